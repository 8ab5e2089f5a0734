// SPDX-License-Identifier: MIT

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
