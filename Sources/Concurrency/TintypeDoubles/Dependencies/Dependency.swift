// SPDX-License-Identifier: MIT

/// A dependency of the code under test.
///
/// ```swift
/// struct ProfileFeature: Reducer {
///   @Dependency(\.userClient) var userClient
/// }
/// ```
///
/// Each read looks up the bound values. A closure that runs outside of the task, such as a block of
/// a `DispatchQueue`, does not see the values that are bound around it: read the dependency before.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  private let keyPath: KeyPath<DependencyValues, Value> & Sendable
  private let place: CreationSite

  /// Creates a dependency.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the dependency.
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
    place = CreationSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The bound value of the dependency.
  public var wrappedValue: Value {
    let context = DependencyContext.current
    var values = context.values ?? .process
    values.declaration = place
    guard context.isUpdating else { return values[keyPath: keyPath] }
    // Code that runs while other values are being set does use this one.
    return DependencyContext.$current.withValue(context.with(isUpdating: false)) { [values] in
      values[keyPath: keyPath]
    }
  }
}

/// A key that identifies a dependency in ``DependencyValues``.
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

  /// The default value in the running program.
  static var liveValue: Value { get }
  /// The default value in tests that set none.
  ///
  /// Without this property, the key has no test implementation. A test that reads it without having
  /// set a value reports an issue, and uses ``liveValue``, since a value is required.
  static var testValue: Value { get }
}

extension DependencyKey {
  /// The live value; reading it reports an issue.
  public static var testValue: Value {
    DependencyContext.current.lookup?.isMissingTestValue = true
    return liveValue
  }
}
