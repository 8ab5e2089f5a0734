// SPDX-License-Identifier: MIT

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
  package var minimumHeight: Double
  package var horizontalPadding: Double
  package var verticalPadding: Double
  var cornerRadius: Double
  var spacing: Double
  var font: Font
}

extension EnvironmentValues {
  /// The lengths and fonts for the environment's control size.
  package var controlMetrics: ControlMetrics { platformMetrics.controls[controlSize] }

  /// The corner radius of bezels, which grows with the text in the platform style of iOS.
  ///
  /// It therefore has about the same relation to the height at all text sizes, as with
  /// `UIButton.Configuration.CornerStyle.dynamic`, the default. With smaller text than by default,
  /// bezels keep their minimum height and radius.
  var controlCornerRadius: Double {
    let metrics = controlMetrics
    guard platformStyle != .classic, dynamicTypeSize > .large, let style = metrics.font.textStyle
    else {
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

extension EnvironmentValues {
  /// The colors of controls in the environment.
  package var controlColors: ControlColors { ControlColors(self) }
}
