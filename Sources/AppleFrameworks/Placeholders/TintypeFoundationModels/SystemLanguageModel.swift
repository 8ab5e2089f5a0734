// SPDX-License-Identifier: MIT

public import Foundation

/// The language model of a device, which is not available on Linux.
public final class SystemLanguageModel: Sendable {
  /// The model.
  public static let `default` = SystemLanguageModel()

  /// Creates a model.
  public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}

  /// The availability: `unavailable(.deviceNotEligible)`.
  public var availability: Availability { .unavailable(.deviceNotEligible) }
  /// A Boolean value that indicates whether the model is available: always `false`.
  public var isAvailable: Bool { false }
  /// The languages: none.
  public var supportedLanguages: Set<Locale.Language> { [] }

  /// Returns `false`.
  public func supportsLocale(_ locale: Locale = .current) -> Bool { false }

  /// The availability of a model.
  public enum Availability: Equatable, Sendable {
    /// The reasons why a model is not available.
    public enum UnavailableReason: Equatable, Sendable {
      /// The device has no model.
      case deviceNotEligible
      /// The user has not turned it on.
      case appleIntelligenceNotEnabled
      /// The model is not loaded.
      case modelNotReady
    }

    /// The model is available.
    case available
    /// The model is not available.
    case unavailable(UnavailableReason)
  }

  /// The uses of a model.
  public struct UseCase: Equatable, Sendable {
    /// Any use.
    public static let general = UseCase()
    /// Tags of texts.
    public static let contentTagging = UseCase()
  }

  /// The limits of a model.
  public struct Guardrails: Sendable {
    /// The usual limits.
    public static let `default` = Guardrails()
    /// Fewer limits for given texts.
    public static let permissiveContentTransformations = Guardrails()
  }
}

/// The values with which a language model generates a text.
public struct GenerationOptions: Equatable, Sendable {
  /// The choices of words.
  public struct SamplingMode: Equatable, Sendable {
    /// The most likely word.
    public static let greedy = SamplingMode()
    /// One of the most likely words.
    public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode { SamplingMode() }
    /// One of the words up to a probability.
    public static func random(
      probabilityThreshold: Double, seed: UInt64? = nil
    ) -> SamplingMode { SamplingMode() }
  }

  /// The choice of words.
  public var sampling: SamplingMode?
  /// The variation of the text.
  public var temperature: Double?
  /// The greatest length of the text.
  public var maximumResponseTokens: Int?

  /// Creates values.
  public init(
    sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil
  ) {
    (self.sampling, self.temperature) = (sampling, temperature)
    self.maximumResponseTokens = maximumResponseTokens
  }
}

/// A function that a language model calls, which does not happen on Linux.
public protocol Tool<Arguments, Output>: Sendable {
  /// The type of the arguments.
  associatedtype Arguments
  /// The type of the result.
  associatedtype Output: PromptRepresentable

  /// The name; that of the type by default.
  var name: String { get }
  /// The description for the language model.
  var description: String { get }
  /// Returns the result.
  @concurrent func call(arguments: Arguments) async throws -> Output
}

extension Tool {
  /// The name of the type.
  public var name: String { "\(Self.self)" }
}
