// SPDX-License-Identifier: MIT

extension GomaUI {
  /// What a button needs to know; the state can be read at once, so that it is drawn at once.
  public protocol ButtonViewModelProtocol {
    /// What the button shows now.
    var currentDisplayState: ButtonDisplayState { get }
  }

  /// A model that always shows the same state.
  public struct MockButtonViewModel: ButtonViewModelProtocol, Hashable, Sendable {
    /// What the button shows.
    public let currentDisplayState: ButtonDisplayState

    /// Creates a model that shows a state.
    public init(_ state: ButtonDisplayState) {
      currentDisplayState = state
    }

    /// A model of a button with a style.
    public static func button(
      _ title: String,
      _ style: ButtonDisplayState.Style = .solidBackground,
      size: ButtonDisplayState.Size = .medium,
      phase: ButtonDisplayState.Phase = .idle,
      isEnabled: Bool = true,
      icon: ButtonDisplayState.Icon? = nil
    ) -> MockButtonViewModel {
      MockButtonViewModel(
        ButtonDisplayState(
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
}
