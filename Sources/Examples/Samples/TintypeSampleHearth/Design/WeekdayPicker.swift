// SPDX-License-Identifier: MIT

import SwiftUI

/// A row of weekdays, each of which can be selected.
struct WeekdayPicker: View {
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @ScaledMetric(relativeTo: .body) private var size = 38.0
  @Binding var selection: Set<Int>

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: size), spacing: 6)], spacing: 8) {
      ForEach(weekdays, id: \.self) { weekday in
        let isSelected = selection.contains(weekday)
        Button {
          selection.formSymmetricDifference([weekday])
        } label: {
          Text(symbols.veryShortStandaloneWeekdaySymbols[weekday - 1])
            .font(.callout.weight(.semibold))
            .minimumScaleFactor(0.6)
            .foregroundStyle(isSelected ? AnyShapeStyle(.background) : AnyShapeStyle(.primary))
            .frame(width: size, height: size)
            .background(
              isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.fill.tertiary), in: .circle)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(symbols.standaloneWeekdaySymbols[weekday - 1])
        .accessibilityAddTraits(isSelected ? .isSelected : [])
      }
    }
    .padding(.vertical, 4)
  }

  /// The weekdays in the order of the calendar.
  private var weekdays: [Int] { (0..<7).map { (symbols.firstWeekday + $0 - 1) % 7 + 1 } }

  private var symbols: Calendar {
    var calendar = calendar
    calendar.locale = locale
    return calendar
  }
}
