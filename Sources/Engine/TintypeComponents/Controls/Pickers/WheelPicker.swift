// SPDX-License-Identifier: MIT

/// One or more wheels with rows, of which the row in the middle is selected.
///
/// Source: the sizes of pickers as iOS 17 shows them, 216 points high with rows of 32 points on a
/// cylinder. In a smaller frame, fewer rows are visible.
package struct WheelPicker: PrimitiveComponent {
  private let label: String?
  private let wheels: [Wheel]

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - label: The accessibility label of the picker.
  ///   - wheels: The wheels in reading order.
  package init(label: String, wheels: [Wheel]) { (self.label, self.wheels) = (label, wheels) }

  /// Creates a picker with one wheel, which has the accessibility label.
  init(wheel: Wheel) {
    label = nil
    wheels = [wheel]
  }

  /// Returns a node that contains the wheels.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let wheels = wheels
    let picker = ZStack {
      RoundedRectangle(cornerRadius: 8).fill(Color.tertiarySystemFill)
        .frame(maxHeight: Wheel.rowHeight + 2)
        .accessibilityHidden()
      HStack(spacing: 4) {
        for wheel in wheels { WheelColumn(wheel: wheel) }
      }
      .padding(.horizontal, 8)
    }
    // The wheels clip their rows to a smaller frame.
    .frame(
      minWidth: 0, idealWidth: 320, maxWidth: .infinity, minHeight: 0, idealHeight: 216,
      maxHeight: 216
    )
    .opacity(context.environment.isEnabled ? 1 : context.environment.disabledOpacity)
    guard let label else { return context.control("WheelPicker", picker) }
    return context.control(
      "WheelPicker",
      picker.accessibilityElement(children: .contain).accessibilityLabel(label))
  }
}

/// A wheel of a picker.
package struct Wheel {
  /// The accessibility label.
  package var label: String
  /// The accessibility value.
  package var value: String
  /// The visible rows, of which the one in the middle is selected; `nil` beyond the ends.
  package var rows: [WheelRow?]
  /// The width in points; `nil` for a part of the available width.
  package var width: Double?
  /// The horizontal alignment of the rows.
  package var alignment: Alignment
  /// The action that selects the row at a distance from the selected one.
  package var move: (Int) -> Void
  /// The actions of the wheel, in addition to that of its adjustment.
  package var actions: [ActionKind: (String?) -> Void] = [:]

  /// The number of rows on each side of the selected row.
  package static let reach = 4

  /// The height of the selected row in points.
  static let rowHeight = 32.0

  /// Creates a wheel.
  package init(
    label: String, value: String, rows: [WheelRow?], width: Double? = nil,
    alignment: Alignment = .center, move: @escaping (Int) -> Void
  ) {
    self.label = label
    self.value = value
    self.rows = rows
    self.width = width
    self.alignment = alignment
    self.move = move
  }
}

/// A row of a wheel.
package struct WheelRow {
  /// The content.
  package var content: ComponentList
  /// A Boolean value that indicates whether the row can be selected.
  package var isEnabled: Bool

  /// Creates a row.
  package init(_ content: ComponentList, isEnabled: Bool = true) {
    (self.content, self.isEnabled) = (content, isEnabled)
  }
}

/// The rows of a wheel on the front of a cylinder.
private struct WheelColumn: PrimitiveComponent {
  let wheel: Wheel

  /// The sines of the multiples of 18 degrees, the angle between two rows, up to 90 degrees.
  private static let sines = [0, 0.309, 0.588, 0.809, 0.951, 1]
  /// The radius of the cylinder in points, on which rows are 32 points apart.
  private static let radius = 101.0

  func nodes(in context: ResolutionContext) -> [Node] {
    let wheel = wheel
    let column = ZStack {
      for (index, row) in wheel.rows.enumerated() {
        if let row { self.row(row, at: index - wheel.rows.count / 2) }
      }
    }
    .frame(
      minWidth: wheel.width ?? 0, maxWidth: wheel.width ?? .infinity, maxHeight: .infinity
    )
    .clipped()
    .mask { Self.fade }
    .accessibilityElement()
    .accessibility(label: wheel.label, value: wheel.value)
    .accessibilityAddTraits(.isAdjustable)
    .accessibilityAddTraits(context.environment.isEnabled ? [] : .isDisabled)
    .accessibilityAdjustableAction {
      wheel.move(1)
    } decrement: {
      wheel.move(-1)
    }
    guard !wheel.actions.isEmpty else { return context.control("Wheel", column) }
    return context.control("Wheel", column.actions(wheel.actions))
  }

  /// The opacity of the rows, which fade out at the top and the bottom, also in a smaller frame.
  private static var fade: some Component {
    Rectangle().fill(
      LinearGradient(
        stops: [
          Gradient.Stop(color: .clear, location: 0), Gradient.Stop(color: .black, location: 0.25),
          Gradient.Stop(color: .black, location: 0.75), Gradient.Stop(color: .clear, location: 1),
        ], startPoint: .top, endPoint: .bottom))
  }

  private func row(_ row: WheelRow, at distance: Int) -> some Component {
    let step = min(abs(distance), Self.sines.count - 1)
    let sine = distance < 0 ? -Self.sines[step] : Self.sines[step]
    let opacity = distance == 0 ? 1 : max(0.6 - Double(abs(distance)) * 0.14, 0.05)
    return row.content
      .font(.system(size: 21))
      .foregroundStyle(row.isEnabled ? Color.primary : .tertiary)
      .lineLimit(1).minimumScaleFactor(0.6)
      .frame(maxWidth: .infinity, alignment: wheel.alignment)
      .frame(height: Wheel.rowHeight)
      .scaleEffect(x: 1, y: Self.sines[Self.sines.count - 1 - step])
      .opacity(opacity)
      .offset(y: Self.radius * sine)
  }
}
