// SPDX-License-Identifier: MIT

/// The app's access to photos; each state has its own screen.
enum PermissionState: String, CaseIterable, Sendable {
  case notDetermined
  case authorized
  case limited
  case denied
  case restricted

  /// A Boolean value that indicates whether photos can be scanned.
  var allowsScan: Bool { self == .authorized || self == .limited }
}

/// The authorization status of photo access, with the raw values of `PHAuthorizationStatus`.
///
/// It is not an enumeration, since a future system may return an unknown value.
struct AuthorizationStatus: RawRepresentable, Hashable, Sendable {
  var rawValue: Int

  static let notDetermined = AuthorizationStatus(rawValue: 0)
  static let restricted = AuthorizationStatus(rawValue: 1)
  static let denied = AuthorizationStatus(rawValue: 2)
  static let authorized = AuthorizationStatus(rawValue: 3)
  static let limited = AuthorizationStatus(rawValue: 4)
}

extension PermissionState {
  /// Creates the state for a status; an unknown status counts as denied, since it grants nothing.
  init(_ status: AuthorizationStatus) {
    switch status {
    case .notDetermined: self = .notDetermined
    case .authorized: self = .authorized
    case .limited: self = .limited
    case .restricted: self = .restricted
    default: self = .denied
    }
  }
}
