// SPDX-License-Identifier: MIT

import SwiftUI

/// The content of a chart in three dimensions.
public protocol Chart3DContent {}

/// A chart in three dimensions, which is shown as a placeholder.
///
/// A chart takes the proposed size, and is 300 by 200 points without a proposal.
@MainActor @preconcurrency
public struct Chart3D<Content>: View where Content: Chart3DContent {
  /// Creates a chart.
  @MainActor @preconcurrency
  public init(@Chart3DContentBuilder content: () -> Content) {}

  /// Creates a chart of the marks of identifiable elements.
  @MainActor @preconcurrency
  public init<Data, C>(
    _ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
  )
  where
    Content == ForEach<Data, Data.Element.ID, C>, Data: RandomAccessCollection, C: Chart3DContent,
    Data.Element: Identifiable
  {}

  /// Creates a chart of the marks of elements that are identified by a key path.
  @MainActor @preconcurrency
  public init<Data, ID, C>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @Chart3DContentBuilder content: @escaping (Data.Element) -> C
  )
  where
    Content == ForEach<Data, ID, C>, Data: RandomAccessCollection, ID: Hashable, C: Chart3DContent
  {}

  /// The placeholder.
  public var body: some View {
    PlaceholderView("Chart3D").frame(idealWidth: 300, idealHeight: 200)
  }
}

/// A result builder that creates the content of a chart in three dimensions.
@resultBuilder
public struct Chart3DContentBuilder {
  /// Returns an expression unchanged.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: Chart3DContent {
    content
  }

  /// Returns empty content.
  public static func buildBlock() -> some Chart3DContent { Chart3DGroup() }

  /// Returns the first expression of a block.
  public static func buildPartialBlock<T>(first content: T) -> T where T: Chart3DContent {
    content
  }

  /// Adds an expression to those before it.
  public static func buildPartialBlock<T, U>(
    accumulated: T, next: U
  ) -> some Chart3DContent where T: Chart3DContent, U: Chart3DContent { Chart3DGroup() }

  /// Returns the content of an `if` statement without an `else` clause.
  public static func buildIf<T>(_ content: T?) -> T? where T: Chart3DContent { content }

  /// Returns the content of the first branch of a condition.
  public static func buildEither<T, U>(first: T) -> BuilderConditional<T, U>
  where T: Chart3DContent, U: Chart3DContent {
    BuilderConditional(branch: .first(first))
  }

  /// Returns the content of the second branch of a condition.
  public static func buildEither<T, U>(second: U) -> BuilderConditional<T, U>
  where T: Chart3DContent, U: Chart3DContent {
    BuilderConditional(branch: .second(second))
  }
}

/// Content that the placeholder does not show.
struct Chart3DGroup: Chart3DContent {}

extension Optional: Chart3DContent where Wrapped: Chart3DContent {}
extension ForEach: Chart3DContent where Content: Chart3DContent {}
extension BuilderConditional: Chart3DContent
where TrueContent: Chart3DContent, FalseContent: Chart3DContent {}
