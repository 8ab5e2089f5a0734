// SPDX-License-Identifier: MIT

extension LifeSignal {
  /// An error of the user's data.
  package enum UserError: Error, Equatable, Sendable, CaseIterable {
    /// The check-in failed.
    case checkInFailed
    /// The user or contact does not exist.
    case notFound
    /// No user is signed in, or the email address and password do not match an account.
    case notAuthenticated
    /// There is no connection.
    case offline
    /// The stored data cannot be read.
    case invalidData
  }

  /// An error with its message for the user.
  package struct UserFacingError: Error, Equatable, Sendable {
    /// The message: the cause and a remedy.
    package var message: String

    /// Creates an error with its message.
    package init(message: String) { self.message = message }

    /// Returns the user-facing form of an error.
    package static func from(_ error: UserError) -> UserFacingError {
      switch error {
      case .checkInFailed:
        UserFacingError(message: "The check-in did not work. Please try again.")
      case .notFound:
        UserFacingError(message: "There is no such person. Check the spelling.")
      case .notAuthenticated:
        UserFacingError(message: "Email and password do not match. Please try again.")
      case .offline:
        UserFacingError(message: "You are offline. Connect to the internet and try again.")
      case .invalidData:
        UserFacingError(message: "The server sent something unreadable. Please update the app.")
      }
    }
  }
}

extension LifeSignal.UserError {
  /// Returns the user error for an error of a client; an unknown error counts as a lost connection.
  static func from(_ error: any Error) -> LifeSignal.UserError {
    error as? LifeSignal.UserError ?? .offline
  }
}

extension LifeSignal.UserFacingError {
  /// The server rejected the changes.
  package static let notSaved = LifeSignal.UserFacingError(
    message: "The changes were not saved. Please try again.")
}
