// SPDX-License-Identifier: MIT

import Observation
import TintypeScheduling

/// A property that reads a value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value?
  private let type: String
  private let site: CreationSite
  private var value: Value?

  /// Creates a property with the value of a key path.
  public init(
    _ keyPath: KeyPath<EnvironmentValues, Value>, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(fileID, filePath, line) { $0[keyPath: keyPath] }
  }

  private init(
    _ fileID: StaticString, _ filePath: StaticString, _ line: UInt,
    read: @escaping (EnvironmentValues) -> Value?
  ) {
    self.read = read
    type = "\(Value.self)"
    site = CreationSite(fileID: fileID, filePath: filePath, line: line, column: 1)
  }

  /// The value.
  ///
  /// Outside of a body that is being evaluated, it is the default value.
  public var wrappedValue: Value {
    if let value { return value }
    guard let value = read(EnvironmentValues()) else {
      // There is no object to return. A body is not evaluated without it, so only code outside of
      // bodies is affected.
      preconditionFailure(
        """
        The object of the type \(type) was read from the environment outside of the body of a view \
        (\(site.fileID):\(site.line)). Read it in the body, or in a closure that the body creates.
        """)
    }
    return value
  }
}

extension Environment {
  /// Creates a property with the observable object of a type.
  public init(
    _ objectType: Value.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line
  ) where Value: AnyObject, Value: Observable {
    self.init(fileID, filePath, line) { $0.object(of: objectType) }
  }

  /// Creates a property with the observable object of a type, or `nil` if it was not set.
  public init<T>(
    _ objectType: T.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line
  ) where Value == T?, T: AnyObject, T: Observable {
    self.init(fileID, filePath, line) { .some($0.object(of: objectType)) }
  }
}

// Proof of safety: the property is immutable after it is connected to a view, which one thread at a
// time evaluates.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: ConnectedProperty {
  mutating func connect(_ connection: inout PropertyConnection) -> Bool {
    let evaluation = connection.scope.evaluation
    value =
      read(connection.scope.environment)
      ?? evaluation.tree.substitute(
        of: Value.self, property: connection.name, site, in: evaluation)
    if value == nil {
      evaluation.report(
        .missingEnvironmentObject(type: type, property: connection.name, site))
    }
    return value != nil
  }
}

extension View {
  /// Sets a value of the environment of the view.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    transformingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Sets an observable object of the environment, which is found by its type.
  public nonisolated func environment<T>(_ object: T?) -> some View
  where T: AnyObject, T: Observable {
    transformingEnvironment { $0.setObject(object, as: T.self) }
  }

  /// Changes a value of the environment of the view.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    transformingEnvironment { transform(&$0[keyPath: keyPath]) }
  }
}
