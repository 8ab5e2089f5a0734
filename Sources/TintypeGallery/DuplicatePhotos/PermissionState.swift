// SPDX-License-Identifier: MIT

extension DuplicatePhotos {
  /// What the system says of the access to photos, in the numbers of `PHAuthorizationStatus`.
  ///
  /// It is open: a system of next year may answer with a number that nobody knows today.
  package struct AuthorizationStatus: RawRepresentable, Hashable, Sendable {
    /// The system's number.
    package var rawValue: Int

    /// Creates a status from the system's number.
    ///
    /// - Parameter rawValue: The number.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Nobody was asked yet.
    package static let notDetermined = AuthorizationStatus(rawValue: 0)
    /// Nobody may be asked: by parental controls, or by an organisation's rules.
    package static let restricted = AuthorizationStatus(rawValue: 1)
    /// The answer was no.
    package static let denied = AuthorizationStatus(rawValue: 2)
    /// The answer was yes.
    package static let authorized = AuthorizationStatus(rawValue: 3)
    /// The answer was yes, for some photos.
    package static let limited = AuthorizationStatus(rawValue: 4)
  }

  /// What the app may do, each with a screen of its own.
  package enum PermissionState: String, Hashable, Sendable, CaseIterable {
    /// It may ask.
    case notDetermined
    /// It may look at all photos.
    case authorized
    /// It may look at the photos that were chosen.
    case limited
    /// It may not look at photos, until that is changed in the settings.
    case denied
    /// It may not look at photos, and nobody here can change that.
    case restricted

    /// What a status means for the app.
    ///
    /// - Parameter status: The status; one that nobody knows counts as denied, as it grants nothing.
    package init(_ status: AuthorizationStatus) {
      switch status {
      case .notDetermined: self = .notDetermined
      case .authorized: self = .authorized
      case .limited: self = .limited
      case .restricted: self = .restricted
      default: self = .denied
      }
    }

    /// Whether photos can be scanned.
    package var allowsScan: Bool { self == .authorized || self == .limited }
  }
}
