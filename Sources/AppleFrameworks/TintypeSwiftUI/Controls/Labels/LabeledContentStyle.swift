// SPDX-License-Identifier: MIT

import TintypeComponents

/// The properties of a labeled content that are available to its style.
public struct LabeledContentStyleConfiguration {
  /// The label of a labeled content.
  public struct Label: View, StyleContentView {
    nonisolated(unsafe) let content: StyleContent
  }

  /// The content of a labeled content.
  public struct Content: View, StyleContentView {
    nonisolated(unsafe) let content: StyleContent
  }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The default style of labeled contents.
@MainActor @preconcurrency
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public init() {}

  /// Returns the view with the style.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration).labeledContentStyle(self)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style.
  @MainActor @preconcurrency public static var automatic: AutomaticLabeledContentStyle { .init() }
}
