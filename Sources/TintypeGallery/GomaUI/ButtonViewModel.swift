// SPDX-License-Identifier: MIT

import TintypeScheduling

extension GomaUI {
  /// What a button needs to know; the state can be read at once, so that it is drawn at once.
  package protocol ButtonViewModelProtocol {
    /// What the button shows now.
    var currentDisplayState: ButtonDisplayState { get }
    /// What the button shows, now and from now on.
    var displayStatePublisher: AnyPublisher<ButtonDisplayState, Never> { get }
  }

  /// A model of a button.
  package typealias MockButtonViewModel = MockDisplayModel<ButtonDisplayState>
}

extension GomaUI.MockDisplayModel: GomaUI.ButtonViewModelProtocol
where State == GomaUI.ButtonDisplayState {
  /// A model of a button with a style.
  package static func button(
    _ title: String,
    _ style: GomaUI.ButtonDisplayState.Style = .solidBackground,
    size: GomaUI.ButtonDisplayState.Size = .medium,
    phase: GomaUI.ButtonDisplayState.Phase = .idle,
    isEnabled: Bool = true,
    icon: GomaUI.ButtonDisplayState.Icon? = nil
  ) -> GomaUI.MockButtonViewModel {
    GomaUI.MockButtonViewModel(
      GomaUI.ButtonDisplayState(
        title: title,
        style: style,
        size: size,
        phase: phase,
        isEnabled: isEnabled,
        icon: icon
      )
    )
  }
}

extension GomaUI {
  /// Everything that a button shows.
  package struct ButtonDisplayState: Hashable, Sendable {
    /// The title.
    package var title: String
    /// What the button looks like.
    package var style: Style
    /// How large it is.
    package var size: Size
    /// What it is doing.
    package var phase: Phase
    /// Whether it answers to a user.
    package var isEnabled: Bool
    /// The icon and its side; `nil` for none.
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

    /// What a button looks like.
    package enum Style: String, Hashable, Sendable, CaseIterable {
      /// Filled with the highlight colour.
      case solidBackground
      /// A border and no fill.
      case bordered
      /// A faint fill.
      case tinted
      /// Text alone.
      case transparent
      /// Filled with the colour of what destroys.
      case destructive
    }

    /// How large a button is.
    package enum Size: String, Hashable, Sendable, CaseIterable {
      /// At least 36 points high.
      case small
      /// At least 48 points high.
      case medium
      /// At least 56 points high.
      case large
    }

    /// What a button is doing.
    package enum Phase: Hashable, Sendable {
      /// It waits for a tap.
      case idle
      /// It was chosen.
      case selected
      /// Its action is running.
      case loading
      /// Its action failed; the message stands below it.
      case failed(message: String)
    }

    /// An icon beside the title.
    package enum Icon: Hashable, Sendable {
      /// Before the title.
      case leading(IconShape)
      /// Behind the title.
      case trailing(IconShape)
    }
  }
}
