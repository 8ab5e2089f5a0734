// SPDX-License-Identifier: MIT

import TintypeScheduling

extension GomaUI {
  /// What a text field needs to know: its state can be read at once, and changes follow.
  public protocol BorderedTextFieldViewModelProtocol {
    /// What it shows now, for drawing at once.
    var currentDisplayState: BorderedTextFieldDisplayState { get }
    /// What it shows, now and from now on.
    var displayStatePublisher: AnyPublisher<BorderedTextFieldDisplayState, Never> { get }
  }

  /// A model that shows what it is told.
  public final class MockBorderedTextFieldViewModel: BorderedTextFieldViewModelProtocol {
    private let stateSubject: CurrentValueSubject<BorderedTextFieldDisplayState, Never>

    /// Creates a model that shows a state.
    public init(_ state: BorderedTextFieldDisplayState) {
      stateSubject = CurrentValueSubject(state)
    }

    /// What it shows now.
    public var currentDisplayState: BorderedTextFieldDisplayState { stateSubject.value }

    /// What it shows, now and from now on.
    public var displayStatePublisher: AnyPublisher<BorderedTextFieldDisplayState, Never> {
      stateSubject.eraseToAnyPublisher()
    }

    /// Shows something else.
    public func show(_ state: BorderedTextFieldDisplayState) { stateSubject.send(state) }
  }
}
