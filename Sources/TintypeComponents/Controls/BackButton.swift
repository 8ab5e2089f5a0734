// SPDX-License-Identifier: MIT

/// The button of a navigation bar that returns to the previous screen.
package struct BackButton: Component {
  private let previousTitle: String
  private let hidesTitle: Bool
  private let action: () -> Void
  @Environment(\.self) private var environment

  /// The maximum length of a title in characters.
  ///
  /// UIKit measures the title instead, which depends on the other items of the bar.
  static let maximumTitleLength = 14

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - previousTitle: The title of the previous screen; “Back” is shown if it is empty or long.
  ///   - hidesTitle: A Boolean value that indicates whether only the chevron is visible.
  ///   - action: The closure that returns to the previous screen.
  package init(previousTitle: String, hidesTitle: Bool = false, action: @escaping () -> Void) {
    self.previousTitle = previousTitle
    self.hidesTitle = hidesTitle
    self.action = action
  }

  /// A chevron and the title.
  package var body: some Component {
    let isShown = !previousTitle.isEmpty && previousTitle.count <= Self.maximumTitleLength
    let title = isShown ? previousTitle : SystemText.back.string(for: environment.locale)
    return Button(action: action) { BackLabel(hidesTitle ? "" : title) }
      .buttonStyle(.borderless)
      .accessibilityElement()
      .accessibilityLabel(title)
      .accessibilityAddTraits(.isButton)
      .padding(.leading, inset)
  }

  /// The distance of the chevron from the margin of the bar, which is negative.
  private var inset: Double {
    let metrics = environment.platformMetrics.navigationBar
    return metrics.backInset - max(metrics.margin, environment.screenMargin)
  }
}

/// The chevron and the title of a button that returns to the previous screen.
package struct BackLabel: Component {
  private let title: String
  @Environment(\.platformStyle) private var style

  /// Creates a label with the title of the previous screen; empty for none.
  package init(_ title: String) { self.title = title }

  /// The chevron in an area as wide as its lines, before the title.
  package var body: some Component {
    let metrics = style.metrics.navigationBar
    HStack(spacing: metrics.backSpacing) {
      if style == .iOS {
        Symbol("chevron.backward")
          .font(.system(size: metrics.chevronSize, weight: .semibold))
          .frame(width: Self.chevronWidth)
      } else {
        Symbol("chevron.backward").font(.body.weight(.semibold))
      }
      if !title.isEmpty { Text(title).lineLimit(style == .iOS ? 1 : nil) }
    }
    .environment(\.symbolsFillGrid, true)
  }

  /// The width of the lines of the chevron in points; its symbol has a margin on both sides.
  private static let chevronWidth = 10.0
}
