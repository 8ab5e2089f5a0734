// SPDX-License-Identifier: MIT

import Foundation

/// A formatter of quantities of time, such as “1 hour, 10 minutes”.
///
/// `@unchecked`: as Apple's, a formatter is configured before it is used by several threads.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The texts of units.
  public enum UnitsStyle: Int, Sendable {
    /// Numbers with colons, such as “1:10:00”.
    case positional
    /// The shortest texts, such as “1h 10m”.
    case abbreviated
    /// Short texts with commas, such as “1 hr, 10 min”.
    case short
    /// Words, such as “1 hour, 10 minutes”.
    case full
    /// Numbers as words, such as “one hour, ten minutes”.
    case spellOut
    /// Short texts without commas, such as “1hr 10min”.
    case brief
  }

  /// The units with the value zero that are shown.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Drops leading units in the positional style, and all units otherwise.
    public static let `default` = Self(rawValue: 1)
    /// Drops units before the first value that is not zero.
    public static let dropLeading = Self(rawValue: 2)
    /// Drops units between values that are not zero.
    public static let dropMiddle = Self(rawValue: 4)
    /// Drops units after the last value that is not zero.
    public static let dropTrailing = Self(rawValue: 8)
    /// Drops all units.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Shows all units, with two digits in the positional style.
    public static let pad = Self(rawValue: 1 << 16)
  }

  /// The texts of units; `.positional` by default.
  open var unitsStyle = UnitsStyle.positional
  /// The units that can be shown; empty for years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// The units with the value zero that are shown.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The maximum number of units; 0 for no limit.
  open var maximumUnitCount = 0
  /// A Boolean value that adds “About”, in English only.
  open var includesApproximationPhrase = false
  /// A Boolean value that adds “remaining”, in English only.
  open var includesTimeRemainingPhrase = false
  /// Ignored: values are whole numbers.
  open var allowsFractionalUnits = false
  /// A Boolean value that shows a small value of the largest unit in the next unit, such as “90
  /// minutes”.
  open var collapsesLargestUnit = false
  /// The position in a text; ignored.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar, whose locale is that of the texts; the current one by default.
  open var calendar: Calendar?
  /// The date from which intervals count; the start of 2001 by default.
  open var referenceDate: Date?

  private static let units: [(NSCalendar.Unit, Calendar.Component, String)] = [
    (.year, .year, "year"), (.month, .month, "month"), (.weekOfMonth, .weekOfMonth, "week"),
    (.day, .day, "day"), (.hour, .hour, "hour"), (.minute, .minute, "minute"),
    (.second, .second, "second"),
  ]

  /// Returns the text of a style with the other properties' defaults.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns the text of a number of seconds; `nil` if it is too large.
  open func string(from ti: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    // Of a fraction, the nearest second is shown.
    return ti.isFinite ? string(from: start, to: start + ti.rounded()) : nil
  }

  /// Returns the text of the time between two dates; `nil` if it is too long.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    guard abs(endDate.timeIntervalSince(startDate)) < 1e12 else { return nil }
    let units = Set(shownUnits.map(\.component))
    var components = effectiveCalendar.dateComponents(units, from: startDate, to: endDate)
    if collapsesLargestUnit { collapse(&components) }
    return string(from: components)
  }

  /// Returns the text of components; `nil` if no allowed unit has a value.
  open func string(from components: DateComponents) -> String? {
    let values = shown(
      shownUnits.compactMap { unit in
        components.value(for: unit.component).map { Value(number: $0, unit: unit.name) }
      })
    guard !values.isEmpty else { return nil }
    let isNegative = values.contains { $0.number < 0 } && unitsStyle == .positional
    var text = unitsStyle == .positional ? positional(values) : listed(values)
    if isNegative { text = "-" + text }
    guard effectiveLocale.language.languageCode == "en" else { return text }
    return (includesApproximationPhrase ? "About " : "") + text
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// Returns the text of `DateComponents` or an `NSNumber` of seconds.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let number as NSNumber: string(from: number.doubleValue)
    default: nil
    }
  }
}

extension DateComponentsFormatter {
  private struct Value {
    var number: Int
    var unit: String
  }

  private var effectiveCalendar: Calendar { calendar ?? .current }

  private var effectiveLocale: Locale {
    guard let locale = calendar?.locale, !locale.identifier.isEmpty else { return .current }
    return locale
  }

  private var shownUnits: [(component: Calendar.Component, name: String)] {
    Self.units.filter { allowedUnits.isEmpty || allowedUnits.contains($0.0) }.map { ($0.1, $0.2) }
  }

  /// Shows one of the largest unit in the next one.
  private func collapse(_ components: inout DateComponents) {
    let factors: [Calendar.Component: Int] = [.year: 12, .day: 24, .hour: 60, .minute: 60]
    let units = shownUnits.map(\.component)
    guard let index = units.firstIndex(where: { (components.value(for: $0) ?? 0) != 0 }),
      index + 1 < units.count, components.value(for: units[index]) == 1,
      let factor = factors[units[index]]
    else { return }
    let next = units[index + 1]
    components.setValue(0, for: units[index])
    components.setValue(factor + (components.value(for: next) ?? 0), for: next)
  }

  /// Returns the values that are shown.
  private func shown(_ all: [Value]) -> [Value] {
    guard let smallest = all.last else { return [] }
    let behavior: ZeroFormattingBehavior =
      zeroFormattingBehavior == .default
      ? (unitsStyle == .positional ? .dropLeading : .dropAll) : zeroFormattingBehavior
    guard let first = all.firstIndex(where: { $0.number != 0 }),
      let last = all.lastIndex(where: { $0.number != 0 })
    else { return behavior.isDisjoint(with: .dropAll) ? limited(all) : [smallest] }
    let values = all.indices.filter { index in
      switch index {
      case ..<first: !behavior.contains(.dropLeading)
      case (last + 1)...: !behavior.contains(.dropTrailing)
      default: all[index].number != 0 || !behavior.contains(.dropMiddle)
      }
    }
    return limited(values.map { all[$0] })
  }

  private func limited(_ values: [Value]) -> [Value] {
    maximumUnitCount > 0 ? Array(values.prefix(maximumUnitCount)) : values
  }

  private func positional(_ values: [Value]) -> String {
    values.enumerated().map { index, value in
      let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad) && values.count > 1
      let style = IntegerFormatStyle<UInt>.number.grouping(.never).locale(effectiveLocale)
      return style.precision(.integerLength((isPadded ? 2 : 1)...)).format(value.number.magnitude)
    }.joined(separator: ":")
  }

  private func listed(_ values: [Value]) -> String {
    let locale = effectiveLocale
    let items = values.enumerated().map { index, value -> String in
      // Only the first number has a sign.
      let amount = index == 0 ? value.number : Int(clamping: value.number.magnitude)
      let width =
        switch unitsStyle {
        case .full, .spellOut: "full-name"
        case .short, .brief: "short"
        case .abbreviated, .positional: "narrow"
        }
      let skeleton = "unit/\(value.unit) unit-width-\(width)"
      guard let text = ICU.number(Double(amount), skeleton, locale) else { return "" }
      let number = unitsStyle == .spellOut ? ICU.words(amount, locale) : nil
      let item = number.map(text.replacingNumber) ?? text.text
      // A brief text has no space before its unit, as an abbreviated one, but longer units.
      return unitsStyle == .brief ? item.filter { !$0.isWhitespace } : item
    }
    let width: ICU.ListWidth =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .short: .short
      case .abbreviated, .brief, .positional: .narrow
      }
    return ICU.units(items, width, locale) ?? items.joined(separator: " ")
  }
}
