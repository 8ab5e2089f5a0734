// SPDX-License-Identifier: MIT

/// Commands of the menus of an app, which are not shown.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands.
  associatedtype Body: Commands

  /// The commands that the value consists of.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

/// Commands that are not composed of others.
@MainActor
protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the commands are primitive.
  public var body: Never { return unreachableBody(of: Self.self) }
}

/// No commands.
@MainActor @preconcurrency
public struct EmptyCommands: Commands {
  /// The type of the body, which has no value.
  public typealias Body = Never

  /// Creates no commands.
  public nonisolated init() {}
  // swift-format-ignore: OmitExplicitReturns

  /// The content of the view.
  public var body: Never { return unreachableBody(of: Self.self) }
}

extension Optional: Commands where Wrapped: Commands {
  // swift-format-ignore: OmitExplicitReturns
  /// The content of the view.
  public var body: Never { return unreachableBody(of: Self.self) }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
  // swift-format-ignore: OmitExplicitReturns
  /// The content of the view.
  public var body: Never { return unreachableBody(of: Self.self) }
}

/// A result builder that creates commands from closures.
@resultBuilder
public struct CommandsBuilder {
  /// Builds an expression.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: Commands {
    content
  }

  /// Builds no commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Returns single commands unchanged.
  public static func buildBlock<C>(_ content: C) -> C where C: Commands { content }

  /// Builds an `if` without `else`.
  public static func buildIf<C>(_ content: C?) -> C? where C: Commands { content }

  /// Builds the first branch of a condition.
  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where T: Commands, F: Commands {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the second branch of a condition.
  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where T: Commands, F: Commands {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Builds an `if #available`.
  public static func buildLimitedAvailability(_ content: any Commands) -> some Commands {
    EmptyCommands()
  }
}
