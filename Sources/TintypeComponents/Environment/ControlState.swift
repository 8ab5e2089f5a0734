// SPDX-License-Identifier: MIT

/// What is being done to a control.
///
/// That it cannot be used at all is said by `EnvironmentValues.isEnabled`.
public struct ControlState: OptionSet, Hashable, Sendable {
  /// The set's bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Nothing.
  public static let normal: ControlState = []
  /// It is pressed.
  public static let highlighted = ControlState(rawValue: 1)
  /// It receives what is typed.
  public static let focused = ControlState(rawValue: 2)
  /// It is chosen.
  public static let selected = ControlState(rawValue: 4)
  /// A pointer is over it.
  public static let hovered = ControlState(rawValue: 8)

  /// The names of the members in the order of their bits; `normal` where there is none.
  var words: [String] {
    let names: [(ControlState, String)] = [
      (.highlighted, "highlighted"), (.focused, "focused"), (.selected, "selected"),
      (.hovered, "hovered"),
    ]
    return isEmpty ? ["normal"] : names.filter { contains($0.0) }.map(\.1)
  }
}

/// Why the content of a component is not shown.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The set's bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It is not loaded yet, and a placeholder stands in.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private, and somebody else may be looking.
  public static let privacy = RedactionReasons(rawValue: 2)

  /// The names of the members in the order of their bits; `unredacted` where there is none.
  var words: [String] {
    let names: [(RedactionReasons, String)] = [
      (.placeholder, "placeholder"), (.privacy, "privacy"),
    ]
    return isEmpty ? ["unredacted"] : names.filter { contains($0.0) }.map(\.1)
  }
}

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
