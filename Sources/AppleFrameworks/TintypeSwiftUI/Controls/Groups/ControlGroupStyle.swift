// SPDX-License-Identifier: MIT

import TintypeComponents

/// A type that defines the appearance of groups of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the body.
  associatedtype Body: View
  /// The properties of a group of controls.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Creates the body of a group of controls.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group of controls.
public struct ControlGroupStyleConfiguration {
  /// The controls of a group.
  public struct Content: View, StyleContentView {
    nonisolated(unsafe) let content: StyleContent
  }

  /// The label of a group.
  public struct Label: View, StyleContentView {
    nonisolated(unsafe) let content: StyleContent
  }

  /// The controls.
  public let content: ControlGroupStyleConfiguration.Content
  /// The label.
  public let label: ControlGroupStyleConfiguration.Label
}

extension View {
  /// Sets the style of the groups of controls within the view.
  public nonisolated func controlGroupStyle<S>(_ style: S) -> some View
  where S: ControlGroupStyle {
    addingStyle(style as any ControlGroupStyle)
  }
}

/// A style whose arrangement is part of the group.
@MainActor
protocol BuiltInControlGroupStyle: ControlGroupStyle {
  nonisolated var arrangement: ControlGroupArrangement { get }
}

extension BuiltInControlGroupStyle {
  /// Returns a group with the style.
  func styled(_ configuration: ControlGroupStyleConfiguration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}
