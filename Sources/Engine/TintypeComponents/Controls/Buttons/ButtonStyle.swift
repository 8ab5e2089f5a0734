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
  /// controls.
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
    case .automatic: .rounded(usual)
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

/// A button style with a label in the tint, or in red if the role is destructive.
///
/// A foreground style that the button or a component around it was given replaces the tint. Pressed buttons have an opacity of 0.5.
public struct BorderlessButtonStyle: ButtonStyle {
  @Environment(\.self) private var environment

  /// Creates the style.
  public init() {}

  /// Returns the label in the tint.
  public func makeBody(configuration: Configuration) -> some Component {
    configuration.label
      .font(environment.controlFont(weight: .regular))
      .multilineTextAlignment(
        environment.hasRowLinks ? environment.multilineTextAlignment : .center
      )
      .environment(
        \.foregroundStyle,
        environment.explicitForegroundStyle
          ?? (environment.hasGrayDisabledLabels
            ? .tertiaryLabel
            : environment.controlColors.text(environment.color(of: configuration.role)))
      )
      .opacity(
        environment.isEnabled
          ? configuration.isPressed ? 0.5 : 1 : environment.disabledLabelOpacity
      )
      .overlay { FocusRing(outline: .rounded(4)) }
  }
}

/// A button style with an unchanged label.
///
/// Pressed buttons have an opacity of 0.5.
public struct PlainButtonStyle: ButtonStyle {
  @Environment(\.self) private var environment

  /// Creates the style.
  public init() {}

  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some Component {
    configuration.label
      .font(environment.controlFont())
      .opacity(
        environment.isEnabled ? configuration.isPressed ? 0.5 : 1 : environment.disabledOpacity
      )
      .overlay { FocusRing(outline: .rounded(4)) }
  }
}

/// A button style with a translucent bezel: gray, in a tint other than the accent color, or in red if
/// the role is destructive.
public struct BorderedButtonStyle: ButtonStyle {
  @Environment(\.self) private var environment

  /// Creates the style.
  public init() {}

  /// Returns the label on its bezel.
  public func makeBody(configuration: Configuration) -> some Component {
    let color = environment.color(of: configuration.role)
    let metrics = environment.platformMetrics.bezel
    let colors = environment.controlColors
    let isHovered = environment.isEnabled && environment.controlState.contains(.hovered)
    let share =
      configuration.isPressed ? metrics.pressedOpacity : isHovered ? 0.22 : metrics.opacity
    let isGray = metrics.isGrayWithoutTint && color == .accentColor
    Bezel(
      label: configuration.label,
      weight: metrics.weight,
      fill: !environment.isEnabled
        ? colors.disabledFill
        : isGray
          ? configuration.isPressed ? .systemFill : colors.grayFill
          : colors.fill(color, opacity: share),
      text: colors.faint(color)
    )
  }
}

/// A button style with an opaque bezel in the tint, or in red if the role is destructive.
///
/// The text is white, or black on a tint on which white would be invisible. In the classic platform
/// style, the tint is darkened as far as necessary.
public struct BorderedProminentButtonStyle: ButtonStyle {
  @Environment(\.self) private var environment

  /// Creates the style.
  public init() {}

  /// Returns the label on its bezel.
  public func makeBody(configuration: Configuration) -> some Component {
    let colors = environment.controlColors
    let (fill, text) = colors.prominent(environment.color(of: configuration.role))
    let isHovered = environment.isEnabled && environment.controlState.contains(.hovered)
    let share = configuration.isPressed ? 0.2 : isHovered ? 0.08 : 0
    // Shaded away from the color of the text, so that the text stays readable.
    let shade: Color = text == .white ? .black : .white
    Bezel(
      label: configuration.label,
      weight: environment.platformMetrics.bezel.prominentWeight,
      fill: environment.isEnabled
        ? colors.mixed(fill, with: shade, share: share) : colors.disabledFill,
      text: text
    )
  }
}

/// A label on a filled outline.
struct Bezel: Component {
  let label: ComponentList
  let weight: Font.Weight
  let fill: Color
  let text: Color
  @Environment(\.self) private var environment

  var body: some Component {
    let metrics = environment.controlMetrics
    let isCircle = environment.buttonBorderShape == .circle
    let outline = environment.buttonBorderShape.outline(in: environment)
    label
      .font(environment.controlFont(weight: weight))
      .multilineTextAlignment(.center)
      .environment(
        \.foregroundStyle,
        environment.explicitForegroundStyle
          ?? (environment.isEnabled
            ? text : environment.hasGrayDisabledLabels ? .tertiaryLabel : .primary)
      )
      .opacity(environment.isEnabled ? 1 : environment.disabledLabelOpacity)
      .padding(.horizontal, isCircle ? metrics.verticalPadding : metrics.horizontalPadding)
      .padding(.vertical, metrics.verticalPadding)
      .frame(minWidth: metrics.minimumHeight, minHeight: metrics.minimumHeight)
      .background(fill, in: outline)
      .overlay { FocusRing(outline: outline) }
  }
}

extension EnvironmentValues {
  /// Returns the color of a button: red for a destructive role, else the tint.
  fileprivate func color(of role: ButtonRole?) -> Color { role == .destructive ? .red : tint }

  /// A Boolean value that indicates whether buttons are disabled and have a label in the color of
  /// tertiary labels, as `UIButton.Configuration` does on iOS.
  fileprivate var hasGrayDisabledLabels: Bool {
    !isEnabled && platformStyle == .iOS && colorSchemeContrast == .standard
      && explicitForegroundStyle == nil
  }

  /// The opacity of the label of a disabled button.
  fileprivate var disabledLabelOpacity: Double { hasGrayDisabledLabels ? 1 : disabledOpacity }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// The default style: the label in the tint.
  public static var automatic: BorderlessButtonStyle { BorderlessButtonStyle() }
  /// The label in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The unchanged label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// The label on a translucent bezel.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on an opaque bezel.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
