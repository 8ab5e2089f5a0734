// SPDX-License-Identifier: MIT

extension GomaUI {
  /// The display state of a button.
  package struct ButtonDisplayState: Hashable, Sendable {
    /// The title.
    package var title: String
    /// The style.
    package var style: Style
    /// The size.
    package var size: Size
    /// The phase of the action.
    package var phase: Phase
    /// A Boolean value that indicates whether the button responds to interaction.
    package var isEnabled: Bool
    /// The icon and its position; `nil` for no icon.
    package var icon: Icon?

    /// Creates a state; by default a solid, medium, enabled button without an icon.
    package init(
      title: String,
      style: Style = .solidBackground,
      size: Size = .medium,
      phase: Phase = .idle,
      isEnabled: Bool = true,
      icon: Icon? = nil
    ) {
      self.title = title
      self.style = style
      self.size = size
      self.phase = phase
      self.isEnabled = isEnabled
      self.icon = icon
    }

    /// The style of a button.
    package enum Style: String, Hashable, Sendable, CaseIterable {
      /// A fill in the highlight color.
      case solidBackground
      /// A border and no fill.
      case bordered
      /// A light fill.
      case tinted
      /// Text without a fill or a border.
      case transparent
      /// A fill in the color of destructive actions.
      case destructive
    }

    /// The size of a button.
    package enum Size: String, Hashable, Sendable, CaseIterable {
      /// At least 36 points high.
      case small
      /// At least 48 points high.
      case medium
      /// At least 56 points high.
      case large
    }

    /// The phase of a button's action.
    package enum Phase: Hashable, Sendable {
      /// The button is ready for a tap.
      case idle
      /// The button is selected.
      case selected
      /// The action is running.
      case loading
      /// The action failed; the message is shown below the button.
      case failed(message: String)
    }

    /// An icon next to the title.
    package enum Icon: Hashable, Sendable {
      /// Before the title.
      case leading(IconShape)
      /// After the title.
      case trailing(IconShape)
    }
  }
}

extension GomaUI.ButtonDisplayState.Size {
  /// The minimum height in points.
  package var minHeight: Double {
    switch self {
    case .small: 36
    case .medium: 48
    case .large: 56
    }
  }

  /// The font size of the title in points.
  package var fontSize: Double {
    switch self {
    case .small: 14
    case .medium: 16
    case .large: 18
    }
  }

  /// The radius of the corners in points.
  package var cornerRadius: Double {
    switch self {
    case .small: 8
    case .medium: 10
    case .large: 12
    }
  }

  /// The space before and after the label in points.
  package var horizontalPadding: Double {
    switch self {
    case .small: 12
    case .medium: 16
    case .large: 20
    }
  }
}
