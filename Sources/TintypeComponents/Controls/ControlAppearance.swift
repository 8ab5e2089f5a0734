// SPDX-License-Identifier: MIT

/// How much room controls take.
public enum ControlSize: String, Hashable, Codable, Sendable, CaseIterable {
  /// The least: bezels at least 28 points high, text as a footnote.
  case mini
  /// Little: bezels at least 32 points high, text as a subheadline.
  case small
  /// The usual: bezels at least 44 points high, text as body.
  case regular
  /// Much: bezels at least 52 points high, text as body.
  case large
}

extension ControlSize: Comparable {
  /// Whether controls of the first size take less room than those of the second.
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
  /// How much room controls take; regular by default.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The least width and height of what a control catches taps with, in points; 44 by default.
  ///
  /// Controls that look smaller stand in the middle of it, so that neighbours keep their distance.
  /// 0 lets controls be as small as they look; what is no finite number counts as 0.
  public var minimumTapLength: Double {
    get { self[MinimumTapLengthKey.self] }
    set { self[MinimumTapLengthKey.self] = newValue.isFinite ? max(newValue, 0) : 0 }
  }

  /// Whether the labels of controls are spoken only; not by default.
  public var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension Component {
  /// Sets how much room the controls inside take.
  public func controlSize(_ size: ControlSize) -> some Component {
    environment(\.controlSize, size)
  }

  /// Lets the titles of toggles, sliders, steppers and pickers inside be spoken only.
  public func labelsHidden() -> some Component { environment(\.labelsHidden, true) }
}

/// The lengths and fonts of controls of one size.
struct ControlMetrics {
  var minimumHeight: Double
  var horizontalPadding: Double
  var verticalPadding: Double
  var cornerRadius: Double
  var spacing: Double
  var font: Font

  init(_ size: ControlSize) {
    switch size {
    case .mini:
      (minimumHeight, horizontalPadding, verticalPadding) = (28, 10, 4)
      (cornerRadius, spacing, font) = (8, 4, .footnote)
    case .small:
      (minimumHeight, horizontalPadding, verticalPadding) = (32, 12, 4)
      (cornerRadius, spacing, font) = (8, 6, .subheadline)
    case .regular:
      (minimumHeight, horizontalPadding, verticalPadding) = (44, 16, 8)
      (cornerRadius, spacing, font) = (12, 8, .body)
    case .large:
      (minimumHeight, horizontalPadding, verticalPadding) = (52, 20, 12)
      (cornerRadius, spacing, font) = (14, 8, .body)
    }
  }
}

extension EnvironmentValues {
  /// The lengths and fonts of the environment's controls.
  var controlMetrics: ControlMetrics { ControlMetrics(controlSize) }

  /// The font of a control's text: what was set around it, else that of its size, in a weight.
  func controlFont(weight: Font.Weight = .regular) -> Font {
    font == .body ? controlMetrics.font.weight(weight) : font
  }

  /// The opacity of what a control shows while it is disabled.
  package var disabledOpacity: Double { colorSchemeContrast == .increased ? 0.6 : 0.4 }

  /// The opacity of a control that has no bezel to darken while it is pressed.
  package var pressedOpacity: Double { controlState.contains(.highlighted) ? 0.5 : 1 }

  /// The opacity of a control without a bezel, in its state.
  var plainOpacity: Double { isEnabled ? pressedOpacity : disabledOpacity }
}

/// A shape that is known when the component is resolved.
struct ControlOutline: DescribedShape {
  package let kind: ShapeKind

  /// The same corners around a frame that is larger by a length at each edge.
  func grown(by length: Double) -> ControlOutline {
    guard case .roundedRectangle(let radius, let style) = kind else { return self }
    return ControlOutline(
      kind: .roundedRectangle(cornerRadius: Length(radius.points + length), style: style))
  }

  func path(in rect: Rect) -> Path { kind.path(in: rect) }
}

/// The line around a control that receives what is typed: 2 points wide, 2 points outside of it; 3
/// points wide at increased contrast.
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

/// A label that takes no room and is not seen, but spoken.
struct SpokenLabel: Component {
  let label: ComponentList

