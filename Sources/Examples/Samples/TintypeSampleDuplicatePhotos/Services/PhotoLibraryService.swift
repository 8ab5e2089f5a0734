// SPDX-License-Identifier: MIT

import Observation

/// The system's authorization of photo access.
protocol PhotoAuthorizing: Sendable {
  /// Returns the current status.
  func authorizationStatus() -> AuthorizationStatus
  /// Requests access; the system shows its dialog only once and then repeats the answer.
  func requestAuthorization() async -> AuthorizationStatus
}

/// The app's access to photos.
@MainActor @Observable
final class PhotoLibraryService {
  private(set) var permissionState: PermissionState
  private(set) var isRequesting = false

  private let authorization: any PhotoAuthorizing

  init(authorization: any PhotoAuthorizing) {
    self.authorization = authorization
    permissionState = PermissionState(authorization.authorizationStatus())
  }

  /// Queries the system again, as required when the app returns to the foreground.
  func refresh() {
    let state = PermissionState(authorization.authorizationStatus())
    if state != permissionState { permissionState = state }
  }

  /// Requests access from the user; a call during a request does nothing.
  func requestAccess() async {
    guard !isRequesting else { return }
    isRequesting = true
    let status = await authorization.requestAuthorization()
    isRequesting = false
    permissionState = PermissionState(status)
  }
}
