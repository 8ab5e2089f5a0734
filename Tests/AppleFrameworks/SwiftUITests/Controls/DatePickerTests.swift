// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing
import TintypeScene

@MainActor
@Suite("Date pickers")
struct DatePickerTests {
  private let screen = SwiftUISnapshotLayout.fixed(width: 340, height: 460)

  @Test("A tap on a day of the calendar selects it, and keeps the time")
  func graphical() throws {
    let host = try ViewHost(Trip(style: GraphicalDatePickerStyle()), layout: screen)
    #expect(shown(by: host) == "2026-11-23T14:30:00Z")
    try host.tap("Tuesday, November 10")
    #expect(shown(by: host) == "2026-11-10T14:30:00Z")
    try host.tap("Next Month")
    try host.tap("Friday, December 25")
    #expect(shown(by: host) == "2026-12-25T14:30:00Z")
    try host.tap("December 2026")
    try host.adjust("Year", by: 1)
    try host.tap("December 2027")
    try host.tap("Friday, December 31")
    #expect(shown(by: host) == "2027-12-31T14:30:00Z")
  }

  @Test("The wheels of an open date picker fade out at both ends, on a panel with a shadow")
  func wheelPanel() throws {
    let host = try ViewHost(Trip(style: CompactDatePickerStyle()), layout: screen)
    try host.tap("2:30\u{202F}PM")
    let effects = host.scene.commands.compactMap { entry -> PaintCommand.Effect? in
      if case .beginGroup(let effect) = entry.paint { effect } else { nil }
    }
    #expect(effects.contains { if case .shadow = $0 { true } else { false } })
    let fades = host.scene.commands.filter { entry in
      guard case .fill(_, .linearGradient(let gradient, _, _)) = entry.paint else { return false }
      return gradient.stops.first?.color.opacity == 0 && gradient.stops.last?.color.opacity == 0
    }
    #expect(fades.count == 3)
    #expect(effects.filter { $0 == .mask }.count == 3)
  }

  @Test("The buttons of the compact style open a calendar and wheels, which a tap closes")
  func compact() throws {
    // The calendar fits below the buttons.
    let trip = Trip(style: CompactDatePickerStyle())
      .frame(maxHeight: .infinity)
      .background(Color(uiColor: .systemBackground))
    let host = try ViewHost(trip, layout: .fixed(width: 340, height: 820))
    try host.tap("Nov 23, 2026")
    assertSnapshot(of: host, as: .image, named: "calendar")
    try host.tap("Saturday, November 28")
    #expect(shown(by: host) == "2026-11-28T14:30:00Z")
    try host.dismiss("November 2026")
    try host.tap("2:30\u{202F}PM")
    try host.adjust("Minute", by: 3)
    try host.adjust("AM/PM", by: -1)
    #expect(shown(by: host) == "2026-11-28T02:33:00Z")
    assertSnapshot(of: host, as: .image, named: "wheels")
  }

  @Test("The button of a time has the digits that its locale uses")
  func digits() throws {
    let morning = Date(timeIntervalSince1970: 6.5 * 3_600)
    let picker = DatePicker(
      "Time", selection: .constant(morning), displayedComponents: .hourAndMinute)
    for (locale, text) in [("en_US", "6:30\u{202F}AM"), ("de_DE", "06:30"), ("fr_FR", "06:30")] {
      let host = try ViewHost(
        picker.environment(\.locale, Locale(identifier: locale)), layout: screen)
      #expect(texts(of: host).contains(text))
    }
  }

  @Test("A wheel changes one component, and wheels without ends stay in their range")
  func wheels() throws {
    let host = try ViewHost(
      Trip(style: WheelDatePickerStyle(), components: .date), layout: screen)
    for (wheel, steps, date) in [
      ("Month", 2, "2026-01-23"), ("Day", 10, "2026-01-02"), ("Day", -2, "2026-01-31"),
      ("Month", 1, "2026-02-28"), ("Year", 2, "2028-02-28"), ("Day", 1, "2028-02-29"),
      ("Year", -1, "2027-02-28"),
    ] {
      try host.adjust(wheel, by: steps)
      #expect(shown(by: host) == date + "T14:30:00Z")
    }
  }

  @Test("Days outside of the range are disabled, and a selected time is limited to the range")
  func range() throws {
    let host = try ViewHost(Limited(), layout: screen)
    #expect(throws: (any Error).self) { try host.tap("Monday, November 9") }
    #expect(throws: (any Error).self) { try host.tap("Friday, November 27") }
    #expect(throws: (any Error).self) { try host.tap("Next Month") }
    try host.tap("Tuesday, November 10")
    #expect(shown(by: host) == "2026-11-10T15:00:00Z")
    try host.tap("Thursday, November 26")
    #expect(shown(by: host) == "2026-11-26T14:00:00Z")
  }

