// SPDX-License-Identifier: MIT

import TintypeDoubles
import TintypeGallery
import XCTest

private typealias User = LifeSignal.User
private typealias UserStreamFeature = LifeSignal.UserStreamFeature
private typealias UserStreamPreviews = LifeSignal.UserStreamPreviews

final class UserStreamFeatureTests: XCTestCase {
  func testAsyncStream() async {
    let user1 = User.mock
    let user2 = User(id: "456", name: "Another User", email: "another@example.com")

    let store = TestStore(initialState: UserStreamFeature.State()) {
      UserStreamFeature()
    } withDependencies: {
      $0.userClient.observeCurrentUser = {
        AsyncStream { continuation in
          continuation.yield(user1)
          continuation.yield(user2)
          continuation.finish()
        }
      }
    }

    await store.send(.startObserving)
    snapshot("Waiting", of: store, as: UserStreamPreviews.self)

    await store.receive(.userUpdated(user1)) {
      $0.user = user1
    }
    snapshot("First", of: store, as: UserStreamPreviews.self)

    await store.receive(.userUpdated(user2)) {
      $0.user = user2
    }
    snapshot("Second", of: store, as: UserStreamPreviews.self)

    await store.receive(.observingEnded)
  }

  func testStreamThatEndsAtOnce() async {
    let store = TestStore(initialState: UserStreamFeature.State()) {
      UserStreamFeature()
    } withDependencies: {
      $0.userClient.observeCurrentUser = { AsyncStream { $0.finish() } }
    }

    await store.send(.startObserving)
    await store.receive(.observingEnded)
  }

  func testObservingAgainEndsTheFirst() async {
    let (stream, continuation) = AsyncStream<User>.makeStream()
    let store = TestStore(initialState: UserStreamFeature.State()) {
      UserStreamFeature()
    } withDependencies: {
      $0.userClient.observeCurrentUser = { stream }
    }

    await store.send(.startObserving)
    store.dependencies.userClient = .mock
    await store.send(.startObserving)
    await store.receive(.userUpdated(.mock)) {
      $0.user = .mock
    }
    await store.receive(.observingEnded)
    // The first stream no longer has a listener.
    continuation.yield(User(id: "456", name: "Another User", email: "another@example.com"))
    await store.finish()
  }
}
