// SPDX-License-Identifier: MIT

import Combine

/// The model of a button.
///
/// The current state is available synchronously, so that a button is complete when it appears.
public protocol ButtonViewModelProtocol: ObservableObject {
  var currentDisplayState: ButtonDisplayState { get }
  var displayStatePublisher: AnyPublisher<ButtonDisplayState, Never> { get }

  /// Performs the action of the button.
  func buttonTapped()
}

/// The display state of a button.
public struct ButtonDisplayState: Hashable {
  public enum Style: String, CaseIterable {
    case solidBackground, bordered, tinted, transparent, destructive
  }

  public enum Size: String, CaseIterable {
    case small, medium, large
  }

  /// The phase of the action.
  public enum Phase: Hashable {
    case idle
    case selected
    case loading
    case failed(message: String)
  }

  public enum Icon: Hashable {
    case leading(IconShape)
    case trailing(IconShape)
  }

  public var title: String
  public var style: Style
  public var size: Size
  public var phase: Phase
  public var isEnabled: Bool
  public var icon: Icon?

  public init(
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
}
