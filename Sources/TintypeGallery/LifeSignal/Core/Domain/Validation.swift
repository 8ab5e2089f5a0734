// SPDX-License-Identifier: MIT

import Foundation

extension LifeSignal {
  /// The rules for what people enter, each of which gives the entry back as it is stored.
  package enum Validation {
    /// How long a check-in may last, in seconds: from an hour to thirty days.
    package static let checkInIntervals: ClosedRange<TimeInterval> = 3600...2_592_000

    /// A name: anything that is not blank.
    ///
    /// - Parameter entry: What was entered.
    /// - Returns: The name without the spaces around it.
    /// - Throws: ``LifeSignal/ValidationError/noName``.
    package static func name(_ entry: String) throws(ValidationError) -> String {
      let name = entry.trimmingCharacters(in: .whitespacesAndNewlines)
      guard !name.isEmpty else { throw .noName }
      return name
    }

    /// An address of email: one `@`, something before it, and after it a domain with a dot.
    ///
    /// Which addresses exist only a mail can tell. The rule refuses what is surely a mistake; the
    /// lengths are those of RFC 5321, section 4.5.3.1.
    ///
    /// - Parameter entry: What was entered.
    /// - Returns: The address in small letters, without the spaces around it.
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

    /// A phone number with the country's code: `+` and eight to fifteen digits.
    ///
    /// The most digits, and that the first is not zero, are from ITU-T E.164; the fewest leave out
    /// what is surely a mistake.
    ///
    /// - Parameter entry: What was entered. Spaces, hyphens, dots, slashes and brackets are left out;
    ///   `00` may take the place of `+`.
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

    /// How long a check-in lasts.
    ///
    /// - Parameter seconds: What was chosen.
    /// - Returns: The same.
    /// - Throws: ``LifeSignal/ValidationError/checkInInterval(_:)`` for less than an hour, more than
    ///   thirty days, and what is no number.
    package static func checkInInterval(
      _ seconds: TimeInterval
    ) throws(ValidationError) -> TimeInterval {
      guard checkInIntervals.contains(seconds) else { throw .checkInInterval(seconds) }
      return seconds
    }

    /// Where a picture lies: an address that begins with `https://`.
    ///
    /// - Parameter url: What was chosen.
    /// - Returns: The same.
    /// - Throws: ``LifeSignal/ValidationError/profileImage(_:)`` for any other, which would not be read
    ///   back from what is stored.
    package static func profileImage(_ url: URL) throws(ValidationError) -> URL {
      guard isPictureAddress(url) else { throw .profileImage(url) }
      return url
    }

    static func isPictureAddress(_ url: URL) -> Bool {
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

  /// What is wrong with what someone entered.
  package enum ValidationError: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is no name.
    case noName
    /// This is no address of email.
    case email(String)
    /// This is no phone number with a country's code.
    case phoneNumber(String)
    /// The picture does not lie at an address that begins with `https://`.
    case profileImage(URL)
    /// A check-in cannot last so long, in seconds.
    case checkInInterval(TimeInterval)

    /// What is wrong, and what to do about it.
    package var description: String {
      switch self {
      case .noName: "There is no name. Enter one."
      case .email(let entry):
        "“\(entry)” is no email address. Enter one such as anna@example.com."
      case .phoneNumber(let entry):
        "“\(entry)” is no phone number. Enter it with the country's code, such as +44 7700 900123."
      case .profileImage(let url):
        "“\(url.absoluteString)” is no address of a picture. Use one that begins with https://."
      case .checkInInterval(let seconds):
        "A check-in cannot last \(seconds) seconds. Choose from one hour to thirty days."
      }
    }
  }
}
