// SPDX-License-Identifier: MIT

import TintypeComponents

extension GomaUI {
  /// The score in all phases of a match, with labels.
  package struct ScoreViewSnapshotViewController: Component {
    /// Creates the sheet.
    package init() {}

    /// The scores, on an immediate scheduler.
    package var body: some Component {
      SnapshotSheet("ScoreView", style: .gomaUI) {
        ForEach(Self.variants, id: \.label) { variant in
          LabeledVariant(variant.label) {
            ScoreView(viewModel: MockScoreViewModel(variant.state), scheduler: .immediate)
          }
        }
      }
    }

    private static let variants: [(label: String, state: ScoreDisplayState)] = [
      (
        "Before the match",
        ScoreDisplayState(
          home: .init("Lisbon", 0), away: .init("Porto", 0), phase: .begins("20:15"))
      ),
      ("Live", .live),
      (
        "Over",
        ScoreDisplayState(home: .init("Lisbon", 2), away: .init("Porto", 2), phase: .over)
      ),
      (
        "Long names",
        ScoreDisplayState(
          home: .init("Eintracht Frankfurt", 10), away: .init("Wolverhampton Wanderers", 0),
          phase: .live(minute: 90))
      ),
    ]
  }
}

extension GomaUI.ScoreViewSnapshotViewController: GomaUI.SheetPreviewProvider {
  /// The only sheet.
  @MainActor package static var previews: [Preview] {
    [.sheet(componentName) { GomaUI.ScoreViewSnapshotViewController() }]
  }
}
