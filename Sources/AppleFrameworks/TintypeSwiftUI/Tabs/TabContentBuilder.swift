// SPDX-License-Identifier: MIT

/// A result builder that creates the tabs of tab views.
@resultBuilder
public struct TabContentBuilder<TabValue> where TabValue: Hashable {
  /// The tabs of a tab view as a view.
  @MainActor @preconcurrency
  public struct Content<C>: View, PrimitiveView where C: TabContent {
    private nonisolated(unsafe) let content: C

    nonisolated init(content: C) { self.content = content }

    func nodes(in scope: ViewScope) -> [Node] { [] }
  }

  /// Builds tabs within the builder.
  public static func buildExpression(
    _ content: some TabContent<TabValue>
  ) -> some TabContent<TabValue> {
    content
  }

  /// Returns single tabs unchanged.
  public static func buildBlock(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> {
    content
  }

  /// Builds an `if` without `else`.
  public static func buildIf(
    _ content: (some TabContent<TabValue>)?
  ) -> (some TabContent<TabValue>)? {
    content
  }

  /// Builds the first branch of a condition.
  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where TabValue == T.TabValue, T: TabContent, F: TabContent, T.TabValue == F.TabValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the second branch of a condition.
  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where TabValue == T.TabValue, T: TabContent, F: TabContent, T.TabValue == F.TabValue {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Builds an `if #available`.
  public static func buildLimitedAvailability<T>(_ content: T) -> AnyTabContent<T.TabValue>
  where T: TabContent {
    AnyTabContent(erasing: content)
  }
}

/// A view of tabs.
protocol TabContentView {
  /// Returns the tabs.
  func tabs(in scope: ViewScope) -> [TabElement]
}

extension TabContentBuilder.Content: TabContentView {
  nonisolated func tabs(in scope: ViewScope) -> [TabElement] {
    content._makeTabs(in: _ViewScope(scope: scope)).elements
  }
}
