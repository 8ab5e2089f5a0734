// SPDX-License-Identifier: MIT

/// The button of a navigation bar that returns to the previous screen.
package struct BackButton: Component {
  private let previousTitle: String
  private let hidesTitle: Bool
  private let action: () -> Void
  @Environment(\.self) private var environment

  /// The maximum length of a title in characters in the classic style.
  private static let maximumTitleLength = 14

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - previousTitle: The title of the previous screen; “Back” is shown if it is empty or does
  ///     not fit next to the title of the bar.
  ///   - hidesTitle: A Boolean value that indicates whether only the chevron is visible.
  ///   - action: The closure that returns to the previous screen.
  package init(previousTitle: String, hidesTitle: Bool = false, action: @escaping () -> Void) {
    (self.previousTitle, self.hidesTitle, self.action) = (previousTitle, hidesTitle, action)
  }

  /// A chevron and the title.
  package var body: some Component {
    let isLong =
      environment.platformStyle == .classic && previousTitle.count > Self.maximumTitleLength
    let title =
      previousTitle.isEmpty || isLong
      ? SystemText.back.string(for: environment.locale) : previousTitle
    let showsTitle = !hidesTitle && !environment.platformMetrics.hasGlass
    return Button(action: action) { BackLabel(showsTitle ? title : "") }
      .buttonStyle(.borderless)
      .accessibilityElement()
      .accessibilityLabel(title)
      .accessibilityAddTraits(.isButton)
      .padding(.leading, inset)
      .layoutValue(key: BackTitleKey.self, value: true)
  }

  /// The distance of the chevron from the margin of the bar, which is negative.
  private var inset: Double {
    let metrics = environment.platformMetrics.navigationBar
    return metrics.backInset - max(metrics.margin, environment.screenMargin)
  }
}

/// The chevron and the title of a button that returns to the previous screen.
///
/// In a bar of iOS, the title becomes “Back” and then disappears if it does not fit.
package struct BackLabel: Component {
  private let title: String
  @Environment(\.self) private var environment

  /// Creates a label with the title of the previous screen; empty for none.
  package init(_ title: String) { self.title = title }

  /// The chevron in an area as wide as its lines, before the title.
  package var body: some Component {
    let back = SystemText.back.string(for: environment.locale)
    let titles = title.isEmpty ? [""] : title == back ? [title, ""] : [title, back, ""]
    Group {
      if environment.platformStyle != .classic, titles.count > 1 {
        ViewThatFits(in: .horizontal) { for title in titles { label(title) } }
      } else {
        label(title)
      }
    }
    .environment(\.symbolsFillGrid, true)
    .layoutValue(key: BackTitleKey.self, value: true)
  }

  private func label(_ title: String) -> some Component {
    let metrics = environment.platformMetrics.navigationBar
    return HStack(spacing: metrics.backSpacing) {
      if environment.platformStyle != .classic {
        Symbol("chevron.backward")
          .imageScale(.medium)
          .font(.system(size: metrics.chevronSize, weight: .semibold))
          .frame(width: Self.chevronWidth)
      } else {
        Symbol("chevron.backward").font(.body.weight(.semibold))
      }
      if !title.isEmpty { Text(title).lineLimit(environment.platformStyle != .classic ? 1 : nil) }
    }
  }

  /// The width of the lines of the chevron in points; its symbol has a margin on both sides.
  private static let chevronWidth = 10.0
}

/// The key for bar items whose titles are removed to make space for the bar's title.
enum BackTitleKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}
