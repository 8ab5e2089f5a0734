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

/// Buttons that are their label in the tint, red where something is lost.
///
/// Pressed ones are half transparent.
public struct BorderlessButtonStyle: ButtonStyle {
  @Environment(\.self) private var environment

  /// Creates the style.
  public init() {}

  /// The label in the tint.
  public func makeBody(configuration: Configuration) -> some Component {
    configuration.label
      .font(environment.controlFont(weight: configuration.role == .cancel ? .semibold : .regular))
      .multilineTextAlignment(.center)
      .foregroundStyle(environment.controlColors.text(environment.color(of: configuration.role)))
      .opacity(
        environment.isEnabled ? configuration.isPressed ? 0.5 : 1 : environment.disabledOpacity
      )
      .overlay { FocusRing(outline: .rounded(4)) }
  }
}

/// Buttons that are their label as it is.
///
/// Pressed ones are half transparent.
public struct PlainButtonStyle: ButtonStyle {
  @Environment(\.self) private var environment

  /// Creates the style.
  public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some Component {
    configuration.label
      .font(environment.controlFont())
      .opacity(
        environment.isEnabled ? configuration.isPressed ? 0.5 : 1 : environment.disabledOpacity
      )
      .overlay { FocusRing(outline: .rounded(4)) }
  }
}

/// Buttons on a faint bezel in the tint, red where something is lost.
public struct BorderedButtonStyle: ButtonStyle {
  @Environment(\.self) private var environment

  /// Creates the style.
  public init() {}

  /// The label on its bezel.
  public func makeBody(configuration: Configuration) -> some Component {
    let color = environment.color(of: configuration.role)
    let isHovered = environment.isEnabled && environment.controlState.contains(.hovered)
    let fill = color.opacity(configuration.isPressed ? 0.3 : isHovered ? 0.22 : 0.15)
    Bezel(
      label: configuration.label,
      weight: configuration.role == .cancel ? .semibold : .medium,
      fill: environment.isEnabled ? fill : .tertiarySystemFill,
      text: environment.controlColors.faint(color)
    )
  }
}

/// Buttons on a full bezel in the tint, red where something is lost.
///
/// A tint on which neither white nor black can be read is darkened until white can.
public struct BorderedProminentButtonStyle: ButtonStyle {
  @Environment(\.self) private var environment

  /// Creates the style.
  public init() {}

  /// The label on its bezel.
  public func makeBody(configuration: Configuration) -> some Component {
    let colors = environment.controlColors
    let (fill, text) = colors.prominent(environment.color(of: configuration.role))
    let isHovered = environment.isEnabled && environment.controlState.contains(.hovered)
    let share = configuration.isPressed ? 0.2 : isHovered ? 0.08 : 0
    // Away from the text, so that it stays readable.
    let shade: Color = text == .white ? .black : .white
    Bezel(
      label: configuration.label,
      weight: .semibold,
      fill: environment.isEnabled
        ? colors.mixed(fill, with: shade, share: share) : .tertiarySystemFill,
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
    let outline = environment.buttonBorderShape.outline(environment.controlSize)
    label
      .font(environment.controlFont(weight: weight))
      .multilineTextAlignment(.center)
      .foregroundStyle(environment.isEnabled ? text : .primary)
      .opacity(environment.isEnabled ? 1 : environment.disabledOpacity)
      .padding(.horizontal, isCircle ? metrics.verticalPadding : metrics.horizontalPadding)
      .padding(.vertical, metrics.verticalPadding)
      .frame(minWidth: metrics.minimumHeight, minHeight: metrics.minimumHeight)
      .background(fill, in: outline)
      .overlay { FocusRing(outline: outline) }
  }
}

extension EnvironmentValues {
  /// The colour of a button of a role: red where something is lost, else the tint.
  fileprivate func color(of role: ButtonRole?) -> Color { role == .destructive ? .red : tint }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// The usual style: the label in the tint.
  public static var automatic: BorderlessButtonStyle { BorderlessButtonStyle() }
  /// The label in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// The label on a faint bezel.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a full bezel.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
