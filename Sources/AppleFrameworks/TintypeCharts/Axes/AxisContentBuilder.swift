// SPDX-License-Identifier: MIT

import SwiftUI

// Variants: Axis content; axis content; AxisContent; AnyAxisContent; content; Content
//   -> An axis mark; an axis mark; AxisMark; AnyAxisMark; mark; Mark
/// Axis content of any type.
public struct AnyAxisContent {
  nonisolated(unsafe) let content: any AxisContent

  /// Creates axis content of any type.
  public nonisolated init<Content>(_ content: Content) where Content: AxisContent {
    self.content = content
  }

  /// Creates axis content of any type.
  public nonisolated init<Content>(erasing content: Content) where Content: AxisContent {
    self.content = content
  }
}

// Variants: AnyAxisContent; AxisContent; the axis marks; content; _makeAxis; _AxisContents
//   -> AnyAxisMark; AxisMark; the parts; mark; _makeMark; _AxisParts
extension AnyAxisContent: AxisContent {
  /// The type of the body, which has no value.
  public typealias Body = Never

  /// Returns the axis marks.
  public nonisolated func _makeAxis() -> _AxisContents { content._makeAxis() }
}

// Variants: Axis content; groups of axis marks; AxisContentGroups; AxisContent; groups;
//   AxisMarksSpec; _makeAxis; _AxisContents
//   -> An axis mark; parts; AxisMarkParts; AxisMark; parts; AxisPart; _makeMark; _AxisParts
/// Axis content that consists of groups of axis marks.
struct AxisContentGroups: AxisContent {
  typealias Body = Never

  nonisolated(unsafe) private let groups: [AxisMarksSpec]

  nonisolated init(_ groups: [AxisMarksSpec]) { self.groups = groups }

  nonisolated func _makeAxis() -> _AxisContents { _AxisContents(groups: groups) }
}

// Variants: AxisContent; the axis marks; _makeAxis; _AxisContents; groups
//   -> AxisMark; the parts; _makeMark; _AxisParts; parts
extension Optional: AxisContent where Wrapped: AxisContent {
  /// Returns the axis marks; none for `nil`.
  public nonisolated func _makeAxis() -> _AxisContents {
    self?._makeAxis() ?? _AxisContents(groups: [])
  }
}

// Variants: AxisContent; the axis marks; _makeAxis; _AxisContents
//   -> AxisMark; the parts; _makeMark; _AxisParts
extension BuilderConditional: AxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  /// Returns the axis marks of the branch.
  public nonisolated func _makeAxis() -> _AxisContents {
    switch branch {
    case .first(let content): content._makeAxis()
    case .second(let content): content._makeAxis()
    }
  }
}

// Variants: axis content; empty content; the content; AxisContent; AxisContentBuilder;
//   AxisContentGroups; groups; _makeAxis; AnyAxisContent
//   -> axis marks; an axis mark without parts; the axis mark; AxisMark; AxisMarkBuilder;
//   AxisMarkParts; parts; _makeMark; AnyAxisMark
/// A result builder that creates axis content from a closure.
@resultBuilder
public struct AxisContentBuilder {
  /// Returns an expression unchanged.
  public static func buildExpression<T>(_ content: T) -> T where T: AxisContent { content }

  /// Returns empty content.
  public static func buildBlock() -> some AxisContent { AxisContentGroups([]) }

  /// Returns the first expression of a block.
  public static func buildPartialBlock<T>(first content: T) -> T where T: AxisContent { content }

  /// Adds an expression to those before it.
  public static func buildPartialBlock<T, U>(
    accumulated: T, next: U
  ) -> some AxisContent where T: AxisContent, U: AxisContent {
    AxisContentGroups(accumulated._makeAxis().groups + next._makeAxis().groups)
  }

  /// Returns the content of an `if` statement without an `else` clause.
  public static func buildIf<T>(_ content: T?) -> T? where T: AxisContent { content }

  // Variants: first; first: T -> second; second: U
  /// Returns the content of the first branch of a condition.
  public static func buildEither<T, U>(first: T) -> BuilderConditional<T, U>
  where T: AxisContent, U: AxisContent {
    BuilderConditional(branch: .first(first))
  }

  /// Returns the content of an `if #available` statement.
  public static func buildLimitedAvailability<T>(_ content: T) -> AnyAxisContent
  where T: AxisContent {
    AnyAxisContent(content)
  }
}
