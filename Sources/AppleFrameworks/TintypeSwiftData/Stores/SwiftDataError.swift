// SPDX-License-Identifier: MIT

import Foundation

/// An error in the use of a container or a context.
public struct SwiftDataError: Error, Hashable, Sendable {
  private let kind: String
  private var message: String?

  /// A container has no types of models.
  public static let loadIssueModelContainer = SwiftDataError(kind: "loadIssueModelContainer")
  /// A predicate cannot be evaluated.
  public static let unsupportedPredicate = SwiftDataError(kind: "unsupportedPredicate")
  /// The schema of a container does not have a type.
  public static let modelValidationFailure = SwiftDataError(kind: "modelValidationFailure")
  /// The environment has no context.
  public static let missingModelContext = SwiftDataError(kind: "missingModelContext")

  /// Returns the error with a message: what is wrong, where, and what to do.
  func with(_ message: String) -> SwiftDataError {
    var error = self
    error.message = message
    return error
  }

  /// Returns whether two errors have the same kind.
  public static func == (first: Self, second: Self) -> Bool { first.kind == second.kind }

  /// Hashes the kind.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

extension SwiftDataError: CustomStringConvertible {
  /// The message, or else the kind.
  public var description: String { message ?? "SwiftDataError.\(kind)" }
}

extension SwiftDataError: LocalizedError {
  /// The message, or else the kind.
  public var errorDescription: String? { description }
}
