// SPDX-License-Identifier: MIT

import TintypeScheduling

extension GomaUI {
  /// What a button needs to know; the state can be read at once, so that it is drawn at once.
  public protocol ButtonViewModelProtocol {
    /// What the button shows now.
    var currentDisplayState: ButtonDisplayState { get }
    /// What the button shows, now and from now on.
    var displayStatePublisher: AnyPublisher<ButtonDisplayState, Never> { get }
  }

  /// A model that shows what it is told.
  public final class MockButtonViewModel: ButtonViewModelProtocol {
    private let stateSubject: CurrentValueSubject<ButtonDisplayState, Never>

    /// Creates a model that shows a state.
    public init(_ state: ButtonDisplayState) {
      stateSubject = CurrentValueSubject(state)
    }

    /// What the button shows now.
    public var currentDisplayState: ButtonDisplayState { stateSubject.value }

    /// What the button shows, now and from now on.
    public var displayStatePublisher: AnyPublisher<ButtonDisplayState, Never> {
      stateSubject.eraseToAnyPublisher()
    }

    /// Shows something else.
    public func show(_ state: ButtonDisplayState) { stateSubject.send(state) }

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
