// SPDX-License-Identifier: MIT

import Foundation

// Foundation on Linux has neither this type nor a parser of Markdown.
/// The inline elements of Markdown that surround characters.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The bit mask of the set.
  public let rawValue: UInt

  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, which is shown in italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strong emphasis, which is shown in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Strikethrough.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// A line break without an effect.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// A line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  /// HTML within a line.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  /// A block of HTML.
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributeScopes.FoundationAttributes {
  /// The elements of Markdown that surround the characters.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// The type of the values.
    public typealias Value = InlinePresentationIntent
    /// The name.
    public static let name = "NSInlinePresentationIntent"
  }
}

extension AttributedString {
  /// The options for reading Markdown.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The syntax that is read.
    public enum InterpretedSyntax: Int, Hashable, Sendable {
      /// Blocks and inline elements.
      case full
      /// Inline elements.
      case inlineOnly
      /// Inline elements; white space is kept.
      case inlineOnlyPreservingWhitespace
    }

    /// The treatment of text that is not valid.
    public enum FailurePolicy: Int, Hashable, Sendable {
      /// Throws an error.
      case throwError
      /// Returns what was read.
      case returnPartiallyParsedIfPossible
    }

    /// A Boolean value that indicates whether Apple's extensions are read.
    public var allowsExtendedAttributes: Bool
    /// The syntax that is read.
    public var interpretedSyntax: InterpretedSyntax
    /// The treatment of text that is not valid.
    public var failurePolicy: FailurePolicy
    /// The code of the language of the text.
    public var languageCode: String?

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates a string with attributes for the inline elements of a Markdown text.
  ///
  /// Blocks such as lists and headings are left as they are.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init()
    for run in InlineMarkdown.runs(of: markdown) {
      var part = AttributedString(run.string)
      if !run.elements.isEmpty {
        part[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] =
          run.elements
      }
      if let link = run.link { part.link = URL(string: link, relativeTo: baseURL) }
      append(part)
    }
  }

  /// Creates a string with attributes for the inline elements of a Markdown text in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}
