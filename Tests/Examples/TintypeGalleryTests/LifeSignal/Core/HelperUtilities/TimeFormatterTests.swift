// SPDX-License-Identifier: MIT

import Foundation
import TintypeGallery
import XCTest

final class TimeFormatterTests: XCTestCase {
  typealias TimeFormatter = LifeSignal.TimeFormatter

  /// Friday, 14 March 2025, 12:00 in Greenwich.
  private let noon = Date(timeIntervalSince1970: 1_741_953_600)
  private let english = TimeFormatter()
  private let german = TimeFormatter(locale: Locale(identifier: "de_DE"))

  private func hours(_ number: Double) -> TimeInterval { number * 3600 }

  func testIntervals() {
    let table: [(TimeInterval, String, String)] = [
      (0, "0 minutes", "0 Minuten"),
      (59, "0 minutes", "0 Minuten"),
      (60, "1 minute", "1 Minute"),
      (hours(1), "1 hour", "1 Stunde"),
      (hours(1.5), "1 hour 30 minutes", "1 Stunde 30 Minuten"),
      (hours(2) + 60, "2 hours 1 minute", "2 Stunden 1 Minute"),
      (hours(24), "1 day", "1 Tag"),
      (hours(25) + 120, "1 day 1 hour", "1 Tag 1 Stunde"),
      (hours(24) + 120, "1 day", "1 Tag"),
      (hours(48), "2 days", "2 Tage"),
      (hours(60), "2 days 12 hours", "2 Tage 12 Stunden"),
      (hours(24 * 30), "30 days", "30 Tage"),
      (-hours(3), "0 minutes", "0 Minuten"),
      (.infinity, "unknown", "unbekannt"),
      (.nan, "unknown", "unbekannt"),
      (.greatestFiniteMagnitude, "unknown", "unbekannt"),
    ]
    for (seconds, inEnglish, inGerman) in table {
      XCTAssertEqual(english.interval(seconds), inEnglish)
      XCTAssertEqual(german.interval(seconds), inGerman)
    }
  }

  func testTimeRemaining() {
    let table: [(TimeInterval, String, String)] = [
      (-1, "0 min", "0 Min."),
      (0, "0 min", "0 Min."),
      (30, "< 1 min", "< 1 Min."),
      (hours(1) - 1, "59 min", "59 Min."),
      (hours(1), "1 h", "1 Std."),
      (hours(23) + 300, "23 h 5 min", "23 Std. 5 Min."),
      (hours(51), "2 d 3 h", "2 T 3 Std."),
      (.infinity, "unknown", "unbekannt"),
    ]
    for (seconds, inEnglish, inGerman) in table {
      XCTAssertEqual(english.timeRemaining(until: noon + seconds, from: noon), inEnglish)
      XCTAssertEqual(german.timeRemaining(until: noon + seconds, from: noon), inGerman)
    }
  }

  func testRelativeDates() {
    let table: [(TimeInterval, String, String)] = [
      (0, "just now", "gerade eben"),
      (-59, "just now", "gerade eben"),
      (59, "just now", "gerade eben"),
      (-60, "1 minute ago", "vor 1 Minute"),
      (-300, "5 minutes ago", "vor 5 Minuten"),
      (300, "in 5 minutes", "in 5 Minuten"),
      (-hours(1), "1 hour ago", "vor 1 Stunde"),
      (-hours(3), "3 hours ago", "vor 3 Stunden"),
      (hours(11.9), "in 11 hours", "in 11 Stunden"),
      (-hours(12), "12 hours ago", "vor 12 Stunden"),
      (-hours(12) - 1, "yesterday", "gestern"),
      (hours(12), "tomorrow", "morgen"),
      (-hours(36), "yesterday", "gestern"),
      (-hours(36) - 1, "2 days ago", "vor 2 Tagen"),
      (hours(24 * 6), "in 6 days", "in 6 Tagen"),
      (-hours(24 * 6), "6 days ago", "vor 6 Tagen"),
      (-hours(24 * 7), "7 March 2025", "7. März 2025"),
      (hours(24 * 20), "3 April 2025", "3. April 2025"),
      (-.infinity, "unknown", "unbekannt"),
    ]
    for (seconds, inEnglish, inGerman) in table {
      XCTAssertEqual(english.relative(noon + seconds, to: noon), inEnglish, "\(seconds)")
      XCTAssertEqual(german.relative(noon + seconds, to: noon), inGerman, "\(seconds)")
    }
  }

