// SPDX-License-Identifier: MIT

import SwiftUI

/// A type that represents the content of an axis.
@MainActor @preconcurrency
public protocol AxisContent {
  /// The type of the body.
  associatedtype Body: AxisContent

  /// The axis marks that the content consists of.
  @AxisContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Returns the axis marks; the default evaluates ``body-swift.property``.
  ///
  /// Only content of this module implements it.
  nonisolated func _makeAxis() -> _AxisContents
}

/// The groups of axis marks of an axis.
///
/// `@unchecked`: one thread at a time evaluates views.
public struct _AxisContents: @unchecked Sendable {
  let groups: [AxisMarksSpec]
}

extension AxisContent {
  /// Returns the axis marks of the body.
  public nonisolated func _makeAxis() -> _AxisContents {
    // Proof of safety: modifiers evaluate content in bodies of views, which the main actor's checks
    // accept.
    nonisolated(unsafe) let content = self
    return MainActor.assumeIsolated {
      content.body._makeAxis()
    }
  }
}

extension Never: AxisContent {}

extension AxisContent where Body == Never {
  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the content creates its axis marks itself.
  public nonisolated var body: Never { return unreachableBody(of: Self.self) }
}

/// Axis content of any type.
public struct AnyAxisContent {
  nonisolated(unsafe) private let content: any AxisContent

  /// Creates axis content of any type.
  public nonisolated init<Content>(_ content: Content) where Content: AxisContent {
    self.content = content
  }

  /// Creates axis content of any type.
  public nonisolated init<Content>(erasing content: Content) where Content: AxisContent {
    self.content = content
  }
}

extension AnyAxisContent: AxisContent {
  /// The type of the body, which has no value.
  public typealias Body = Never

  /// Returns the axis marks.
  public nonisolated func _makeAxis() -> _AxisContents { content._makeAxis() }
}

/// Axis content that consists of groups of axis marks.
struct AxisContentGroups: AxisContent {
  typealias Body = Never

  nonisolated(unsafe) private let groups: [AxisMarksSpec]

  nonisolated init(_ groups: [AxisMarksSpec]) { self.groups = groups }

  nonisolated func _makeAxis() -> _AxisContents { _AxisContents(groups: groups) }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  /// Returns the axis marks; none for `nil`.
  public nonisolated func _makeAxis() -> _AxisContents {
    self?._makeAxis() ?? _AxisContents(groups: [])
  }
}

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
