// SPDX-License-Identifier: MIT

/// What a component can learn about where it is shown: scheme, scale, direction, font and more.
///
/// Values are copied downwards; a modifier such as `.font(_:)` changes them for what it modifies.
public struct EnvironmentValues: Sendable {
  /// Light or dark; light by default.
  public var colorScheme: ColorScheme = .light
  /// How far colours stand apart from what is behind them; standard by default.
  public var colorSchemeContrast: ColorSchemeContrast = .standard
  /// How large text is to be; `.large` by default.
  public var dynamicTypeSize: DynamicTypeSize = .large
  /// How heavy text is to be; `nil`, the default, is the same as regular.
  public var legibilityWeight: LegibilityWeight?
  /// The direction in which lines run; left to right by default.
  public var layoutDirection: LayoutDirection = .leftToRight
  /// Pixels per point; 2 by default.
  public var displayScale: Double = 2
  /// Whether the viewport is wide; `nil`, the default, where it does not say.
  public var horizontalSizeClass: UserInterfaceSizeClass?
  /// Whether the viewport is high; `nil`, the default, where it does not say.
  public var verticalSizeClass: UserInterfaceSizeClass?
  /// The kind of machine; unspecified by default.
  public var userInterfaceIdiom: UserInterfaceIdiom = .unspecified
  /// What bars and sensors take from each edge of the viewport, in points; none by default.
  public var safeAreaInsets: EdgeInsets = .zero
  /// Whether movement is to be avoided; not by default.
  public var reduceMotion = false
  /// Whether what shines through is to be opaque; not by default.
  public var reduceTransparency = false
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
  /// What is being done to controls; nothing by default.
  public var controlState: ControlState = .normal
  /// The colour of what can be operated or is chosen; `Color.accentColor` by default.
  public var tint: Color = .accentColor
  /// Why content is not shown; for no reason by default.
  public var redactionReasons: RedactionReasons = []

  /// Language, time zone and calendar.
  var international = LocaleValues()
  private var custom: [ObjectIdentifier: any Sendable] = [:]

  /// Creates the default values.
  public init() {}

  /// The value of a key of your own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard !custom.isEmpty, let value = custom[ObjectIdentifier(key)] else {
        return Key.defaultValue
      }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  /// The values of the component whose body is being evaluated.
  @TaskLocal static var current = EnvironmentValues()
}

// SwiftUI's names, where they differ.
extension EnvironmentValues {
  /// SwiftUI's name of `reduceMotion`.
  public var accessibilityReduceMotion: Bool {
    get { reduceMotion }
    set { reduceMotion = newValue }
  }

  /// SwiftUI's name of `reduceTransparency`.
  public var accessibilityReduceTransparency: Bool {
    get { reduceTransparency }
    set { reduceTransparency = newValue }
  }
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
public struct Environment<Value>: Sendable {
  private let keyPath: any KeyPath<EnvironmentValues, Value> & Sendable

  /// Creates a reader of one value.
  public init(_ keyPath: any KeyPath<EnvironmentValues, Value> & Sendable) {
    self.keyPath = keyPath
  }

  /// The value where the component is being resolved.
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}
