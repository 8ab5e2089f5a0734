// SPDX-License-Identifier: MIT

import SwiftUI

/// A result builder that creates chart content from a closure.
@resultBuilder
public struct ChartContentBuilder {
  /// Returns an expression unchanged.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ChartContent {
    content
  }

  /// Returns empty content.
  public static func buildBlock() -> some ChartContent { EmptyChartContent() }

  /// Returns the first expression of a block.
  public static func buildPartialBlock<T>(first content: T) -> T where T: ChartContent { content }

  /// Adds an expression to those before it.
  public static func buildPartialBlock<T, U>(
    accumulated: T, next: U
  ) -> some ChartContent where T: ChartContent, U: ChartContent {
    ChartContentPair(first: accumulated, second: next)
  }

  /// Returns the content of an `if` statement without an `else` clause.
  public static func buildIf<T>(_ content: T?) -> T? where T: ChartContent { content }

  // Variants: first; first: T -> second; second: U
  /// Returns the content of the first branch of a condition.
  public static func buildEither<T, U>(first: T) -> BuilderConditional<T, U>
  where T: ChartContent, U: ChartContent {
    BuilderConditional(branch: .first(first))
  }

  /// Returns the content of an `if #available` statement.
  public static func buildLimitedAvailability<T>(_ content: T) -> AnyChartContent
  where T: ChartContent {
    AnyChartContent(content)
  }
}

/// Content without marks.
struct EmptyChartContent: PrimitiveChartContent {
  nonisolated init() {}

  func primitiveMarks() -> [Mark] { [] }
}

/// Content followed by other content.
struct ChartContentPair<First: ChartContent, Second: ChartContent>: PrimitiveChartContent {
  private nonisolated(unsafe) let first: First
  private nonisolated(unsafe) let second: Second

  nonisolated init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  func primitiveMarks() -> [Mark] { first.marks + second.marks }
}

/// The content of one of two branches.
public struct BuilderConditional<TrueContent, FalseContent> {
  /// The type of the body, which has no value.
  public typealias Body = Never

  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  nonisolated(unsafe) let branch: Branch

  nonisolated init(branch: Branch) { self.branch = branch }
}

extension BuilderConditional: ChartContent, PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  func primitiveMarks() -> [Mark] {
    switch branch {
    case .first(let content): content.marks
    case .second(let content): content.marks
    }
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// Returns the marks; none for `nil`.
  @MainActor @preconcurrency public func _makeMarks() -> _Marks {
    _Marks(marks: self?.marks ?? [])
  }

  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the content creates its marks itself.
  @MainActor @preconcurrency public var body: Never {
    return unreachableBody(of: Self.self)
  }
}
