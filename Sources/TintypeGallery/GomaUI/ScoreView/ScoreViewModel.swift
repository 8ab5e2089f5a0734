// SPDX-License-Identifier: MIT

import Dispatch
import TintypeScheduling

extension GomaUI {
  /// What a score needs to know.
  public protocol ScoreViewModelProtocol {
    /// What it shows now.
    var currentDisplayState: ScoreDisplayState { get }
    /// What it shows, now and from now on.
    var displayStatePublisher: AnyPublisher<ScoreDisplayState, Never> { get }
  }

  /// A model that shows what it is told.
  public final class MockScoreViewModel: ScoreViewModelProtocol {
    private let stateSubject: CurrentValueSubject<ScoreDisplayState, Never>

    /// Creates a model that shows a score.
    public init(_ state: ScoreDisplayState = .live) {
      stateSubject = CurrentValueSubject(state)
    }

    /// What it shows now.
    public var currentDisplayState: ScoreDisplayState { stateSubject.value }

    /// What it shows, now and from now on.
    public var displayStatePublisher: AnyPublisher<ScoreDisplayState, Never> {
      stateSubject.eraseToAnyPublisher()
    }

    /// Shows something else.
    public func show(_ state: ScoreDisplayState) { stateSubject.send(state) }
  }
}
