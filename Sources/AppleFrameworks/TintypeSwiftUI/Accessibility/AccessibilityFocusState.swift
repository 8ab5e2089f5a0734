// SPDX-License-Identifier: MIT

/// A property with the focus of assistive technologies.
///
/// A snapshot test runs without assistive technologies, so only the views themselves change the
/// value.
@propertyWrapper
public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
  /// A binding to the focus.
  @propertyWrapper
  public struct Binding {
    fileprivate let binding: TintypeBinding<Value>

    /// The element that has the focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private var state: State<Value>

  /// Creates a property for one element, which does not have the focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Creates a property for one element and some technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Creates a property for several elements, none of which has the focus.
  public init<T>() where Value == T?, T: Hashable { state = State(wrappedValue: nil) }

  /// Creates a property for several elements and some technologies.
  public init<T>(for technologies: AccessibilityTechnologies) where Value == T?, T: Hashable {
    self.init()
  }

  /// The element that has the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the focus.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}

/// The binding of this module, which the binding of the focus hides.
private typealias TintypeBinding = Binding

extension AccessibilityFocusState: ConnectedProperty {
  mutating func connect(_ connection: inout PropertyConnection) -> Bool {
    state.connect(&connection)
  }
}

extension View {
  /// Binds the focus of assistive technologies on the view to a value, which a snapshot does not
  /// contain.
  public nonisolated func accessibilityFocused<Value>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable {
    self
  }

  /// Binds the focus of assistive technologies on the view to a Boolean value, which a snapshot
  /// does not contain.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    self
  }
}
