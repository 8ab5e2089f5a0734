// SPDX-License-Identifier: MIT

/// A dependency, as the code under test declares it.
///
/// ```swift
/// struct ProfileFeature: Reducer {
///   @Dependency(\.userClient) var userClient
/// }
/// ```
///
/// It is looked up each time that it is read, among the values that are bound there. A closure that
/// runs in another task, such as one of `DispatchQueue`, does not see what is bound around it: read
/// the dependency before.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  private let keyPath: KeyPath<DependencyValues, Value> & Sendable
  private let place: CreationPlace

  /// Creates a dependency.
  ///
  /// - Parameters:
  ///   - keyPath: Which one.
  ///   - fileID: The file ID of the declaration.
  ///   - filePath: The file path of the declaration.
  ///   - line: The line of the declaration.
  ///   - column: The column of the declaration.
  public init(
    _ keyPath: KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.keyPath = keyPath
    place = CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The dependency that is bound here.
  public var wrappedValue: Value {
    let context = DependencyContext.current
    var values = context.values ?? .process
    values.declaration = place
    guard context.isUpdating else { return values[keyPath: keyPath] }
    // Code that runs while other values are set uses this one all the same.
    return DependencyContext.$current.withValue(context.with(isUpdating: false)) { [values] in
      values[keyPath: keyPath]
    }
  }
}

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
