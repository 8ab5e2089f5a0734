// SPDX-License-Identifier: MIT

@_exported public import Foundation
public import SwiftUI

/// An error of a translation.
public struct TranslationError: Error, Hashable, Sendable {
  private let reason: String

  /// The language cannot be translated.
  public static let unsupportedLanguagePairing = Self(reason: "unsupportedLanguagePairing")
  /// The languages are not known.
  public static let unableToIdentifyLanguage = Self(reason: "unableToIdentifyLanguage")
  /// There is no text.
  public static let nothingToTranslate = Self(reason: "nothingToTranslate")
  /// Texts are not translated on Linux.
  public static let internalError = Self(reason: "internalError")
}

// Proof of safety: the properties are constants.
/// A translation, which always fails.
public final class TranslationSession: @unchecked Sendable {
  /// The languages of a translation.
  public struct Configuration: Equatable, Sendable {
    /// The language of the texts.
    public var source: Locale.Language?
    /// The language of the translations.
    public var target: Locale.Language?
    /// The number of the translation.
    public private(set) var version = 0

    /// Creates languages.
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      (self.source, self.target) = (source, target)
    }

    /// Requests another translation.
    public mutating func invalidate() { version += 1 }
  }

  /// A text that is translated.
  public struct Request: Sendable {
    /// The text.
    public var sourceText: String
    /// The name.
    public var clientIdentifier: String?

    /// Creates a text that is translated.
    public init(sourceText: String, clientIdentifier: String? = nil) {
      (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
    }
  }

  /// A translated text.
  public struct Response: Sendable {
    /// The language of the text.
    public let sourceLanguage: Locale.Language
    /// The language of the translation.
    public let targetLanguage: Locale.Language
    /// The text.
    public let sourceText: String
    /// The translation.
    public let targetText: String
    /// The name.
    public let clientIdentifier: String?
  }

  /// The language of the texts.
  public let sourceLanguage: Locale.Language?
  /// The language of the translations.
  public let targetLanguage: Locale.Language?

  /// Creates a translation between installed languages.
  public init(installedSource sourceLanguage: Locale.Language, target: Locale.Language? = nil) {
    (self.sourceLanguage, targetLanguage) = (sourceLanguage, target)
  }

  /// Throws an error, because texts are not translated.
  public func prepareTranslation() async throws { throw TranslationError.internalError }

  /// Throws an error, because texts are not translated.
  public func translate(_ string: String) async throws -> Response {
    throw TranslationError.internalError
  }

  /// Throws an error, because texts are not translated.
  public func translations(from batch: [Request]) async throws -> [Response] {
    throw TranslationError.internalError
  }
}

/// The languages that can be translated, of which there are none.
public final class LanguageAvailability: Sendable {
  /// The states of languages.
  public enum Status: Sendable {
    /// Installed.
    case installed
    /// Not installed.
    case supported
    /// Not known.
    case unsupported
  }

  /// Creates an object.
  public init() {}

  /// The languages: none.
  public var supportedLanguages: [Locale.Language] { get async { [] } }

  /// Returns `unsupported`.
  public func status(
    from source: Locale.Language, to target: Locale.Language?
  ) async -> Status {
    .unsupported
  }

  /// Returns `unsupported`.
  public func status(for text: String, to target: Locale.Language?) async throws -> Status {
    .unsupported
  }
}

extension View {
  /// Shows the translation of a text, which is not shown.
  ///
  /// - Parameters:
  ///   - isPresented: A Boolean value that indicates whether the translation is shown.
  ///   - text: The text.
  ///   - attachmentAnchor: The place of a popover.
  ///   - arrowEdge: The edge of its arrow.
  ///   - replacementAction: Receives the translation; it is never called.
  /// - Returns: The view.
  public nonisolated func translationPresentation(
    isPresented: Binding<Bool>, text: String,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    replacementAction: ((String) -> Void)? = nil
  ) -> some View {
    self
  }

  /// Translates texts, which does not happen.
  ///
  /// - Parameters:
  ///   - source: The language of the texts.
  ///   - target: The language of the translations.
  ///   - action: Translates; it is never called.
  /// - Returns: The view.
  public nonisolated func translationTask(
    source: Locale.Language? = nil, target: Locale.Language? = nil,
    action: @escaping (_ session: TranslationSession) async -> Void
  ) -> some View {
    self
  }

  /// Translates texts, which does not happen.
  ///
  /// - Parameters:
  ///   - configuration: The languages.
  ///   - action: Translates; it is never called.
  /// - Returns: The view.
  public nonisolated func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping (_ session: TranslationSession) async -> Void
  ) -> some View {
    self
  }
}