  func testMonths() {
    let names = (0..<12).map { month in
      var day = DateComponents()
      (day.year, day.month, day.day) = (2024, month + 1, 29)
      return Calendar.greenwich.date(from: day).map { (english.date($0), german.date($0)) }
    }
    XCTAssertEqual(
      names.compactMap { $0?.0 },
      [
        "29 January 2024", "29 February 2024", "29 March 2024", "29 April 2024", "29 May 2024",
        "29 June 2024", "29 July 2024", "29 August 2024", "29 September 2024", "29 October 2024",
        "29 November 2024", "29 December 2024",
      ])
    XCTAssertEqual(
      names.compactMap { $0?.1 },
      [
        "29. Januar 2024", "29. Februar 2024", "29. März 2024", "29. April 2024", "29. Mai 2024",
        "29. Juni 2024", "29. Juli 2024", "29. August 2024", "29. September 2024",
        "29. Oktober 2024", "29. November 2024", "29. Dezember 2024",
      ])
  }

  func testDateAndTime() {
    XCTAssertEqual(english.dateAndTime(noon), "14 March 2025 at 12:00")
    XCTAssertEqual(german.dateAndTime(noon), "14. März 2025 um 12:00")
    XCTAssertEqual(english.time(noon - hours(3) + 5 * 60), "09:05")
    for text in [english.date, english.time, english.dateAndTime].map({ $0(noon + .infinity) }) {
      XCTAssertEqual(text, "unknown")
    }
  }

  func testLanguageIsTheLocales() {
    let table = [
      ("de", "1 Tag"), ("de_AT", "1 Tag"), ("de-CH", "1 Tag"), ("DE", "1 Tag"), ("en_GB", "1 day"),
      ("fr_FR", "1 day"), ("den", "1 day"), ("", "1 day"),
    ]
    for (identifier, expected) in table {
      let formatter = TimeFormatter(locale: Locale(identifier: identifier))
      XCTAssertEqual(formatter.interval(86_400), expected, identifier)
    }
  }

  func testDaysBeginInTheCalendarsTimeZone() throws {
    var calendar = Calendar.greenwich
    calendar.timeZone = try XCTUnwrap(TimeZone(secondsFromGMT: 13 * 3600))
    let far = TimeFormatter(calendar: calendar)
    XCTAssertEqual(far.dateAndTime(noon), "15 March 2025 at 01:00")
    // In Greenwich's evening, 13 hours ago is today; at 1:00 in the other time zone, it is
    // yesterday.
    let evening = noon + hours(8)
    XCTAssertEqual(english.relative(evening - hours(13), to: evening), "13 hours ago")
    XCTAssertEqual(far.relative(noon - hours(13), to: noon), "yesterday")
    XCTAssertEqual(english.relative(noon - hours(13), to: noon), "yesterday")
    XCTAssertEqual(far.relative(noon + hours(13), to: noon), "in 13 hours")
    XCTAssertEqual(english.relative(noon + hours(13), to: noon), "tomorrow")
  }

  func testShortestDayOfTheYearIsADay() throws {
    var calendar = Calendar.greenwich
    // On 30 March 2025 Berlin's clocks are set forward from 2:00 to 3:00; the day has 23 hours.
    calendar.timeZone = try XCTUnwrap(TimeZone(identifier: "Europe/Berlin"))
    let berlin = TimeFormatter(locale: Locale(identifier: "de_DE"), calendar: calendar)
    let monday = try XCTUnwrap(
      calendar.date(from: DateComponents(year: 2025, month: 3, day: 31, hour: 0, minute: 30)))
    XCTAssertEqual(berlin.relative(monday - hours(24), to: monday), "vor 2 Tagen")
    XCTAssertEqual(berlin.relative(monday - hours(23), to: monday), "gestern")
  }

  func testThirteenthMonthIsANumber() throws {
    var calendar = Calendar(identifier: .coptic)
    calendar.timeZone = .gmt
    let last = try XCTUnwrap(
      calendar.date(from: DateComponents(era: 1, year: 1741, month: 13, day: 3)))
    XCTAssertEqual(TimeFormatter(calendar: calendar).date(last), "3 13. 1741")
  }
}
