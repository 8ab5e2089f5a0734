// SPDX-License-Identifier: MIT

/// A button with the text of a date or a time on a gray background.
package struct DateButton: PrimitiveComponent {
  private let text: String
  private let isOpen: Bool
  private let action: () -> Void

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isOpen: A Boolean value that indicates whether the panel of the button is presented.
  ///   - action: The action of a tap.
  package init(_ text: String, isOpen: Bool, action: @escaping () -> Void) {
    (self.text, self.isOpen, self.action) = (text, isOpen, action)
  }

  /// Returns a node that contains the text.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let environment = context.environment
    let metrics = environment.platformMetrics.dateButton
    let tint = environment.controlColors.faint(environment.tint)
    let button = Text(text).font(environment.controlFont())
      .foregroundStyle(isOpen ? tint : Color.primary)
      .lineLimit(1)
      .padding(.horizontal, metrics.horizontalInset).padding(.vertical, metrics.verticalInset)
      .frame(minHeight: metrics.height > 0 ? metrics.height : nil)
      .background(
        Color.tertiarySystemFill,
        in: ControlOutline(
          kind: environment.platformMetrics.bezel.isCapsule
            ? .capsule(style: .circular)
            : .roundedRectangle(cornerRadius: Length(metrics.cornerRadius), style: .circular))
      )
      .opacity(environment.plainOpacity)
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
      .accessibilityAddTraits(environment.isEnabled ? [] : .isDisabled)
      .onTapGesture(perform: action)
    return context.control("DateButton", button)
  }
}

/// A label with the buttons or wheels of a date picker.
package struct DatePickerRow: PrimitiveComponent {
  private let label: ComponentList
  private let value: ComponentList

  /// Creates a row.
  package init(label: ComponentList, value: ComponentList) {
    (self.label, self.value) = (label, value)
  }

  /// Returns a node that contains the label and the value.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let row = DatePickerRowBody(label: label, value: value)
      .minimumTapArea(in: context.environment)
      .accessibilityElement(children: .contain)
      .accessibilityLabel(context.text(of: label))
    return context.control("DatePicker", row, isTall: true)
  }
}

private struct DatePickerRowBody: Component {
  let label: ComponentList
  let value: ComponentList
  @Environment(\.self) private var environment

  var body: some Component {
    let name = label.font(environment.controlFont())
      .opacity(environment.isEnabled ? 1 : environment.disabledOpacity)
      // The container has the label.
      .accessibilityHidden()
    if environment.labelsHidden {
      HStack(spacing: 6) { value }
    } else {
      environment.labeledRow(name, spacing: 6, minLength: 6) { value }
    }
  }
}

/// An open panel with a calendar or wheels next to the button that presents it.
package struct DatePanel: Component {
  private let screen: GeometryProxy
  private let anchor: Rect
  private let width: Double
  private let content: ComponentList
  private let dismiss: () -> Void
  @Environment(\.layoutDirection) private var direction

  /// Creates a panel.
  ///
  /// - Parameters:
  ///   - screen: The geometry of the screen.
  ///   - anchor: The frame of the button on the screen, in points.
  ///   - width: The width in points, which the screen limits.
  ///   - content: The content.
  ///   - dismiss: The action of a tap outside of the panel.
  package init(
    on screen: GeometryProxy, anchor: Rect, width: Double, content: ComponentList,
    dismiss: @escaping () -> Void
  ) {
    self.screen = screen
    self.anchor = anchor
    self.width = width
    self.content = content
    self.dismiss = dismiss
  }

  /// The panel in front of an area that receives taps.
  package var body: some Component {
    let layout = AnchoredLayout(
      anchor: screen.anchor(anchor, in: direction), insets: screen.safeAreaInsets,
      isAbove: anchor.midY > screen.size.height / 2, gap: 8)
    ZStack {
      TapArea(action: dismiss)
      layout {
        content
          .padding(8)
          .frame(width: max(min(width, screen.size.width - 16), 0))
          .background(Color.dialogBackground)
          .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
          .panelShadow()
          .accessibilityElement(children: .contain)
          .accessibilityAddTraits(.isModal)
          .actions([.dismiss: { _ in dismiss() }])
      }
    }
    .frame(width: screen.size.width, height: screen.size.height)
  }
}
