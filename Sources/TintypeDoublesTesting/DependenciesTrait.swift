// SPDX-License-Identifier: MIT

import Testing
import TintypeDoubles

/// A trait that sets dependencies for a test or suite.
///
/// Each case of a test has values of its own, of which none but those that are set is left over from
/// elsewhere.
public struct DependenciesTrait: SuiteTrait, TestTrait, TestScoping {
  let update: @Sendable (inout DependencyValues) -> Void

  /// Whether the trait holds for the suites and tests inside of a suite: it does.
  public var isRecursive: Bool { true }

  /// Runs a test with the trait's dependencies.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await DependencyValues.withTest(update, operation: function)
  }
}

extension Trait where Self == DependenciesTrait {
  /// Gives each case of a test dependencies of its own.
  public static var dependencies: Self { Self { _ in } }

  /// Sets dependencies.
  ///
  /// ```swift
  /// @Test(.dependencies { $0.userClient.currentUser = { .mock } })
  /// func profile() { … }
  /// ```
  ///
  /// - Parameter update: Changes the dependencies that are set around the test.
  /// - Returns: The trait.
  public static func dependencies(
    _ update: @escaping @Sendable (inout DependencyValues) -> Void
  ) -> Self {
    Self(update: update)
  }

  /// Sets a dependency.
  ///
  /// ```swift
  /// @Suite(.dependency(\.continuousClock, ImmediateClock()))
  /// struct TimerTests { … }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: Which one.
  ///   - value: The value; it is made anew for each case.
  /// - Returns: The trait.
  public static func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () -> Value
  ) -> Self {
    Self { $0[keyPath: keyPath] = value() }
  }
}
