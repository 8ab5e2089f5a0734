// SPDX-License-Identifier: MIT

/// The size of controls.
///
/// The heights are those of the platform style of iOS.
public enum ControlSize: String, Hashable, Codable, Sendable, CaseIterable {
  /// The smallest size: bezels at least 28 points high, text as a subheadline.
  case mini
  /// A small size: bezels at least 28 points high, text as a subheadline.
  case small
  /// The default size: bezels at least 34 points high, text as body.
  case regular
  /// The largest size: bezels at least 50 points high, text as body.
  case large
}

extension ControlSize: Comparable {
  /// Returns whether the first size is smaller than the second.
  public static func < (left: ControlSize, right: ControlSize) -> Bool { left.step < right.step }

  private var step: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

private enum ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

private enum MinimumTapLengthKey: EnvironmentKey {
  static let defaultValue = 44.0
}

private enum LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The size of controls; regular by default.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The minimum width and height of a control's tap area, in points; 44 by default.
  ///
  /// Smaller controls are centered in their tap area, so that neighbors keep their distance. With
  /// 0, the tap area is as large as the control. A value that is not finite counts as 0.
  public var minimumTapLength: Double {
    get { self[MinimumTapLengthKey.self] }
    set { self[MinimumTapLengthKey.self] = newValue.isFinite ? max(newValue, 0) : 0 }
  }

  /// The minimum length of a frame; `nil` without one, because a frame with a minimum of 0 could be
  /// smaller than the control.
  var leastTapLength: Double? { minimumTapLength > 0 ? minimumTapLength : nil }

  /// A Boolean value that indicates whether the labels of controls are only accessibility labels;
  /// `false` by default.
  public var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension Component {
  /// Sets the size of the controls inside the component.
  public func controlSize(_ size: ControlSize) -> some Component {
    environment(\.controlSize, size)
  }

  /// Hides the titles of toggles, sliders, steppers and pickers but keeps them as accessibility
  /// labels.
  public func labelsHidden() -> some Component { environment(\.labelsHidden, true) }
}

/// The lengths and fonts for a control size.
package struct ControlMetrics: Sendable {
  var minimumHeight: Double
  var horizontalPadding: Double
  var verticalPadding: Double
  var cornerRadius: Double
  var spacing: Double
  var font: Font
}

extension EnvironmentValues {
  /// The lengths and fonts for the environment's control size.
  var controlMetrics: ControlMetrics { platformMetrics.controls[controlSize] }

  /// The corner radius of bezels, which grows with the text in the platform style of iOS.
  ///
  /// It therefore has about the same relation to the height at all text sizes, as with
  /// `UIButton.Configuration.CornerStyle.dynamic`, the default. With smaller text than by default,
  /// bezels keep their minimum height and radius.
  var controlCornerRadius: Double {
    let metrics = controlMetrics
    guard platformStyle == .iOS, dynamicTypeSize > .large, let style = metrics.font.textStyle else {
      return metrics.cornerRadius
    }
    return style.scaled(metrics.cornerRadius, for: dynamicTypeSize, displayScale: displayScale)
  }

  /// Returns the font of a control's text: the environment's font if set, else that of the control
  /// size in a weight.
  func controlFont(weight: Font.Weight = .regular) -> Font {
    font == .body ? controlMetrics.font.weight(weight) : font
  }

  /// The opacity of the content of a disabled control.
  package var disabledOpacity: Double { colorSchemeContrast == .increased ? 0.6 : 0.4 }

  /// The opacity of a control without a bezel, depending on whether it is pressed.
  package var pressedOpacity: Double { controlState.contains(.highlighted) ? 0.5 : 1 }

  /// The opacity of a control without a bezel, depending on its state.
  var plainOpacity: Double { isEnabled ? pressedOpacity : disabledOpacity }
}

/// A shape that is known when the component is resolved.
struct ControlOutline: DescribedShape {
  package let kind: ShapeKind

  /// Returns the outline for a frame that is enlarged by a length at each edge.
  func grown(by length: Double) -> ControlOutline {
    guard case .roundedRectangle(let radius, let style) = kind else { return self }
    return ControlOutline(
      kind: .roundedRectangle(cornerRadius: Length(radius.points + length), style: style))
  }

