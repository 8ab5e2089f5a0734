// SPDX-License-Identifier: MIT

/// A value that is changed in steps by two buttons.
///
/// ```swift
/// Stepper("Guests: \(model.guests)", value: Binding(model, \.guests), in: 1...8)
/// ```
///
/// It takes all the width it is offered, with the label at the leading edge. At a bound, the button
/// that leads beyond it is disabled. The buttons have the identities `decrement` and `increment`.
public struct Stepper: PrimitiveComponent {
  private let title: String?
  private let value: String?
  private let label: ComponentList
  private let onIncrement: (() -> Void)?
  private let onDecrement: (() -> Void)?

  /// Creates a stepper for a whole number.
  ///
  /// - Parameters:
  ///   - title: What is changed; it is spoken as well.
  ///   - value: The number.
  ///   - bounds: The range that steps do not leave; `nil`, the default, is all that the type holds.
  ///   - step: What is added or taken away, 1 by default; 0 or less disables both buttons.
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

  /// Creates a stepper for a number.
  ///
  /// - Parameters:
  ///   - title: What is changed; it is spoken as well.
  ///   - value: The number; NaN counts as the lower bound.
  ///   - bounds: The range that steps do not leave.
  ///   - step: What is added or taken away, 1 by default; what is no finite number above 0 counts as
  ///     a tenth of the range.
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

  /// Creates a stepper that does what it is told; `nil` disables the button.
  public init(
    _ title: some StringProtocol,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?
  ) {
    self.init(String(title), value: nil, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// Creates a stepper with any label, of which the texts are spoken; `nil` disables the button.
  public init(
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    @ComponentBuilder label: () -> ComponentList
  ) {
    title = nil
    value = nil
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
  }

  private init(
    _ title: String,
    value: String?,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?
  ) {
    self.title = title
    self.value = value
    label = ComponentList([Text(title)])
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
  }

  /// A node that holds the label and the buttons.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let isSpoken = title != nil && context.environment.labelsHidden
    let stepper = StepperBody(
      label: isSpoken ? ComponentList([]) : label, onIncrement: onIncrement,
      onDecrement: onDecrement
    )
    .tapRoom(in: context.environment)
    .accessibilityElement(children: title == nil ? .combine : .ignore)
    .accessibilityAddTraits(.isAdjustable)
    .accessibilityAddTraits(context.environment.isEnabled ? [] : .isDisabled)
    .accessibilityAdjustableAction {
      onIncrement?()
    } decrement: {
      onDecrement?()
    }
    .spoken(label: title, value: value)
    return context.control("Stepper", stepper)
  }
}

/// The label, and the buttons at its end; below it at accessibility sizes.
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
        SpokenLabel(label: self.label)
        buttons
      }
    } else if environment.dynamicTypeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        label
        buttons
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(spacing: 12) {
        label
        Spacer(minLength: 0)
        buttons
      }
    }
  }
}

/// Minus and plus on one bezel of 94 × 32 points; each half catches taps 44 points high.
private struct StepperButtons: Component {
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
  @Environment(\.self) private var environment

  var body: some Component {
    let height = max(environment.minimumTapLength, 32)
    HStack(spacing: 0) {
      half("minus", height: height, onDecrement).id("decrement")
      Rectangle().fill(Color.separator).frame(width: 1, height: 18)
      half("plus", height: height, onIncrement).id("increment")
    }
    .background {
      ControlOutline.rounded(8).fill(Color.tertiarySystemFill).frame(height: 32)
        .overlay { FocusRing(outline: .rounded(8)) }
    }
    .fixedSize()
    .accessibilityHidden()
  }

  private func half(_ icon: String, height: Double, _ action: (() -> Void)?) -> some Component {
    let isEnabled = environment.isEnabled && action != nil
    return Symbol(icon).font(.system(size: 17, weight: .medium))
      .opacity(isEnabled ? 1 : environment.disabledOpacity)
      .frame(width: 46.5, height: height)
      .onTapGesture { action?() }
      .disabled(action == nil)
  }
}
