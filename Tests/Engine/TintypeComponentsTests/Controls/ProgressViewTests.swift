// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Progress views")
struct ProgressViewTests {
  /// Returns the frame of the filled part of a bar that is 200 points wide.
  private func filled(_ view: ProgressView, _ traits: Traits = Traits()) throws -> Rect {
    let scene = try lay(
      view, in: Size(200, 6), traits: [.platformStyle(.classic), traits])
    #expect(scene.diagnosticTexts == [])
    return try #require(scene.nodes.first { $0.element.hasPrefix("Capsule") }?.frame)
  }

  @Test(
    "Progress views clamp the fraction to 0...1 in the bar and in the accessibility value",
    arguments: [
      (0.0, 1.0, 0.0, "0%"), (0.4, 1, 80, "40%"), (1, 1, 200, "100%"), (3, 8, 75, "38%"),
      (2, 1, 200, "100%"), (-1, 1, 0, "0%"), (.nan, 1, 0, "0%"), (1, .nan, 0, "0%"),
      (1, 0, 0, "0%"), (1, -1, 0, "0%"), (.infinity, 1, 200, "100%"),
      (1, .infinity, 0, "0%"), (.infinity, .infinity, 200, "100%"),
      (-.infinity, .infinity, 0, "0%"),
    ])
  func shares(value: Double, total: Double, width: Double, spoken: String) throws {
    let view = ProgressView(value: value, total: total)
    #expect(try filled(view).width == width)
    #expect(try lay(view).first("ProgressView")?.semantics?.value == spoken)
  }

  @Test("A tiny fraction above zero shows a minimum of progress")
  func beginning() throws {
    #expect(try filled(ProgressView(value: 0.000_1)).width == 6)
  }

  @Test("Progress bars fill from the leading edge")
  func mirroring() throws {
    #expect(try filled(ProgressView(value: 0.25)).minX == 0)
    #expect(try filled(ProgressView(value: 0.25), .rightToLeft).maxX == 200)
  }

  @Test("A progress view without a value is a spinner, and styles make it a ring or a bar")
  func forms() throws {
    func shapes(_ view: some Component) throws -> [Int] {
      let scene = try lay(view, in: Size(200, 60))
      return ["Capsule", "Circle"].map { type in
        scene.nodes.filter { $0.element.hasPrefix(type) }.count
      }
    }
    #expect(try shapes(ProgressView()) == [8, 0])
    #expect(try shapes(ProgressView(value: nil).progressViewStyle(.linear)) == [1, 0])
    #expect(try shapes(ProgressView(value: 0.5)) == [1, 0])
    #expect(try shapes(ProgressView(value: 0.5).progressViewStyle(.circular)) == [0, 2])
    #expect(try shapes(ProgressView(value: 0).progressViewStyle(.circular)) == [0, 1])
  }

  @Test("The accessibility text of a progress view has its label and its value")
  func semantics() throws {
    let view = ProgressView("Copying", value: 0.4)
    #expect(try lay(view, in: Size(200, 60)).accessibilityText.contains("Copying: 40%."))
  }

  @Test("Progress views are legible in every scheme and contrast")
  func contrast() throws {
    for traits in looks {
      let view = ProgressView(value: 0.4) {
        Text("Copying")
      } currentValueLabel: {
        Text("40 %")
      }
      #expect(try lay(view, in: Size(200, 60), traits: traits).paleTexts(traits) == [])
      let ring = view.progressViewStyle(.circular)
      #expect(try lay(ring, in: Size(200, 90), traits: traits).paleTexts(traits) == [])
    }
  }
}
