// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// A formatter whose locale is the current one, unless it is set.
///
/// The initializers of formatters.c create it.
private protocol CurrentFormatter: AnyObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var locale: Locale! { get set }
}

extension DateFormatter: CurrentFormatter {}
extension NumberFormatter: CurrentFormatter {}

extension NumberFormatter {
  /// The locale that was set, or the current one.
  var effectiveLocale: Locale {
    update()
    return locale ?? .current
  }
}

extension CurrentFormatter {
  /// Sets the current locale, unless another one was set.
  fileprivate func update() {
    guard let locale, UnsetLocales.contains(locale) else { return }
    let current = UnsetLocales.current
    if current.identifier != locale.identifier { self.locale = current }
  }
}

/// The locales of formatters whose locale was not set: equal to other locales, but not identical.
private enum UnsetLocales {
  private static let locales = Mutex<[String: Locale]>([:])

  /// The one for the current locale.
  static var current: Locale {
    let current = CurrentFormatting.current.locale
    return locales.withLock { locales in
      if let known = locales[current.identifier] { return known }
      // Foundation keeps it apart from a locale with the same identifier.
      let new = Locale(components: Locale.Components(locale: current))
      locales[current.identifier] = new
      return new
    }
  }

  static func contains(_ locale: Locale) -> Bool {
    locales.withLock { $0[locale.identifier].map { identity($0) == identity(locale) } ?? false }
  }

  /// The address of the object of a locale, which is its first word; 0 for another layout.
  private static func identity(_ locale: Locale) -> UInt {
    withUnsafeBytes(of: locale) { $0.count < MemoryLayout<UInt>.size ? 0 : $0.load(as: UInt.self) }
  }
}

@_cdecl("tintype_formatter_created")
func formatterCreated(_ formatter: UnsafeMutableRawPointer) {
  let object = Unmanaged<AnyObject>.fromOpaque(formatter).takeUnretainedValue()
  (object as? any CurrentFormatter)?.locale = UnsetLocales.current
  (object as? DateIntervalFormatter)?.setDefaults()
  (object as? any UnitFormatter)?.setDefaults()
}

// The methods that replace those of Foundation, which they call by their symbols.

extension DateFormatter {
  @_silgen_name("tintype_date_string")
  func currentString(from date: Date) -> String {
    update()
    return originalString(from: date)
  }

  @_silgen_name("tintype_date_value")
  func currentDate(from string: String) -> Date? {
    update()
    return originalDate(from: string)
  }

  @_silgen_name("$s10Foundation13DateFormatterC6string4fromSS0A10Essentials0B0V_tF")
  private func originalString(from date: Date) -> String

  @_silgen_name("$s10Foundation13DateFormatterC4date4from0A10Essentials0B0VSgSS_tF")
  private func originalDate(from string: String) -> Date?
}

extension NumberFormatter {
  @_silgen_name("tintype_number_string")
  func currentString(from number: NSNumber) -> String? {
    update()
    orderFractionDigits()
    return originalString(from: number)
  }

  /// Orders the bounds of fraction digits.
  ///
  /// On Apple's systems, setting one bound moves the other one. Foundation on Linux would ignore a
  /// maximum of 0 for currencies.
  private func orderFractionDigits() {
    guard maximumFractionDigits < minimumFractionDigits else { return }
    let isUnset = minimumFractionDigits == NumberFormatter.fractionDigits(of: numberStyle)
    if isUnset {
      minimumFractionDigits = maximumFractionDigits
    } else {
      maximumFractionDigits = minimumFractionDigits
    }
  }

  /// Returns the smallest number of fraction digits of a style unless another one is set.
  private static func fractionDigits(of style: Style) -> Int {
    switch style {
    case .currency, .currencyAccounting, .currencyISOCode, .currencyPlural: 2
    default: 0
    }
  }

  @_silgen_name("tintype_number_value")
  func currentNumber(from string: String) -> NSNumber? {
    update()
    return originalNumber(from: string)
  }

  @_silgen_name("$s10Foundation15NumberFormatterC6string4fromSSSgAA8NSNumberC_tF")
  private func originalString(from number: NSNumber) -> String?

  @_silgen_name("$s10Foundation15NumberFormatterC6number4fromAA8NSNumberCSgSS_tF")
  private func originalNumber(from string: String) -> NSNumber?
}
