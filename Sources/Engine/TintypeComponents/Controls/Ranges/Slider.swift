// SPDX-License-Identifier: MIT

/// A control that selects a value on a track.
///
/// ```swift
/// Slider(value: Binding(model, \.volume), in: 0...10, step: 1) {
///   Text("Volume")
/// } minimumValueLabel: {
///   Symbol("speaker.slash")
/// } maximumValueLabel: {
///   Symbol("headphones")
/// }
/// ```
///
/// A slider takes all available width, with the lower bound at the leading edge. Its accessibility
/// value is a percentage of the range. It is adjusted by its step, or by a tenth of the range.
public struct Slider: PrimitiveComponent {
  private let title: String?
  private let value: Binding<Double>
  private let range: ControlRange
  private let label: ComponentList
  private let minimum: ComponentList
  private let maximum: ComponentList

  /// Creates a slider with a title that is only the accessibility label.
  public init(
    _ title: some StringProtocol,
    value: Binding<Double>,
    in bounds: ClosedRange<Double> = 0...1,
    step: Double? = nil
  ) {
    self.title = String(title)
    self.value = value
    range = ControlRange(bounds, step: step)
    label = ComponentList([])
    minimum = ComponentList([])
    maximum = ComponentList([])
  }

  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - value: The value. Values outside the range are shown at the nearer end; NaN is shown at
  ///     the lower end.
  ///   - bounds: The range, 0 to 1 by default; a bound that is not finite counts as a very large
  ///     number.
  ///   - step: The distance between values; `nil`, the default, allows all values. A step that is
  ///     not greater than 0 counts as `nil`.
  ///   - label: The title above the track, which is also the accessibility label; none by default.
  ///   - minimumValueLabel: The label before the track; none by default.
  ///   - maximumValueLabel: The label after the track; none by default.
  public init(
    value: Binding<Double>,
    in bounds: ClosedRange<Double> = 0...1,
    step: Double? = nil,
    @ComponentBuilder label: () -> ComponentList = { ComponentList([]) },
    @ComponentBuilder minimumValueLabel: () -> ComponentList = { ComponentList([]) },
    @ComponentBuilder maximumValueLabel: () -> ComponentList = { ComponentList([]) }
  ) {
    title = nil
    self.value = value
    range = ControlRange(bounds, step: step)
    self.label = label()
    minimum = minimumValueLabel()
    maximum = maximumValueLabel()
  }

  /// Returns a node that contains the labels, the track and the knob.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let fraction = range.fraction(value.wrappedValue)
    let slider = SliderBody(fraction: fraction, label: label, minimum: minimum, maximum: maximum)
      .minimumTapArea(in: context.environment)
      .accessibilityElement(children: .combine)
      .accessibilityValue(ControlRange.percent(fraction, in: context.environment.locale))
      .accessibilityAddTraits(.isAdjustable)
      .accessibilityAddTraits(context.environment.isEnabled ? [] : .isDisabled)
      .accessibilityAdjustableAction {
        value.wrappedValue = range.moved(value.wrappedValue, up: true)
      } decrement: {
        value.wrappedValue = range.moved(value.wrappedValue, up: false)
      }
      .accessibility(label: title)
    return context.control("Slider", slider, isTall: true)
  }
}

/// The track with its labels.
private struct SliderBody: Component {
  let fraction: Double
  let label: ComponentList
  let minimum: ComponentList
  let maximum: ComponentList
  @Environment(\.self) private var environment

  var body: some Component {
    let secondary = environment.controlColors.text(.secondary)
    VStack(alignment: .leading, spacing: 4) {
      if !environment.labelsHidden { label.font(environment.controlFont()) }
      HStack(spacing: 12) {
        minimum.foregroundStyle(secondary).accessibilityHidden()
        SliderTrack(fraction: fraction).layoutPriority(-1)
        maximum.foregroundStyle(secondary).accessibilityHidden()
      }
    }
    .opacity(environment.isEnabled ? 1 : environment.disabledOpacity)
    .overlay { if environment.labelsHidden { HiddenAccessibilityLabel(label: label) } }
  }
}

/// A track 4 points thick with a knob of 27 points; in iOS 26, 6 points thick with a capsule.
///
/// A pressed knob is 4 points larger.
private struct SliderTrack: Component {
  let fraction: Double
  @Environment(\.self) private var environment

  var body: some Component {
    let environment = environment
    let metrics = environment.platformMetrics.slider
    let isSmall = environment.controlSize < .regular
    let knob = isSmall ? metrics.smallKnobWidth : metrics.knobWidth
    let knobHeight = isSmall ? metrics.smallKnobHeight : metrics.knobHeight
    let isPressed = environment.isEnabled && environment.controlState.contains(.highlighted)
    let growth = isPressed ? 4.0 : 0
    let isFocused = environment.controlState.contains(.focused)
    let appearance = environment.appearanceColors
    let tint = appearance.sliderMinimum ?? environment.controlColors.mark(environment.tint)
    let hasBorder = environment.platformStyle == .classic
    let (inset, offset) = (metrics.trackInset, metrics.trackOffset / 2)
    let fraction = fraction
    GeometryReader { proxy in
      let start = max(proxy.size.width - knob, 0) * fraction
      ZStack(alignment: .leading) {
        Capsule().fill(appearance.sliderMaximum ?? .systemFill).frame(height: metrics.trackHeight)
          .padding(.horizontal, inset).offset(y: offset)
        Capsule().fill(tint)
          .frame(width: max(start + knob / 2 - inset, 0), height: metrics.trackHeight)
          .padding(.leading, inset).offset(y: offset)
        if knob == knobHeight {
          Circle().fill(appearance.sliderThumb ?? .white)
            .frame(width: knob + growth, height: knob + growth)
            .knobShadow(.slider, in: environment, classic: (0.2, 3))
            .overlay { if hasBorder { Circle().strokeBorder(Color.separator, lineWidth: 0.5) } }
            .overlay {
              if isFocused { FocusRing(outline: ControlOutline(kind: .circle)) }
            }
            .padding(.leading, start - growth / 2)
            .offset(y: -offset)
        } else {
          Capsule().fill(appearance.sliderThumb ?? .white)
            .frame(width: knob + growth, height: knobHeight + growth)
            .knobShadow(.slider, in: environment, classic: (0.2, 3))
            .overlay {
              if isFocused { FocusRing(outline: ControlOutline(kind: .capsule(style: .circular))) }
            }
            .padding(.leading, start - growth / 2)
        }
      }
      .frame(height: max(knobHeight, metrics.height))
    }
    .frame(height: max(knobHeight, metrics.height))
  }
}
