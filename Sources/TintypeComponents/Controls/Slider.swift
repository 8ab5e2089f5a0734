// SPDX-License-Identifier: MIT

/// A value that is chosen on a line.
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
/// It takes all the width it is offered. The lower bound lies at the leading edge. It is spoken as
/// a share of its range, and adjusted by its step, or a tenth of the range.
public struct Slider: PrimitiveComponent {
  private let title: String?
  private let value: Binding<Double>
  private let range: ControlRange
  private let label: ComponentList
  private let minimum: ComponentList
  private let maximum: ComponentList

  /// Creates a slider with a title that is spoken only.
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
  ///   - value: The value; what lies outside of the range is shown at the nearer end, NaN at the
  ///     lower one.
  ///   - bounds: The range, 0 to 1 by default; an end that is not finite is a very large number.
  ///   - step: The distance between values; `nil`, the default, allows all. What is not above 0
  ///     counts as `nil`.
  ///   - label: What is set, above the line; it is spoken as well. Nothing by default.
  ///   - minimumValueLabel: What stands before the line; nothing by default.
  ///   - maximumValueLabel: What stands behind the line; nothing by default.
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

  /// A node that holds the labels, the line and the knob.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let fraction = range.fraction(value.wrappedValue)
    let slider = SliderBody(fraction: fraction, label: label, minimum: minimum, maximum: maximum)
      .tapRoom(in: context.environment)
      .accessibilityElement(children: .combine)
      .accessibilityValue(ControlRange.percent(fraction))
      .accessibilityAddTraits(.isAdjustable)
      .accessibilityAddTraits(context.environment.isEnabled ? [] : .isDisabled)
      .accessibilityAdjustableAction {
        value.wrappedValue = range.moved(value.wrappedValue, up: true)
      } decrement: {
        value.wrappedValue = range.moved(value.wrappedValue, up: false)
      }
      .spoken(label: title)
    return context.control("Slider", slider)
  }
}

/// The line with its labels.
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
    .overlay { if environment.labelsHidden { SpokenLabel(label: label) } }
  }
}

/// A line 4 points thick with a knob of 28 points, 20 in small controls; a pressed one is larger by
/// 4 points.
private struct SliderTrack: Component {
  let fraction: Double
  @Environment(\.self) private var environment

  var body: some Component {
    let knob: Double = environment.controlSize < .regular ? 20 : 28
    let isPressed = environment.isEnabled && environment.controlState.contains(.highlighted)
    let side = isPressed ? knob + 4 : knob
    let isFocused = environment.controlState.contains(.focused)
    let tint = environment.controlColors.mark(environment.tint)
    let fraction = fraction
    GeometryReader { proxy in
      let start = max(proxy.size.width - knob, 0) * fraction
      ZStack(alignment: .leading) {
        Capsule().fill(Color.systemFill).frame(height: 4)
        Capsule().fill(tint).frame(width: start + knob / 2, height: 4)
        Circle().fill(Color.white).strokeBorder(Color.separator, lineWidth: 0.5)
          .frame(width: side, height: side)
          .shadow(color: Color(white: 0, opacity: 0.2), radius: 3, y: 1)
          .overlay {
            if isFocused { FocusRing(outline: ControlOutline(kind: .circle)) }
          }
          .padding(.leading, start - (side - knob) / 2)
      }
      .frame(height: knob)
    }
    .frame(height: knob)
  }
}
