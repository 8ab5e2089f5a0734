// SPDX-License-Identifier: MIT

import Dispatch
import TintypeComponents
import TintypeScheduling

extension GomaUI {
  /// The score of a match, which arrives on the main queue.
  ///
  /// By default, it shows nothing until the main queue runs, even if its model already has a score:
  /// a snapshot before that shows an empty card.
  package final class ScoreView: Component {
    private let viewModel: any ScoreViewModelProtocol
    private var cancellables: Set<AnyCancellable> = []
    private var rendered: ScoreDisplayState?
    /// The number of times the component was drawn.
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

    /// Creates a score that draws its model's current state immediately and follows its changes.
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

    /// The card with the score, empty before it arrives.
    package var body: some Component { ScoreCard(state: rendered) }
  }

  /// The score of a match, loaded by a main actor task.
  ///
  /// The task is not tracked as pending work: a snapshot before it runs shows an empty card, and
  /// nothing fails.
  @MainActor package final class AwaitedScoreView: @MainActor Component {
    private var rendered: ScoreDisplayState?

    /// Creates a score that is loaded asynchronously.
    package init(load: @escaping @Sendable () async -> ScoreDisplayState) {
      Task { @MainActor [weak self] in
        let state = await load()
        self?.rendered = state
      }
    }

    /// The card with the score, empty before it arrives.
    package var body: some Component { ScoreCard(state: rendered) }
  }

  /// A card with an optional score.
  struct ScoreCard: Component {
    let state: ScoreDisplayState?

    var body: some Component {
      VStack(spacing: 10) {
        if let state {
          Phase(phase: state.phase)
          HStack(spacing: 12) {
            name(state.home, .trailing, .trailing)
            Text(score(state))
              .font(StyleProvider.fontWith(type: .bold, size: 28))
              .foregroundStyle(StyleProvider.Color.textPrimary)
            name(state.away, .leading, .leading)
          }
        }
      }
      .padding(16)
      .frame(maxWidth: .infinity, minHeight: 92)
      .background {
        RoundedRectangle(cornerRadius: 12).fill(StyleProvider.Color.surface)
      }
    }

    private func name(
      _ side: ScoreDisplayState.Side, _ lines: TextAlignment, _ alignment: Alignment
    ) -> some Component {
      Text(side.name)
        .font(StyleProvider.fontWith(type: .medium, size: 15))
        .foregroundStyle(StyleProvider.Color.textPrimary)
        .multilineTextAlignment(lines)
        .frame(maxWidth: .infinity, alignment: alignment)
    }

    private func score(_ state: ScoreDisplayState) -> String {
      if case .begins = state.phase { return "–" }
      return "\(state.home.goals) : \(state.away.goals)"
    }

    /// The phase of the match, in a capsule while it is played.
    private struct Phase: Component {
      let phase: ScoreDisplayState.Phase

      var body: some Component {
        switch phase {
        case .begins(let time): quiet("Today, \(time)")
        case .over: quiet("Full time")
        case .live(let minute):
          Text("\(minute)′")
            .font(StyleProvider.fontWith(type: .bold, size: 12))
            .foregroundStyle(StyleProvider.Color.onHighlight)
            .padding(.horizontal, 8)
            .padding(.vertical, 2)
            .background { Capsule().fill(StyleProvider.Color.alertPrimary) }
        }
      }

      private func quiet(_ text: String) -> some Component {
        Text(text)
          .font(StyleProvider.fontWith(type: .medium, size: 12))
          .foregroundStyle(StyleProvider.Color.textSecondary)
          .padding(.vertical, 2)
      }
    }
  }

  /// The score of a match.
  package struct ScoreDisplayState: Hashable, Sendable {
    /// The home team.
    package var home: Side
    /// The away team.
    package var away: Side
    /// The phase of the match.
    package var phase: Phase

    /// Creates a score.
    package init(home: Side, away: Side, phase: Phase) {
      self.home = home
      self.away = away
      self.phase = phase
    }

    /// One of the two teams.
    package struct Side: Hashable, Sendable {
      /// The team's name.
      package var name: String
      /// The team's goals.
      package var goals: Int

      /// Creates a team with its goals.
      package init(_ name: String, _ goals: Int) {
        self.name = name
        self.goals = goals
      }
    }

    /// A phase of a match.
    package enum Phase: Hashable, Sendable {
      /// The match begins at a time of day.
      case begins(String)
      /// The match is being played, in a minute.
      case live(minute: Int)
      /// The match is over.
      case over
    }

    /// A match that is being played.
    package static let live = ScoreDisplayState(
      home: Side("Lisbon", 2), away: Side("Porto", 1), phase: .live(minute: 67))
  }

  /// A score's model.
  package protocol ScoreViewModelProtocol {
    /// The current state.
    var currentDisplayState: ScoreDisplayState { get }
    /// A publisher of the current and all later states.
    var displayStatePublisher: AnyPublisher<ScoreDisplayState, Never> { get }
  }

  /// A mock model of a score.
  package typealias MockScoreViewModel = MockDisplayModel<ScoreDisplayState>
}

extension GomaUI.MockDisplayModel: GomaUI.ScoreViewModelProtocol
where State == GomaUI.ScoreDisplayState {
  /// Creates a mock model of a match that is being played.
  package convenience init() { self.init(.live) }
}
