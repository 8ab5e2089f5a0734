// SPDX-License-Identifier: MIT

import TintypeComponents

/// A type that defines the appearance of labeled contents.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the body.
  associatedtype Body: View
  /// The properties of a labeled content.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Creates the body of a labeled content.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a labeled content that are available to its style.
public struct LabeledContentStyleConfiguration {
  /// The label of a labeled content.
  public struct Label: View, StyleContentView {
    nonisolated(unsafe) let content: StyleContent

    nonisolated init(content: StyleContent) { self.content = content }
  }

  /// The content of a labeled content.
  public struct Content: View, StyleContentView {
    nonisolated(unsafe) let content: StyleContent

    nonisolated init(content: StyleContent) { self.content = content }
  }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

private enum LabeledContentStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<any LabeledContentStyle> { StyleStack() }
}

extension EnvironmentValues {
  /// The styles of labeled contents.
  var labeledContentStyles: StyleStack<any LabeledContentStyle> {
    get { self[LabeledContentStylesKey.self] }
    set { self[LabeledContentStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labeled contents within the view.
  public nonisolated func labeledContentStyle<S>(_ style: S) -> some View
  where S: LabeledContentStyle {
    transformingEnvironment { $0.labeledContentStyles = $0.labeledContentStyles.appending(style) }
  }
}

extension ViewScope {
  /// Returns the nodes of the body that a custom style creates.
  func nodes(
    of style: some LabeledContentStyle, _ configuration: LabeledContentStyleConfiguration
  ) -> [Node] {
    nodes(styledBy: style, configuration) {
      $0.labeledContentStyles = $0.labeledContentStyles.removingCurrent()
    } makeBody: {
      $0.makeBody(configuration: $1)
    }
  }
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
