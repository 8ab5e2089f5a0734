// SPDX-License-Identifier: MIT

/// What traits ask for that there is not.
public enum TraitsError: Error, Hashable, Sendable {
  /// No language or no region has that identifier.
  case unknownLocale(String)
  /// No time zone has that identifier.
  case unknownTimeZone(String)
  /// The axes of variants have more than `Variants.maximumCount` combinations; each axis is told
  /// with its number of values.
  case tooManyVariants(axes: String)
}

extension TraitsError: CustomStringConvertible {
  /// What is wrong and what to do about it.
  public var description: String {
    switch self {
    case .unknownLocale(let identifier):
      """
      There is no locale “\(identifier.prefix(100))”. Pass a language, with a region if need be, such \
      as ar_SA or zh-Hant-TW.
      """
    case .unknownTimeZone(let identifier):
      """
      There is no time zone “\(identifier.prefix(100))”. Pass a name of the IANA database, such as \
      Europe/Lisbon.
      """
    case .tooManyVariants(let axes):
      """
      These variants are more than \(Variants.maximumCount): \(axes). Pass fewer values, or make \
      several sets of variants.
      """
    }
  }
}
