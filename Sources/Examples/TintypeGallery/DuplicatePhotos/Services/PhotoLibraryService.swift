// SPDX-License-Identifier: MIT

import Foundation
import TintypeScheduling

extension DuplicatePhotos {
  /// The system's authorization of photo access.
  package protocol PhotoAuthorizing: Sendable {
    /// Returns the current status.
    func authorizationStatus() -> AuthorizationStatus
    /// Requests access; the system shows its dialog only once and then repeats the answer.
    func requestAuthorization() async -> AuthorizationStatus
  }

  /// The app's access to photos, updated when the setting changes while the app is inactive.
  @MainActor package final class PhotoLibraryService: ObservableObject {
    /// The app's permission at the time of the last query.
    @Published package private(set) var permissionState: PermissionState
    /// A Boolean value that indicates whether an access request is in progress.
    @Published package private(set) var isRequesting = false

    private let authorization: any PhotoAuthorizing
    private var observation: Task<Void, Never>?

    /// The notification that is posted when the app becomes active.
    package nonisolated static let didBecomeActive = Notification.Name("sceneDidBecomeActive")

    /// Creates a service that queries the system immediately and whenever the app becomes active.
    ///
    /// - Parameters:
    ///   - authorization: The system's authorization.
    ///   - center: The notification center of ``didBecomeActive``; the default center by default.
    package init(
      authorization: any PhotoAuthorizing, center: NotificationCenter = .default
    ) {
      self.authorization = authorization
      permissionState = PermissionState(authorization.authorizationStatus())
      let returns = Self.returns(of: center)
      observation = Task { [weak self] in
        for await _ in returns {
          guard let self else { return }
          self.refresh()
        }
      }
    }

    deinit { observation?.cancel() }

    /// Returns a stream of app activations, which may be posted on any thread.
    private static func returns(of center: NotificationCenter) -> AsyncStream<Void> {
      AsyncStream { continuation in
        let observer = Observer(
          center: center,
          token: center.addObserver(forName: didBecomeActive, object: nil, queue: nil) { _ in
            continuation.yield()
          })
        continuation.onTermination = { _ in observer.remove() }
      }
    }

    /// Queries the system again.
    package func refresh() {
      let state = PermissionState(authorization.authorizationStatus())
      if state != permissionState { permissionState = state }
    }

    /// Requests access from the user; a call during a request does nothing.
    package func requestAccess() {
      guard !isRequesting else { return }
      isRequesting = true
      let load = WorkTracker.beginLoad("access to photos", owner: self)
      Task { [weak self, authorization] in
        defer { load?.end() }
        let status = await authorization.requestAuthorization()
        self?.isRequesting = false
        self?.permissionState = PermissionState(status)
      }
    }
  }

  /// An observer of a notification center, until it is removed.
  private final class Observer: @unchecked Sendable {
    // A center can be used on any thread, and the token is only returned to its own center.
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    init(center: NotificationCenter, token: any NSObjectProtocol) {
      self.center = center
      self.token = token
    }

    func remove() { center.removeObserver(token) }
  }
}