  var body: some Component { label.frame(width: 0, height: 0).clipped() }
}

extension ResolutionContext {
  /// The nodes of a control: those of its parts, under the control's name.
  ///
  /// What a user adds to the control, such as a label, changes the node that holds its meaning.
  func control(_ type: String, _ content: some Component) -> [Node] {
    nodes(of: content).map { node in
      var node = node
      node.type = type
      return node
    }
  }
}

extension Component {
  /// Makes room around a control for a finger.
  package func tapRoom(in environment: EnvironmentValues) -> some Component {
    frame(minWidth: environment.minimumTapLength, minHeight: environment.minimumTapLength)
  }

  /// Says what a control is called, is set to and does, where that is known.
  func spoken(label: String? = nil, value: String? = nil, hint: String? = nil) -> ComponentList {
    var spoken = ComponentList([self])
    if let label { spoken = ComponentList([spoken.accessibilityLabel(label)]) }
    if let value { spoken = ComponentList([spoken.accessibilityValue(value)]) }
    if let hint { spoken = ComponentList([spoken.accessibilityHint(hint)]) }
    return spoken
  }
}

/// Colours of controls, changed as far as it takes to be read on what they stand on.
///
/// The page behind a control is not known, so the least favourable of the usual backgrounds counts:
/// the greys of groups. Text keeps a contrast of 4.5, marks such as borders one of 3. Source: WCAG
/// 2.2, success criteria 1.4.3 and 1.4.11.
package struct ControlColors {
  private let environment: EnvironmentValues
  /// The lightest or darkest background that controls are made for.
  let page: ResolvedColor

  init(_ environment: EnvironmentValues) {
    self.environment = environment
    let page: Color =
      environment.colorScheme == .dark ? .tertiarySystemBackground : .systemGroupedBackground
    self.page = page.resolve(in: environment)
  }

  /// The least contrast of text.
  var textRatio: Double { environment.colorSchemeContrast == .increased ? 7 : 4.5 }

  /// A colour for text on the page.
  package func text(_ color: Color) -> Color { readable(color, on: page, ratio: textRatio) }

  /// A colour for borders and icons on the page.
  package func mark(_ color: Color) -> Color { readable(color, on: page, ratio: 3) }

  /// A colour for text on a fill that lies on the page.
  func text(_ color: Color, on fill: Color) -> Color {
    readable(
      color, on: fill.resolve(in: environment).composited(over: page), ratio: textRatio)
  }

  /// A colour for text on a faint bezel in the same colour: one for the bezel at rest and pressed,
  /// so that a press does not change the text.
  func faint(_ color: Color) -> Color {
    [0.15, 0.3].reduce(color) { text($0, on: color.opacity($1)) }
  }

  /// A fill in a colour, and what text on it is painted in.
  ///
  /// White text where the colour can be darkened for it without losing its hue; black on yellow
  /// and other pale colours.
  package func prominent(_ color: Color) -> (fill: Color, text: Color) {
    let opaque = color.resolve(in: environment).composited(over: page)
    let white = Color.white.resolve(in: environment)
    guard white.contrast(with: opaque) >= 1.8 else {
      return (
        Self.color(opaque), readable(.black, on: opaque, ratio: textRatio)
      )
    }
    return (readable(color, on: white, ratio: textRatio), .white)
  }

  /// A colour moved towards black or white, whichever is farther from a background, by as many
  /// hundredths as it takes to reach a contrast; the end itself where even that is not enough.
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

  /// A colour with a share of another one over it, from 0 to 1.
  func mixed(_ color: Color, with other: Color, share: Double) -> Color {
    let below = color.resolve(in: environment)
    var mixed = other.opacity(share).resolve(in: environment).composited(over: below)
    mixed.name = below.name
    return Self.color(mixed)
  }

  /// The same in both schemes, with the name that it has.
  private static func color(_ color: ResolvedColor) -> Color {
    let plain = Color(
      red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
    return color.name.map { Color($0, light: plain, dark: plain) } ?? plain
  }
}

extension EnvironmentValues {
  /// The colours of controls here.
  package var controlColors: ControlColors { ControlColors(self) }
}
