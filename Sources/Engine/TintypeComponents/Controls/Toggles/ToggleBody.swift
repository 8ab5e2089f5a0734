// SPDX-License-Identifier: MIT

/// A toggle in the style of its environment.
struct ToggleBody: Component {
  let isOn: Bool
  let isMixed: Bool
  let label: ComponentList
  @Environment(\.self) private var environment

  var body: some Component {
    let opacity = environment.isEnabled ? 1 : environment.disabledOpacity
    let isIncreased = environment.colorSchemeContrast == .increased
    let switchOpacity =
      environment.isEnabled || isIncreased
      ? opacity : environment.platformMetrics.toggle.disabledOpacity
    switch environment.toggleStyle {
    case .automatic, .switch:
      if environment.labelsHidden {
        ZStack {
          HiddenAccessibilityLabel(label: label)
          SwitchTrack(isOn: isOn).opacity(switchOpacity)
        }
      } else {
        HStack(spacing: 12) {
          label.font(environment.controlFont()).opacity(opacity)
          Spacer(minLength: 0)
          SwitchTrack(isOn: isOn).opacity(switchOpacity).layoutPriority(1)
        }
      }
    case .button: ToggleBezel(isOn: isOn, label: label)
    case .checkbox:
      if environment.labelsHidden {
        ZStack {
          HiddenAccessibilityLabel(label: label)
          CheckBox(isOn: isOn, isMixed: isMixed).opacity(opacity)
        }
      } else {
        HStack(spacing: 10) {
          CheckBox(isOn: isOn, isMixed: isMixed)
          label.font(environment.controlFont())
        }
        .opacity(opacity)
      }
    }
  }
}

/// A knob in a track of 51 × 31 points, or of 63 × 28 points in iOS 26.
private struct SwitchTrack: Component {
  let isOn: Bool
  @Environment(\.self) private var environment

  var body: some Component {
    let metrics = environment.platformMetrics.toggle
    let isSmall = environment.controlSize < .regular
    let height = isSmall ? metrics.smallHeight : metrics.height
    let isPressed = environment.isEnabled && environment.controlState.contains(.highlighted)
    let knob = height - 2 * metrics.knobInset
    let outline = ControlOutline(kind: .capsule(style: .circular))
    HStack(spacing: 0) {
      if isOn { Spacer(minLength: 0) }
      Capsule().fill(environment.appearanceColors.switchThumb ?? .white)
        .frame(width: knob + metrics.knobExtension + (isPressed ? 5 : 0), height: knob)
        .knobShadow(.toggle, in: environment, classic: (0.2, 2))
      if !isOn { Spacer(minLength: 0) }
    }
    .padding(metrics.knobInset)
    .frame(width: isSmall ? metrics.smallWidth : metrics.width, height: height)
    .background(environment.controlColors.mark(color), in: outline)
    .overlay { FocusRing(outline: outline) }
    .overhanging(metrics.overhang)
  }

  /// Green for an active switch, unless a custom tint is set.
  private var color: Color {
    // As with `UISwitch.onTintColor`, the color of the track is not the tint, which can be dimmed.
    if isOn {
      return environment.ownTint == .accentColor
        ? environment.appearanceColors.switchOn ?? .green : environment.ownTint
    }
    if environment.platformStyle == .classic { return .gray }
    let isStandard = environment.colorSchemeContrast == .standard
    return environment.platformMetrics.hasGlass && isStandard ? .tertiaryLabel : .switchTrack
  }
}

extension Component {
  /// Extends the component beyond the trailing edge of its area.
  @ComponentBuilder fileprivate func overhanging(_ length: Double) -> ComponentList {
    if length > 0 { padding(.trailing, -length) } else { self }
  }
}

extension Color {
  /// The track of a switch that is off.
  ///
  /// Source: the colors of `UISwitch` on iOS 13 to 18. At increased contrast, its contrast with a
  /// card is at least 3.
  static let switchTrack = system("switchTrack", 0xE9E9EA, 0x39393D, 0x6C6C70, 0x8E8E93)
}

/// A bezel that is filled with the tint while the toggle is on.
private struct ToggleBezel: Component {
  let isOn: Bool
  let label: ComponentList
  @Environment(\.self) private var environment

  var body: some Component {
    let colors = environment.controlColors
    let isPressed = environment.isEnabled && environment.controlState.contains(.highlighted)
    let (fill, text) = colors.prominent(environment.tint)
    let shade: Color = text == .white ? .black : .white
    let metrics = environment.platformMetrics.bezel
    let off = colors.fill(
      environment.tint, opacity: isPressed ? metrics.pressedOpacity : metrics.opacity)
    Bezel(
      label: label,
      weight: metrics.weight,
      fill: !environment.isEnabled
        ? colors.disabledFill
        : isOn ? colors.mixed(fill, with: shade, share: isPressed ? 0.2 : 0) : off,
      text: isOn ? text : colors.faint(environment.tint)
    )
  }
}

/// A box that scales with the text beside it, 22 points at `.large`.
private struct CheckBox: Component {
  let isOn: Bool
  let isMixed: Bool
  @Environment(\.self) private var environment
  @ScaledMetric private var side = 22.0

  var body: some Component {
    let colors = environment.controlColors
    let (fill, mark) = colors.prominent(environment.tint)
    let isPressed = environment.isEnabled && environment.controlState.contains(.highlighted)
    let outline = ControlOutline.rounded(side * 0.25)
    let border = colors.mark(isPressed ? environment.tint : .gray)
    ZStack {
      if isOn || isMixed {
        outline.fill(isPressed ? colors.mixed(fill, with: .black, share: 0.2) : fill)
        Symbol(isMixed ? "minus" : "checkmark").resizable()
          .font(.body.weight(.bold))
          .foregroundStyle(mark)
          .padding(side * 0.2)
      } else {
        outline.fill(Color.tertiarySystemBackground).strokeBorder(border, lineWidth: 1.5)
      }
    }
    .frame(width: side, height: side)
    .overlay { FocusRing(outline: outline) }
    .accessibilityHidden()
  }
}
