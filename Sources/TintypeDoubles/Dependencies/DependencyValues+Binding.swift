// SPDX-License-Identifier: MIT

/// Runs an operation with other dependencies.
///
/// ```swift
/// let model = withDependencies {
///   $0.userClient.currentUser = { .mock }
/// } operation: {
///   ProfileModel()
/// }
/// ```
///
/// - Parameters:
///   - update: Changes the dependencies that are bound here. To read one in order to change a part
///     of it is no use of it.
///   - operation: What is run.
/// - Returns: What the operation returns.
/// - Throws: What either closure throws.
@discardableResult
public func withDependencies<R>(
  _ update: (inout DependencyValues) throws -> Void, operation: () throws -> R
) rethrows -> R {
  let values = try DependencyValues.current.updated(update)
  return try DependencyValues.$bound.withValue(values, operation: operation)
}

/// Runs an operation with other dependencies.
///
/// - Parameters:
///   - update: Changes the dependencies that are bound here. To read one in order to change a part
///     of it is no use of it.
///   - isolation: The actor on which the operation runs; the caller's.
///   - operation: What is run.
/// - Returns: What the operation returns.
/// - Throws: What either closure throws.
@discardableResult
public func withDependencies<R>(
  _ update: (inout DependencyValues) throws -> Void,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  let values = try DependencyValues.current.updated(update)
  return try await DependencyValues.$bound.withValue(values, operation: operation)
}

extension DependencyValues {
  /// Runs an operation with the defaults of tests, made anew for it: the frame of one test.
  ///
  /// What was set around it is kept.
  ///
  /// - Parameters:
  ///   - update: Changes the dependencies.
  ///   - isolation: The actor on which the operation runs; the caller's.
  ///   - operation: What is run.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  @discardableResult
  public static func withTest<R>(
    _ update: (inout DependencyValues) -> Void = { _ in },
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R
  ) async rethrows -> R {
    let values = current.forTest().updated(update)
    return try await $bound.withValue(values, operation: operation)
  }

  /// These values, changed.
  func updated(_ update: (inout DependencyValues) throws -> Void) rethrows -> DependencyValues {
    var values = self
    try Self.$isSetting.withValue(true) { try update(&values) }
    return values
  }
}
