// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// A control that selects several days, by the calendar and the locale of the environment.
public struct MultiDatePicker<Label>: View, PrimitiveView where Label: View {
  private let selection: Binding<Set<DateComponents>>
  private let bounds: DateBounds
  private nonisolated(unsafe) let label: Label

  nonisolated init(
    _ selection: Binding<Set<DateComponents>>, in bounds: DateBounds = DateBounds(), label: Label
  ) {
    self.selection = selection
    self.bounds = bounds
    self.label = label
  }

  /// Creates a picker with a label.
  ///
  /// - Parameters:
  ///   - selection: The days, with their calendar, era, year, month and day.
  ///   - label: The label, which is the accessibility label.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, label: label())
  }

  // Variants: Range<Date> -> PartialRangeFrom<Date> | PartialRangeUpTo<Date>
  /// Creates a picker with a label for days in a range.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, in: DateBounds(bounds), label: label())
  }
}

extension MultiDatePicker {
  func nodes(in scope: ViewScope) -> [Node] {
    let formats = DateFormats(scope.environment)
    let calendar = formats.calendar
    let selection = selection
    let selected = Set(selection.wrappedValue.compactMap { calendar.startOfDay($0) })
    return scope.nodes(
      of: MonthView(
        label: scope.text(of: label, at: "label"),
        anchor: bounds.clamp(scope.environment.currentDate), bounds: bounds,
        isSelected: { selected.contains($0) }
      ) { day in
        let known = selection.wrappedValue.filter { calendar.startOfDay($0) == day }
        if known.isEmpty {
          let units: Set<Calendar.Component> = [.calendar, .era, .year, .month, .day]
          selection.wrappedValue.insert(calendar.dateComponents(units, from: day))
        } else {
          selection.wrappedValue.subtract(known)
        }
      })
  }
}

extension Calendar {
  /// Returns the start of the day with a year, a month and a day; `nil` without one of them.
  fileprivate func startOfDay(_ components: DateComponents) -> Date? {
    let limit = 1_000_000
    guard let year = components.year, let month = components.month, let day = components.day,
      max(abs(year), abs(month), abs(day)) < limit
    else { return nil }
    let calendar = components.calendar?.identifier == identifier ? self : components.calendar
    let own = DateComponents(era: components.era, year: year, month: month, day: day)
    var zoned = calendar ?? self
    zoned.timeZone = timeZone
    return zoned.date(from: own).map { startOfDay(for: $0) }
  }
}

extension MultiDatePicker where Label == Text {
  // Variants: string(titleKey)
  /// Creates a picker with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, label: Text(titleKey))
  }

  // Variants: Range<Date> -> PartialRangeFrom<Date> | PartialRangeUpTo<Date>
  // Variants: string(titleKey)
  /// Creates a picker with a title for days in a range.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, in: DateBounds(bounds), label: Text(titleKey))
  }
}
