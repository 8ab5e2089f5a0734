// SPDX-License-Identifier: MIT

/// A control with two buttons that change a value in steps.
///
/// ```swift
/// Stepper("Guests: \(model.guests)", value: Binding(model, \.guests), in: 1...8)
/// ```
///
/// A stepper takes all available width, with its label at the leading edge. At a bound, the button
/// for the next value beyond it is disabled. The `id`s of the buttons are `decrement` and
/// `increment`.
public struct Stepper: PrimitiveComponent {
  private let title: String?
  private let value: String?
  private let label: ComponentList
  private let onIncrement: (() -> Void)?
  private let onDecrement: (() -> Void)?

  /// Creates a stepper for an integer.
  ///
  /// - Parameters:
  ///   - title: The title, which is also the accessibility label.
  ///   - value: The number.
  ///   - bounds: The range that limits steps; `nil`, the default, is the range of the type.
  ///   - step: The size of a step, 1 by default; 0 or less disables both buttons.
  public init(
    _ title: some StringProtocol,
    value: Binding<Int>,
    in bounds: ClosedRange<Int>? = nil,
    step: Int = 1
  ) {
    let now = value.wrappedValue
    let (lower, upper) = (bounds?.lowerBound ?? .min, bounds?.upperBound ?? .max)
    self.init(
      String(title), value: String(now),
      onIncrement: step > 0 && now < upper
        ? {
          let (sum, overflows) = value.wrappedValue.addingReportingOverflow(step)
          value.wrappedValue = min(max(overflows ? .max : sum, lower), upper)
        } : nil,
      onDecrement: step > 0 && now > lower
        ? {
          let (sum, overflows) = value.wrappedValue.subtractingReportingOverflow(step)
          value.wrappedValue = min(max(overflows ? .min : sum, lower), upper)
        } : nil
    )
  }

  /// Creates a stepper for a floating-point number.
  ///
  /// - Parameters:
  ///   - title: The title, which is also the accessibility label.
  ///   - value: The number; NaN counts as the lower bound.
  ///   - bounds: The range that limits steps.
  ///   - step: The size of a step, 1 by default; a step that is not finite and greater than 0
  ///     counts as a tenth of the range.
  public init(
    _ title: some StringProtocol,
    value: Binding<Double>,
    in bounds: ClosedRange<Double>,
    step: Double = 1
  ) {
    let range = ControlRange(bounds, step: step)
    let now = range.clamped(value.wrappedValue)
    self.init(
      String(title), value: ControlRange.text(now),
      onIncrement: now < range.upper
        ? { value.wrappedValue = range.moved(value.wrappedValue, up: true) } : nil,
      onDecrement: now > range.lower
        ? { value.wrappedValue = range.moved(value.wrappedValue, up: false) } : nil
    )
  }

  /// Creates a stepper with custom actions; `nil` disables a button.
  public init(
    _ title: some StringProtocol,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?
  ) {
    self.init(String(title), value: nil, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// Creates a stepper with a custom label, whose text becomes the accessibility label.
  ///
  /// A `nil` action disables the button.
  public init(
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    @ComponentBuilder label: () -> ComponentList
  ) {
    self.init(value: nil, onIncrement: onIncrement, onDecrement: onDecrement, label: label())
  }

  /// Creates a stepper with a custom label and an accessibility value.
  package init(
    value: String?, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, label: ComponentList
  ) {
    title = nil
    self.value = value
    self.label = label
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
  }

  private init(
    _ title: String,
    value: String?,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?
  ) {
    (self.title, self.value) = (title, value)
    label = ComponentList([Text(title)])
    (self.onIncrement, self.onDecrement) = (onIncrement, onDecrement)
  }

  /// Returns a node that contains the label and the buttons.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let isLabelHidden = title != nil && context.environment.labelsHidden
    let stepper = StepperBody(
      label: isLabelHidden ? ComponentList([]) : label, onIncrement: onIncrement,
      onDecrement: onDecrement
    )
    .minimumTapArea(in: context.environment)
    .accessibilityElement(children: title == nil ? .combine : .ignore)
    .accessibilityAddTraits(.isAdjustable)
    .accessibilityAddTraits(context.environment.isEnabled ? [] : .isDisabled)
    .accessibilityAdjustableAction {
      onIncrement?()
    } decrement: {
      onDecrement?()
    }
    .accessibility(label: title, value: value)
    return context.control("Stepper", stepper, isTall: true)
  }
}

/// The label with the buttons at its end, or below it at accessibility sizes.
private struct StepperBody: Component {
  let label: ComponentList
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
  @Environment(\.self) private var environment

  var body: some Component {
    let buttons = StepperButtons(onIncrement: onIncrement, onDecrement: onDecrement)
    let label = label.font(environment.controlFont())
      .opacity(environment.isEnabled ? 1 : environment.disabledOpacity)
    if environment.labelsHidden {
      ZStack {
        HiddenAccessibilityLabel(label: self.label)
        buttons
      }
    } else {
      environment.labeledRow(label) { buttons }
    }
  }
}

/// Minus and plus on a bezel of 94 × 32 points, each with a tap area 44 points high.
private struct StepperButtons: Component {
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
  @Environment(\.self) private var environment

  var body: some Component {
    let metrics = environment.platformMetrics.stepper
    let height = max(environment.minimumTapLength, metrics.height)
    HStack(spacing: 0) {
      half("minus", height: height, onDecrement).id("decrement")
      Rectangle().fill(Color.separator).frame(width: 1, height: metrics.dividerHeight)
      half("plus", height: height, onIncrement).id("increment")
    }
    .background {
      ControlOutline.rounded(metrics.cornerRadius).fill(fill)
        .frame(height: metrics.height)
        .overlay { FocusRing(outline: .rounded(metrics.cornerRadius)) }
    }
    .fixedSize()
    .accessibilityHidden()
  }

  /// The fill of the bezel, which is fainter in iOS 26.
  private var fill: Color {
    environment.platformMetrics.hasGlass ? .quaternarySystemFill : .tertiarySystemFill
  }

  private func half(_ icon: String, height: Double, _ action: (() -> Void)?) -> some Component {
    let isEnabled = environment.isEnabled && action != nil
    return Symbol(icon).font(.system(size: 17, weight: .medium))
      .opacity(isEnabled ? 1 : environment.disabledOpacity)
      .frame(width: (environment.platformMetrics.stepper.width - 1) / 2, height: height)
      .onTapGesture { action?() }
      .disabled(action == nil)
  }
}
