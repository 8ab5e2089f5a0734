// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("The current locale")
struct CurrentLocaleTests {
  private static let epoch = Date(timeIntervalSince1970: 0)

  @Test(
    "Every format in a body uses the locale and the time zone of the environment",
    arguments: [
      ("en_US", ["$1,234.50", "1/1/1970, 9:00 AM", "January 1, 1970", "Sunday", "en_US 9"]),
      ("en_GB", ["US$1,234.50", "01/01/1970, 9:00", "1 January 1970", "Sunday", "en_GB 9"]),
      ("de_DE", ["1.234,50 $", "1.1.1970, 9:00", "1. Januar 1970", "Sonntag", "de_DE 9"]),
      ("ja_JP", ["$1,234.50", "1970/1/1 9:00", "1970年1月1日", "日曜日", "ja_JP 9"]),
    ])
  func formats(locale: String, expected: [String]) throws {
    let view = Formats()
      .environment(\.locale, Locale(identifier: locale))
      .environment(\.timeZone, try #require(TimeZone(identifier: "Asia/Tokyo")))
    let strings = texts(of: try ViewHost(view)).map { $0.replacing("\u{202F}", with: " ") }
      .map { $0.replacing("\u{A0}", with: " ") }
    // The amount and the date are shown by a text, a text field and a string.
    #expect(
      strings == [0, 0, 0, 1, 1, 1, 2, 3, 4].map { expected[$0] })
  }

  @Test(
    "Setting one bound of fraction digits moves the other one",
    arguments: [
      (nil, 0, "$1,235"), (nil, 1, "$1,234.5"), (nil, nil, "$1,234.50"), (3, nil, "$1,234.500"),
      (0, 2, "$1,234.5"),
    ] as [(Int?, Int?, String)])
  func fractionDigits(minimum: Int?, maximum: Int?, expected: String) {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    if let minimum { formatter.minimumFractionDigits = minimum }
    if let maximum { formatter.maximumFractionDigits = maximum }
    formatter.roundingMode = .halfUp
    #expect(formatter.string(from: 1234.5) == expected)
  }

  @Test("Outside of views, the locale is that of the United States, and the time zone is GMT")
  func outside() {
    #expect(Locale.current.identifier == "en_US")
    #expect(Locale.autoupdatingCurrent.identifier == "en_US")
    #expect(Locale.preferredLanguages == ["en-US"])
    #expect(Calendar.current.locale?.identifier == "en_US")
    #expect(Calendar.current.firstWeekday == 1)
    #expect(TimeZone.current.secondsFromGMT() == 0)
    #expect(1234.5.formatted(.currency(code: "USD")) == "$1,234.50")
    #expect(Self.epoch.formatted(date: .abbreviated, time: .omitted) == "Jan 1, 1970")
    let formatter = DateFormatter()
    formatter.dateFormat = "EEEE HH:mm z"
    #expect(formatter.string(from: Self.epoch) == "Thursday 00:00 GMT")
  }

  @Test("A stored formatter without a locale uses the current one each time, in any order")
  func storedFormatters() {
    let expected = [
      "en_US": "January 1, 1970 0.50 1/1/70 1.118 mi",
      "de_DE": "1. Januar 1970 0,50 01.01.70 1,8 km",
    ]
    for locale in ["de_DE", "en_US", "de_DE"] {
      let view = StoredFormats().environment(\.locale, Locale(identifier: locale))
      #expect(string(of: view) == expected[locale])
    }
  }

  @Test("A formatter with a locale keeps it")
  func explicitLocale() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "fr_FR")
    formatter.dateStyle = .long
    #expect(formatter.string(from: Self.epoch) == "1 janvier 1970")
    #expect((formatter as Any) is DateFormatter)
  }

  private struct StoredFormats: View {
    private static let dates: DateFormatter = {
      let formatter = DateFormatter()
      formatter.dateStyle = .long
      return formatter
    }()
    private static let numbers: NumberFormatter = {
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      formatter.minimumFractionDigits = 2
      return formatter
    }()
    private static let intervals: DateIntervalFormatter = {
      let formatter = DateIntervalFormatter()
      (formatter.dateStyle, formatter.timeStyle) = (.short, .none)
      return formatter
    }()
    private static let lengths = LengthFormatter()

    var body: some View {
      let number = Self.numbers.string(from: 0.5) ?? ""
      let interval = Self.intervals.string(from: epoch, to: epoch)
      let length = Self.lengths.string(fromMeters: 1800)
      Text(verbatim: "\(Self.dates.string(from: epoch)) \(number) \(interval) \(length)")
    }
  }

  private struct Formats: View {
    @State private var amount = 1234.5
    @State private var date = epoch

    var body: some View {
      VStack {
        Text(amount, format: .currency(code: "USD"))
        TextField("Amount", value: $amount, format: .currency(code: "USD"))
        Text(amount.formatted(.currency(code: "USD")))
        Text(date, format: .dateTime)
        TextField("Date", value: $date, format: .dateTime)
        Text(date.formatted())
        Text(longDate)
        Text(Calendar.current.weekdaySymbols[0])
        Text("\(Locale.current.identifier) \(Calendar.current.component(.hour, from: date))")
      }
    }

    private var longDate: String {
      let formatter = DateFormatter()
      formatter.dateStyle = .long
      return formatter.string(from: date)
    }
  }
}
