// SPDX-License-Identifier: MIT

import TintypeComponents

extension GomaUI {
  /// A card with a score, or with nothing.
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

    /// How far the match is, in a capsule while it is played.
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
}
