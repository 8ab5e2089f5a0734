// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeDoubles
import TintypeGallery

@Suite("LifeSignal's user client")
struct UserClientTests {
  typealias StorageClient = LifeSignal.StorageClient
  typealias StorageError = LifeSignal.StorageError
  typealias User = LifeSignal.User
  typealias UserClient = LifeSignal.UserClient
  typealias UserError = LifeSignal.UserError
  typealias UserMapping = LifeSignal.UserMapping
  typealias UserSession = LifeSignal.UserSession

  private let noon = Date(timeIntervalSince1970: 1_741_953_600)
  private let session = UserSession(userID: "123")

  /// Returns a user as stored.
  private func stored(_ storage: StorageClient, _ id: String = "123") async throws -> User {
    try UserMapping.user(from: try #require(try await storage.get(.user(id))), id: id)
  }

  /// Calls each function of a client that accesses the store, and returns the thrown errors.
  private func errors(
    _ client: UserClient
  ) async -> [(function: String, error: (any Error)?)] {
    func error(_ body: () async throws -> Void) async -> (any Error)? {
      do {
        try await body()
        return nil
      } catch {
        return error
      }
    }
    return [
      ("getCurrentUser", await error { _ = try await client.getCurrentUser() }),
      ("getUser", await error { _ = try await client.getUser("9") }),
      ("updateUser", await error { _ = try await client.updateUser(.mock) }),
      ("checkIn", await error { _ = try await client.checkIn() }),
      ("updateCheckInInterval", await error { try await client.updateCheckInInterval(7200) }),
    ]
  }

  // MARK: Fetching

  @Test("A user is fetched by identifier")
  func getUser() async throws {
    let client = UserClient.live(
      storage: .mock(get: { reference in
        #expect(reference.path == "users/9")
        return UserMapping.document(from: .mock)
      }), session: session)
    var expected = User.mock
    expected.id = "9"
    #expect(try await client.getUser("9") == expected)
  }

  @Test("The current user is the signed-in user")
  func getCurrentUser() async throws {
    let client = UserClient.live(storage: .mock, session: session)
    #expect(try await client.getCurrentUser() == .mock)
  }

  @Test("An invalid user identifier is not found", arguments: ["", "a/b", ".."])
  func strangeIdentifier(id: String) async {
    let client = UserClient.live(storage: .mock, session: session)
    await #expect(throws: UserError.notFound) { try await client.getUser(id) }
  }

  @Test("A document that cannot be read is reported as invalid data by every function")
  func unreadable() async throws {
    let storage = StorageClient.inMemory([.user("123"): ["name": .null], .user("9"): [:]])
    let readers = await errors(.live(storage: storage, session: session)).filter {
      $0.function != "updateUser"
    }
    #expect(readers.count == 4)
    for (function, error) in readers {
      #expect(error as? UserError == .invalidData, "\(function)")
    }
  }

  @Test("A missing document is reported as a missing user")
  func noDocument() async {
    for (function, error) in await errors(.live(storage: .inMemory(), session: session)) {
      #expect(error as? UserError == .notFound, "\(function)")
    }
  }

  @Test("Only other users can be fetched while no user is signed in")
  func nobody() async throws {
    @Dependency(\.storageClient) var storage  // Fails the test if it is called.
    let client = UserClient.live(storage: storage, session: UserSession())
    let found = await lifeSignalIssues {
      for (function, error) in await errors(client) where function != "getUser" {
        #expect(error as? UserError == .notAuthenticated, "\(function)")
      }
    }
    #expect(found.count == 1)
  }

  @Test(
    "The user client maps store errors to user errors",
    arguments: [
      (.offline, .offline, .offline), (.notAuthenticated, .notAuthenticated, .notAuthenticated),
      (.notFound("x"), .notFound, .notFound), (.invalidReference("x"), .notFound, .notFound),
      (.refused("internal"), .invalidData, .checkInFailed),
    ] as [(StorageError, UserError, UserError)])
  func storageErrors(error: StorageError, expected: UserError, inCheckIn: UserError) async {
    let storage = StorageClient.mock(
      get: { _ in throw error }, update: { _, _ in throw error })
    for (function, found) in await errors(.live(storage: storage, session: session)) {
      #expect(
        found as? UserError == (function == "checkIn" ? inCheckIn : expected), "\(function)")
    }
  }

  @Test("A cancellation error is rethrown unchanged")
  func cancellation() async {
    let storage = StorageClient.mock(
      get: { _ in throw CancellationError() }, update: { _, _ in throw CancellationError() })
    for (function, found) in await errors(.live(storage: storage, session: session)) {
      #expect(found is CancellationError, "\(function)")
    }
  }

  // MARK: Storing

