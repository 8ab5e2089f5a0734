// SPDX-License-Identifier: MIT

/// The URL of a page, or of a directory to which the names of files are appended.
package struct WebAddress: Hashable, Sendable {
  /// The URL without a trailing slash; it contains only characters that need no escape in Markdown
  /// and in attributes of HTML.
  package let url: String

  /// The maximum length of a URL, in bytes.
  static let limit = 1_000

  /// Creates an address from a URL; `nil` for any other text.
  ///
  /// - Parameter text: An `https` URL, or an `http` URL of this machine. It has no user name, no
  ///   query and no fragment, and no component `.` or `..`. Characters that a path cannot contain
  ///   are percent-encoded.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.limit, let separator = text.firstRange(of: "://") else {
      return nil
    }
    let scheme = text[..<separator.lowerBound].lowercased()
    let rest = text[separator.upperBound...]
    let authority = rest.prefix { $0 != "/" }
    guard let host = Self.host(of: authority) else { return nil }
    guard scheme == "https" || scheme == "http" && Self.localHosts.contains(host) else {
      return nil
    }
    let path = rest.dropFirst(authority.count).split(separator: "/")
    guard !path.contains("."), !path.contains("..") else { return nil }
    guard !rest.contains("?"), !rest.contains("#"), !rest.contains(where: \.isNewline) else {
      return nil
    }
    let components = ["\(scheme)://\(authority)"] + path.map { Self.encoded($0) }
    url = components.joined(separator: "/")
  }

  /// Returns the URL of a file.
  ///
  /// - Parameter name: The name of the file, which is percent-encoded.
  /// - Returns: The URL.
  package func url(of name: String) -> String { "\(url)/\(Self.encoded(name[...]))" }

  /// The hosts of this machine, for which `http` is accepted.
  private static let localHosts: Set<String> = ["localhost", "127.0.0.1"]

  /// Returns the host of an authority with an optional port, in lowercase; `nil` if it is invalid.
  private static func host(of authority: Substring) -> String? {
    let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
    guard let host = parts.first, !host.isEmpty, parts.count <= 2 else { return nil }
    if parts.count == 2, let port = parts.last {
      guard (1...5).contains(port.utf8.count), port.utf8.allSatisfy(Self.isDigit) else {
        return nil
      }
    }
    let isValid = host.utf8.allSatisfy {
      isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
    }
    guard isValid, !host.hasPrefix("-"), !host.hasPrefix(".") else { return nil }
    return host.lowercased()
  }

  /// Returns a component of a path with all characters percent-encoded that have a meaning in URLs,
  /// HTML or Markdown; valid escapes stay unchanged.
  private static func encoded(_ component: Substring) -> String {
    let bytes = Array(component.utf8)
    var result = ""
    for (index, byte) in bytes.enumerated() {
      let digits = bytes.dropFirst(index + 1).prefix(2)
      let isEscape = byte == UInt8(ascii: "%") && digits.count == 2 && digits.allSatisfy(isHex)
      if isEscape || isLetter(byte) || isDigit(byte) || unreserved.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let code = String(byte, radix: 16, uppercase: true)
        result += "%" + (code.count < 2 ? "0" : "") + code
      }
    }
    return result
  }

  /// The characters that are not letters or digits and need no escape.
  private static let unreserved = Set("-._~+=,@".utf8)

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }
}
