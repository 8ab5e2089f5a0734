// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeComponents
import TintypeDoubles
import TintypeDoublesTesting
import TintypeScheduling

// The examples of the guide on doubles, so that they compile and work as described.

protocol ServiceProtocol {
  func performAction(_ input: String) -> Bool
}

final class MockService: ServiceProtocol, Sendable {
  nonisolated(unsafe) var performActionStub: Stub<String, Bool> = .unconfigured()

  func performAction(_ input: String) -> Bool { performActionStub(input) }
}

struct User: Equatable {
  var name: String

  static let mock = User(name: "Ada")
}

private actor Server {
  static let shared = Server()

  func currentUser() throws -> User { User(name: "Grace") }
}

struct UserClient: Sendable {
  var current: @Sendable () async throws -> User
}

extension UserClient: DependencyKey {
  static let liveValue = UserClient(current: { try await Server.shared.currentUser() })
  static let testValue = UserClient(current: unimplemented("UserClient.current"))
}

extension DependencyValues {
  var userClient: UserClient {
    get { self[UserClient.self] }
    set { self[UserClient.self] = newValue }
  }
}

struct ProfileFeature: Reducer {
  struct State: Equatable {
    var user: User?
    var isLoading = false
  }

  enum Action: Equatable {
    case onAppear
    case userLoaded(User)
  }

  @Dependency(\.userClient) var userClient

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .onAppear:
      state.isLoading = true
      return .run { send in await send(.userLoaded(try await userClient.current())) }
    case .userLoaded(let user):
      state.isLoading = false
      state.user = user
      return .none
    }
  }
}

private struct ProfileView: Component {
  var state: ProfileFeature.State

  var body: some Component {
    Text(state.isLoading ? "Loading" : state.user?.name ?? "Nobody").padding(8)
  }
}

@Suite(.dependency(\.continuousClock, ImmediateClock()))
struct ProfileTests {
  @Test func sleeping() async throws {
    @Dependency(\.continuousClock) var clock
    try await clock.sleep(for: .seconds(60))  // returns at once
  }
}

@Suite("Examples of the guide on doubles") struct DoublesDocumentationTests {
  @Test("A stub returns its value and records arguments")
  func stub() {
    let mock = MockService()
    mock.performActionStub = Stub(defaultReturnValue: true)
    #expect(mock.performAction("save"))
    #expect(mock.performActionStub.callArguments == ["save"])
  }

  @Test("An unconfigured stub reports an issue")
  func unconfigured() {
    withKnownIssue {
      #expect(!MockService().performAction("save"))
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains(
        "MockService.performAction(_:) was called, but the test has not configured it.")
        && text.contains("With: \"save\"")
    }
  }

  @Test("A dependency has a live value, and an issue as its test value")
  func dependency() async throws {
    #expect(try await UserClient.liveValue.current() == User(name: "Grace"))

    @Dependency(\.userClient) var userClient
    let user = try await withDependencies {
      $0.userClient.current = { .mock }
    } operation: {
      try await userClient.current()
    }
    #expect(user == .mock)
    try await withKnownIssue {
      _ = try await UserClient.testValue.current()
    } matching: { issue in
      issue.error != nil || issue.comments.map(\.rawValue).joined().contains("UserClient.current")
    }
  }

  @Test("Snapshots of a feature are taken step by step")
  func feature() async {
    let store = TestStore(initialState: ProfileFeature.State()) {
      ProfileFeature()
    } withDependencies: {
      $0.userClient.current = { .mock }
    }

    await store.send(.onAppear) { $0.isLoading = true }
    assertSnapshot(of: store, as: .image) { ProfileView(state: $0) }

    await store.receive(.userLoaded(.mock)) {
      $0.isLoading = false
      $0.user = .mock
    }
    assertSnapshot(of: store, as: .image) { ProfileView(state: $0) }
  }

  @Test("A state change that is not asserted is an issue")
  func unexpectedChange() async {
    let store = TestStore(initialState: ProfileFeature.State()) {
      ProfileFeature()
    } withDependencies: {
      $0.userClient.current = { .mock }
    }
    let words = """
      The state changed unexpectedly: .onAppear was sent, but no closure asserts a change.

        State(
          … (1 line unchanged)
      −   isLoading: false
      +   isLoading: true
        )
      """
    await withKnownIssue {
      await store.send(.onAppear)
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().hasPrefix(words)
    }
    await store.skipReceivedActions()
  }
}
