// SPDX-License-Identifier: MIT

import TintypeScheduling

extension GomaUI {
  /// What a score needs to know.
  package protocol ScoreViewModelProtocol {
    /// What it shows now.
    var currentDisplayState: ScoreDisplayState { get }
    /// What it shows, now and from now on.
    var displayStatePublisher: AnyPublisher<ScoreDisplayState, Never> { get }
  }

  /// A model of a score.
  package typealias MockScoreViewModel = MockDisplayModel<ScoreDisplayState>
}

extension GomaUI.MockDisplayModel: GomaUI.ScoreViewModelProtocol
where State == GomaUI.ScoreDisplayState {
  /// Creates a model of a match that is being played.
  package convenience init() { self.init(.live) }
}
