// SPDX-License-Identifier: MIT

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
