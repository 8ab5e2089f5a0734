// SPDX-License-Identifier: MIT

import Testing
import TintypeDoubles

@Suite("Unconfigured stubs", .reportsIssues)
struct UnconfiguredStubTests {
  final class MockStore: Sendable {
    nonisolated(unsafe)
      var performActionStub: Stub<String, Bool> = .unconfigured()
    nonisolated(unsafe)
      var saveStub: Stub<Int, Void> = .unconfigured("saveStub")
    nonisolated(unsafe)
      var stylesheetStub: Stub<Void, Stylesheet> = .unconfigured(returning: .standard)
    nonisolated(unsafe)
      var loadStub: ThrowingStub<String, Stylesheet, any Error> = .unconfigured("loadStub")
    nonisolated(unsafe)
      var deleteStub: ThrowingStub<Int, Stylesheet, MockError> = .unconfigured(throwing: .error2)
    nonisolated(unsafe)
      var countStub: ThrowingStub<Void, Int, any Error> = .unconfigured()
    nonisolated(unsafe)
      static var resetStub: Stub<Void, Void> = .unconfigured("resetStub")

    func performAction(_ input: String) -> Bool { performActionStub(input) }
    func save(_ number: Int) { saveStub(number) }
    var stylesheet: Stylesheet { stylesheetStub() }
    func load(_ name: String) throws -> Stylesheet { try loadStub(name) }
    func delete(_ number: Int) throws(MockError) -> Stylesheet { try deleteStub(number) }
    func count() throws -> Int { try countStub() }
    static func reset() { resetStub() }
  }

  @Test("Calling an unconfigured stub fails the test and returns an empty value")
  func fails() async {
    let store = MockStore()
    let found = await issues { #expect(store.performAction("buy") == false) }
    #expect(found.count == 1)
    #expect(
      found.first?.message == """
        The stub of MockStore.performAction(_:) was called, but the test has not configured it.

          Called by: performAction(_:)
          With: "buy"
          Declared: TintypeDoublesTests/UnconfiguredStubTests.swift:10

        To fix:
        • Configure it before it is called, as in “mock.performActionStub = Stub(…)”.
        • If every test may call it, declare it with a default: “= Stub(…)” instead of \
        “= .unconfigured()”.
        • If it must not be called here, check why the code under test calls it.
        """)
    #expect(store.performActionStub.callArguments == ["buy"])
  }

  @Test("An issue of an unconfigured stub contains the stub's name")
  func name() async {
    let found = await issues { MockStore().save(3) }
    #expect(
      found.map(\.headline) == [
        "MockStore.saveStub was called, but the test has not configured it."
      ])
  }

  @Test("An issue of a static stub contains its type")
  func staticStub() async {
    let found = await issues { MockStore.reset() }
    #expect(
      found.map(\.headline) == [
        "MockStore.resetStub was called, but the test has not configured it."
      ])
  }

  @Test("A stub whose type has no empty value returns the declared value")
  func fallback() async {
    let found = await issues { #expect(MockStore().stylesheet == .standard) }
    #expect(found.count == 1)
  }

  @Test("Unconfigured throwing stubs throw, or return an empty value if they can")
  func throwing() async {
    let store = MockStore()
    let found = await issues {
      #expect(throws: UnimplementedError.self) { try store.load("x") }
      #expect(throws: MockError.error2) { try store.delete(1) }
      #expect((try? store.count()) == 0)
    }
    #expect(found.count == 3)
  }

  @Test("An issue of a local stub contains its caller")
  func local() async {
    let stub: Stub<Int, Int> = .unconfigured()
    let found = await issues { #expect(stub(1) == 0) }
    #expect(
      found.map(\.headline) == [
        "The stub of local() was called, but the test has not configured it."
      ])
  }

  @Test("An unconfigured stub that returns a tuple returns empty elements")
  func tuple() async {
    let stub: Stub<Void, (count: Int, name: String?)> = .unconfigured(returning: (0, nil))
    let unnamed: Stub<Void, (Int, String?)> = .unconfigured()
    let found = await issues {
      #expect(stub() == (0, nil))
      #expect(unnamed() == (0, nil))
    }
    #expect(found.count == 2)
  }

  @Test("A configured stub reports no issue")
  func configured() {
    let store = MockStore()
    store.performActionStub = Stub(defaultReturnValue: true)
    store.saveStub = .init()
    #expect(store.performAction("x"))
    store.save(1)
  }

  @Test("Setting the default result or the queue configures a stub")
  func partly() async {
    let store = MockStore()
    store.performActionStub.defaultResult = .success(true)
    #expect(store.performAction("x"))
    store.countStub.resultQueue = [.success(4)]
    #expect((try? store.count()) == 4)
    let found = await issues { #expect((try? store.count()) == 0) }
    #expect(found.count == 1)
  }
}

@Suite("Unimplemented closures", .reportsIssues)
struct UnimplementedTests {
  struct Client {
    var load: @Sendable (_ name: String, _ page: Int) async throws -> Stylesheet =
      unimplemented("Client.load")
    var isSignedIn: @Sendable () -> Bool = unimplemented("Client.isSignedIn", placeholder: false)
    var log: @Sendable (String) -> Void = unimplemented("Client.log", placeholder: ())
  }

  @Test("A throwing unimplemented closure fails the test and throws")
  func throwing() async {
    let found = await issues {
      await #expect(throws: UnimplementedError.self) { try await Client().load("x", 2) }
    }
    #expect(
      found.first?.message == """
        Client.load was called, but has no implementation in this test.

          With: ("x", 2)
          Declared: TintypeDoublesTests/UnconfiguredStubTests.swift:\(found.first?.line ?? 0)

        To fix:
        • Implement it for this test, as in \
        “withDependencies { $0.client.member = … } operation: { … }”.
        • If it must not be called here, check why the code under test calls it.
        """)
  }

  @Test("An unimplemented closure with a placeholder fails the test and returns the placeholder")
  func placeholder() async {
    let found = await issues {
      #expect(Client().isSignedIn() == false)
      Client().log("x")
    }
    #expect(
      found.map(\.headline) == [
        "Client.isSignedIn was called, but has no implementation in this test.",
        "Client.log was called, but has no implementation in this test.",
      ])
  }
}
