// SPDX-License-Identifier: MIT

/// The checks of a request before it is answered.
///
/// Every page in the browser, and every program of the machine, can connect to the loopback interface. A
/// page of another origin is recognized by `Origin` and `Sec-Fetch-Site`, or by `Host` if its name
/// was changed to this address (DNS rebinding). Only a reader of the address has the token.
struct RequestFilter: Sendable {
  /// A request as it was received.
  struct Head {
    var method: String
    /// The path, in which nothing is decoded.
    var path: String
    /// The header fields.
    var fields: [(name: String, value: String)] = []
    /// The names and values of the query, in which only + is decoded.
    var arguments: [(name: String, value: String)] = []

    /// Returns the values of all header fields with a name.
    func values(of name: String) -> [String] {
      fields.filter { $0.name.lowercased() == name }.map(\.value)
    }
  }

  /// The result of the checks.
  enum Decision {
    case accepted(LoopbackServer.Request)
    /// The request is answered with a status and without content.
    case rejected(status: Int)
  }

  private let authorities: [String]
  private let token: [UInt8]

  /// Creates the checks for a server's address.
  init(port: UInt16, token: String) {
    let hosts = ["127.0.0.1", "localhost"]
    // Browsers omit the port of the protocol.
    authorities = hosts.map { "\($0):\(port)" } + (port == 80 ? hosts : [])
    self.token = Array(token.utf8)
  }

  /// Checks a request.
  func decision(for head: Head) -> Decision {
    guard let host = head.only("host"), authorities.contains(host),
      head.allows("origin", authorities.map { "http://\($0)" }),
      head.allows("sec-fetch-site", ["same-origin", "none"])
    else { return .rejected(status: 403) }
    guard head.method == "GET" || head.method == "HEAD" else { return .rejected(status: 405) }
    guard let path = path(of: head), let query = Self.query(of: head) else {
      return .rejected(status: 404)
    }
    guard !head.hasBody else { return .rejected(status: 413) }
    return .accepted(LoopbackServer.Request(path: path, query: query))
  }

  // MARK: Path and query

  /// Returns the path below the token; `nil` if the token is wrong or the path is invalid.
  private func path(of head: Head) -> String? {
    let parts = head.path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count > 2, parts[0].isEmpty, isToken(parts[1]) else { return nil }
    if parts.count == 3, parts[2].isEmpty { return "" }
    var components: [String] = []
    for part in parts.dropFirst(2) {
      guard let component = Self.decoded(part), !["", ".", ".."].contains(component),
        !component.contains("/"), !component.contains("\\")
      else { return nil }
      components.append(component)
    }
    return components.joined(separator: "/")
  }

  /// Compares with the token in a time that does not depend on the number of equal digits.
  private func isToken(_ text: Substring.UTF8View) -> Bool {
    guard text.count == token.count else { return false }
    return zip(text, token).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func query(of head: Head) -> [String: String]? {
    var query: [String: String] = [:]
    for (name, value) in head.arguments {
      guard let name = decoded(name.utf8[...]), let value = decoded(value.utf8[...]),
        query.updateValue(value, forKey: name) == nil
      else { return nil }
    }
    return query
  }

  /// Replaces the percent-encoded bytes of a text.
  ///
  /// - Returns: The text; `nil` if a sequence is incomplete, or if the text contains control characters,
  ///   characters that must be encoded, or invalid UTF-8.
  static func decoded(_ text: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard (0x20..<0x7F).contains(byte) else { return nil }
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(hexadecimal),
        let low = rest.popFirst().flatMap(hexadecimal)
      else { return nil }
      let value = high << 4 | low
      guard value >= 0x20, value != 0x7F else { return nil }
      bytes.append(value)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension RequestFilter.Head {
  /// A Boolean value that indicates whether the request has a body.
  var hasBody: Bool {
    !values(of: "transfer-encoding").isEmpty || values(of: "content-length").contains { $0 != "0" }
  }

  /// Returns the value of a header field that must be present once.
  fileprivate func only(_ name: String) -> String? {
    let values = values(of: name)
    return values.count == 1 ? values.first : nil
  }

  /// Returns a Boolean value that indicates whether a header field is missing or has one of the values.
  fileprivate func allows(_ name: String, _ allowed: [String]) -> Bool {
    let values = values(of: name)
    return values.isEmpty || values.count == 1 && allowed.contains(values[0])
  }
}
