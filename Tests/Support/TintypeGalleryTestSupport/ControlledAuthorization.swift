// SPDX-License-Identifier: MIT

import Synchronization
import TintypeGallery

/// A photo authorization system whose answers are controlled by the test, even during a request.
package final class ControlledAuthorization: DuplicatePhotos.PhotoAuthorizing {
  package typealias Status = DuplicatePhotos.AuthorizationStatus

  private struct State {
    var status: Status
    var waiting: [CheckedContinuation<Status, Never>] = []
    var requests = 0
  }

  private let state: Mutex<State>

  /// Creates a system with a status.
  package init(_ status: Status) { state = Mutex(State(status: status)) }

  /// Changes the status as in the Settings app, which sends no notification.
  package func set(_ status: Status) { state.withLock { $0.status = status } }

  /// The number of authorization requests.
  package var requests: Int { state.withLock { $0.requests } }

  /// Returns the current status.
  package func authorizationStatus() -> Status { state.withLock { $0.status } }

  /// Requests access, and waits for an answer.
  package func requestAuthorization() async -> Status {
    await withCheckedContinuation { continuation in
      state.withLock {
        $0.requests += 1
        $0.waiting.append(continuation)
      }
    }
  }

  /// Answers the pending requests.
  package func answer(_ status: Status) {
    let waiting = state.withLock { state in
      state.status = status
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume(returning: status) }
  }
}
