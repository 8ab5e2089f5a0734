// SPDX-License-Identifier: MIT

import SwiftUI

/// The meaning of a colored element.
public enum Tone: String, CaseIterable {
  case neutral, info, success, warning, danger

  var color: Color {
    switch self {
    case .neutral: .harborInkSoft
    case .info: .harborTint
    case .success: .harborSuccess
    case .warning: .harborWarning
    case .danger: .harborDanger
    }
  }

  var systemImage: String {
    switch self {
    case .neutral: "circle"
    case .info: "info.circle"
    case .success: "checkmark.circle.fill"
    case .warning: "exclamationmark.triangle.fill"
    case .danger: "xmark.circle.fill"
    }
  }
}

/// A short text about a state.
public struct Badge: View {
  let text: Text
  let tone: Tone

  public init(_ text: LocalizedStringKey, tone: Tone = .neutral) {
    self.text = Text(text)
    self.tone = tone
  }

  /// Creates a badge with a number, at most 99.
  public init(count: Int) {
    text = count > 99 ? Text(verbatim: "99+") : Text(count, format: .number)
    tone = .danger
  }

  public var body: some View {
    text
      .font(.caption2.weight(.bold))
      .textCase(.uppercase)
      .foregroundStyle(tone.color)
      .padding(.horizontal, .spaceS)
      .padding(.vertical, 3)
      .background(tone.color.opacity(0.15), in: .capsule)
      .fixedSize()
  }
}

extension View {
  /// Adds a count to the upper trailing corner; none for zero.
  public func countBadge(_ count: Int) -> some View {
    overlay(alignment: .topTrailing) {
      if count > 0 {
        Text("\(min(count, 99))")
          .font(.caption2.bold().monospacedDigit())
          .foregroundColor(.harborOnTint)
          .padding(.horizontal, 5)
          .frame(minWidth: 18, minHeight: 18)
          .background(Capsule().fill(Color.harborDanger))
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
          .accessibilityHidden(true)
      }
    }
  }
}

struct Badge_Previews: PreviewProvider {
  static var previews: some View {
    VStack(alignment: .leading, spacing: .spaceM) {
      ForEach(Tone.allCases, id: \.rawValue) { tone in
        Badge(LocalizedStringKey(tone.rawValue), tone: tone)
      }
      Badge(count: 120)
      Image(systemName: "bell")
        .font(.title2)
        .countBadge(3)
    }
    .padding()
  }
}
