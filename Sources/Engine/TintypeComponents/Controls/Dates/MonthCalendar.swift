// SPDX-License-Identifier: MIT

/// The days of a month in weeks, below the name of the month.
///
/// Source: the sizes of calendars as iOS 17 shows them, 320 points wide with days of 44 points.
package struct MonthCalendar: PrimitiveComponent {
  private let label: String
  private let month: CalendarMonth

  /// Creates a calendar.
  ///
  /// - Parameters:
  ///   - label: The accessibility label.
  ///   - month: The month.
  package init(label: String, month: CalendarMonth) { (self.label, self.month) = (label, month) }

  /// Returns a node that contains the days.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let calendar = MonthCalendarBody(month: month)
      .frame(minWidth: 0, idealWidth: 320, maxWidth: .infinity)
      .opacity(context.environment.isEnabled ? 1 : context.environment.disabledOpacity)
      .accessibilityElement(children: .contain)
      .accessibilityLabel(label)
    return context.control("MonthCalendar", calendar)
  }
}

/// The content of a calendar.
package struct CalendarMonth {
  /// A day.
  package struct Day {
    /// The number of the day.
    package var text: String
    /// The accessibility label.
    package var label: String
    /// A Boolean value that indicates whether the day is selected.
    package var isSelected: Bool
    /// A Boolean value that indicates whether the day is the current one.
    package var isToday: Bool
    /// The action of a tap; `nil` if the day cannot be selected.
    package var choose: (() -> Void)?

    /// Creates a day.
    package init(
      text: String, label: String, isSelected: Bool, isToday: Bool, choose: (() -> Void)?
    ) {
      self.text = text
      self.label = label
      self.isSelected = isSelected
      self.isToday = isToday
      self.choose = choose
    }
  }

  /// The name of the month with its year.
  package var title: String
  /// The names of the weekdays, beginning with the first day of the week.
  package var weekdays: [String]
  /// The number of days of the first week that belong to another month.
  package var offset: Int
  /// The days in order.
  package var days: [Day]
  /// The action that shows the previous month; `nil` without one.
  package var previous: (() -> Void)?
  /// The action that shows the next month; `nil` without one.
  package var next: (() -> Void)?
  /// The action of the title, which shows wheels instead of the days, or the days again.
  package var chooseMonth: () -> Void
  /// The wheels; `nil` to show the days.
  package var wheels: ComponentList?

  /// Creates a month without days.
  package init(title: String, weekdays: [String], offset: Int, chooseMonth: @escaping () -> Void) {
    self.title = title
    self.weekdays = weekdays
    self.offset = offset
    self.chooseMonth = chooseMonth
    days = []
  }
}

private struct MonthCalendarBody: Component {
  let month: CalendarMonth
  @Environment(\.self) private var environment

  var body: some Component {
    VStack(spacing: 0) {
      header
      if let wheels = month.wheels {
        wheels
      } else {
        HStack(spacing: 0) {
          for name in month.weekdays {
            Text(name).font(.footnote.weight(.semibold)).foregroundStyle(Color.tertiary)
              .lineLimit(1).minimumScaleFactor(0.5)
              .frame(maxWidth: .infinity, minHeight: 28)
          }
        }
        .accessibilityHidden()
        for week in weeks {
          HStack(spacing: 0) {
            for day in week { DayCell(day: day).frame(maxWidth: .infinity, minHeight: 44) }
          }
        }
      }
    }
  }

  private var header: some Component {
    let tint = environment.controlColors.text(environment.tint)
    return HStack(spacing: 0) {
      HStack(spacing: 4) {
        Text(month.title).font(.headline)
          .foregroundStyle(month.wheels == nil ? Color.primary : tint)
        Symbol(month.wheels == nil ? "chevron.forward" : "chevron.down")
          .font(.footnote.weight(.bold)).foregroundStyle(tint).accessibilityHidden()
      }
      .frame(minHeight: 44)
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
      .onTapGesture(perform: month.chooseMonth)
      Spacer(minLength: 8)
      if month.wheels == nil {
        arrow("chevron.backward", label: .previousMonth, month.previous)
        arrow("chevron.forward", label: .nextMonth, month.next)
      }
    }
    .padding(.leading, 12)
  }

  private func arrow(
    _ symbol: String, label: SystemText, _ action: (() -> Void)?
  ) -> some Component {
    Symbol(symbol).font(.title3.weight(.medium))
      .foregroundStyle(environment.controlColors.text(environment.tint))
      .opacity(action == nil ? environment.disabledOpacity : 1)
      .frame(width: 44, height: 44)
      .accessibilityElement()
      .accessibilityLabel(label.string(for: environment.locale))
      .accessibilityAddTraits(.isButton)
      .accessibilityAddTraits(action == nil ? .isDisabled : [])
      .onTapGesture { action?() }
      .disabled(action == nil)
  }

  /// The days in weeks of seven; `nil` for days of other months.
  private var weeks: [[CalendarMonth.Day?]] {
    let length = 7
    var cells = [CalendarMonth.Day?](repeating: nil, count: max(month.offset, 0)) + month.days
    while !cells.count.isMultiple(of: length) { cells.append(nil) }
    return stride(from: 0, to: cells.count, by: length).map { Array(cells[$0..<$0 + length]) }
  }
}

/// A day of a calendar; empty for a day of another month.
private struct DayCell: PrimitiveComponent {
  let day: CalendarMonth.Day?

  func nodes(in context: ResolutionContext) -> [Node] {
    guard let day else { return context.control("Day", Color.clear.frame(height: 44)) }
    let traits: Semantics.Traits = day.isSelected ? [.isButton, .isSelected] : .isButton
    return context.control(
      "Day",
      DayBody(day: day)
        .accessibilityElement()
        .accessibilityLabel(day.label)
        .accessibilityAddTraits(traits)
        .accessibilityAddTraits(
          day.choose == nil || !context.environment.isEnabled ? .isDisabled : []
        )
        .onTapGesture { day.choose?() }
        .disabled(day.choose == nil))
  }
}

private struct DayBody: Component {
  let day: CalendarMonth.Day
  @Environment(\.self) private var environment

  var body: some Component {
    let colors = environment.controlColors
    let mark = colors.prominent(environment.tint)
    let isFilled = day.isSelected && day.isToday
    let fill: Color = isFilled ? mark.fill : environment.tint.opacity(0.15)
    let text: Color =
      day.choose == nil
      ? .tertiary
      : isFilled
        ? mark.text
        : day.isSelected
          ? colors.faint(environment.tint)
          : day.isToday ? colors.text(environment.tint) : .primary
    Text(day.text).font(.title3.weight(day.isSelected ? .semibold : .regular))
      .lineLimit(1).minimumScaleFactor(0.5)
      .foregroundStyle(text)
      .frame(width: 44, height: 44)
      .background {
        if day.isSelected { Circle().fill(fill) }
      }
  }
}
