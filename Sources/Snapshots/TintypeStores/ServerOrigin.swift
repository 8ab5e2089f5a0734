// SPDX-License-Identifier: MIT

/// The scheme, the host and the port of a URL.
struct ServerOrigin: Hashable, Sendable {
  let isEncrypted: Bool
  /// The host in lowercase letters.
  let host: String
  let port: Int

  /// The maximum length of a URL in bytes.
  private static let lengthLimit = 8192

  /// Parses a URL of a server; `nil` for any other text.
  ///
  /// The grammar is narrow, so that curl cannot find another host in the URL: no user, no escapes
  /// in the host, and printable ASCII without backslashes and quotation marks.
  init?(of url: String) {
    guard url.utf8.count <= Self.lengthLimit else { return nil }
    let pattern =
      #/(?<scheme>https?)://(?<host>[A-Za-z0-9._\-]+|\[[0-9A-Fa-f:.]+\])(?::(?<port>[0-9]{1,5}))?(?:/[!#-\[\]-~]*)?/#
    guard let match = try? pattern.wholeMatch(in: url) else { return nil }
    isEncrypted = match.scheme == "https"
    host = match.host.lowercased()
    port = match.port.flatMap { Int($0) } ?? (isEncrypted ? 443 : 80)
  }

  /// A Boolean value that indicates whether the server is on this machine.
  var isLocal: Bool { ["127.0.0.1", "localhost", "[::1]"].contains(host) }

  /// A Boolean value that indicates whether only the server can read a request: the connection is
  /// encrypted, or stays on this machine.
  var isPrivate: Bool { isEncrypted || isLocal }
}