  func path(in rect: Rect) -> Path { kind.path(in: rect) }
}

/// The focus ring of a control: 2 points wide, 2 points outside it; 3 points wide at increased
/// contrast.
struct FocusRing: Component {
  let outline: ControlOutline
  @Environment(\.self) private var environment

  var body: some Component {
    let width = environment.colorSchemeContrast == .increased ? 3.0 : 2.0
    if environment.controlState.contains(.focused), environment.isEnabled {
      outline.grown(by: 2 + width)
        .strokeBorder(environment.controlColors.mark(environment.tint), lineWidth: width)
        .padding(-2 - width)
        .accessibilityHidden()
    }
  }
}

/// A label that takes no space and is invisible, but provides the accessibility label.
struct HiddenAccessibilityLabel: Component {
  let label: ComponentList

  var body: some Component { label.frame(width: 0, height: 0).clipped() }
}

extension ResolutionContext {
  /// Returns the nodes of a control's parts, renamed to the control's type.
  ///
  /// Modifiers that a user adds to the control, such as an accessibility label, change the node
  /// that has the control's semantics.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - content: The parts.
  ///   - isTall: A Boolean value that indicates whether the control is higher than a line of text.
  /// - Returns: The nodes.
  func control(_ type: String, _ content: some Component, isTall: Bool = false) -> [Node] {
    nodes(of: content).map { node in
      var node = node
      node.type = type
      node.isTallControl = isTall
      return node
    }
  }
}

extension Component {
  /// Enlarges the tap area of a control to its minimum size.
  package func minimumTapArea(in environment: EnvironmentValues) -> some Component {
    frame(minWidth: environment.leastTapLength, minHeight: environment.leastTapLength)
  }

