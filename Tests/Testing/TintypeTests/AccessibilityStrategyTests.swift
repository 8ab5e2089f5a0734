// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeComponents
import TintypeSnapshots
import TintypeSnapshotsTestSupport

@Suite("The accessibility strategy")
struct AccessibilityStrategyTests {
  private struct Settings: Component {
    var padding = 12.0
    var label = "Save"

    var body: some Component {
      VStack(spacing: padding) {
        Text("Settings").accessibilityAddTraits(.isHeader)
        Text(label)
      }
      .padding(padding)
    }
  }

  private func outcome(
    of component: Settings, after first: Settings, frames: Bool? = nil
  ) throws -> String {
    let package = try TemporaryPackage()
    let strategy: Snapshotting<Settings, String> =
      if let frames {
        .accessibility(in: .sizeThatFits, frames: frames) { BlockText() }
      } else {
        .accessibility(in: .sizeThatFits) { BlockText() }
      }
    #expect(package.verify(first, as: strategy, record: .missing).outcome == "recorded")
    return package.verify(component, as: strategy, record: .never).outcome
  }

  @Test("A change of the layout alone does not alter the text")
  func layout() throws {
    #expect(try outcome(of: Settings(padding: 16), after: Settings()) == "matched")
  }

  @Test("A change of a label alters the text")
  func label() throws {
    #expect(try outcome(of: Settings(label: "Store"), after: Settings()) == "changed")
  }

  @Test("With frames, a change of the layout alters the text")
  func frames() throws {
    #expect(try outcome(of: Settings(padding: 16), after: Settings(), frames: true) == "changed")
    #expect(try outcome(of: Settings(padding: 16), after: Settings(), frames: false) == "matched")
  }
}
