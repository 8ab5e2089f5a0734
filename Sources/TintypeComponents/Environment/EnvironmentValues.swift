// SPDX-License-Identifier: MIT

/// What a component can learn about where it is shown: scheme, scale, direction, font and more.
///
/// Values are copied downwards; a modifier such as `.font(_:)` changes them for what it modifies.
public struct EnvironmentValues: Sendable {
  /// Light or dark; light by default.
  public var colorScheme: ColorScheme = .light
  /// The direction in which lines run; left to right by default.
  public var layoutDirection: LayoutDirection = .leftToRight
  /// Pixels per point; 2 by default.
  public var displayScale: Double = 2
  /// The font of text, `Font.body` by default.
  public var font: Font = .body
  /// The style of text and of shapes that name none; `Color.primary` by default.
  public var foregroundStyle: any ShapeStyle = Color.primary
  /// The greatest number of lines of a text; `nil`, the default, sets no limit.
  public var lineLimit: Int?
  /// How the lines of one text are aligned with each other; leading by default.
  public var multilineTextAlignment: TextAlignment = .leading
  /// Whether controls answer to a user; `true` by default.
  public var isEnabled = true

  private var custom: [ObjectIdentifier: any Sendable] = [:]

  /// Creates the default values.
  public init() {}

  /// The value of a key of your own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  /// The values of the component whose body is being evaluated.
  @TaskLocal static var current = EnvironmentValues()
}

/// A key for a value of your own in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value where nothing has been set.
  static var defaultValue: Value { get }
}

/// Reads a value of the environment in a component's body.
///
/// Outside of a body the values are the defaults.
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// Creates a reader of one value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value where the component is being resolved.
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}

/// Light or dark.
public enum ColorScheme: String, Hashable, Codable, Sendable, CaseIterable {
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}

/// The direction in which lines run.
public enum LayoutDirection: String, Hashable, Codable, Sendable, CaseIterable {
  /// As in Latin script.
  case leftToRight
  /// As in Arabic or Hebrew script.
  case rightToLeft
}
