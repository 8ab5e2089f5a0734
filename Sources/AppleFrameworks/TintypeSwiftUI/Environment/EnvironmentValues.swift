// SPDX-License-Identifier: MIT

import Observation
import TintypeComponents

/// The environment of a view, such as its color scheme, locale and font.
public struct EnvironmentValues {
  /// The values of the engine.
  var base: Engine.EnvironmentValues

  /// Creates the default values.
  public init() { base = Engine.EnvironmentValues() }

  init(_ base: Engine.EnvironmentValues) { self.base = base }

  /// The value of a custom key.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { customValue(of: key) ?? K.defaultValue }
    set { setCustomValue(newValue, of: key) }
  }

  /// Returns the value of a custom key; `nil` if it was not set.
  func customValue<K: EnvironmentKey>(of key: K.Type) -> K.Value? {
    base[CustomValues.self].values[ObjectIdentifier(key)] as? K.Value
  }

  /// Sets the value of a custom key.
  mutating func setCustomValue<K: EnvironmentKey>(_ value: K.Value, of key: K.Type) {
    base[CustomValues.self].values[ObjectIdentifier(key)] = value
  }

  /// The observable object of a type; `nil` if none has been set.
  public subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
    get { object(of: objectType) }
    set { setObject(newValue, as: objectType) }
  }

  /// Returns the object of a type.
  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    base[CustomValues.self].values[ObjectIdentifier(type)] as? Object
  }

  /// Sets the object of a type.
  mutating func setObject<Object: AnyObject>(_ object: Object?, as type: Object.Type) {
    base[CustomValues.self].values[ObjectIdentifier(type)] = object
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// The custom values and objects that have been set, sorted by type.
  public var description: String {
    let values = base[CustomValues.self].values.values.map { "\(type(of: $0)) = \($0)" }
    return "[\(values.sorted().joined(separator: ", "))]"
  }
}

/// A key of a custom value of the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value if none has been set.
  static var defaultValue: Value { get }
}

/// The custom values, which need not be `Sendable`, in the environment of the engine.
///
/// `@unchecked`: one thread at a time evaluates the views of a host.
private struct CustomValues: TintypeComponents.EnvironmentKey, @unchecked Sendable {
  static let defaultValue = CustomValues()

  var values: [ObjectIdentifier: Any] = [:]
}

extension CustomValues {
  typealias Value = CustomValues
}

extension View {
  /// Returns a view in a changed environment.
  nonisolated func transformingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    EnvironmentView(content: self, change: change)
  }
}

/// A view in a changed environment.
struct EnvironmentView<Content: View> {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    var scope = scope
    var values = scope.environment
    change(&values)
    scope.context.environment = values.base
    guard let collecting = scope.collecting else { return scope.nodes(of: content) }
    // Bodies are evaluated in the changed environment now, and subviews when they are placed.
    collecting.collect(content, in: scope) { $0.transformingEnvironment(change) }
    return []
  }
}