  @Test("The profile is stored normalized, with the time of the date dependency")
  func updateUser() async throws {
    let storage = StorageClient.mock
    let client = UserClient.live(storage: storage, session: session)
    var user = User.mock
    user.name = " Anna Lee "
    user.phoneNumber = "+44 7700 900123"
    let isStored = try await withDependencies {
      $0.date = .constant(noon + 60)
    } operation: {
      try await client.updateUser(user)
    }
    #expect(isStored)
    user.name = "Anna Lee"
    user.phoneNumber = "+447700900123"
    user.updatedAt = noon + 60
    #expect(try await stored(storage) == user)
  }

  @Test("Storing a stale profile does not undo a later check-in")
  func staleProfile() async throws {
    let storage = StorageClient.mock
    let client = UserClient.live(storage: storage, session: session)
    var stale = try await client.getCurrentUser()
    try await withDependencies {
      $0.date = .constant(noon + 600)
    } operation: {
      _ = try await client.checkIn()
      stale.name = "Anna Lee"
      #expect(try await client.updateUser(stale))
    }
    let user = try await stored(storage)
    #expect(user.name == "Anna Lee")
    #expect(user.lastCheckedIn == noon + 600)
    #expect(user.checkInExpiration == noon + 4200)
  }

  @Test("A profile with repeated write conflicts is not stored")
  func conflict() async throws {
    let storage = StorageClient.mock(update: { reference, _ in
      throw StorageError.conflict(reference.path)
    })
    let client = UserClient.live(storage: storage, session: session)
    #expect(try await client.updateUser(.mock) == false)
    await #expect(throws: UserError.checkInFailed) { try await client.checkIn() }
    await #expect(throws: UserError.invalidData) { try await client.updateCheckInInterval(7200) }
  }

  @Test("A user cannot store the profile of another user")
  func otherUser() async throws {
    let storage = StorageClient.mock
    let client = UserClient.live(storage: storage, session: UserSession(userID: "9"))
    await #expect(throws: UserError.notAuthenticated) { try await client.updateUser(.mock) }
    #expect(try await stored(storage) == .mock)
  }

