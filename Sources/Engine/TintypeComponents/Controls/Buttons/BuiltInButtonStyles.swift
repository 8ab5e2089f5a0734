// SPDX-License-Identifier: MIT

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
    let isGray = metrics.isGrayWithoutTint && color == environment.accentColor
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

extension EnvironmentValues {
  /// Returns the color of a button: red for a destructive role, else the tint.
  fileprivate func color(of role: ButtonRole?) -> Color {
    role == .destructive && hasRedDestructiveButtons ? .red : tint
  }

  private enum RedDestructiveButtonsKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// A Boolean value that indicates whether destructive buttons are red; those on glass are not.
  var hasRedDestructiveButtons: Bool {
    get { self[RedDestructiveButtonsKey.self] }
    set { self[RedDestructiveButtonsKey.self] = newValue }
  }

  /// A Boolean value that indicates whether buttons are disabled and have a label in the color of
  /// tertiary labels, as `UIButton.Configuration` does on iOS.
  fileprivate var hasGrayDisabledLabels: Bool {
    !isEnabled && platformStyle != .classic && colorSchemeContrast == .standard
      && explicitForegroundStyle == nil
  }

  /// The opacity of the label of a disabled button.
  ///
  /// On iOS, only the default color of the label is dimmed: an explicit color, in the label or around
  /// the button, is unchanged.
  fileprivate var disabledLabelOpacity: Double {
    let isExplicit = platformStyle != .classic && explicitForegroundStyle != nil
    return hasGrayDisabledLabels || isExplicit ? 1 : disabledOpacity
  }
}
