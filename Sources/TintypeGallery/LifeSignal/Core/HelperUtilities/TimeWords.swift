// SPDX-License-Identifier: MIT

import Foundation

extension LifeSignal.TimeFormatter {
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
