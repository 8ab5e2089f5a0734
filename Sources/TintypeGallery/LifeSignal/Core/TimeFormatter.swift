// SPDX-License-Identifier: MIT

import Foundation

extension LifeSignal {
  /// What puts lengths of time and dates into words, in English or German.
  ///
  /// The words are its own: they do not change with a version of Foundation or of ICU, and nothing is
  /// taken from the settings of the machine.
  package struct TimeFormatter: Sendable {
    /// The calendar by which days begin and months are counted, with its time zone.
    package let calendar: Calendar
    let words: Words

    /// Creates a formatter.
    ///
    /// - Parameters:
    ///   - locale: Whose language is spoken; English for any but German.
    ///   - calendar: By which days begin; by default the Gregorian one in Greenwich.
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
  /// How long something lasts, in its two largest units: "1 hour", "1 day 12 hours".
  ///
  /// - Parameter seconds: The length. Parts of a minute are dropped; less than none is none.
  /// - Returns: The text.
  package func interval(_ seconds: TimeInterval) -> String {
    guard let minutes = minutes(seconds) else { return words.unknown }
    let parts = Unit.parts(ofMinutes: minutes)
    guard !parts.isEmpty else { return words.count(0, .minute) }
    return parts.map { words.count($0.number, $0.unit) }.joined(separator: " ")
  }

  /// How much time is left, in short words: "59 min", "23 h 5 min".
  ///
  /// - Parameters:
  ///   - date: When it ends.
  ///   - now: From when it is counted.
  /// - Returns: The text; "0 min" when it is over, and "< 1 min" in the last minute.
  package func timeRemaining(until date: Date, from now: Date) -> String {
    let seconds = date.timeIntervalSince(now)
    guard let minutes = minutes(seconds) else { return words.unknown }
    let parts = Unit.parts(ofMinutes: minutes)
    if parts.isEmpty { return (seconds > 0 ? "< 1 " : "0 ") + words.short(.minute) }
    return parts.map { "\($0.number) \(words.short($0.unit))" }.joined(separator: " ")
  }

  /// When something was or will be, seen from now: "3 hours ago", "tomorrow", "7 March 2025".
  ///
  /// Less than a minute away it is now. On the same day, or less than twelve hours away, minutes or
  /// hours are counted, and up to a week the midnights of the calendar; beyond that it is the date.
  ///
  /// - Parameters:
  ///   - date: When it is.
  ///   - now: From where it is seen.
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

  /// The day: "14 March 2025".
  ///
  /// - Parameter date: When it is.
  /// - Returns: The text.
  package func date(_ date: Date) -> String {
    guard Self.isInReach(date) else { return words.unknown }
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    return words.date(day: parts.day ?? 1, month: parts.month ?? 1, year: parts.year ?? 1)
  }

  /// The time of the day by 24 hours: "09:05".
  ///
  /// - Parameter date: When it is.
  /// - Returns: The text.
  package func time(_ date: Date) -> String {
    guard Self.isInReach(date) else { return words.unknown }
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    return [parts.hour ?? 0, parts.minute ?? 0]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  /// The day and the time: "14 March 2025 at 12:00".
  ///
  /// - Parameter date: When it is.
  /// - Returns: The text.
  package func dateAndTime(_ date: Date) -> String {
    guard Self.isInReach(date) else { return words.unknown }
    return self.date(date) + words.at + time(date)
  }

  /// Ten thousand years: whatever lies further away is an error of the data, not a time.
  private static let reach: TimeInterval = 10_000 * 366 * 86_400

  private static func isInReach(_ date: Date) -> Bool {
    abs(date.timeIntervalSince1970) < reach
  }

  /// The whole minutes; `nil` for what is no length of time.
  private func minutes(_ seconds: TimeInterval) -> Int? {
    guard abs(seconds) < Self.reach else { return nil }
    return Int(max(0, seconds) / 60)
  }

  /// In what a length of time is counted.
  enum Unit {
    case day
    case hour
    case minute

    /// The two largest units of a length that are not zero: none for no minutes.
    static func parts(ofMinutes minutes: Int) -> [(number: Int, unit: Unit)] {
      let (days, hours) = (minutes / 1440, minutes / 60 % 24)
      let parts: [(number: Int, unit: Unit)] =
        days > 0 ? [(days, .day), (hours, .hour)] : [(hours, .hour), (minutes % 60, .minute)]
      return parts.filter { $0.number > 0 }
    }
  }

  /// The words of one language for times.
  enum Words {
    case english
    case german

    /// The words of a locale's language; English if it is not known.
    init(locale: Locale) {
      let language = locale.identifier.prefix { $0 != "_" && $0 != "-" }
      self = language.lowercased() == "de" ? .german : .english
    }

    var now: String { self == .english ? "just now" : "gerade eben" }
    var yesterday: String { self == .english ? "yesterday" : "gestern" }
    var tomorrow: String { self == .english ? "tomorrow" : "morgen" }
    var unknown: String { self == .english ? "unknown" : "unbekannt" }
    var at: String { self == .english ? " at " : " um " }

    /// A number with its unit, as the answer to "how long".
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

    /// How far away something is.
    ///
    /// German asks for the dative here, which shows in the days.
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
      // A calendar of another kind may have a thirteenth month.
      let name = names.indices.contains(month - 1) ? names[month - 1] : "\(month)."
      return self == .english ? "\(day) \(name) \(year)" : "\(day). \(name) \(year)"
    }
  }
}
