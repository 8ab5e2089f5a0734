// SPDX-License-Identifier: MIT

import TintypeComponents

/// A type that defines the appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the body.
  associatedtype Body: View
  /// The properties of a group box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Creates the body of a group box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box that are available to its style.
public struct GroupBoxStyleConfiguration {
  /// The label of a group box.
  public struct Label: View, StyleContentView {
    nonisolated(unsafe) let content: StyleContent
  }

  /// The content of a group box.
  public struct Content: View, StyleContentView {
    nonisolated(unsafe) let content: StyleContent
  }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

extension View {
  /// Sets the style of the group boxes within the view.
  public nonisolated func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle {
    addingStyle(style as any GroupBoxStyle)
  }
}

/// The default style of group boxes.
@MainActor @preconcurrency
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}

  /// Returns the view with the style.
  public func makeBody(configuration: Configuration) -> some View {
    GroupBox(configuration).groupBoxStyle(self)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style.
  @MainActor @preconcurrency public static var automatic: DefaultGroupBoxStyle { .init() }
}
