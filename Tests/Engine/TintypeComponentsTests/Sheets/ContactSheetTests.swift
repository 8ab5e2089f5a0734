// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Contact sheets") struct ContactSheetTests {
  private let variants = Variants(
    schemes: [.light, .dark], layoutDirections: [.leftToRight, .rightToLeft],
    viewports: [.fixed(Size(100, 40))])

  private func sheet(columns: Int? = 2) throws -> Scene {
    try ContactSheet(columns: columns, spacing: 20).scene(of: variants, measuring: BlockText()) {
      HStack {
        box("a", 10, 10)
        Spacer()
      }
    }
  }

  @Test("A contact sheet shows each variant below its name, row by row")
  func tiles() throws {
    let scene = try sheet()
    #expect(
      scene.lines.map(\.string)
        == ["light-ltr", "light-rtl", "dark-ltr", "dark-rtl"])
    let frames = scene.nodes.filter { $0.element == "Rectangle#a" }.map(\.frame)
    #expect(
      frames == [
        Rect(x: 20, y: 63, width: 10, height: 10), Rect(x: 230, y: 63, width: 10, height: 10),
        Rect(x: 20, y: 151, width: 10, height: 10), Rect(x: 230, y: 151, width: 10, height: 10),
      ])
  }

  @Test("The nodes of each tile are children of that tile")
  func nodes() throws {
    let scene = try sheet()
    for (index, node) in scene.nodes.enumerated() {
      #expect(node.parent ?? -1 < index)
    }
    #expect(scene.commands.allSatisfy { scene.nodes.indices.contains($0.node) })
    #expect(scene.paths.contains { $0 == "ContactSheet/Tile#dark-rtl/HStack/Rectangle#a" })
  }

  @Test("The width and the height of a contact sheet are similar")
  func columns() throws {
    let size = try sheet(columns: nil).canvas.size
    #expect(size.width / size.height < 3 && size.height / size.width < 3)
  }

  @Test("A contact sheet has the diagnostics of all tiles")
  func diagnostics() throws {
    let scene = try ContactSheet().scene(of: variants, measuring: BlockText()) {
      Text("a").frame(width: -1)
    }
    #expect(scene.diagnostics.count == 4)
  }
}
