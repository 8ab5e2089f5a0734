// SPDX-License-Identifier: MIT

import Foundation

/// The locale, calendar and time zone that `Locale.current` and its counterparts return.
///
/// While a body is evaluated, they are those of the environment. Otherwise, they are the same on
/// every machine: `en_US`, Gregorian and GMT.
package struct CurrentFormatting: Sendable {
  /// The locale.
  package var locale: Locale
  /// The time zone.
  package var timeZone: TimeZone
  /// A closure that returns the calendar with the locale and the time zone.
  package var calendar: @Sendable () -> Calendar

  /// Creates values.
  package init(
    locale: Locale, timeZone: TimeZone, calendar: @escaping @Sendable () -> Calendar
  ) {
    (self.locale, self.timeZone, self.calendar) = (locale, timeZone, calendar)
  }

  /// The values outside of bodies.
  package static let standard: CurrentFormatting = {
    let locale = Locale(identifier: "en_US")
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = .gmt
    return CurrentFormatting(locale: locale, timeZone: .gmt) { [calendar] in calendar }
  }()

  /// A closure that returns the values of the environment; `nil` outside of evaluations.
  package typealias Provider = @Sendable () -> CurrentFormatting?

  private static let connection = Connection<Provider>()

  /// The closure that returns the values of the environment, which the module SwiftUI sets.
  package static var provider: Provider? {
    get { connection.closure }
    set { connection.closure = newValue }
  }

  /// The values for the current thread.
  package static var current: CurrentFormatting { provider?() ?? standard }
}

// The functions that replace `Locale.current` and its counterparts in current.c.

@_silgen_name("tintype_current_locale")
func currentLocale() -> Locale { CurrentFormatting.current.locale }

@_silgen_name("tintype_current_calendar")
func currentCalendar() -> Calendar { CurrentFormatting.current.calendar() }

@_silgen_name("tintype_current_time_zone")
func currentTimeZone() -> TimeZone { CurrentFormatting.current.timeZone }

@_silgen_name("tintype_preferred_languages")
func preferredLanguages() -> [String] {
  [CurrentFormatting.current.locale.identifier(.bcp47)]
}