  @Test("The calendar, the time zone and the locale are those of the environment")
  func locales() throws {
    let trip = Trip(style: CompactDatePickerStyle())
    #expect(accessibility(of: trip).contains("Nov 23, 2026"))
    let german = trip.environment(\.locale, Locale(identifier: "de_DE"))
      .environment(\.timeZone, try #require(TimeZone(identifier: "Asia/Tokyo")))
    #expect(accessibility(of: german).contains("23. Nov. 2026"))
    #expect(accessibility(of: german).contains("23:30"))
    let calendar = Trip(style: GraphicalDatePickerStyle(), components: .date)
    for (locale, weekdays) in [
      ("en_US", ["SUN", "MON"]), ("de_DE", ["MO", "DI"]), ("ar_EG", ["س", "ح"]),
      ("he_IL", ["א׳", "ב׳"]), ("th_TH", ["อา.", "จ."]), ("hi_IN", ["रवि", "सोम"]),
    ] {
      let host = try ViewHost(
        calendar.environment(\.locale, Locale(identifier: locale)), layout: screen)
      #expect(Array(texts(of: host).dropFirst().prefix(2)) == weekdays)
    }
    let wheels = Trip(style: WheelDatePickerStyle(), components: .hourAndMinute)
    #expect(accessibility(of: wheels).contains("AM/PM: PM."))
    let hours = accessibility(of: wheels.environment(\.locale, Locale(identifier: "de_DE")))
    #expect(hours.contains("Stunde: 14.") && !hours.contains("AM/PM"))
  }

  @Test("A custom style receives the components, the range and the label")
  func customStyle() throws {
    struct Days: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          Text(configuration.displayedComponents == .date ? "date" : "other")
          Text(configuration.minimumDate == nil ? "open" : "limited")
          Button("Next") { configuration.selection.addTimeInterval(86_400) }
        }
      }
    }
    let host = try ViewHost(Trip(style: Days(), components: .date), layout: screen)
    #expect(texts(of: host).prefix(3) == ["Departure", "date", "open"])
    try host.tap("Next")
    #expect(shown(by: host) == "2026-11-24T14:30:00Z")
  }

  @Test("Several days are selected and deselected")
  func multiple() throws {
    let host = try ViewHost(Absences(), layout: screen)
    try host.tap("Tuesday, November 10")
    try host.tap("Wednesday, November 11")
    #expect(texts(of: host).last == "3, 10, 11")
    try host.tap("Tuesday, November 10")
    #expect(texts(of: host).last == "3, 11")
    #expect(throws: (any Error).self) { try host.tap("Friday, November 20") }
    #expect(throws: Never.self) { try host.tap("Thursday, November 19") }
  }

  @Test("A calendar and wheels have the appearance of iOS", arguments: Appearance.allCases)
  func images(appearance: Appearance) {
    let isArabic = appearance == .arabic
    let pickers = VStack(spacing: 0) {
      Trip(style: GraphicalDatePickerStyle())
      Trip(style: WheelDatePickerStyle()).labelsHidden()
    }
    .padding(8)
    .frame(width: 340, height: 690)
    .background(Color(uiColor: .systemBackground))
    .environment(\.layoutDirection, isArabic ? .rightToLeft : .leftToRight)
    .environment(\.locale, Locale(identifier: isArabic ? "ar_EG" : "en_US"))
    assertSnapshot(
      of: pickers,
      as: .image(
        layout: .fixed(width: 340, height: 690),
        traits: UITraitCollection(userInterfaceStyle: appearance == .dark ? .dark : .light)),
      named: appearance.rawValue)
  }

  enum Appearance: String, CaseIterable {
    case light, dark, arabic
  }

  private func shown(by host: ViewHost) -> String? {
    texts(of: host).last { $0.hasSuffix("Z") }
  }
}

/// The date of a picker as a text of ISO 8601.
private struct Trip<Style: DatePickerStyle>: View {
  @State private var date = Date(timeIntervalSince1970: 1_795_444_200)
  let style: Style
  var components: DatePickerComponents = [.hourAndMinute, .date]

  var body: some View {
    VStack {
      DatePicker("Departure", selection: $date, displayedComponents: components)
        .datePickerStyle(style)
      Text(date.formatted(.iso8601))
    }
    .padding(8)
    .background(Color(uiColor: .systemBackground))
  }
}

private struct Limited: View {
  @State private var date = Date(timeIntervalSince1970: 1_795_444_200)

  var body: some View {
    let start = Date(timeIntervalSince1970: 1_794_322_800)
    DatePicker("Departure", selection: $date, in: start...start.addingTimeInterval(1_378_800))
      .datePickerStyle(.graphical)
    Text(date.formatted(.iso8601))
  }
}

private struct Absences: View {
  @State private var days: Set = [DateComponents(year: 2026, month: 11, day: 3)]

  var body: some View {
    MultiDatePicker(
      "Absences", selection: $days, in: ..<Date(timeIntervalSince1970: 1_795_132_800)
    )
    .environment(\.currentDate, Date(timeIntervalSince1970: 1_794_322_800))
    Text(days.compactMap(\.day).sorted().map { "\($0)" }.joined(separator: ", "))
  }
}
