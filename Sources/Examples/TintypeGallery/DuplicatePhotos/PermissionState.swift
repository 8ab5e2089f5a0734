// SPDX-License-Identifier: MIT

extension DuplicatePhotos {
  /// The authorization status of photo access, with the raw values of `PHAuthorizationStatus`.
  ///
  /// It is not an enumeration, since a future system may return an unknown value.
  package struct AuthorizationStatus: RawRepresentable, Hashable, Sendable {
    /// The system's raw value.
    package var rawValue: Int

    /// Creates a status from the system's raw value.
    ///
    /// - Parameter rawValue: The raw value.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The app has not requested access yet.
    package static let notDetermined = AuthorizationStatus(rawValue: 0)
    /// Access cannot be requested, because of parental controls or an organization's policy.
    package static let restricted = AuthorizationStatus(rawValue: 1)
    /// The user denied access.
    package static let denied = AuthorizationStatus(rawValue: 2)
    /// The user granted access.
    package static let authorized = AuthorizationStatus(rawValue: 3)
    /// The user granted access to some photos.
    package static let limited = AuthorizationStatus(rawValue: 4)
  }

  /// The app's access to photos; each state has its own screen.
  package enum PermissionState: String, Hashable, Sendable, CaseIterable {
    /// The app can request access.
    case notDetermined
    /// The app can read all photos.
    case authorized
    /// The app can read the selected photos.
    case limited
    /// The app cannot read photos until the user changes the setting.
    case denied
    /// The app cannot read photos, and the user cannot change that.
    case restricted

    /// Creates the permission state for an authorization status.
    ///
    /// - Parameter status: The status; an unknown status counts as denied, since it grants nothing.
    package init(_ status: AuthorizationStatus) {
      switch status {
      case .notDetermined: self = .notDetermined
      case .authorized: self = .authorized
      case .limited: self = .limited
      case .restricted: self = .restricted
      default: self = .denied
      }
    }

    /// A Boolean value that indicates whether photos can be scanned.
    package var allowsScan: Bool { self == .authorized || self == .limited }
  }
}
