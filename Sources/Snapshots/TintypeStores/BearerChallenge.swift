// SPDX-License-Identifier: MIT

import Synchronization

/// The challenge of a registry: `Bearer realm="…",service="…"`.
struct BearerChallenge: Hashable, Sendable {
  /// The URL of the server that issues tokens.
  let realm: String
  let service: String?

  /// Parses the field `WWW-Authenticate`; `nil` for another scheme, or without a usable realm.
  init?(_ field: String) {
    guard field.lowercased().hasPrefix("bearer ") else { return nil }
    var values: [String: String] = [:]
    for match in field.matches(of: #/([A-Za-z]+)="([^"]*)"/#) {
      values[match.1.lowercased()] = String(match.2)
    }
    guard let realm = values["realm"], ServerOrigin(of: realm) != nil else { return nil }
    self.realm = realm
    service = values["service"]
  }
}

/// The servers that issue tokens for registries, which get the user's password.
enum TokenServers {
  private static let known = Mutex<[ServerOrigin: ServerOrigin]>([:])

  /// Returns whether a server may issue tokens for a registry.
  ///
  /// The connection is encrypted, unless both are on this machine. The first server that a registry
  /// names in this process remains the only one.
  static func allow(_ realm: String, for registry: ServerOrigin) -> Bool {
    guard let server = ServerOrigin(of: realm),
      server.isEncrypted || (server.isLocal && registry.isLocal)
    else { return false }
    return known.withLock { known in
      let first = known[registry] ?? server
      known[registry] = first
      return first == server
    }
  }
}
