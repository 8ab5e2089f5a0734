// SPDX-License-Identifier: MIT

extension LifeSignal {
  /// What can go wrong with stored documents, wherever they are stored.
  package enum StorageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no connection.
    case offline
    /// Nobody is signed in, or whoever is may not do that.
    case notAuthenticated
    /// There is no such document.
    case notFound(String)
    /// There can be no such document.
    case invalidReference(String)
    /// Others changed the document each time that it was tried.
    case conflict(String)
    /// The store answered with an error that says nothing to the app.
    case refused(String)

    /// What is wrong, where, and what to do about it.
    package var description: String {
      switch self {
      case .offline:
        "There is no connection to the store. Try again when there is one."
      case .notAuthenticated:
        "The store refuses this user. Sign in, and ask only for what is the user's own."
      case .notFound(let path):
        "There is no document “\(path)”. Look at how it is spelt, or store it first."
      case .invalidReference(let path):
        "“\(path)” names no document. Write collections and names in turn, with slashes between them."
      case .conflict(let path):
        "Others keep changing the document “\(path)”. Try again later."
      case .refused(let answer):
        "The store answered “\(answer)”. Look at its log."
      }
    }
  }
}

extension LifeSignal.UserError {
  /// What features are told of an error.
  ///
  /// - Parameters:
  ///   - error: What was thrown.
  ///   - fallback: What they are told of an error of which nothing else is known.
  /// - Returns: An error of the same meaning. What a user entered wrongly, and that a task was
  ///   cancelled, is told as it is.
  static func translated(_ error: any Error, otherwise fallback: Self) -> any Error {
    switch error {
    case is Self, is LifeSignal.ValidationError, is CancellationError: error
    case is LifeSignal.DocumentDataError: Self.invalidData
    case let error as LifeSignal.StorageError:
      switch error {
      case .offline: Self.offline
      case .notAuthenticated: Self.notAuthenticated
      case .notFound, .invalidReference: Self.notFound
      case .conflict, .refused: fallback
      }
    default: fallback
    }
  }

  /// Runs an operation, and translates what it throws.
  static func translating<R>(
    otherwise fallback: Self,
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> R
  ) async throws -> R {
    do {
      return try await operation()
    } catch {
      throw translated(error, otherwise: fallback)
    }
  }
}
