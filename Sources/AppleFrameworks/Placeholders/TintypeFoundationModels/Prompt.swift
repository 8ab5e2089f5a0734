// SPDX-License-Identifier: MIT

/// A value that is part of a prompt.
public protocol PromptRepresentable {
  /// The prompt; an empty one by default.
  @PromptBuilder var promptRepresentation: Prompt { get }
}

extension PromptRepresentable {
  /// The text of the value.
  public var promptRepresentation: Prompt { Prompt("\(self)") }
}

/// A value that is part of instructions.
public protocol InstructionsRepresentable {
  /// The instructions.
  @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

extension InstructionsRepresentable {
  /// The text of the value.
  public var instructionsRepresentation: Instructions { Instructions("\(self)") }
}

/// A text that a language model continues.
public struct Prompt: PromptRepresentable, Sendable {
  let text: String

  /// Creates a prompt from a value.
  public init(_ content: some PromptRepresentable) {
    text = (content as? String) ?? content.promptRepresentation.text
  }

  /// Creates a prompt.
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }

  init(joining parts: [String]) { text = parts.joined(separator: "\n") }

  /// The prompt itself.
  public var promptRepresentation: Prompt { self }
}

/// A text that a language model follows.
public struct Instructions: InstructionsRepresentable, Sendable {
  let text: String

  /// Creates instructions from a value.
  public init(_ content: some InstructionsRepresentable) {
    text = (content as? String) ?? content.instructionsRepresentation.text
  }

  /// Creates instructions.
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
    self = try content()
  }

  init(joining parts: [String]) { text = parts.joined(separator: "\n") }

  /// The instructions themselves.
  public var instructionsRepresentation: Instructions { self }
}

/// A result builder of prompts, each part of which is a line.
@resultBuilder
public struct PromptBuilder {
  /// Builds a part.
  public static func buildExpression(_ expression: some PromptRepresentable) -> Prompt {
    Prompt(expression)
  }
  /// Builds the lines.
  public static func buildBlock(_ components: Prompt...) -> Prompt {
    Prompt(joining: components.map(\.text))
  }
  /// Builds the parts of a loop.
  public static func buildArray(_ components: [Prompt]) -> Prompt {
    Prompt(joining: components.map(\.text))
  }
  /// Builds the parts of an `if`.
  public static func buildOptional(_ component: Prompt?) -> Prompt {
    component ?? Prompt(joining: [])
  }
  /// Builds the first branch.
  public static func buildEither(first component: Prompt) -> Prompt { component }
  /// Builds the second branch.
  public static func buildEither(second component: Prompt) -> Prompt { component }
}

/// A result builder of instructions, each part of which is a line.
@resultBuilder
public struct InstructionsBuilder {
  /// Builds a part.
  public static func buildExpression(
    _ expression: some InstructionsRepresentable
  ) -> Instructions {
    Instructions(expression)
  }
  /// Builds the lines.
  public static func buildBlock(_ components: Instructions...) -> Instructions {
    Instructions(joining: components.map(\.text))
  }
  /// Builds the parts of a loop.
  public static func buildArray(_ components: [Instructions]) -> Instructions {
    Instructions(joining: components.map(\.text))
  }
  /// Builds the parts of an `if`.
  public static func buildOptional(_ component: Instructions?) -> Instructions {
    component ?? Instructions(joining: [])
  }
  /// Builds the first branch.
  public static func buildEither(first component: Instructions) -> Instructions { component }
  /// Builds the second branch.
  public static func buildEither(second component: Instructions) -> Instructions { component }
}
