// SPDX-License-Identifier: MIT

import Foundation

extension DateIntervalFormatter {
  /// The keyword of a locale that was not set.
  ///
  /// The formatter keeps no reference to its locale.
  private static let unset = "@x=current"

  /// Sets the current locale, and the styles: Foundation's formatter would crash without them.
  func setDefaults() {
    locale = Locale(identifier: Locale.current.identifier + Self.unset)
    (dateStyle, timeStyle) = (.medium, .medium)
  }

  @_silgen_name("tintype_interval_string")
  func currentString(from fromDate: Date, to toDate: Date) -> String {
    if let locale, locale.identifier.hasSuffix(Self.unset),
      locale.identifier != Locale.current.identifier + Self.unset
    {
      self.locale = Locale(identifier: Locale.current.identifier + Self.unset)
    }
    return originalString(from: fromDate, to: toDate)
  }

  @_silgen_name("$s10Foundation21DateIntervalFormatterC6string4from2toSS0A10Essentials0B0V_AItF")
  private func originalString(from fromDate: Date, to toDate: Date) -> String
}
