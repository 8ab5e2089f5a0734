// SPDX-License-Identifier: MIT

/// A result builder that creates views from closures.
@resultBuilder
public struct ViewBuilder {
  /// Builds an expression within the builder.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// Rejects an expression that is not a view.
  @available(*, unavailable, message: "This expression does not conform to 'View'.")
  public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

  /// Builds an empty view from a block without statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns a single view unchanged.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// Builds a tuple of views.
  @_disfavoredOverload
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    var elements: [any View] = []
    for element in repeat each content { elements.append(element) }
    return TupleView(value: (repeat each content), elements: elements)
  }

  /// Builds an `if` without `else`.
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    content
  }

  /// Builds the first branch of a condition.
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the second branch of a condition.
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Builds an `if #available`.
  public static func buildLimitedAvailability<Content>(
    _ content: Content
  ) -> AnyView where Content: View {
    AnyView(content)
  }
}
