// SPDX-License-Identifier: MIT

import Testing
import TintypeDoubles

/// A trait that sets dependencies for a test or suite.
///
/// Each test case has its own values; only values that are set explicitly are inherited.
public struct DependenciesTrait: SuiteTrait, TestTrait, TestScoping {
  let update: @Sendable (inout DependencyValues) -> Void

  /// A Boolean value that indicates whether the trait applies recursively; always `true`.
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
  /// A trait that gives each test case its own dependencies.
  public static var dependencies: Self { Self { _ in } }

  /// Returns a trait that sets dependencies.
  ///
  /// ```swift
  /// @Test(.dependencies { $0.userClient.currentUser = { .mock } })
  /// func profile() { … }
  /// ```
  ///
  /// - Parameter update: Changes the dependencies that are bound around the test.
  /// - Returns: The trait.
  public static func dependencies(
    _ update: @escaping @Sendable (inout DependencyValues) -> Void
  ) -> Self {
    Self(update: update)
  }

  /// Returns a trait that sets a dependency.
  ///
  /// ```swift
  /// @Suite(.dependency(\.continuousClock, ImmediateClock()))
  /// struct TimerTests { … }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the dependency.
  ///   - value: The value; it is created for each test case.
  /// - Returns: The trait.
  public static func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () -> Value
  ) -> Self {
    Self { $0[keyPath: keyPath] = value() }
  }
}
