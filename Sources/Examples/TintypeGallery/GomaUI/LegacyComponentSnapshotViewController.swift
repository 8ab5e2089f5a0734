// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScheduling

extension GomaUI {
  /// The sheet of a component that is drawn late.
  ///
  /// It creates its components in its initializer, as a view controller does when its view loads. A
  /// test that waits before it takes a snapshot therefore finds them drawn.
  package final class LegacyComponentSnapshotViewController: Component {
    private let variants: [(label: String, component: LegacyComponent)]

    /// Creates the sheet and its components.
    package init() {
      variants = Self.states.map { label, state in
        let subject = CurrentValueSubject<LegacyDisplayState, Never>(state)
        return (
          label, LegacyComponent(displayStatePublisher: subject.eraseToAnyPublisher())
        )
      }
    }

    /// The components in their current state.
    package var body: some Component {
      SnapshotSheet("LegacyComponent", style: .gomaUI) {
        ForEach(variants, id: \.label) { variant in
          LabeledVariant(variant.label) { ComponentList([variant.component]) }
        }
      }
    }

    /// The total number of times the components were drawn.
    package var renderCount: Int { variants.reduce(0) { $0 + $1.component.renderCount } }

    private static let states: [(label: String, state: LegacyDisplayState)] = [
      ("Default State", LegacyDisplayState(home: "1.85", draw: "3.40", away: "4.20")),
      ("One outcome locked", LegacyDisplayState(home: "1.02", draw: nil, away: "21.00")),
      ("All locked", LegacyDisplayState(home: nil, draw: nil, away: nil)),
    ]
  }
}

extension GomaUI.LegacyComponentSnapshotViewController: GomaUI.SheetPreviewProvider {
  /// The only sheet, drawn after the main queue runs.
  @MainActor package static var previews: [Preview] {
    [.sheet(componentName) { settled { GomaUI.LegacyComponentSnapshotViewController() } }]
  }
}
