// SPDX-License-Identifier: MIT

import Foundation

extension LifeSignal {
  /// Formats time intervals and dates in English or German.
  ///
  /// The strings are built in, so they do not change with a version of Foundation or ICU, and do
  /// not depend on the machine's settings.
  package struct TimeFormatter: Sendable {
    /// The calendar for days and months, with its time zone.
    package let calendar: Calendar
    let words: Words

    /// Creates a formatter.
    ///
    /// - Parameters:
    ///   - locale: The locale of the language; English for any language but German.
    ///   - calendar: The calendar; by default the Gregorian calendar in Greenwich.
    package init(locale: Locale = Locale(identifier: "en"), calendar: Calendar = .greenwich) {
      self.calendar = calendar
      words = Words(locale: locale)
    }
  }
}

extension Calendar {
  /// The Gregorian calendar in Greenwich.
  package static var greenwich: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }
}

extension LifeSignal.TimeFormatter {
  /// Returns a duration in its two largest units: "1 hour", "1 day 12 hours".
  ///
  /// - Parameter seconds: The duration. Fractions of a minute are dropped; a negative duration
  ///   counts as zero.
  /// - Returns: The text.
  package func interval(_ seconds: TimeInterval) -> String {
    guard let minutes = minutes(seconds) else { return words.unknown }
    let parts = Unit.parts(ofMinutes: minutes)
    guard !parts.isEmpty else { return words.count(0, .minute) }
    return parts.map { words.count($0.number, $0.unit) }.joined(separator: " ")
  }

  /// Returns the remaining time in abbreviated units: "59 min", "23 h 5 min".
  ///
  /// - Parameters:
  ///   - date: The end of the time.
  ///   - now: The start of the time.
  /// - Returns: The text; "0 min" after the end, and "< 1 min" in the last minute.
  package func timeRemaining(until date: Date, from now: Date) -> String {
    let seconds = date.timeIntervalSince(now)
    guard let minutes = minutes(seconds) else { return words.unknown }
    let parts = Unit.parts(ofMinutes: minutes)
    if parts.isEmpty { return (seconds > 0 ? "< 1 " : "0 ") + words.short(.minute) }
    return parts.map { "\($0.number) \(words.short($0.unit))" }.joined(separator: " ")
  }

  /// Returns a time relative to another: "3 hours ago", "tomorrow", "7 March 2025".
  ///
  /// A difference of less than a minute counts as now. On the same day, or less than twelve hours
  /// away, the text counts minutes or hours, and up to a week the midnights of the calendar; beyond
  /// that it is the date.
  ///
  /// - Parameters:
  ///   - date: The time.
  ///   - now: The reference time.
  /// - Returns: The text.
  package func relative(_ date: Date, to now: Date) -> String {
    let seconds = date.timeIntervalSince(now)
    guard let minutes = minutes(abs(seconds)) else { return words.unknown }
    let isPast = seconds < 0
    switch minutes {
    case 0: return words.now
    case ..<60: return words.away(minutes, .minute, isPast: isPast)
    case _ where minutes < 12 * 60 || calendar.isDate(date, inSameDayAs: now):
      return words.away(minutes / 60, .hour, isPast: isPast)
    case ..<(8 * 24 * 60): break
    default: return self.date(date)
    }
    let first = calendar.startOfDay(for: min(date, now))
    let last = calendar.startOfDay(for: max(date, now))
    let days = calendar.dateComponents([.day], from: first, to: last).day ?? 0
    return switch days {
    case ...1: isPast ? words.yesterday : words.tomorrow
    case ..<7: words.away(days, .day, isPast: isPast)
    default: self.date(date)
    }
  }

  /// Returns the day: "14 March 2025".
  ///
  /// - Parameter date: The date.
  /// - Returns: The text.
  package func date(_ date: Date) -> String {
    guard Self.isInReach(date) else { return words.unknown }
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    return words.date(day: parts.day ?? 1, month: parts.month ?? 1, year: parts.year ?? 1)
  }

