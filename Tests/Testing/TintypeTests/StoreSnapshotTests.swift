// SPDX-License-Identifier: MIT

import Dispatch
import Testing
import Tintype
import TintypeComponents
import TintypeDoubles
import TintypeDoublesTesting
import TintypeScheduling

private struct Profile: Reducer {
  struct State: Equatable {
    var isLoading = false
    var name: String?
  }

  enum Action: Equatable {
    case onAppear
    case loaded(String)
  }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .onAppear:
      state.isLoading = true
      return .run { send in
        try await clock.sleep(for: .seconds(2))
        await send(.loaded("Ada"))
      }
    case .loaded(let name):
      state.isLoading = false
      state.name = name
      return .none
    }
  }
}

private struct ProfileView: Component {
  var state: Profile.State

  var body: some Component {
    Text(state.isLoading ? "Loading" : state.name ?? "Nobody").padding(8)
  }
}

/// A component that waits for the main queue.
private final class WaitingView: Component {
  private var cancellables: Set<AnyCancellable> = []
  private var name = ""

  init(state: Profile.State) {
    CurrentValueSubject<String, Never>(state.name ?? "")
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.name = $0 }
      .store(in: &cancellables)
  }

  var body: some Component { Text("Name: \(name)") }
}

@Suite("Snapshots of stores", .snapshots) @MainActor
struct StoreSnapshotTests {
  private let clock = TestClock()

  private var store: TestStore<Profile.State, Profile.Action> {
    TestStore(initialState: Profile.State()) {
      Profile()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("A snapshot shows the state that the test has asserted")
  func steps() async {
    let store = store
    assertSnapshot(of: store, as: .outline, named: "before") { ProfileView(state: $0) }

    await store.send(.onAppear) { $0.isLoading = true }
    assertSnapshot(of: store, as: .outline, named: "loading") { ProfileView(state: $0) }

    await clock.advance(by: .seconds(2))
    assertSnapshot(of: store, as: .outline, named: "loading again") { ProfileView(state: $0) }

    await store.receive(.loaded("Ada")) {
      $0.isLoading = false
      $0.name = "Ada"
    }
    assertSnapshot(of: store, as: .outline, named: "loaded") { ProfileView(state: $0) }
  }

  @Test("Pending work of the component fails the snapshot")
  func waiting() async throws {
    let store = store
    await store.send(.onAppear) { $0.isLoading = true }
    withKnownIssue {
      TemporaryOutput().isolating {
        assertSnapshot(of: store, as: .outline) { WaitingView(state: $0) }
      }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("- a value on DispatchQueue.main") && !text.contains("effect of")
    }
    await store.skipInFlightEffects()
  }

  @Test("Without the store, pending effects fail the snapshot")
  func plain() async throws {
    let store = store
    await store.send(.onAppear) { $0.isLoading = true }
    let failure = verifySnapshot(of: ProfileView(state: store.state), as: .outline)
    #expect(failure?.contains("- a task “effect of .onAppear”") == true)
    await store.skipInFlightEffects()
  }
}

@Suite("Dependencies of tests", .dependency(\.continuousClock, ImmediateClock()))
struct DependenciesTraitTests {
  @Dependency(\.continuousClock) var clock

  @Test("The dependencies of the suite's trait apply to its tests")
  func suite() async throws {
    #expect(clock is ImmediateClock<Duration>)
    try await clock.sleep(for: .seconds(3600))
  }

  @Test(
    "The dependencies of a test's trait override those of the suite",
    .dependencies { $0.continuousClock = TestClock() })
  func test() {
    #expect(clock is TestClock<Duration>)
  }

  @Test("Dependencies apply to tasks of a test")
  func tasks() async {
    #expect(await Task { clock is ImmediateClock<Duration> }.value)
  }

  @Test("An unset dependency fails the test")
  func unset() {
    @Dependency(\.mainQueue) var mainQueue
    withKnownIssue {
      var ran = false
      mainQueue.schedule { ran = true }
      #expect(ran)
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("mainQueue")
    }
  }
}
