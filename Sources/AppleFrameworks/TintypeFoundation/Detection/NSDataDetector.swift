// SPDX-License-Identifier: MIT

public import Foundation

/// The kinds of texts that a detector finds.
public typealias NSTextCheckingTypes = UInt64

// Proof of safety: the properties are constants, and regular expressions are immutable.
/// An object that finds links, email addresses and phone numbers in texts.
///
/// A link has a scheme, begins with `www.`, or ends with a common top-level domain. A phone number
/// has a country code, or seven or ten digits in groups. Dates and addresses are not found. On
/// Apple's systems, the superclass is `NSRegularExpression`.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The kinds of texts.
  public let checkingTypes: NSTextCheckingTypes
  private let expressions: [(DetectedText.Kind, NSRegularExpression)]

  /// Creates a detector of kinds of texts.
  ///
  /// - Throws: `CocoaError(.keyValueValidation)` without a kind.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else { throw CocoaError(.keyValueValidation) }
    self.checkingTypes = checkingTypes
    expressions = try DetectedText.Kind.allCases
      .filter { checkingTypes & $0.type.rawValue != 0 }
      .map { ($0, try NSRegularExpression(pattern: $0.pattern, options: .caseInsensitive)) }
    super.init()
  }

  /// Returns the texts in a range, in their order.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [DetectedText] = []
    for (kind, expression) in expressions {
      for match in expression.matches(in: string, options: options, range: range)
      where !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }) {
        let text = NSString(string: string).substring(with: match.range)
        found.append(DetectedText(kind, text, in: match.range))
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// Returns the first text in a range; `nil` if there is none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// Returns the number of texts in a range.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// Returns the range of the first text; the location is `NSNotFound` if there is none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Calls a closure with each text in a range, until it sets its last argument.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !stop.boolValue {
      block(match, [], &stop)
    }
  }
}

extension NSTextCheckingResult {
  /// The location of a link; `nil` for another kind of text.
  public var url: URL? { (self as? DetectedText)?.location }
  /// The phone number; `nil` for another kind of text.
  public var phoneNumber: String? { (self as? DetectedText)?.number }
  /// The date: always `nil`, because dates are not found.
  public var date: Date? { nil }
  /// The parts of an address: always `nil`, because addresses are not found.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

// The type is that of Foundation, whose names are not public on Linux.
extension NSTextCheckingKey {
  /// The city.
  public static var city: Self { Self(rawValue: "City") }
  /// The country.
  public static var country: Self { Self(rawValue: "Country") }
  /// The state.
  public static var state: Self { Self(rawValue: "State") }
  /// The street.
  public static var street: Self { Self(rawValue: "Street") }
  /// The postal code.
  public static var zip: Self { Self(rawValue: "ZIP") }
}