  /// Returns the time of day on a 24-hour clock: "09:05".
  ///
  /// - Parameter date: The date.
  /// - Returns: The text.
  package func time(_ date: Date) -> String {
    guard Self.isInReach(date) else { return words.unknown }
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    return [parts.hour ?? 0, parts.minute ?? 0]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  /// Returns the day and the time: "14 March 2025 at 12:00".
  ///
  /// - Parameter date: The date.
  /// - Returns: The text.
  package func dateAndTime(_ date: Date) -> String {
    guard Self.isInReach(date) else { return words.unknown }
    return self.date(date) + words.at + time(date)
  }

  /// Ten thousand years; a larger distance is an error in the data.
  private static let reach: TimeInterval = 10_000 * 366 * 86_400

  private static func isInReach(_ date: Date) -> Bool {
    abs(date.timeIntervalSince1970) < reach
  }

  /// Returns the whole minutes; `nil` if the duration is invalid.
  private func minutes(_ seconds: TimeInterval) -> Int? {
    guard abs(seconds) < Self.reach else { return nil }
    return Int(max(0, seconds) / 60)
  }

  /// A unit of time.
  enum Unit {
    case day
    case hour
    case minute

    /// Returns the two largest units of a duration that are not zero; none for zero minutes.
    static func parts(ofMinutes minutes: Int) -> [(number: Int, unit: Unit)] {
      let (days, hours) = (minutes / 1440, minutes / 60 % 24)
      let parts: [(number: Int, unit: Unit)] =
        days > 0 ? [(days, .day), (hours, .hour)] : [(hours, .hour), (minutes % 60, .minute)]
      return parts.filter { $0.number > 0 }
    }
  }

  /// The strings of a language.
  enum Words {
    case english
    case german

    /// Creates the strings for a locale's language; English for an unknown language.
    init(locale: Locale) {
      let language = locale.identifier.prefix { $0 != "_" && $0 != "-" }
      self = language.lowercased() == "de" ? .german : .english
    }

    var now: String { self == .english ? "just now" : "gerade eben" }
    var yesterday: String { self == .english ? "yesterday" : "gestern" }
    var tomorrow: String { self == .english ? "tomorrow" : "morgen" }
    var unknown: String { self == .english ? "unknown" : "unbekannt" }
    var at: String { self == .english ? " at " : " um " }

    /// Returns a number with its unit, as a duration.
    func count(_ number: Int, _ unit: Unit) -> String {
      let word =
        switch (self, unit) {
        case (.english, .day): number == 1 ? "day" : "days"
        case (.english, .hour): number == 1 ? "hour" : "hours"
        case (.english, .minute): number == 1 ? "minute" : "minutes"
        case (.german, .day): number == 1 ? "Tag" : "Tage"
        case (.german, .hour): number == 1 ? "Stunde" : "Stunden"
        case (.german, .minute): number == 1 ? "Minute" : "Minuten"
        }
      return "\(number) \(word)"
    }

    func short(_ unit: Unit) -> String {
      switch (self, unit) {
      case (.english, .day): "d"
      case (.german, .day): "T"
      case (_, .hour): self == .english ? "h" : "Std."
      case (_, .minute): self == .english ? "min" : "Min."
      }
    }

    /// Returns a distance in time.
    ///
    /// German uses the dative here, which changes the plural of days.
    func away(_ number: Int, _ unit: Unit, isPast: Bool) -> String {
      switch self {
      case .english:
        return isPast ? "\(count(number, unit)) ago" : "in \(count(number, unit))"
      case .german:
        let dative = count(number, unit) + (unit == .day && number != 1 ? "n" : "")
        return (isPast ? "vor " : "in ") + dative
      }
    }

    func date(day: Int, month: Int, year: Int) -> String {
      let names =
        switch self {
        case .english:
          [
            "January", "February", "March", "April", "May", "June", "July", "August", "September",
            "October", "November", "December",
          ]
        case .german:
          [
            "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
            "Oktober", "November", "Dezember",
          ]
        }
      // Other calendars may have a thirteenth month.
      let name = names.indices.contains(month - 1) ? names[month - 1] : "\(month)."
      return self == .english ? "\(day) \(name) \(year)" : "\(day). \(name) \(year)"
    }
  }
}
