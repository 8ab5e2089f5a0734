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

  /// Returns a single item unchanged.
  public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent
  where Content: ToolbarContent {
    content
  }

  /// Returns a single item that a user can arrange unchanged.
  public static func buildBlock<Content>(_ content: Content) -> some CustomizableToolbarContent
  where Content: CustomizableToolbarContent {
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

  /// Builds the first branch of a condition.
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the first branch of a condition of items that a user can arrange.
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the second branch of a condition.
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Builds the second branch of a condition of items that a user can arrange.
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Builds an `if #available`.
  public static func buildLimitedAvailability(
    _ content: any ToolbarContent
  ) -> some ToolbarContent {
    ToolbarList([content])
  }

  /// Builds an `if #available` of items that a user can arrange.
  public static func buildLimitedAvailability(
    _ content: any CustomizableToolbarContent
  ) -> some CustomizableToolbarContent {
    ToolbarList([content])
  }

  /// Builds an `if #available`.
  @available(*, deprecated, message: "The builder calls the overload for existential types.")
  public static func buildLimitedAvailability<Content>(
    _ content: Content
  ) -> some ToolbarContent where Content: ToolbarContent {
    ToolbarList([content])
  }

  /// Builds an `if #available` of items that a user can arrange.
  @available(*, deprecated, message: "The builder calls the overload for existential types.")
  public static func buildLimitedAvailability<Content>(
    _ content: Content
  ) -> some CustomizableToolbarContent where Content: CustomizableToolbarContent {
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
