// SPDX-License-Identifier: MIT

/// The button of a navigation bar that returns to the previous screen.
package struct BackButton: Component {
  private let previousTitle: String
  private let hidesTitle: Bool
  private let action: () -> Void
  @Environment(\.locale) private var locale

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
    let title = isShown ? previousTitle : SystemText.back.string(for: locale)
    return Button(action: action) {
      HStack(spacing: 4) {
        Symbol("chevron.backward").font(.body.weight(.semibold))
        if !hidesTitle { Text(title) }
      }
    }
    .buttonStyle(.borderless)
    .accessibilityElement()
    .accessibilityLabel(title)
    .accessibilityAddTraits(.isButton)
    // The chevron has a margin of its own.
    .padding(.leading, -8)
  }
}
