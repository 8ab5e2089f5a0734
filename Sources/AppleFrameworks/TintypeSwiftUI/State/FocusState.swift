// SPDX-License-Identifier: MIT

/// A property with the focused view.
///
/// `ViewHost.focus(_:)` moves the focus as a user would. A control whose focus the property sets is
/// shown in the focused state.
@propertyWrapper
public struct FocusState<Value>: DynamicProperty where Value: Hashable {
  /// A binding to the focus.
  @propertyWrapper
  public struct Binding {
    fileprivate let binding: ValueBinding<Value>

    /// The value of the focused view.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: FocusState<Value>.Binding { self }

    /// Removes the focus from the view with a value.
    func remove(_ value: Value) {
      if wrappedValue == value { binding.wrappedValue = FocusState.none(value) }
    }
  }

  private let unfocused: Value
  private var storage: StateStorage<Value>?

  /// Creates a property for one view, which is not focused.
  public init() where Value == Bool { unfocused = false }

  /// Creates a property for several views, none of which is focused.
  public init<T>() where Value == T?, T: Hashable { unfocused = nil }

  /// The value of the focused view.
  public var wrappedValue: Value {
    get { storage?.value ?? unfocused }
    nonmutating set { storage?.value = newValue }
  }

  /// A binding to the focus.
  public var projectedValue: FocusState<Value>.Binding {
    guard let storage else { return Binding(binding: .constant(unfocused)) }
    return Binding(
      binding: ValueBinding(reading: { storage.value }, writing: { storage.value = $0 }))
  }
}

/// The binding of this module, which the binding of the focus hides.
private typealias ValueBinding = Binding

extension FocusState: ConnectedProperty {
  mutating func connect(_ connection: inout PropertyConnection) -> Bool {
    let (name, observer) = (connection.name, connection.scope.evaluation.tree.observer)
    storage = connection.storage { StateStorage(unfocused, observer: observer, name: name) }
    return true
  }
}

// As in SwiftUI: the value is that of a view.

extension View {
  /// Binds the focus of the view to a value.
  ///
  /// - Parameters:
  ///   - binding: The binding, which has the value while the view is focused.
  ///   - value: The value of the view.
  /// - Returns: The view.
  public nonisolated func focused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable {
    FocusableView(
      content: self, isFocused: { binding.wrappedValue == value },
      focus: { binding.wrappedValue = value },
      blur: { binding.remove(value) })
  }

  /// Binds the focus of the view to a Boolean value.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
}

extension FocusState {
  /// Returns the value if no view is focused.
  fileprivate static func none(_ value: Value) -> Value {
    if let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
    {
      return none
    }
    return (false as? Value) ?? value
  }
}
