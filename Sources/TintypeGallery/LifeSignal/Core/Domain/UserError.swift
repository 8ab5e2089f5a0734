// SPDX-License-Identifier: MIT

extension LifeSignal {
  /// What can go wrong with a user's data.
  package enum UserError: Error, Equatable, Sendable, CaseIterable {
    /// The check-in did not arrive.
    case checkInFailed
    /// There is no such user or contact.
    case notFound
    /// Nobody is signed in, or email and password belong to nobody.
    case notAuthenticated
    /// There is no connection.
    case offline
    /// What is stored cannot be read.
    case invalidData
  }

  /// An error as it is told to a user.
  package struct UserFacingError: Error, Equatable, Sendable {
    /// What happened, and what to do about it.
    package var message: String

    /// Creates an error with its message.
    package init(message: String) { self.message = message }

    /// What a user is told of an error.
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
  /// What an error of a client means; one that is not of this kind counts as a lost connection.
  static func from(_ error: any Error) -> LifeSignal.UserError {
    error as? LifeSignal.UserError ?? .offline
  }
}

extension LifeSignal.UserFacingError {
  /// The server did not take what was changed.
  package static let notSaved = LifeSignal.UserFacingError(
    message: "The changes were not saved. Please try again.")
}
