// SPDX-License-Identifier: MIT

/// What finds a dependency among the ``DependencyValues``.
///
/// ```swift
/// enum UserClientKey: DependencyKey {
///   static let liveValue = UserClient(…)
///   static let testValue = UserClient(currentUser: unimplemented("UserClient.currentUser"))
/// }
///
/// extension DependencyValues {
///   var userClient: UserClient {
///     get { self[UserClientKey.self] }
///     set { self[UserClientKey.self] = newValue }
///   }
/// }
/// ```
public protocol DependencyKey<Value> {
  /// The type of the dependency.
  associatedtype Value: Sendable = Self

  /// The dependency of the running program.
  static var liveValue: Value { get }
  /// The dependency of tests that set none.
  ///
  /// A key that says nothing here has no implementation for tests. A test that uses it without having
  /// set one fails, and goes on with ``liveValue``: some value there must be.
  static var testValue: Value { get }
}

extension DependencyKey {
  /// The live value, after the test has failed.
  public static var testValue: Value {
    DependencyContext.current.lookup?.isMissingTestValue = true
    return liveValue
  }
}
