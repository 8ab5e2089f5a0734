// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeGallery

@Suite("Sheets of the button") struct ButtonSnapshotCategoryTests {
  private func sheet(_ category: GomaUI.ButtonSnapshotCategory) throws -> Node {
    try Node(resolving: GomaUI.ButtonViewSnapshotViewController(category: category))
  }

  @Test("The button has six sheets with 22 variants, each with a unique label")
  func variants() throws {
    let categories = GomaUI.ButtonSnapshotCategory.allCases
    #expect(categories.count == 6)
    let variants = try categories.flatMap { category in
      try sheet(category).located.map(\.node).filter { $0.type == "LabeledVariant" }
    }
    #expect(variants.count == 22)
    #expect(Set(variants.map(\.id)).count == 22)
  }

  @Test(
    "The title of each button sheet contains its category",
    arguments: GomaUI.ButtonSnapshotCategory.allCases)
  func title(category: GomaUI.ButtonSnapshotCategory) throws {
    let texts = try sheet(category).located.compactMap { located -> String? in
      guard case .text(let text) = located.node.content else { return nil }
      return text.string
    }
    #expect(texts.first == "ButtonView - \(category.rawValue)")
  }

  @Test("All button sheets are in the gallery, in light and dark appearance")
  func gallery() {
    let sheets = Gallery.sheets(of: "ButtonViewSnapshotTests")
    #expect(sheets.count == 12)
    #expect(sheets.first?.test == "testButtonView_BasicStyles_Light")
    #expect(sheets.last?.test == "testButtonView_LongTitlesAndIcons_Dark")
  }
}
