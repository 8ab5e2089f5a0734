// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeComparison
import TintypeSnapshots

/// The configuration of the audits of a repository, from the file ``fileName``.
package struct AuditConfiguration: Sendable {
  /// The options without exceptions.
  package var options = AuditOptions()
  /// The layouts of previews in which texts and controls must have enough space.
  package var variants: Set<AuditVariant> = []
  /// The language or the locale that references in other languages translate.
  package var baseLocale = "en"
  /// The exceptions, with the references to which they apply.
  package var exceptions: [Exception] = []

  /// An exception for some references.
  package struct Exception: Hashable, Sendable {
    /// The references: a path, or a beginning of paths with a final `*`; `nil` for all.
    package var reference: String?
    /// The exception.
    package var exception: AuditException

    /// Returns whether the exception applies to a reference.
    package func applies(to path: String) -> Bool {
      guard let reference else { return true }
      if reference.hasSuffix("*") { return path.hasPrefix(reference.dropLast()) }
      return path == reference
    }

    /// Returns whether all references to which the exception applies are in some directories.
    package func isInside(_ directories: [String]) -> Bool {
      let directories = directories.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
      guard let reference else { return directories.contains(ReferenceLocation.directoryName) }
      return directories.contains { reference == $0 || reference.hasPrefix($0 + "/") }
    }
  }

  /// The name of the default file.
  package static let fileName = ".tintype-audit.json"

  /// Creates the configuration without a file.
  package init() {}

  /// Reads a configuration; without a path, the default file if it exists.
  package init(_ path: String?, in directory: String) throws(AuditConfigurationError) {
    guard let bytes = try Self.contents(of: path, in: directory) else {
      self.init()
      return
    }
    try self.init(bytes, from: FilePath.absolute(path ?? Self.fileName, in: directory))
  }

  /// Decodes a configuration.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The path of the file, for errors.
  /// - Throws: An error if the contents are not valid.
  package init(_ bytes: [UInt8], from path: String) throws(AuditConfigurationError) {
    do {
      let document = try JSONDecoder().decode(Document.self, from: Data(bytes))
      self = try document.configuration(path)
    } catch let error as AuditConfigurationError {
      throw error
    } catch {
      throw AuditConfigurationError.invalid(path: path, reason: Self.reason(error))
    }
  }

  /// Returns the contents of a file, without a path those of the default file; `nil` if that does
  /// not exist.
  package static func contents(
    of path: String?, in directory: String
  ) throws(AuditConfigurationError) -> [UInt8]? {
    let file = FilePath.absolute(path ?? fileName, in: directory)
    do {
      return try RepositoryBoundary.bytes(of: file, limit: 4 << 20)
    } catch {
      if path == nil, !FileManager.default.fileExists(atPath: file) { return nil }
      throw .unreadable(path: file, reason: "\(error)")
    }
  }

  /// Returns the options with the exceptions for a reference.
  package func options(for reference: String) -> AuditOptions {
    var options = options
    options.exceptions = exceptions.filter { $0.applies(to: reference) }.map(\.exception)
    return options
  }

  /// Returns the reason of a decoding error on one line, the same on every system.
  private static func reason(_ error: any Error) -> String {
    func place(_ path: [any CodingKey]) -> String {
      path.isEmpty
        ? "the object"
        : path.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }
          .joined(separator: ".")
    }
    return switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      "\(place(context.codingPath)) has no “\(key.stringValue)”"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(place(context.codingPath)) has a value of the wrong type"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      "\(place(context.codingPath)) has an unknown value"
    default: "it is not valid JSON"
    }
  }

  /// The file; its keys are part of the tool's interface.
  private struct Document: Decodable {
    var rules: [String: String]?
    var contrast: AuditOptions.ContrastLevel?
    var minimumTargetSize: Double?
    var minimumTextSize: Double?
    var variants: Set<AuditVariant>?
    var baseLocale: String?
    var exceptions: [Item]?

    struct Item: Decodable {
      var rule: String?
      var node: String?
      var reference: String?
      var reason: String
    }

    func configuration(_ path: String) throws(AuditConfigurationError) -> AuditConfiguration {
      var configuration = AuditConfiguration()
      configuration.options = AuditOptions(
        contrast: contrast ?? .aa, minimumTargetSize: minimumTargetSize ?? 44,
        minimumTextSize: minimumTextSize ?? 11)
      configuration.variants = variants ?? []
      configuration.baseLocale = baseLocale ?? configuration.baseLocale
      for (name, severity) in (rules ?? [:]).sorted(by: { $0.key < $1.key }) {
        let rule = try Self.rule(name, path)
        if severity == "off" {
          configuration.options.rules.remove(rule)
        } else if let severity = AuditSeverity(rawValue: severity) {
          configuration.options.severities[rule] = severity
        } else {
          throw .unknownSeverity(path: path, rule: name, severity: severity)
        }
      }
      for item in exceptions ?? [] {
        let rule = try item.rule.map { name throws(AuditConfigurationError) in
          try Self.rule(name, path)
        }
        guard !item.reason.allSatisfy(\.isWhitespace) else {
          throw .missingReason(path: path, rule: item.rule ?? "all rules")
        }
        configuration.exceptions.append(
          Exception(
            reference: item.reference,
            exception: AuditException(
              rule, at: item.node.map { NodeSelector($0) }, reason: item.reason)))
      }
      return configuration
    }

    private static func rule(
      _ name: String, _ path: String
    ) throws(AuditConfigurationError) -> AuditRule {
      guard let rule = AuditRule(rawValue: name) else {
        throw .unknownRule(path: path, rule: name)
      }
      return rule
    }
  }
}

/// An error in the configuration of audits.
package enum AuditConfigurationError: Error, Hashable {
  /// The file cannot be read.
  case unreadable(path: String, reason: String)
  /// The file has no valid contents.
  case invalid(path: String, reason: String)
  /// No rule has this name.
  case unknownRule(path: String, rule: String)
  /// No severity has this name.
  case unknownSeverity(path: String, rule: String, severity: String)
  /// An exception has an empty reason.
  case missingReason(path: String, rule: String)
}

extension AuditConfigurationError: CustomStringConvertible {
  /// The problem and the next step.
  package var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "The audit configuration “\(path)” cannot be read: \(reason). Correct the path."
    case .invalid(let path, let reason):
      "The audit configuration “\(path)” is not valid: \(reason). See the guide “Audits”."
    case .unknownRule(let path, let rule):
      """
      The audit configuration “\(path)” names the unknown rule “\(rule.prefix(80))”. The rules are \
      \(AuditRule.allCases.map(\.rawValue).joined(separator: ", ")).
      """
    case .unknownSeverity(let path, let rule, let severity):
      """
      The audit configuration “\(path)” gives the rule “\(rule)” the unknown severity \
      “\(severity.prefix(80))”. Use error, warning, note or off.
      """
    case .missingReason(let path, let rule):
      """
      An exception for “\(rule)” in the audit configuration “\(path)” has no reason. State why the \
      finding is right as it is.
      """
    }
  }
}