  @Test("An invalid entry is not sent to the store")
  func invalidEntry() async throws {
    @Dependency(\.storageClient) var storage  // Fails the test if it is called.
    let client = UserClient.live(storage: storage, session: session)
    var user = User.mock
    user.email = "anna"
    await #expect(throws: LifeSignal.ValidationError.email("anna")) {
      try await client.updateUser(user)
    }
    await #expect(throws: LifeSignal.ValidationError.checkInInterval(60)) {
      try await client.updateCheckInInterval(60)
    }
  }

  @Test("A check-in stores only the check-in, with the time of the date dependency")
  func checkIn() async throws {
    let storage = StorageClient.mock
    let client = UserClient.live(storage: storage, session: session)
    _ = try await storage.update(.user("123")) { $0["favoriteColor"] = .string("blue") }
    let date = try await withDependencies {
      $0.date = .constant(noon + 600)
    } operation: {
      try await client.checkIn()
    }
    #expect(date == noon + 600)
    var expected = User.mock
    expected.checkIn(at: noon + 600)
    #expect(try await stored(storage) == expected)
    #expect(try await storage.get(.user("123"))?["favoriteColor"] == .string("blue"))
  }

  @Test("A check-in older than the stored one returns the stored date")
  func lateCheckIn() async throws {
    let storage = StorageClient.mock
    let client = UserClient.live(storage: storage, session: session)
    let date = try await withDependencies {
      $0.date = .constant(noon - 600)
    } operation: {
      try await client.checkIn()
    }
    #expect(date == noon)
    #expect(try await stored(storage) == .mock)
  }

  @Test("Updating the interval changes the expiration of the current check-in")
  func updateCheckInInterval() async throws {
    let storage = StorageClient.mock
    let client = UserClient.live(storage: storage, session: session)
    try await client.updateCheckInInterval(7200)
    let user = try await stored(storage)
    #expect(user.checkInInterval == 7200)
    #expect(user.checkInExpiration == noon + 7200)
  }

  @Test("Concurrent check-ins and interval changes leave a consistent state")
  func manyDevices() async throws {
    let storage = StorageClient.mock
    let client = UserClient.live(storage: storage, session: session)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...40 {
        group.addTask { [noon] in
          try await withDependencies {
            $0.date = .constant(noon + Double(number))
          } operation: {
            if number.isMultiple(of: 2) {
              _ = try await client.checkIn()
            } else {
              try await client.updateCheckInInterval(3600 + Double(number))
            }
          }
        }
      }
      try await group.waitForAll()
    }
    let user = try await stored(storage)
    #expect(user.lastCheckedIn == noon + 40)
    #expect(user.checkInExpiration == noon + 40 + user.checkInInterval)
    #expect(user.updatedAt == noon + 40)
    #expect(user.checkInInterval > 3600)
  }

  // MARK: Observing

  @Test("An observer receives each readable state of the user")
  func observe() async throws {
    let storage = StorageClient.mock(observe: { reference in
      #expect(reference.path == "users/123")
      return AsyncThrowingStream { continuation in
        var user = User.mock
        continuation.yield(nil)
        continuation.yield(UserMapping.document(from: user))
        continuation.yield(["name": .null])
        user.name = "Anna Lee"
        continuation.yield(UserMapping.document(from: user))
        continuation.finish()
      }
    })
    var names: [String] = []
    for await user in UserClient.live(storage: storage, session: session).observeCurrentUser() {
      names.append(user.name)
    }
    #expect(names == ["Test User", "Anna Lee"])
  }

  @Test("A store error ends the stream after the earlier values")
  func observeError() async {
    let storage = StorageClient.mock(observe: { _ in
      AsyncThrowingStream { continuation in
        continuation.yield(UserMapping.document(from: .mock))
        continuation.finish(throwing: StorageError.notAuthenticated)
      }
    })
    let stream = UserClient.live(storage: storage, session: session).observeCurrentUser()
    #expect(await stream.reduce(into: []) { $0.append($1) } == [.mock])
  }

  @Test("Observing the user while no user is signed in yields nothing")
  func observingUserWhileNoUserIsSignedInYieldsNothing() async {
    let client = UserClient.live(storage: .mock, session: UserSession())
    var count = 0
    for await _ in client.observeCurrentUser() { count += 1 }
    #expect(count == 0)
  }

  @Test("An observer receives a check-in")
  func observeCheckIn() async throws {
    let client = UserClient.live(storage: .mock, session: session)
    var users = client.observeCurrentUser().makeAsyncIterator()
    #expect(await users.next() == .mock)
    try await withDependencies {
      $0.date = .constant(noon + 600)
    } operation: {
      _ = try await client.checkIn()
    }
    #expect(await users.next()?.lastCheckedIn == noon + 600)
  }

  // MARK: Mocks

  @Test("Each function of the user client mock works with the mock user")
  func mock() async throws {
    let client = UserClient.mock
    #expect(try await client.getCurrentUser() == .mock)
    #expect(try await client.updateUser(.mock))
    #expect(await client.observeCurrentUser().reduce(into: []) { $0.append($1) } == [.mock])
    #expect(try await client.checkIn() == noon)
    try await client.updateCheckInInterval(3600)
    #expect(try await client.getUser("9").id == "9")
  }

  @Test("Functions of the user client mock can be replaced separately")
  func mockReplaced() async throws {
    let client = UserClient.mock(updateUser: { _ in false }, checkIn: { throw UserError.offline })
    #expect(try await client.updateUser(.mock) == false)
    await #expect(throws: UserError.offline) { try await client.checkIn() }
    #expect(try await client.getCurrentUser() == .mock)
  }

  @Test("Each function of the user client fails in tests until it is replaced")
  func unimplemented() async {
    @Dependency(\.userClient) var client
    let found = await lifeSignalIssues {
      for (function, error) in await errors(client) {
        #expect(error is UnimplementedError, "\(function)")
      }
      _ = client.observeCurrentUser()
    }
    let names = [
      "getCurrentUser", "getUser", "updateUser", "checkIn", "updateCheckInInterval",
      "observeCurrentUser",
    ]
    #expect(found.count == names.count)
    for (issue, name) in zip(found, names) { #expect(issue.contains("UserClient.\(name)")) }
  }

  @Test("The live clients share the store and the session")
  func live() async throws {
    let noon = noon
    try await withDependencies {
      $0.context = .live
      $0.storageClient = .mock
      $0.userSession = UserSession(userID: "123")
      $0.date = .constant(noon)
    } operation: {
      @Dependency(\.userClient) var users
      @Dependency(\.contactsClient) var contacts
      @Dependency(\.authClient) var auth
      #expect(try await users.getCurrentUser().id == "123")
      #expect(try await contacts.getContacts().count == 4)
      await #expect(throws: UserError.notAuthenticated) {
        try await auth.signIn("test@example.com", "secret")
      }
      try await auth.signOut()
      await #expect(throws: UserError.notAuthenticated) { try await users.checkIn() }
      await #expect(throws: UserError.notAuthenticated) { try await contacts.getContacts() }
    }
  }

  @Test("A test can replace one function of the user client, or the whole client")
  func overrides() async throws {
    let user = try await withDependencies {
      $0.userClient.getCurrentUser = { .mock }
    } operation: {
      @Dependency(\.userClient) var client
      return try await client.getCurrentUser()
    }
    #expect(user == .mock)
    let date = try await withDependencies {
      $0.userClient = .mock(getCurrentUser: { throw UserError.offline })
    } operation: {
      @Dependency(\.userClient) var client
      await #expect(throws: UserError.offline) { try await client.getCurrentUser() }
      return try await client.checkIn()
    }
    #expect(date == noon)
  }

  @Test("No user is signed in initially, in tests and in the live context")
  func firstSession() {
    @Dependency(\.userSession) var session
    #expect(session.userID == nil)
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.userSession) var session
      #expect(session.userID == nil)
    }
  }
}
