// SPDX-License-Identifier: MIT

/// A value that is fixed for a key path of the environment.
struct CustomTrait: Hashable, Sendable {
  let name: String?
  private let value: any FixedValue

  init<Value: Hashable & Sendable>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value> & Sendable,
    _ value: Value,
    name: String?
  ) {
    self.name = name
    self.value = Fixed(keyPath: keyPath, value: value)
  }

  func apply(to environment: inout EnvironmentValues) {
    value.apply(to: &environment)
  }

  /// Whether both fix the same key path.
  func replaces(_ other: CustomTrait) -> Bool { value.path == other.value.path }

  static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.value.isEqual(right.value)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(value)
  }
}

private protocol FixedValue: Hashable, Sendable {
  var path: AnyKeyPath { get }
  func apply(to environment: inout EnvironmentValues)
}

extension FixedValue {
  fileprivate func isEqual(_ other: any FixedValue) -> Bool { (other as? Self) == self }
}

private struct Fixed<Value: Hashable & Sendable>: FixedValue {
  let keyPath: WritableKeyPath<EnvironmentValues, Value> & Sendable
  let value: Value

  var path: AnyKeyPath { keyPath }

  func apply(to environment: inout EnvironmentValues) {
    environment[keyPath: keyPath] = value
  }

  static func == (left: Self, right: Self) -> Bool {
    left.path == right.path && left.value == right.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(value)
  }
}
