// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("System format styles")
struct SystemFormatStyleTests {
  private let start = Date(timeIntervalSinceReferenceDate: 700_000_000)
  private let locale = Locale(identifier: "en_US")

  private func text<F: FormatStyle>(_ format: F, after seconds: TimeInterval) -> String
  where F.FormatInput == Date, F.FormatOutput == AttributedString {
    String(format.locale(locale).format(start.addingTimeInterval(seconds)).characters)
  }

  @Test("A stopwatch has minutes, seconds and hundredths, and hours after the first one")
  func stopwatch() {
    let format = SystemFormatStyle.Stopwatch(startingAt: start)
    for (seconds, expected) in [
      (-5, "00:00.00"), (0, "00:00.00"), (5.23, "00:05.23"), (5.239, "00:05.23"),
      (2730.12, "45:30.12"), (3600, "01:00:00.00"), (90_061, "25:01:01.00"),
    ] as [(TimeInterval, String)] {
      #expect(text(format, after: seconds) == expected)
    }
  }

  @Test("The precision and the number of fields of a stopwatch are limited")
  func stopwatchOptions() {
    func text(_ format: SystemFormatStyle.Stopwatch, _ seconds: TimeInterval) -> String {
      self.text(format, after: seconds)
    }
    #expect(text(.stopwatch(startingAt: start, maxPrecision: .seconds(1)), 83.9) == "01:23")
    #expect(
      text(.stopwatch(startingAt: start, maxPrecision: .milliseconds(100)), 83.45) == "01:23.4")
    #expect(text(.stopwatch(startingAt: start, maxPrecision: .seconds(60)), 1381) == "23 minutes")
    #expect(text(.stopwatch(startingAt: start, showsHours: false), 4530) == "75:30.00")
    #expect(text(.stopwatch(startingAt: start, maxFieldCount: 3), 5025.67) == "01:23:45")
    #expect(text(.stopwatch(startingAt: start, maxFieldCount: 2), 5025.67) == "1:23")
  }

  @Test("A timer counts down or up within its interval")
  func timers() {
    let interval = start..<start.addingTimeInterval(300)
    let down = SystemFormatStyle.Timer(countingDownIn: interval)
    let up = SystemFormatStyle.Timer(countingUpIn: interval)
    for (seconds, left, passed) in [
      (-9, "5:00", "0:00"), (0, "5:00", "0:00"), (60, "4:00", "1:00"), (60.5, "4:00", "1:00"),
      (270, "0:30", "4:30"), (300, "0:00", "5:00"), (999, "0:00", "5:00"),
    ] as [(TimeInterval, String, String)] {
      #expect(text(down, after: seconds) == left)
      #expect(text(up, after: seconds) == passed)
    }
    let long = start..<start.addingTimeInterval(5000)
    #expect(text(SystemFormatStyle.Timer(countingDownIn: long), after: 0) == "1:23:20")
  }

  @Test("A timer changes at whole steps within its interval")
  func discreteInputs() {
    let interval = start..<start.addingTimeInterval(300)
    let format = SystemFormatStyle.Timer(countingUpIn: interval)
    let date = start.addingTimeInterval(10.5)
    #expect(format.discreteInput(after: date) == start.addingTimeInterval(11))
    #expect(format.discreteInput(before: date) == start.addingTimeInterval(10))
    #expect(format.discreteInput(after: interval.upperBound) == nil)
    #expect(format.discreteInput(before: interval.lowerBound) == nil)
    #expect(
      SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .seconds(1))
        .discreteInput(after: start.addingTimeInterval(-3)) == start.addingTimeInterval(1))
  }

  @Test("An offset has the largest units, or the pattern of a time")
  func offsets() {
    let format = SystemFormatStyle.DateOffset(to: start)
    #expect(text(format, after: 222) == "3 minutes, 42 seconds")
    #expect(text(format, after: 5) == "5 seconds")
    #expect(text(format, after: -5) == "−5 seconds")
    #expect(text(format, after: 183_600) == "2 days, 3 hours")
    // Months count as weeks.
    #expect(text(format, after: 40 * 86_400) == "5 weeks, 5 days")
    let pattern = SystemFormatStyle.DateOffset(
      to: start, allowedFields: [.hour, .minute, .second], maxFieldCount: 3)
    #expect(text(pattern, after: 5025) == "1:23:45")
    let minutes = SystemFormatStyle.DateOffset(to: start, allowedFields: [.minute, .second])
    #expect(text(minutes, after: 332) == "5:32")
  }

  @Test("The sign of an offset follows its strategy")
  func signs() {
    func text(
      _ sign: NumberFormatStyleConfiguration.SignDisplayStrategy, _ seconds: TimeInterval
    ) -> String {
      self.text(
        SystemFormatStyle.DateOffset(to: start, allowedFields: [.minute, .second], sign: sign),
        after: seconds)
    }
    #expect([-5, 0, 5].map { text(.never, $0) } == ["0:05", "0:00", "0:05"])
    #expect(
      [-5, 0, 5].map { text(.always(includingZero: false), $0) } == ["−0:05", "0:00", "+0:05"])
    #expect([0, 5].map { text(.always(includingZero: true), $0) } == ["+0:00", "+0:05"])
  }

  @Test("A reference is relative to near dates and absolute for others")
  func references() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let june = try #require(
      calendar.date(from: DateComponents(year: 2019, month: 6, day: 3, hour: 12)))
    let format = SystemFormatStyle.DateReference(to: june).calendar(calendar).locale(locale)
    func text(_ seconds: TimeInterval, _ format: SystemFormatStyle.DateReference) -> String {
      String(format.format(june.addingTimeInterval(seconds)).characters)
    }
    #expect(text(-300, format) == "in 5 minutes")
    #expect(text(-3 * 3600, format) == "in 3 hours")
    #expect(text(-86_400, format) == "tomorrow")
    #expect(text(3 * 86_400, format) == "3 days ago")
    #expect(text(60 * 86_400, format) == "Monday, June 3")
    #expect(text(400 * 86_400, format) == "June 2019")
    let fields = SystemFormatStyle.DateReference(to: june, maxFieldCount: 3).calendar(calendar)
      .locale(locale)
    #expect(text(400 * 86_400, fields) == "June 3, 2019")
  }

  @Test("A text and an interpolation have the current date of the environment")
  func texts() throws {
    struct Times: View {
      let start: Date

      var body: some View {
        Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .seconds(1)))
        Text("in \(.currentDate, format: .timer(countingDownIn: start..<start + 300))")
      }
    }
    let view = Times(start: start).environment(\.currentDate, start.addingTimeInterval(65))
      .environment(\.locale, locale)
    let host = try ViewHost(view)
    #expect(SwiftUITests.texts(of: host) == ["01:05", "in 3:55"])
  }
}
