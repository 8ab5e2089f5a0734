// SPDX-License-Identifier: MIT

/// The environment of a component, such as its color scheme, display scale, layout direction and
/// font.
///
/// Descendants inherit the values. A modifier such as `.font(_:)` changes them for the component
/// that it modifies.
public struct EnvironmentValues: Sendable {
  /// The color scheme; light by default.
  public var colorScheme: ColorScheme = .light
  /// The contrast of the color scheme; standard by default.
  public var colorSchemeContrast: ColorSchemeContrast = .standard
  /// The Dynamic Type size; `.large` by default.
  public var dynamicTypeSize: DynamicTypeSize = .large
  /// The legibility weight of text; `nil`, the default, is the same as regular.
  public var legibilityWeight: LegibilityWeight?
  /// The layout direction; left to right by default.
  public var layoutDirection: LayoutDirection = .leftToRight
  /// The display scale in pixels per point; 2 by default.
  public var displayScale: Double = 2
  /// The horizontal size class; `nil` by default, and compact in a viewport without a device.
  public var horizontalSizeClass: UserInterfaceSizeClass?
  /// The vertical size class; `nil` by default, and regular in a viewport without a device.
  public var verticalSizeClass: UserInterfaceSizeClass?
  /// The user interface idiom; unspecified by default.
  public var userInterfaceIdiom: UserInterfaceIdiom = .unspecified
  /// The safe area insets of the viewport for bars and sensors, in points; none by default.
  public var safeAreaInsets: EdgeInsets = .zero
  /// A Boolean value that indicates whether motion should be reduced; `false` by default.
  public var reduceMotion = false
  /// A Boolean value that indicates whether transparency should be reduced; `false` by default.
  public var reduceTransparency = false
  /// The font of text, `Font.body` by default.
  public var font: Font = .body
  /// The style of text and of shapes without a style; `Color.primary` by default.
  public var foregroundStyle: any ShapeStyle {
    get { explicitForegroundStyle ?? inheritedForegroundStyle }
    set { explicitForegroundStyle = newValue }
  }
  /// The style that a modifier sets, which replaces the tint of buttons; `nil` by default.
  package private(set) var explicitForegroundStyle: (any ShapeStyle)?
  private var inheritedForegroundStyle: any ShapeStyle = Color.primary
  /// The style that a container gives its content; setting it does not replace the tint of a button.
  package var contentForegroundStyle: any ShapeStyle {
    get { foregroundStyle }
    set {
      inheritedForegroundStyle = newValue
      explicitForegroundStyle = nil
    }
  }
  /// The maximum number of lines of a text; `nil`, the default, sets no limit.
  public var lineLimit: Int?
  /// The alignment of the lines of a text relative to each other; leading by default.
  public var multilineTextAlignment: TextAlignment = .leading
  /// A Boolean value that indicates whether controls are enabled; `true` by default.
  public var isEnabled = true
  /// The interaction state of controls; normal by default.
  public var controlState: ControlState = .normal
  /// The color of interactive and selected elements; `Color.accentColor` by default.
  public var tint: Color {
    get {
      if isTintDimmed && platformMetrics.dimsTints { return .gray }
      return ownTint == .accentColor ? accentColor : ownTint
    }
    set { ownTint = newValue }
  }
  /// The tint that is set, also while it is replaced by gray; `Color.accentColor` if none is set.
  package private(set) var ownTint: Color = .accentColor
  /// The accent color of the app, which is the tint if none is set; `Color.accentColor` by default.
  package var accentColor: Color {
    get { self[AppAccentColor.self] }
    set { self[AppAccentColor.self] = newValue }
  }
  /// A Boolean value that indicates whether a modal presentation is in front of the content, which
  /// makes its tints gray in the platform style of iOS; `false` by default.
  package var isTintDimmed = false
  /// The reasons to redact content; none by default.
  public var redactionReasons: RedactionReasons = []
  /// The appearance of standard controls, bars and lists; that of iOS by default.
  public var platformStyle: PlatformStyle = .iOS

  /// The level of the user interface, by which dark backgrounds are lighter in presentations; the
  /// base level by default.
  package var userInterfaceLevel: UserInterfaceLevel = .base
  /// A Boolean value that indicates whether the screen is at least 414 points wide, which has wider
  /// margins; `false` by default.
  package var isWideScreen = false
  /// The radius of the corners of the screen, in points; 0 without a device.
  package var screenCornerRadius = 0.0
  /// The space around the content of scroll views in points; none by default.
  package var contentMargins: EdgeInsets = .zero

  /// The locale, time zone and calendar.
  var international = LocaleValues()
  private var custom: [ObjectIdentifier: any Sendable] = [:]

  /// Creates the default values.
  public init() {}

  /// The value of a custom key.
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

// Aliases for SwiftUI's names, where they differ.
extension EnvironmentValues {
  /// SwiftUI's name for `reduceMotion`.
  public var accessibilityReduceMotion: Bool {
    get { reduceMotion }
    set { reduceMotion = newValue }
  }

  /// SwiftUI's name for `reduceTransparency`.
  public var accessibilityReduceTransparency: Bool {
    get { reduceTransparency }
    set { reduceTransparency = newValue }
  }
}

/// A key for a custom value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value if none has been set.
  static var defaultValue: Value { get }
}

/// Reads a value of the environment in a component's body.
///
/// Outside a body, values have their defaults.
@propertyWrapper
public struct Environment<Value>: Sendable {
  private let keyPath: any KeyPath<EnvironmentValues, Value> & Sendable

  /// Creates a reader of one value.
  public init(_ keyPath: any KeyPath<EnvironmentValues, Value> & Sendable) {
    self.keyPath = keyPath
  }

  /// The value in the environment of the component that is being resolved.
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}

/// The key of the app's accent color.
private enum AppAccentColor: EnvironmentKey {
  static let defaultValue = Color.accentColor
}
