// SPDX-License-Identifier: MIT

/// How buttons look.
///
/// ```swift
/// struct Shout: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some Component {
///     configuration.label
///       .font(.title.bold())
///       .opacity(configuration.isPressed ? 0.5 : 1)
///   }
/// }
/// ```
///
/// A style can read the environment of its button by `@Environment`.
public protocol ButtonStyle: Sendable {
  /// What the style makes of a button.
  associatedtype Body: Component
  /// What a style knows of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// Makes the look of a button.
  @ComponentBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a button.
public struct ButtonStyleConfiguration {
  /// What the button shows.
  public let label: ComponentList
  /// What pressing it means; `nil` for nothing in particular.
  public let role: ButtonRole?
  /// Whether it is pressed: highlighted, enabled and not loading.
  public let isPressed: Bool
  /// Whether it waits for something; its label shows that.
  public let isLoading: Bool
}

/// The outline of buttons with a bezel.
public enum ButtonBorderShape: Hashable, Sendable {
  /// Round corners of the control size: 8, 8, 12 or 14 points.
  case automatic
  /// Half circles at the shorter sides.
  case capsule
  /// A rectangle with round corners; `nil` takes those of the control size, else the radius in
  /// points, at least 0.
  case roundedRectangle(radius: Double?)
  /// A circle around the label, for buttons that show an icon only.
  case circle

  /// Round corners of the control size.
  public static let roundedRectangle = ButtonBorderShape.roundedRectangle(radius: nil)

  func outline(_ size: ControlSize) -> ControlOutline {
    let usual = ControlMetrics(size).cornerRadius
    return switch self {
    case .automatic: .rounded(usual)
    case .roundedRectangle(let radius): .rounded(radius ?? usual)
    case .capsule: ControlOutline(kind: .capsule(style: .circular))
    case .circle: ControlOutline(kind: .circle)
    }
  }
}

extension ControlOutline {
  /// A rectangle with continuous corners of a radius; what is no usable length counts as 0.
  static func rounded(_ radius: Double) -> ControlOutline {
    let radius = radius.isFinite ? max(radius, 0) : 0
    return ControlOutline(
      kind: .roundedRectangle(cornerRadius: Length(radius), style: .continuous))
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static let defaultValue: any ButtonStyle = BorderlessButtonStyle()
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
  /// How buttons look; without a bezel by default.
  public var buttonStyle: any ButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  /// The outline of buttons with a bezel; round corners of the control size by default.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension Component {
  /// Says how the buttons inside look.
  public func buttonStyle(_ style: some ButtonStyle) -> some Component {
    environment(\.buttonStyle, style)
  }

  /// Sets the outline of the buttons with a bezel inside.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some Component {
    environment(\.buttonBorderShape, shape)
  }
}