  /// Sets the accessibility label, value and hint of a control, if given.
  func accessibility(label: String? = nil, value: String? = nil, hint: String? = nil)
    -> ComponentList
  {
    var accessibility = ComponentList([self])
    if let label { accessibility = ComponentList([accessibility.accessibilityLabel(label)]) }
    if let value { accessibility = ComponentList([accessibility.accessibilityValue(value)]) }
    if let hint { accessibility = ComponentList([accessibility.accessibilityHint(hint)]) }
    return accessibility
  }
}

/// The colors of controls, adjusted for a minimum contrast with their background.
///
/// The platform style of iOS keeps the colors. In the classic style, the page behind a control is
/// unknown, so the least favorable common background is assumed: the grays of groups. The contrast of text is at least 4.5, and that of graphics such as borders at
/// least 3. Source: WCAG 2.2, success criteria 1.4.3 and 1.4.11.
package struct ControlColors {
  private let environment: EnvironmentValues
  /// The background assumed for controls, the lightest or darkest one supported.
  let page: ResolvedColor

  init(_ environment: EnvironmentValues) {
    self.environment = environment
    let page: Color =
      environment.colorScheme == .dark ? .tertiarySystemBackground : .systemGroupedBackground
    self.page = page.resolve(in: environment)
  }

  /// The minimum contrast of text.
  var textRatio: Double { environment.colorSchemeContrast == .increased ? 7 : 4.5 }

  private var adjusts: Bool { environment.platformMetrics.adjustsContrast }

  /// Returns a color for text on the page.
  package func text(_ color: Color) -> Color {
    adjusts ? readable(color, on: page, ratio: textRatio) : color
  }

  /// Returns a color for borders and icons on the page.
  package func mark(_ color: Color) -> Color {
    adjusts ? readable(color, on: page, ratio: 3) : color
  }

  /// Returns a fill of a color on which white or black text has the minimum contrast in every
  /// platform style, and the color of the text.
  package func legible(_ color: Color) -> (fill: Color, text: Color) {
    var classic = environment
    classic.platformStyle = .classic
    return ControlColors(classic).prominent(color)
  }

  /// Returns a color for text on a fill that is composited over the page.
  func text(_ color: Color, on fill: Color) -> Color {
    guard adjusts else { return color }
    return readable(
      color, on: fill.resolve(in: environment).composited(over: page), ratio: textRatio)
  }

  /// Returns a translucent fill of a color.
  ///
  /// In the dark scheme, the opacity is raised in steps of 1/100 until the fill has the platform
  /// style's minimum contrast with a black screen and with a card on it, so that the shape of the
  /// control is visible.
  package func fill(_ color: Color, opacity: Double) -> Color {
    let least = environment.platformMetrics.bezel.minimumDarkContrast
    guard environment.colorScheme == .dark, least > 1 else { return color.opacity(opacity) }
    let pages = [Color.black, .secondarySystemGroupedBackground]
      .map { $0.resolve(in: environment) }
    let opaque = color.resolve(in: environment)
    for step in Int((opacity * 100).rounded())..<100 {
      var layer = opaque
      layer.opacity = Double(step) / 100
      let isVisible = pages.allSatisfy {
        layer.composited(over: $0).contrast(with: $0) >= least
      }
      if isVisible {
        return color.opacity(Double(step) / 100 / max(opaque.opacity, 0.01))
      }
    }
    return color
  }

  /// The gray fill of a bezel without a tint.
  var grayFill: Color {
    let gray = Color("bezel", light: Color(hex: 0x767680), dark: Color(hex: 0x767680))
    return fill(gray, opacity: environment.colorScheme == .dark ? 0.24 : 0.12)
  }

  /// The fill of the bezel of a disabled control.
  package var disabledFill: Color {
    environment.platformStyle == .iOS ? grayFill : .tertiarySystemFill
  }

  /// Returns a color for text on a translucent bezel of the same color.
  ///
  /// The color is readable on the normal and on the pressed bezel, so that a press does not change
  /// the text.
  func faint(_ color: Color) -> Color {
    [0.15, 0.3].reduce(color) { text($0, on: color.opacity($1)) }
  }

  /// Returns a fill of a color, and the color of text on it.
  ///
  /// Text is white if the color can be darkened sufficiently without losing its hue. It is black on
  /// yellow and other pale colors.
  package func prominent(_ color: Color) -> (fill: Color, text: Color) {
    let opaque = color.resolve(in: environment).composited(over: page)
    let white = Color.white.resolve(in: environment)
    guard adjusts else {
      // As on iOS, text is white on all tints but those that it would be invisible on.
      return (color, white.contrast(with: opaque) >= 1.25 ? .white : .black)
    }
    guard white.contrast(with: opaque) >= 1.8 else {
      return (
        Self.color(opaque), readable(.black, on: opaque, ratio: textRatio)
      )
    }
    return (readable(color, on: white, ratio: textRatio), .white)
  }

  /// Returns a color moved toward black or white until it has a contrast with a background.
  ///
  /// The direction is the one of greater contrast, in steps of 1/100. If the contrast cannot be
  /// reached, the result is black or white.
  func readable(_ color: Color, on background: ResolvedColor, ratio: Double) -> Color {
    let original = color.resolve(in: environment)
    if original.contrast(with: background) >= ratio { return color }
    let black = ResolvedColor(red: 0, green: 0, blue: 0)
    let white = ResolvedColor(red: 1, green: 1, blue: 1)
    let end = black.contrast(with: background) > white.contrast(with: background) ? black : white
    let opaque = original.composited(over: background)
    for step in 1...100 {
      var layer = end
      layer.opacity = Double(step) / 100
      var mixed = layer.composited(over: opaque)
      mixed.name = original.name
      if mixed.contrast(with: background) >= ratio { return Self.color(mixed) }
    }
    return Self.color(end)
  }

  /// Returns a color blended with a fraction of another color, from 0 to 1.
  func mixed(_ color: Color, with other: Color, share: Double) -> Color {
    let below = color.resolve(in: environment)
    var mixed = other.opacity(share).resolve(in: environment).composited(over: below)
    mixed.name = below.name
    return Self.color(mixed)
  }

  /// Returns a color that is the same in both schemes and keeps its name.
  private static func color(_ color: ResolvedColor) -> Color {
    let plain = Color(
      red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
    return color.name.map { Color($0, light: plain, dark: plain) } ?? plain
  }
}

extension EnvironmentValues {
  /// The colors of controls in the environment.
  package var controlColors: ControlColors { ControlColors(self) }
}
