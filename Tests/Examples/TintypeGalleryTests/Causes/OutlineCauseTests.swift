// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents
import TintypeSnapshots

@testable import TintypeComparison

@Suite("Causes in an outline and in its image")
struct OutlineCauseTests {
  private static func card(
    _ title: String = "Add", padding: Double = 12, accent: Color = .red, width: Double = 80
  ) -> any Component {
    VStack {
      Text(title).foregroundStyle(accent).padding(padding)
      Rectangle().fill(Color("accent", light: accent, dark: accent)).frame(width: width, height: 20)
    }
  }

  static var edits: [(name: String, component: any Component)] {
    [
      ("text", card("Buy")), ("padding", card(padding: 16)), ("color", card(accent: .blue)),
      ("width", card(width: 90)), ("all", card("Buy", padding: 16, accent: .blue, width: 90)),
    ]
  }

  @Test("The names are equal, except for consequences", arguments: edits.map(\.name))
  func names(edit: String) throws {
    let renderer = try CairoRenderer.standard()
    func scene(_ component: any Component) throws -> Scene {
      try Scene(
        of: ComponentList([component]), in: .fixed(Size(width: 200, height: 200)),
        measuring: renderer)
    }
    let changed = try #require(Self.edits.first { $0.name == edit }?.component)
    let (before, after) = (try scene(Self.card()), try scene(changed))
    let changes = after.changes(since: before)
    let groups = ChangeGroup.groups(of: changes, in: try #require(after.makeLayout()))
    let images = groups.map { group in CauseName(group.changes.map { changes[$0].change }) }
    let difference = try #require(
      TextDifference(
        from: before.outline(geometry: false), to: after.outline(geometry: false)))
    let texts = TextCauses(try #require(difference.textChanges))
    #expect(Set(texts.names.map(\.identity)) == Set(images.map(\.identity)))
    #expect(texts.isComplete)
  }
}
