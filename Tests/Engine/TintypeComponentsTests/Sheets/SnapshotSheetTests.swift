// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Snapshot sheets")
struct SnapshotSheetTests {
  private let sheet = SnapshotSheet("Button") {
    LabeledVariant("Solid") { box("A", 40, 30) }
    LabeledVariant("Plain") { box("B", 60, 30) }
  }

  private func lay(_ traits: Traits = Traits()) throws -> Scene {
    try Scene(of: sheet, in: .device(.iPhone13), traits: traits, measuring: BlockText())
  }

  /// Returns the left edge and the top of a line of text.
  private func place(_ text: String, _ scene: Scene) throws -> Point {
    let line = try #require(scene.lines.first { $0.string == text })
    return Point(x: line.origin.x, y: line.origin.y - line.ascent)
  }

  @Test("The title of a sheet is 16 points below the safe area and 16 points from its leading edge")
  func title() throws {
    #expect(try place("Button", lay()) == Point(x: 16, y: 47 + 16))
    let mirrored = try lay(.rightToLeft)
    #expect(try place("Button", mirrored) == Point(x: 390 - 16 - 60, y: 47 + 16))
  }

  @Test("The first label of a sheet is 24 points below the title")
  func firstLabel() throws {
    #expect(try place("Solid", lay()) == Point(x: 16, y: 63 + 20 + 24))
  }

  @Test("Each variant is 8 points below its label, and variants are 16 points apart")
  func variants() throws {
    let scene = try lay()
    #expect(scene.frame("A") == Rect(x: 16, y: 107 + 20 + 8, width: 40, height: 30))
    #expect(try place("Plain", scene) == Point(x: 16, y: 135 + 30 + 16))
    #expect(scene.frame("B") == Rect(x: 16, y: 181 + 20 + 8, width: 60, height: 30))
  }

  @Test("The background of a sheet fills the screen, including the unsafe area")
  func background() throws {
    let scene = try lay()
    let color = try #require(scene.canvas.background)
    let screen = Rect(x: 0, y: 0, width: 390, height: 844)
    #expect(scene.commands.first?.paint == .fill(.box(screen, cornerRadius: 0), color))
  }

  @Test("The title is bold 16, and labels are medium 12 unless the sheet's style overrides them")
  func style() throws {
    let lines = try lay().lines
    #expect(lines.map(\.font.size) == [16, 12, 12])
    #expect(lines.map(\.font.weight) == [.bold, .medium, .medium])
    #expect(lines.map(\.color.name) == ["primary", "secondary", "secondary"])
    let style = SnapshotSheetStyle(labelFont: .system(size: 9), labelColor: .white)
    let own = SnapshotSheet("T", style: style) { LabeledVariant("L") { Text("x") } }
    let label = try TintypeComponentsTestSupport.lay(own, in: Size(200, 200)).lines[1]
    #expect(label.font.size == 9)
    #expect(label.color.description == "#FFFFFF")
  }
}
