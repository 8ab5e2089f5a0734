// SPDX-License-Identifier: MIT

/// A value that lives elsewhere and can be read and set.
///
/// ```swift
/// let toggle = Toggle("Wi-Fi", isOn: Binding { model.isOn } set: { model.isOn = $0 })
/// ```
@propertyWrapper
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Creates a binding from what reads and what sets the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Creates a binding to a property of an object.
  public init<Root: AnyObject>(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.init {
      object[keyPath: keyPath]
    } set: {
      object[keyPath: keyPath] = $0
    }
  }

  /// A binding that always reads the same value; setting it does nothing.
  public static func constant(_ value: Value) -> Binding {
    Binding {
      value
    } set: { _ in
    }
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding { self }
}
