// SPDX-License-Identifier: MIT

import TintypeComponents

// Variants: group box; GroupBoxStyleConfiguration
//   -> labeled content; LabeledContentStyleConfiguration
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

// Variants: group boxes; DefaultGroupBoxStyle; GroupBoxStyle; GroupBox; groupBoxStyle
//   -> labeled contents; AutomaticLabeledContentStyle; LabeledContentStyle; LabeledContent;
//   labeledContentStyle
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

// Variants: DefaultGroupBoxStyle; GroupBoxStyle
//   -> AutomaticLabeledContentStyle; LabeledContentStyle
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style.
  @MainActor @preconcurrency public static var automatic: DefaultGroupBoxStyle { .init() }
}
