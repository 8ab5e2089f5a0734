// SPDX-License-Identifier: MIT

/// A type that defines the appearance of buttons.
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
/// A style can read the environment of its button with `@Environment`.
public protocol ButtonStyle: Sendable {
  /// The type of the body.
  associatedtype Body: Component
  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// Creates the body of a button.
  @ComponentBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that are available to its style.
public struct ButtonStyleConfiguration {
  /// The content of the button.
  public let label: ComponentList
  /// The role of the button, if any.
  public let role: ButtonRole?
  /// A Boolean value that indicates whether the button is highlighted, enabled and not loading.
  public let isPressed: Bool
  /// A Boolean value that indicates whether the button is loading, which its label shows.
  public let isLoading: Bool
}

/// The border shape of buttons with a bezel.
public enum ButtonBorderShape: Hashable, Sendable {
  /// Rounded corners of the control size, which grow with the text: semicircles in mini and small
  /// controls, and in all controls in the platform style of iOS 26.
  case automatic
  /// Semicircles at the shorter sides.
  case capsule
  /// A rectangle with rounded corners.
  ///
  /// The radius is in points, at least 0; `nil` uses the radius of the control size.
  case roundedRectangle(radius: Double?)
  /// A circle around the label, for buttons that only show an icon.
  case circle

  /// A rectangle with the rounded corners of the control size.
  public static let roundedRectangle = ButtonBorderShape.roundedRectangle(radius: nil)

  /// Returns the outline for the control size of an environment.
  package func shapeKind(in environment: EnvironmentValues) -> ShapeKind {
    outline(in: environment).kind
  }

  func outline(in environment: EnvironmentValues) -> ControlOutline {
    let usual = environment.controlCornerRadius
    return switch self {
    case .automatic:
      environment.platformMetrics.bezel.isCapsule
        ? ControlOutline(kind: .capsule(style: .circular)) : .rounded(usual)
    case .roundedRectangle(let radius): .rounded(radius ?? usual)
    case .capsule: ControlOutline(kind: .capsule(style: .circular))
    case .circle: ControlOutline(kind: .circle)
    }
  }
}

extension ControlOutline {
  /// Returns a rectangle with continuous corners of a radius; an invalid radius counts as 0.
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
  /// The style of buttons; without a bezel by default.
  public var buttonStyle: any ButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  /// The border shape of buttons with a bezel; the rounded corners of the control size by default.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension Component {
  /// Sets the style of the buttons inside the component.
  public func buttonStyle(_ style: some ButtonStyle) -> some Component {
    environment(\.buttonStyle, style)
  }

  /// Sets the border shape of the buttons with a bezel inside the component.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some Component {
    environment(\.buttonBorderShape, shape)
  }
}
