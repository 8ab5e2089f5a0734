// SPDX-License-Identifier: MIT

import Synchronization
import TintypeGallery

/// A system whose answers the test decides, also while it is asking.
final class ControlledAuthorization: DuplicatePhotos.PhotoAuthorizing {
  typealias Status = DuplicatePhotos.AuthorizationStatus

  private struct State {
    var status: Status
    var waiting: [CheckedContinuation<Status, Never>] = []
    var requests = 0
  }

  private let state: Mutex<State>

  init(_ status: Status) { state = Mutex(State(status: status)) }

  /// What somebody sets in the settings: nobody is told.
  func set(_ status: Status) { state.withLock { $0.status = status } }

  /// How often somebody was asked.
  var requests: Int { state.withLock { $0.requests } }

  func authorizationStatus() -> Status { state.withLock { $0.status } }

  func requestAuthorization() async -> Status {
    await withCheckedContinuation { continuation in
      state.withLock {
        $0.requests += 1
        $0.waiting.append(continuation)
      }
    }
  }

  /// Whoever is asked answers.
  func answer(_ status: Status) {
    let waiting = state.withLock { state in
      state.status = status
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume(returning: status) }
  }
}
