// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeDoubles
import TintypeGallery

@Suite("LifeSignal's user client of the remote store")
struct FirebaseUserClientTests {
  typealias FakeRemoteStore = LifeSignal.FakeRemoteStore
  typealias User = LifeSignal.User
  typealias UserClient = LifeSignal.UserClient
  typealias UserError = LifeSignal.UserError
  typealias UserMapping = LifeSignal.UserMapping
  typealias UserSession = LifeSignal.UserSession

  private let noon = Date(timeIntervalSince1970: 1_741_953_600)
  private let session = UserSession(userID: "123")
  private let store = FakeRemoteStore(["users/123": UserMapping.document(from: .mock)])

  private var client: UserClient { .firebase(store: store, session: session) }

  /// Returns the mock user as stored.
  private func stored() async throws -> User {
    try UserMapping.user(from: try #require(try await store.get("users/123").data), id: "123")
  }

  private func checkIn(_ client: UserClient, at date: Date) async throws -> Date {
    try await withDependencies {
      $0.date = .constant(date)
    } operation: {
      try await client.checkIn()
    }
  }

  @Test("A user can check in after signing in, and the store contains the check-in")
  func userCanCheckInAfterSigningInAndStoreContainsCheck() async throws {
    await store.addAccount(email: "test@example.com", password: "secret", userID: "123")
    let session = UserSession()
    let auth = LifeSignal.AuthClient.firebase(store: store, session: session)
    let users = UserClient.firebase(store: store, session: session)
    await #expect(throws: UserError.notAuthenticated) { try await users.checkIn() }
    #expect(try await auth.signIn("test@example.com", "secret") == .mock)
    #expect(try await checkIn(users, at: noon + 600) == noon + 600)
    #expect(try await stored().lastCheckedIn == noon + 600)
    try await auth.signOut()
    await #expect(throws: UserError.notAuthenticated) { try await users.getCurrentUser() }
  }

  @Test(
    "A failed sign-in throws the matching user error",
    arguments: [
      (nil, .notAuthenticated), (.unavailable, .offline), (.internal, .invalidData),
      (.permissionDenied, .notAuthenticated),
    ] as [(LifeSignal.RemoteError?, UserError)])
  func signInErrors(answer: LifeSignal.RemoteError?, expected: UserError) async {
    if let answer { await store.failNext(answer) }
    let session = UserSession()
    let auth = LifeSignal.AuthClient.firebase(store: store, session: session)
    await #expect(throws: expected) { try await auth.signIn("test@example.com", "secret") }
    #expect(session.userID == nil)
  }

  @Test(
    "The user client maps remote errors to user errors",
    arguments: [
      (.unavailable, .offline, .offline), (.deadlineExceeded, .offline, .offline),
      (.unauthenticated, .notAuthenticated, .notAuthenticated),
      (.permissionDenied, .notAuthenticated, .notAuthenticated),
      (.notFound, .notFound, .notFound), (.invalidArgument, .notFound, .notFound),
      (.resourceExhausted, .invalidData, .checkInFailed), (.internal, .invalidData, .checkInFailed),
    ] as [(LifeSignal.RemoteError, UserError, UserError)])
  func errors(answer: LifeSignal.RemoteError, expected: UserError, inCheckIn: UserError) async {
    await store.failNext(answer, answer, answer, answer)
    await #expect(throws: expected) { try await client.getCurrentUser() }
    await #expect(throws: expected) { try await client.updateUser(.mock) }
    await #expect(throws: inCheckIn) { try await client.checkIn() }
    await #expect(throws: expected) { try await client.updateCheckInInterval(7200) }
  }

  @Test("The client returns the last fetched user while offline")
  func offlineReading() async throws {
    let client = client
    _ = try await client.getCurrentUser()
    await store.setOffline(true)
    #expect(try await client.getCurrentUser() == .mock)
    var changed = User.mock
    changed.name = "Anna Lee"
    await store.writeFromElsewhere("users/123", UserMapping.document(from: changed))
    #expect(try await client.getCurrentUser() == .mock)
    await store.setOffline(false)
    #expect(try await client.getCurrentUser() == changed)
  }

  @Test("The client does not return a user that was never fetched while offline")
  func offlineUnknown() async throws {
    let client = client
    _ = try await client.getCurrentUser()
    await store.setOffline(true)
    await #expect(throws: UserError.offline) { try await client.getUser("9") }
    // Another client has not fetched anything.
    await #expect(throws: UserError.offline) { try await self.client.getCurrentUser() }
  }

  @Test("The client does not return a removed user, online or offline")
  func offlineRemoved() async throws {
    let client = client
    _ = try await client.getCurrentUser()
    await store.writeFromElsewhere("users/123", nil)
    await #expect(throws: UserError.notFound) { try await client.getCurrentUser() }
    await store.setOffline(true)
    await #expect(throws: UserError.offline) { try await client.getCurrentUser() }
  }

  @Test("A cached user is not returned to another signed-in user")
  func offlineOtherUser() async throws {
    let client = client
    _ = try await client.getUser("123")
    await store.setOffline(true)
    session.userID = "9"
    await #expect(throws: UserError.offline) { try await client.getUser("123") }
    await store.setOffline(false)
    _ = try await client.getUser("123")
    session.userID = "123"
    await store.setOffline(true)
    await #expect(throws: UserError.offline) { try await client.getUser("123") }
  }

  @Test("The cache replaces only a missing connection: a denied read throws an error")
  func refusalIsNotBridged() async throws {
    let client = client
    _ = try await client.getCurrentUser()
    await store.deny("users/123")
    await #expect(throws: UserError.notAuthenticated) { try await client.getCurrentUser() }
  }

  @Test("Writing while offline throws an error")
  func offlineWriting() async throws {
    let client = client
    _ = try await client.getCurrentUser()
    await store.setOffline(true)
    var changed = User.mock
    changed.name = "Anna Lee"
    await #expect(throws: UserError.offline) { try await checkIn(client, at: noon + 600) }
    await #expect(throws: UserError.offline) { try await client.updateUser(changed) }
    await #expect(throws: UserError.offline) { try await client.updateCheckInInterval(7200) }
    #expect(try await client.getCurrentUser() == .mock)
    await store.setOffline(false)
    #expect(try await stored() == .mock)
    #expect(try await checkIn(client, at: noon + 1200) == noon + 1200)
  }

  @Test("A check-in that conflicts with another device is retried")
  func retriedCheckIn() async throws {
    await store.failNext(.aborted, .aborted)
    #expect(try await checkIn(client, at: noon + 600) == noon + 600)
    #expect(try await stored().checkInExpiration == noon + 4200)
  }

  @Test("A check-in with too many conflicts fails")
  func abortedCheckIn() async throws {
    await store.failNext(.aborted, .aborted, .aborted, .aborted, .aborted)
    await #expect(throws: UserError.checkInFailed) { try await checkIn(client, at: noon + 600) }
    #expect(try await stored() == .mock)
  }

  @Test("The latest check-in of several devices is kept", arguments: [[3, 1, 2], [1, 2, 3]])
  func devices(minutes: [Double]) async throws {
    for minute in minutes {
      let device = UserClient.firebase(store: store, session: UserSession(userID: "123"))
      _ = try await checkIn(device, at: noon + minute * 60)
    }
    #expect(try await stored().lastCheckedIn == noon + 180)
    #expect(try await stored().checkInExpiration == noon + 3780)
  }

  @Test("Concurrent check-ins of several devices keep the latest")
  func devicesAtOnce() async throws {
    let store = store
    let noon = noon
    await withTaskGroup(of: Void.self) { group in
      for number in 1...4 {
        group.addTask {
          let device = UserClient.firebase(store: store, session: UserSession(userID: "123"))
          await withDependencies {
            $0.date = .constant(noon + Double(number))
          } operation: {
            // Five attempts are enough for four devices.
            await #expect(throws: Never.self) { try await device.checkIn() }
          }
        }
      }
    }
    #expect(try await stored().lastCheckedIn == noon + 4)
  }

  @Test("An observer receives changes of other devices, also after a lost connection")
  func observe() async throws {
    var users = client.observeCurrentUser().makeAsyncIterator()
    #expect(await users.next() == .mock)
    let device = UserClient.firebase(store: store, session: UserSession(userID: "123"))
    _ = try await checkIn(device, at: noon + 60)
    #expect(await users.next()?.lastCheckedIn == noon + 60)
    await store.setOffline(true)
    var changed = User.mock
    changed.name = "Anna Lee"
    await store.writeFromElsewhere("users/123", UserMapping.document(from: changed))
    await store.setOffline(false)
    #expect(await users.next() == changed)
    await store.deny("users/123")
    #expect(await users.next() == nil)
    #expect(store.listenerCount == 0)
  }

  @Test("A canceled observer of the user client removes its listener")
  func cancelledObserver() async {
    let client = client
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      for await _ in client.observeCurrentUser() { start.finish() }
    }
    for await _ in started {}
    #expect(store.listenerCount == 1)
    task.cancel()
    await task.value
    // A task of the client removes the listener.
    await settle { store.listenerCount == 0 }
    #expect(store.listenerCount == 0)
  }
}
