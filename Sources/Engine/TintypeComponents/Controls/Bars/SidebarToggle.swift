// SPDX-License-Identifier: MIT

/// The button of a navigation bar that shows or hides the columns before a column.
package struct SidebarToggle: Component {
  private let isVisible: Bool
  private let action: () -> Void
  @Environment(\.layoutDirection) private var layoutDirection

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - isVisible: A Boolean value that indicates whether the button hides a sidebar.
  ///   - action: The closure that shows or hides it.
  package init(isVisible: Bool, action: @escaping () -> Void) {
    (self.isVisible, self.action) = (isVisible, action)
  }

  /// A symbol with the sidebar at the leading edge.
  package var body: some Component {
    Button(action: action) {
      Symbol("sidebar.left")
        .imageScale(.large)
        .scaleEffect(x: layoutDirection == .rightToLeft ? -1 : 1)
    }
    .buttonStyle(.borderless)
    .accessibilityElement()
    .accessibilityLabel(isVisible ? "Hide Sidebar" : "Show Sidebar")
    .accessibilityAddTraits(.isButton)
  }
}
