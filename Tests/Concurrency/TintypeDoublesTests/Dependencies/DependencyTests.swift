// SPDX-License-Identifier: MIT

import Testing
import TintypeDoubles

private enum GreetingKey: DependencyKey {
  static let liveValue = "live"
  static let testValue = "test"
}

private enum UntestedKey: DependencyKey {
  static let liveValue = "live"
}

private enum DerivedKey: DependencyKey {
  static var liveValue: String { DependencyValues.current.untested + ", derived" }
  static var testValue: String { liveValue }
}

private final class Token: Sendable {}

private enum TokenKey: DependencyKey {
  static var liveValue: Token { Token() }
  static var testValue: Token { Token() }
}

extension DependencyValues {
  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
  fileprivate var untested: String {
    get { self[UntestedKey.self] }
    set { self[UntestedKey.self] = newValue }
  }
  fileprivate var derived: String {
    get { self[DerivedKey.self] }
    set { self[DerivedKey.self] = newValue }
  }
  fileprivate var token: Token {
    get { self[TokenKey.self] }
    set { self[TokenKey.self] = newValue }
  }
}

private struct Model: Sendable {
  @Dependency(\.greeting) var greeting
  @Dependency(\.untested) var untested
  @Dependency(\.token) var token
  @Dependency(\.continuousClock) var clock
  @Dependency(\.derived) var derived
}

@Suite("Dependencies", .reportsIssues)
struct DependencyTests {
  /// The line of the property `untested`.
  private let declaration: UInt = 48

  @Test("Tests use the test value of a dependency") func testValue() {
    #expect(Model().greeting == "test")
  }

  @Test("The live context uses the live value of a dependency") func liveValue() {
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(Model().greeting == "live")
      #expect(Model().untested == "live")
    }
  }

  @Test("Dependencies are set for an operation and can be overridden in nested operations")
  func nesting() {
    let model = Model()
    withDependencies {
      $0.greeting = "outer"
    } operation: {
      #expect(model.greeting == "outer")
      withDependencies {
        $0.greeting += ", inner"
      } operation: {
        #expect(model.greeting == "outer, inner")
      }
      #expect(model.greeting == "outer")
    }
    #expect(model.greeting == "test")
  }

  @Test("Dependencies are inherited across suspensions and by tasks") @MainActor
  func suspensions() async {
    let model = Model()
    await withDependencies {
      $0.greeting = "set"
    } operation: {
      MainActor.assertIsolated()
      await Task.yield()
      #expect(model.greeting == "set")
      #expect(await Task { model.greeting }.value == "set")
      #expect(await Task.detached { model.greeting }.value == "test")
    }
  }

  @Test("A key without a test value fails the test at the declaration of the dependency")
  func missing() async {
    let found = await issues { #expect(Model().untested == "live") }
    #expect(found.map(\.line) == [declaration])
    #expect(
      found.first?.message == """
        UntestedKey has no test implementation, but was accessed in a test. The live String was used.

        To fix:
        • Set it for this test, as in “withDependencies { $0.… = … }”.
        • Set a default for all tests: “static let testValue: String = …” in UntestedKey, with \
        members that are “unimplemented("…")”, so that each test sets the members that it uses.
        """)
  }

  @Test("Modifying a part of a dependency does not count as a use")
  func setting() {
    withDependencies {
      $0.untested += ", changed"
    } operation: {
      #expect(Model().untested == "live, changed")
    }
  }

  @Test("Reading a dependency while others are set counts as a use")
  func readingWhileSetting() async {
    let found = await issues {
      withDependencies {
        $0.greeting = Model().untested
      } operation: {
        #expect(Model().greeting == "live")
      }
    }
    #expect(found.map(\.line) == [declaration])
  }

  @Test("A default that reads a dependency reports the declaration of the derived dependency")
  func derived() async {
    let found = await issues { #expect(Model().derived == "live, derived") }
    #expect(found.map(\.line) == [declaration + 3])
  }

  @Test("A default is shared within a test and created anew for each test")
  func defaults() async {
    let model = Model()
    let first = await DependencyValues.withTest { [model.token, model.token] }
    let second = await DependencyValues.withTest { model.token }
    #expect(first[0] === first[1])
    #expect(first[0] !== second)
  }

  @Test("A test overrides dependencies and inherits the others from its suite")
  func frame() async {
    await withDependencies {
      $0.greeting = "suite"
      $0.context = .live
    } operation: {
      await DependencyValues.withTest {
        $0.untested = "test"
      } operation: {
        #expect(Model().greeting == "suite")
        #expect(Model().untested == "test")
      }
    }
  }

  @Test("A clock that is not set fails the test once and ends the sleep")
  func clock() async {
    let found = await issues {
      await #expect(throws: CancellationError.self) { try await sleepInTest() }
    }
    #expect(found.map(\.line) == [declaration + 2])
    #expect(
      found.map(\.message) == [
        """
        continuousClock has no test implementation, but was used in a test.

        To fix:
        • Set a clock that does not wait: “$0.continuousClock = ImmediateClock()”.
        • Set a clock that the test advances: “let clock = TestClock()”, \
        “$0.continuousClock = clock”, “await clock.advance(by: .seconds(1))”.
        """
      ])
  }

  private func sleepInTest() async throws {
    try await DependencyValues.withTest {
      try await Model().clock.sleep(for: .seconds(3600))
    }
  }

  @Test("A clock that is set is used")
  func setClock() async throws {
    let clock = ContinuousClock()
    try await withDependencies {
      $0.continuousClock = clock
    } operation: {
      try await Model().clock.sleep(for: .zero)
      #expect(Model().clock is ContinuousClock)
    }
  }
}
