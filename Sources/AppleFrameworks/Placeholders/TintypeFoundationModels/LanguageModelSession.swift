// SPDX-License-Identifier: MIT

public import Foundation
public import Observation

/// A conversation with a language model, whose requests throw an error on Linux.
@Observable
public final class LanguageModelSession: Sendable {
  /// A Boolean value that indicates whether a request is running: always `false`.
  public var isResponding: Bool { false }

  /// Creates a conversation.
  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
  ) {}

  /// Creates a conversation.
  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions
  ) {}

  /// Creates a conversation; the closure is called once.
  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows {
    _ = try instructions()
  }

  /// Does nothing, because there is no model.
  public func prewarm(promptPrefix: Prompt? = nil) {}

  /// Throws an error, because there is no model.
  @discardableResult
  public func respond(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> {
    throw GenerationError.missingModel
  }

  /// Throws an error, because there is no model.
  @discardableResult
  public func respond(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> {
    throw GenerationError.missingModel
  }

  /// Throws an error, because there is no model.
  @discardableResult
  public func respond(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<String> {
    throw GenerationError.missingModel
  }

  /// Throws an error, because there is no model.
  @discardableResult
  public func respond<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> {
    throw GenerationError.missingModel
  }

  /// Throws an error, because there is no model.
  @discardableResult
  public func respond<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> {
    throw GenerationError.missingModel
  }

  /// Throws an error, because there is no model.
  @discardableResult
  public func respond<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<Content> {
    throw GenerationError.missingModel
  }

  /// Returns a sequence that throws an error, because there is no model.
  public func streamResponse(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { ResponseStream() }

  /// Returns a sequence that throws an error, because there is no model.
  public func streamResponse(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { ResponseStream() }

  /// Returns a sequence that throws an error, because there is no model.
  public func streamResponse(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<String> { ResponseStream() }

  /// Returns a sequence that throws an error, because there is no model.
  public func streamResponse<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { ResponseStream() }

  /// Returns a sequence that throws an error, because there is no model.
  public func streamResponse<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { ResponseStream() }

  /// Returns a sequence that throws an error, because there is no model.
  public func streamResponse<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<Content> { ResponseStream() }
}

extension LanguageModelSession {
  /// An answer of a language model; there are none on Linux.
  public struct Response<Content> {
    /// The answer.
    public let content: Content
  }

  /// A sequence of incomplete answers, which throws an error on Linux.
  public struct ResponseStream<Content>: AsyncSequence where Content: Generable {
    /// An incomplete answer.
    public struct Snapshot {
      /// The answer.
      public var content: Content.PartiallyGenerated
    }

    /// The iterator, which throws an error.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Throws an error, because there is no model.
      public mutating func next(
        isolation actor: isolated (any Actor)? = #isolation
      ) async throws -> Snapshot? {
        throw GenerationError.missingModel
      }
    }

    /// Returns an iterator, which throws an error.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }

    /// Throws an error, because there is no model.
    public func collect() async throws -> Response<Content> { throw GenerationError.missingModel }
  }

  /// An error of a request.
  public enum GenerationError: LocalizedError, Sendable {
    /// The reason of an error.
    public struct Context: Sendable {
      /// The description in English.
      public let debugDescription: String

      /// Creates a reason.
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }

    /// The conversation is too long.
    case exceededContextWindowSize(Context)
    /// There is no model.
    case assetsUnavailable(Context)
    /// The text is not allowed.
    case guardrailViolation(Context)
    /// A condition is not supported.
    case unsupportedGuide(Context)
    /// The language is not supported.
    case unsupportedLanguageOrLocale(Context)
    /// The answer cannot be read.
    case decodingFailure(Context)
    /// There are too many requests.
    case rateLimited(Context)
    /// Another request is running.
    case concurrentRequests(Context)

    static var missingModel: Self {
      .assetsUnavailable(
        Context(
          debugDescription: """
            There is no language model on Linux. Put the session behind a protocol, and answer \
            with a fixed value in tests and previews.
            """))
    }

    /// The description of the reason.
    public var errorDescription: String? {
      switch self {
      case .exceededContextWindowSize(let context), .assetsUnavailable(let context),
        .guardrailViolation(let context), .unsupportedGuide(let context),
        .unsupportedLanguageOrLocale(let context), .decodingFailure(let context),
        .rateLimited(let context), .concurrentRequests(let context):
        context.debugDescription
      }
    }
  }
}
