// SPDX-License-Identifier: MIT

import Foundation

/// A link, an email address or a phone number in a text.
final class DetectedText: NSTextCheckingResult {
  enum Kind: CaseIterable {
    case email, link, phoneNumber

    /// Common top-level domains.
    private static let domains =
      "com|org|net|edu|gov|io|dev|app|co|ai|me|info|de|fr|uk|eu|ch|at|nl|it|es|jp|cn|in|br|ca|au"

    // Foundation has the names `link` and `phoneNumber`, which it calls deprecated on Linux.
    var type: NSTextCheckingResult.CheckingType {
      NSTextCheckingResult.CheckingType(rawValue: self == .phoneNumber ? 1 << 11 : 1 << 5)
    }

    var pattern: String {
      switch self {
      case .email: #"(?<![\w.%+-])(?:mailto:)?[\w.%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}"#
      case .link:
        // The last character is no punctuation of the sentence.
        #"(?<![\w@.-])(?:[a-z][a-z0-9+.-]*://|www\.|(?:[a-z0-9-]+\.)+(?:"# + Self.domains
          + #")(?![\w-]))(?:[^\s<>"']*[^\s<>"'.,;:!?)\]}])?"#
      case .phoneNumber:
        #"(?<![\w+])(?:\+\d{1,3}[ .-]?(?:\(?\d{1,4}\)?[ .-]?){2,5}\d|"#
          + #"(?:\(\d{3}\) ?|\d{3}[ .-])?\d{3}[ .-]\d{4})(?![\w-])"#
      }
    }
  }

  let location: URL?
  let number: String?
  private let ownRange: NSRange

  init(_ kind: Kind, _ text: String, in range: NSRange) {
    ownRange = range
    number = kind == .phoneNumber ? text : nil
    let prefix =
      switch kind {
      case .email: text.lowercased().hasPrefix("mailto:") ? "" : "mailto:"
      case .link: text.contains("://") ? "" : "http://"
      case .phoneNumber: ""
      }
    location = kind == .phoneNumber ? nil : URL(string: prefix + text)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: NSTextCheckingResult.CheckingType {
    number == nil ? Kind.link.type : Kind.phoneNumber.type
  }

  override var range: NSRange { ownRange }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange {
    idx == 0 ? ownRange : NSRange(location: NSNotFound, length: 0)
  }
}
