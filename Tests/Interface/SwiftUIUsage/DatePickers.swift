// SPDX-License-Identifier: MIT

import SwiftUI

struct DatePickers: View {
  @State private var date = Date(timeIntervalSince1970: 0)
  private let title = "Departure"
  private let start = Date(timeIntervalSince1970: 0)
  private let end = Date(timeIntervalSince1970: 1e9)

  var body: some View {
    VStack {
      DatePicker(selection: $date) { Text("Departure") }
      DatePicker(selection: $date, displayedComponents: .date) { Text("Departure") }
      DatePicker(selection: $date, in: start...end) { Text("Departure") }
      DatePicker(selection: $date, in: start...) { Text("Departure") }
      DatePicker(selection: $date, in: ...end, displayedComponents: [.date]) { Text("Departure") }
    }
    VStack {
      DatePicker("Departure", selection: $date)
      DatePicker("Departure", selection: $date, displayedComponents: .hourAndMinute)
      DatePicker("Departure", selection: $date, in: start...end)
      DatePicker("Departure", selection: $date, in: start..., displayedComponents: .date)
      DatePicker("Departure", selection: $date, in: ...end)
    }
    VStack {
      DatePicker(title, selection: $date)
      DatePicker(title, selection: $date, in: start...end, displayedComponents: .date)
      DatePicker(title, selection: $date, in: start...)
      DatePicker(title, selection: $date, in: ...end, displayedComponents: [.hourAndMinute, .date])
    }
  }
}

struct DatePickerStyles: View {
  @State private var date = Date(timeIntervalSince1970: 0)
  private var picker: some View { DatePicker("Departure", selection: $date) }

  var body: some View {
    picker.datePickerStyle(.automatic)
    picker.datePickerStyle(.compact)
    picker.datePickerStyle(.graphical)
    picker.datePickerStyle(.wheel)
    picker.datePickerStyle(DefaultDatePickerStyle())
    picker.datePickerStyle(CompactDatePickerStyle())
    picker.datePickerStyle(GraphicalDatePickerStyle())
    picker.datePickerStyle(WheelDatePickerStyle())
    picker.datePickerStyle(Days())
  }
}

private struct Days: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.selection, style: .date)
      Button("Next") { configuration.selection.addTimeInterval(86_400) }
      if configuration.displayedComponents.contains(.hourAndMinute) { Text("and time") }
      if let date = configuration.minimumDate ?? configuration.maximumDate {
        Text(date, style: .date)
      }
      DatePicker("Other", selection: configuration.$selection)
    }
  }
}

struct MultiDatePickers: View {
  @State private var days: Set<DateComponents> = []
  private let title = "Days"
  private let start = Date(timeIntervalSince1970: 0)
  private let end = Date(timeIntervalSince1970: 1e9)

  var body: some View {
    VStack {
      MultiDatePicker("Days", selection: $days)
      MultiDatePicker("Days", selection: $days, in: start..<end)
      MultiDatePicker("Days", selection: $days, in: start...)
      MultiDatePicker("Days", selection: $days, in: ..<end)
    }
    VStack {
      MultiDatePicker(title, selection: $days)
      MultiDatePicker(title, selection: $days, in: start..<end)
      MultiDatePicker(title, selection: $days, in: start...)
      MultiDatePicker(title, selection: $days, in: ..<end)
    }
    VStack {
      MultiDatePicker(selection: $days) { Text("Days") }
      MultiDatePicker(selection: $days, in: start..<end) { Text("Days") }
      MultiDatePicker(selection: $days, in: start...) { Text("Days") }
      MultiDatePicker(selection: $days, in: ..<end) { Text("Days") }
    }
  }
}
