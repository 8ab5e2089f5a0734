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
