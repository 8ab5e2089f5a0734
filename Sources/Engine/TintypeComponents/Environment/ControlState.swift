// SPDX-License-Identifier: MIT

/// The interaction state of a control.
///
/// `EnvironmentValues.isEnabled` indicates whether a control is enabled.
public struct ControlState: OptionSet, Hashable, Sendable {
  /// The bit mask of the set.
  public let rawValue: Int

  /// Creates a set from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No state.
  public static let normal: ControlState = []
  /// The control is pressed.
  public static let highlighted = ControlState(rawValue: 1)
  /// The control has the keyboard focus.
  public static let focused = ControlState(rawValue: 2)
  /// The control is selected.
  public static let selected = ControlState(rawValue: 4)
  /// A pointer is over the control.
  public static let hovered = ControlState(rawValue: 8)

  /// The names of the members in the order of their bits; `normal` for an empty set.
  var nameComponents: [String] {
    let names: [(ControlState, String)] = [
      (.highlighted, "highlighted"), (.focused, "focused"), (.selected, "selected"),
      (.hovered, "hovered"),
    ]
    return isEmpty ? ["normal"] : names.filter { contains($0.0) }.map(\.1)
  }
}

/// The reasons to redact the content of a component.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bit mask of the set.
  public let rawValue: Int

  /// Creates a set from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not loaded yet and is replaced by a placeholder.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private and may be visible to other people.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date and will be updated; it does not change how content is displayed.
  public static let invalidated = RedactionReasons(rawValue: 4)

  /// The names of the members in the order of their bits; `unredacted` for an empty set.
  var nameComponents: [String] {
    let names: [(RedactionReasons, String)] = [
      (.placeholder, "placeholder"), (.privacy, "privacy"), (.invalidated, "invalidated"),
    ]
    return isEmpty ? ["unredacted"] : names.filter { contains($0.0) }.map(\.1)
  }
}

/// A value that is stored elsewhere and can be read and written.
///
/// ```swift
/// let toggle = Toggle("Wi-Fi", isOn: Binding { model.isOn } set: { model.isOn = $0 })
/// ```
@propertyWrapper
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Creates a binding from closures that read and write the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }

  /// Creates a binding to a property of an object.
  public init<Root: AnyObject>(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.init {
      object[keyPath: keyPath]
    } set: {
      object[keyPath: keyPath] = $0
    }
  }

  /// Returns a binding to a constant value; writing it has no effect.
  public static func constant(_ value: Value) -> Binding {
    Binding {
      value
    } set: { _ in
    }
  }

  /// The bound value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding { self }
}
