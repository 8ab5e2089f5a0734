// SPDX-License-Identifier: MIT

import Foundation
import TintypeScheduling

extension DuplicatePhotos {
  /// What the system knows of the access to photos.
  package protocol PhotoAuthorizing: Sendable {
    /// What the system says now.
    func authorizationStatus() -> AuthorizationStatus
    /// Asks who uses the device; the system asks once only, and afterwards repeats the answer.
    func requestAuthorization() async -> AuthorizationStatus
  }

  /// Knows whether photos may be scanned, also when that is changed while the app is away.
  @MainActor package final class PhotoLibraryService: ObservableObject {
    /// What the app may do, as it was when that was last asked.
    @Published package private(set) var permissionState: PermissionState
    /// Whether the system is asking just now.
    @Published package private(set) var isRequesting = false

    private let authorization: any PhotoAuthorizing
    private var observation: Task<Void, Never>?

    /// The notification that is posted when the app is in front again.
    package nonisolated static let didBecomeActive = Notification.Name("sceneDidBecomeActive")

    /// Creates a service that asks the system at once, and again whenever the app is back.
    ///
    /// - Parameters:
    ///   - authorization: What the system knows.
    ///   - center: Where ``didBecomeActive`` is posted; the default centre if nothing else is said.
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

    /// The times at which the app is back; whoever posts may do so on any thread.
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

    /// Asks the system again.
    package func refresh() {
      let state = PermissionState(authorization.authorizationStatus())
      if state != permissionState { permissionState = state }
    }

    /// Lets the system ask who uses the device; a second call while it asks does nothing.
    package func requestAccess() {
      guard !isRequesting else { return }
      isRequesting = true
      let load = Ledger.beginLoad("access to photos", owner: self)
      Task { [weak self, authorization] in
        defer { load?.end() }
        let status = await authorization.requestAuthorization()
        self?.isRequesting = false
        self?.permissionState = PermissionState(status)
      }
    }
  }

  /// What listens to a centre, until it is removed.
  private final class Observer: @unchecked Sendable {
    // Centres may be used on any thread, and the token is only handed back to its own.
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    init(center: NotificationCenter, token: any NSObjectProtocol) {
      self.center = center
      self.token = token
    }

    func remove() { center.removeObserver(token) }
  }
}
