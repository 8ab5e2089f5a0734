// SPDX-License-Identifier: MIT

import Foundation
internal import _FoundationICU

/// The formatters of ICU that Foundation on Linux has no types for.
enum ICU {
  /// Returns a relative unit with its number, such as “2 days ago”.
  ///
  /// - Parameters:
  ///   - offset: The number, which is negative in the past.
  ///   - unit: The unit.
  ///   - isNamed: A Boolean value that selects texts such as “yesterday”.
  ///   - style: The width.
  ///   - context: The position in a text, which sets the capitalization.
  ///   - locale: The locale.
  /// - Returns: The text; `nil` for a unit that ICU does not have.
  static func relative(
    _ offset: Double, _ unit: Calendar.Component, isNamed: Bool,
    style: RelativeDateTimeFormatter.UnitsStyle, context: Formatter.Context, locale: Locale
  ) -> String? {
    guard let relativeUnit = relativeUnits[unit] else { return nil }
    var status = U_ZERO_ERROR
    let spelled =
      style == .spellOut
      ? swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status) : nil
    // It owns the formatter of numbers.
    let formatter = swift_ureldatefmt_open(
      locale.identifier, spelled, style.width, context.icu, &status)
    defer { swift_ureldatefmt_close(formatter) }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    let format = isNamed ? swift_ureldatefmt_format : swift_ureldatefmt_formatNumeric
    return text { format(formatter, offset, relativeUnit, $0, $1, &$2) }
  }

  /// Returns a number with the options of a skeleton; `nil` if they are not valid.
  ///
  /// Source: the guide “Number Skeletons” of ICU.
  static func number(
    _ value: Double, _ skeleton: String, _ locale: Locale
  ) -> FormattedNumber? {
    var status = U_ZERO_ERROR
    let units = Array(skeleton.utf16)
    let formatter = swift_unumf_openForSkeletonAndLocale(
      units, Int32(units.count), locale.identifier, &status)
    defer { swift_unumf_close(formatter) }
    let result = swift_unumf_openResult(&status)
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, value, result, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue,
      let string = text({ swift_unumf_resultToString(result, $0, $1, &$2) })
    else { return nil }
    var decimal = [CChar](repeating: 0, count: 400)
    let count = swift_unumf_resultToDecimalNumber(result, &decimal, 400, &status)
    let digits = decimal.prefix(max(0, Int(count))).map { UInt8(bitPattern: $0) }
    let fields = swift_ufieldpositer_open(&status)
    defer { swift_ufieldpositer_close(fields) }
    swift_unumf_resultGetAllFieldPositions(result, fields, &status)
    var range: Range<Int>?
    var (start, end): (Int32, Int32) = (0, 0)
    while case let field = swift_ufieldpositer_next(fields, &start, &end), field >= 0 {
      guard field != UNUM_MEASURE_UNIT_FIELD.rawValue, start <= end else { continue }
      range = min(range?.lowerBound ?? .max, Int(start))..<max(range?.upperBound ?? 0, Int(end))
    }
    return FormattedNumber(
      text: string, value: Double(String(decoding: digits, as: UTF8.self)), numberRange: range)
  }

  /// A number as text.
  struct FormattedNumber {
    var text: String
    /// The rounded value in the unit of the text.
    var value: Double?
    /// The range of the number in the code units of UTF-16.
    var numberRange: Range<Int>?

    /// Returns the text with another number.
    func replacingNumber(_ number: String) -> String {
      guard let numberRange else { return text }
      let units = Array(text.utf16)
      return String(decoding: units[..<numberRange.lowerBound], as: UTF16.self) + number
        + String(decoding: units[numberRange.upperBound...], as: UTF16.self)
    }
  }

  /// The width of a list of units.
  enum ListWidth {
    case wide, short, narrow

    fileprivate var icu: UListFormatterWidth {
      switch self {
      case .wide: ULISTFMT_WIDTH_WIDE
      case .short: ULISTFMT_WIDTH_SHORT
      case .narrow: ULISTFMT_WIDTH_NARROW
      }
    }
  }

  /// Returns an integer as words.
  static func words(_ value: Int, _ locale: Locale) -> String? {
    var status = U_ZERO_ERROR
    let formatter = swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status)
    defer { swift_unum_close(formatter) }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    return text { swift_unum_formatInt64(formatter, Int64(value), $0, $1, nil, &$2) }
  }

  /// Returns values with units as a list, such as “1 hour, 2 minutes”.
  static func units(_ items: [String], _ width: ListWidth, _ locale: Locale) -> String? {
    var status = U_ZERO_ERROR
    let formatter = swift_ulistfmt_openForType(
      locale.identifier, ULISTFMT_TYPE_UNITS, width.icu, &status)
    defer { swift_ulistfmt_close(formatter) }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    let buffers = items.map { item in
      let units = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: item.utf16.count)
      _ = units.initialize(from: item.utf16)
      return units
    }
    defer { for buffer in buffers { buffer.deallocate() } }
    let starts: [UnsafePointer<UInt16>?] = buffers.map { UnsafePointer($0.baseAddress) }
    let counts = buffers.map { Int32($0.count) }
    return text {
      swift_ulistfmt_format(formatter, starts, counts, Int32(counts.count), $0, $1, &$2)
    }
  }

  /// Returns the text that a function writes into a buffer.
  private static func text(
    _ write: (UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode) -> Int32
  ) -> String? {
    var status = U_ZERO_ERROR
    var buffer = [UInt16](repeating: 0, count: 1024)
    let count = write(&buffer, Int32(buffer.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, 0...1024 ~= count else { return nil }
    return String(decoding: buffer.prefix(Int(count)), as: UTF16.self)
  }

  private static let relativeUnits: [Calendar.Component: URelativeDateTimeUnit] = [
    .year: UDAT_REL_UNIT_YEAR, .quarter: UDAT_REL_UNIT_QUARTER, .month: UDAT_REL_UNIT_MONTH,
    .weekOfMonth: UDAT_REL_UNIT_WEEK, .day: UDAT_REL_UNIT_DAY, .hour: UDAT_REL_UNIT_HOUR,
    .minute: UDAT_REL_UNIT_MINUTE, .second: UDAT_REL_UNIT_SECOND,
  ]
}

extension RelativeDateTimeFormatter.UnitsStyle {
  fileprivate var width: UDateRelativeDateTimeFormatterStyle {
    switch self {
    case .full, .spellOut: UDAT_STYLE_LONG
    case .short: UDAT_STYLE_SHORT
    case .abbreviated: UDAT_STYLE_NARROW
    }
  }
}

extension Formatter.Context {
  fileprivate var icu: UDisplayContext {
    switch self {
    case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
    case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
    case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
    case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
    default: UDISPCTX_CAPITALIZATION_NONE
    }
  }
}
