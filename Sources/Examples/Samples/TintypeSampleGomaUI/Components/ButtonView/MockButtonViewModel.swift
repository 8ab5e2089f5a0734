// SPDX-License-Identifier: MIT

import Combine

/// A model of a button for previews and tests.
public final class MockButtonViewModel: ButtonViewModelProtocol {
  @Published public private(set) var currentDisplayState: ButtonDisplayState
  public private(set) var tapCount = 0
  private let onTap: (MockButtonViewModel) -> Void

  public init(
    _ state: ButtonDisplayState, onTap: @escaping (MockButtonViewModel) -> Void = { _ in }
  ) {
    currentDisplayState = state
    self.onTap = onTap
  }

  public var displayStatePublisher: AnyPublisher<ButtonDisplayState, Never> {
    $currentDisplayState.eraseToAnyPublisher()
  }

  public func buttonTapped() {
    tapCount += 1
    onTap(self)
  }

  /// Shows another state.
  public func show(_ state: ButtonDisplayState) {
    currentDisplayState = state
  }

  /// Shows another phase of the action.
  public func show(_ phase: ButtonDisplayState.Phase) {
    currentDisplayState.phase = phase
  }
}

extension MockButtonViewModel {
  static func button(
    _ title: String,
    _ style: ButtonDisplayState.Style = .solidBackground,
    size: ButtonDisplayState.Size = .medium,
    phase: ButtonDisplayState.Phase = .idle,
    isEnabled: Bool = true,
    icon: ButtonDisplayState.Icon? = nil
  ) -> MockButtonViewModel {
    MockButtonViewModel(
      ButtonDisplayState(
        title: title, style: style, size: size, phase: phase, isEnabled: isEnabled, icon: icon))
  }
}
