// SPDX-License-Identifier: MIT

/// A result builder that creates the items of toolbars.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Builds an item within the builder.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ToolbarContent {
    content
  }

  /// Builds an item that a user can arrange.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: CustomizableToolbarContent {
    content
  }

  // Variants: item; ToolbarContent -> item that a user can arrange; CustomizableToolbarContent
  /// Returns a single item unchanged.
  public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent
  where Content: ToolbarContent {
    content
  }

  /// Builds an `if` without `else`.
  public static func buildIf<Content>(_ content: Content?) -> Content?
  where Content: ToolbarContent {
    content
  }

  /// Builds an `if` without `else` of items that a user can arrange.
  public static func buildIf<Content>(_ content: Content?) -> Content?
  where Content: CustomizableToolbarContent {
    content
  }

  // Variants: condition; ToolbarContent -> condition of items that a user can arrange;
  //   CustomizableToolbarContent
  /// Builds the first branch of a condition.
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    _ConditionalContent(storage: .trueContent(first))
  }

  // Variants: condition; ToolbarContent -> condition of items that a user can arrange;
  //   CustomizableToolbarContent
  /// Builds the second branch of a condition.
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    _ConditionalContent(storage: .falseContent(second))
  }

  // Variants: available`; ToolbarContent -> available` of items that a user can arrange;
  //   CustomizableToolbarContent
  /// Builds an `if #available`.
  public static func buildLimitedAvailability(
    _ content: any ToolbarContent
  ) -> some ToolbarContent {
    ToolbarList([content])
  }

  // Variants: available`; ToolbarContent -> available` of items that a user can arrange;
  //   CustomizableToolbarContent
  /// Builds an `if #available`.
  @available(*, deprecated, message: "The builder calls the overload for existential types.")
  public static func buildLimitedAvailability<Content>(
    _ content: Content
  ) -> some ToolbarContent where Content: ToolbarContent {
    ToolbarList([content])
  }
}

/// A list of items, each with its own identity.
struct ToolbarList: CustomizableToolbarContent, PrimitiveToolbarContent {
  private nonisolated(unsafe) let contents: [any ToolbarContent]

  nonisolated init(_ contents: [any ToolbarContent]) { self.contents = contents }

  nonisolated func elements(in scope: ViewScope) -> [ToolbarElement] {
    contents.enumerated().flatMap { scope.toolbar($1, at: .slot($0)) }
  }
}
