// SPDX-License-Identifier: MIT

import Foundation

extension LifeSignal {
  /// The validation rules for user input; each returns the normalized value.
  package enum Validation {
    /// The valid check-in intervals in seconds: from one hour to thirty days.
    package static let checkInIntervals: ClosedRange<TimeInterval> = 3600...2_592_000

    /// Validates a name, which must not be blank.
    ///
    /// - Parameter entry: The user's input.
    /// - Returns: The name without surrounding whitespace.
    /// - Throws: ``LifeSignal/ValidationError/noName``.
    package static func name(_ entry: String) throws(ValidationError) -> String {
      let name = entry.trimmingCharacters(in: .whitespacesAndNewlines)
      guard !name.isEmpty else { throw .noName }
      return name
    }

    /// Validates an email address: a local part, one `@`, and a domain with a dot.
    ///
    /// Only an email can verify that an address exists. The rule rejects obvious mistakes; the
    /// length limits are from RFC 5321, section 4.5.3.1.
    ///
    /// - Parameter entry: The user's input.
    /// - Returns: The lowercase address without surrounding whitespace.
    /// - Throws: ``LifeSignal/ValidationError/email(_:)``.
    package static func email(_ entry: String) throws(ValidationError) -> String {
      let email = entry.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      let parts = email.split(separator: "@", omittingEmptySubsequences: false)
      guard parts.count == 2, let local = parts.first, let domain = parts.last,
        (1...64).contains(local.utf8.count), email.utf8.count <= 254,
        !email.unicodeScalars.contains(where: isRefusedInEmail), hasNoStrayDots(local)
      else { throw .email(entry) }
      let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
      guard labels.count >= 2, labels.allSatisfy(isDomainLabel), labels.last?.count ?? 0 >= 2
      else { throw .email(entry) }
      return email
    }

    /// Validates a phone number with a country code: `+` and eight to fifteen digits.
    ///
    /// The maximum, and the rule that the first digit is not zero, are from ITU-T E.164; the
    /// minimum excludes obvious mistakes.
    ///
    /// - Parameter entry: The user's input. Spaces, hyphens, dots, slashes and parentheses are
    ///   removed; `00` may replace `+`.
    /// - Returns: The number as `+` and digits.
    /// - Throws: ``LifeSignal/ValidationError/phoneNumber(_:)``.
    package static func phoneNumber(_ entry: String) throws(ValidationError) -> String {
      var digits = entry.filter { !$0.isWhitespace && !"-./()".contains($0) }
      if digits.hasPrefix("+") {
        digits.removeFirst()
      } else if digits.hasPrefix("00") {
        digits.removeFirst(2)
      } else {
        throw .phoneNumber(entry)
      }
      guard (8...15).contains(digits.count), !digits.hasPrefix("0"),
        digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
      else { throw .phoneNumber(entry) }
      return "+" + digits
    }

    /// Validates a check-in interval.
    ///
    /// - Parameter seconds: The selected interval.
    /// - Returns: The same interval.
    /// - Throws: ``LifeSignal/ValidationError/checkInInterval(_:)`` for less than one hour, more
    ///   than thirty days, and NaN.
    package static func checkInInterval(
      _ seconds: TimeInterval
    ) throws(ValidationError) -> TimeInterval {
      guard checkInIntervals.contains(seconds) else { throw .checkInInterval(seconds) }
      return seconds
    }

    /// Validates the URL of a profile image, which must begin with `https://`.
    ///
    /// - Parameter url: The selected URL.
    /// - Returns: The same URL.
    /// - Throws: ``LifeSignal/ValidationError/profileImage(_:)`` for any other URL, which could not
    ///   be read back from a stored document.
    package static func profileImage(_ url: URL) throws(ValidationError) -> URL {
      guard isImageAddress(url) else { throw .profileImage(url) }
      return url
    }

    static func isImageAddress(_ url: URL) -> Bool {
      url.scheme == "https" && url.host?.isEmpty == false
    }

    private static func isRefusedInEmail(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
        || "\"(),:;<>[\\]".unicodeScalars.contains(scalar)
    }

    private static func hasNoStrayDots(_ local: Substring) -> Bool {
      !local.hasPrefix(".") && !local.hasSuffix(".") && !local.contains("..")
    }

    private static func isDomainLabel(_ label: Substring) -> Bool {
      (1...63).contains(label.utf8.count) && !label.hasPrefix("-") && !label.hasSuffix("-")
        && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }
  }

  /// An error in user input.
  package enum ValidationError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The name is blank.
    case noName
    /// The email address is invalid.
    case email(String)
    /// The phone number is invalid or has no country code.
    case phoneNumber(String)
    /// The URL of the profile image does not begin with `https://`.
    case profileImage(URL)
    /// The check-in interval in seconds is out of range.
    case checkInInterval(TimeInterval)

    /// A description of the problem and the remedy.
    package var description: String {
      switch self {
      case .noName: "The name is empty. Enter a name."
      case .email(let entry):
        "“\(entry)” is not an email address. Enter an address such as anna@example.com."
      case .phoneNumber(let entry):
        "“\(entry)” is not a phone number. Enter it with the country code, such as +44 7700 900123."
      case .profileImage(let url):
        "“\(url.absoluteString)” is not an image URL. Use a URL that begins with https://."
      case .checkInInterval(let seconds):
        "An interval of \(seconds) seconds is invalid. Choose a value from one hour to thirty days."
      }
    }
  }
}
