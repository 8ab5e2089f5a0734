// SPDX-License-Identifier: MIT

import Dispatch
import TintypeComponents
import TintypeScheduling

extension GomaUI {
  /// The score of a match, which arrives on the main queue.
  ///
  /// As it is made by default, it shows nothing until the main queue has run, even where its model has
  /// a score at once: a picture that is taken before shows an empty card.
  package final class ScoreView: Component {
    private let viewModel: any ScoreViewModelProtocol
    private var cancellables: Set<AnyCancellable> = []
    private var rendered: ScoreDisplayState?
    /// How many times it was drawn.
    package private(set) var renderCount = 0

    /// Creates a score that follows a model.
    ///
    /// - Parameters:
    ///   - viewModel: The model.
    ///   - scheduler: The scheduler on which scores arrive.
    package init(
      viewModel: any ScoreViewModelProtocol, scheduler: AnySchedulerOf<DispatchQueue> = .main
    ) {
      self.viewModel = viewModel
      bind(viewModel.displayStatePublisher, scheduler)
    }

    /// Creates a score that draws its model's current state at once, and follows the changes.
    package init(showingCurrentStateOf viewModel: any ScoreViewModelProtocol) {
      self.viewModel = viewModel
      render(state: viewModel.currentDisplayState)
      bind(viewModel.displayStatePublisher.dropFirst().eraseToAnyPublisher(), .main)
    }

    private func bind(
      _ states: AnyPublisher<ScoreDisplayState, Never>,
      _ scheduler: AnySchedulerOf<DispatchQueue>
    ) {
      states
        .receive(on: scheduler)
        .sink { [weak self] state in self?.render(state: state) }
        .store(in: &cancellables)
    }

    private func render(state: ScoreDisplayState) {
      rendered = state
      renderCount += 1
    }

    /// The card with the score, empty while none has arrived.
    package var body: some Component { ScoreCard(state: rendered) }
  }

  /// The score of a match, which a task of the main actor brings.
  ///
  /// What the task waits for stands in no ledger: a picture that is taken before it has run shows an
  /// empty card, and nothing fails.
  @MainActor package final class AwaitedScoreView: @MainActor Component {
    private var rendered: ScoreDisplayState?

    /// Creates a score that is loaded.
    package init(load: @escaping @Sendable () async -> ScoreDisplayState) {
      Task { @MainActor [weak self] in
        let state = await load()
        self?.rendered = state
      }
    }

    /// The card with the score, empty while none has arrived.
    package var body: some Component { ScoreCard(state: rendered) }
  }
}
