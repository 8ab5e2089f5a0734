// SPDX-License-Identifier: MIT

import Dispatch
import TintypeComponents
import TintypeScheduling

extension GomaUI {
  /// A legacy component that was never updated: the odds of a match.
  ///
  /// Its state arrives on the main queue, and no scheduler can be injected. Only a fix in the test
  /// helps.
  package final class LegacyComponent: Component {
    private var cancellables: Set<AnyCancellable> = []
    private var rendered: LegacyDisplayState?
    /// The number of times the component was drawn.
    package private(set) var renderCount = 0

    /// Creates a component that follows a publisher.
    package init(displayStatePublisher: AnyPublisher<LegacyDisplayState, Never>) {
      displayStatePublisher
        .receive(on: DispatchQueue.main)
        .sink { [weak self] state in self?.render(state: state) }
        .store(in: &cancellables)
    }

    private func render(state: LegacyDisplayState) {
      rendered = state
      renderCount += 1
    }

    /// The odds side by side, or an empty card before they arrive.
    package var body: some Component {
      HStack(spacing: 8) {
        if let rendered {
          Odds(name: "1", odds: rendered.home)
          Odds(name: "X", odds: rendered.draw)
          Odds(name: "2", odds: rendered.away)
        }
      }
      .padding(12)
      .frame(maxWidth: .infinity, minHeight: 76)
      .background { RoundedRectangle(cornerRadius: 12).fill(StyleProvider.Color.surface) }
    }
  }

  /// The odds of each outcome of a match.
  package struct LegacyDisplayState: Hashable, Sendable {
    /// The odds of a home win.
    package var home: String?
    /// The odds of a draw.
    package var draw: String?
    /// The odds of an away win.
    package var away: String?

    /// Creates the odds; `nil` for an outcome without bets.
    package init(home: String?, draw: String?, away: String?) {
      self.home = home
      self.draw = draw
      self.away = away
    }
  }

  /// An outcome with its odds, or with a lock if no bets are accepted.
  private struct Odds: Component {
    let name: String
    let odds: String?

    var body: some Component {
      VStack(spacing: 2) {
        Text(name)
          .font(StyleProvider.fontWith(type: .medium, size: 12))
          .foregroundStyle(StyleProvider.Color.textSecondary)
        if let odds {
          Text(odds)
            .font(StyleProvider.fontWith(type: .bold, size: 16))
            .foregroundStyle(StyleProvider.Color.highlightText)
        } else {
          Symbol("lock.fill")
            .font(StyleProvider.fontWith(type: .bold, size: 14))
            .foregroundStyle(StyleProvider.Color.disabledText)
            .frame(height: 19)
        }
      }
      .frame(maxWidth: .infinity, minHeight: 52)
      .background {
        RoundedRectangle(cornerRadius: 8)
          .fill(
            odds == nil
              ? StyleProvider.Color.disabledBackground : StyleProvider.Color.highlightTint)
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(odds.map { "\(name), \($0)" } ?? "\(name), no bets")
    }
  }
}
