// SPDX-License-Identifier: MIT

import Dispatch
import TintypeComponents
import TintypeScheduling

extension GomaUI {
  /// A component that nobody has had the time to mend: the odds of a match.
  ///
  /// What it shows arrives on the main queue, and nothing can be injected. Only its test can help.
  package final class LegacyComponent: Component {
    private var cancellables: Set<AnyCancellable> = []
    private var rendered: LegacyDisplayState?
    /// How many times it was drawn.
    package private(set) var renderCount = 0

    /// Creates a component that follows what is published.
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

    /// The odds beside each other, or an empty card while none have arrived.
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

  /// What a bet on each outcome of a match is worth.
  package struct LegacyDisplayState: Hashable, Sendable {
    /// If the home team wins.
    package var home: String?
    /// If nobody wins.
    package var draw: String?
    /// If the other team wins.
    package var away: String?

    /// Creates the odds; `nil` where no bets are taken.
    package init(home: String?, draw: String?, away: String?) {
      self.home = home
      self.draw = draw
      self.away = away
    }
  }

  /// One outcome with its odds, or with a lock where no bets are taken.
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
