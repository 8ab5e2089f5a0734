// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase

@testable import TintypeSnapshots
@testable import TintypeStores

/// Servers that require the credentials of another one, and transfers that do not end.
@Suite("Stores whose server is hostile", .enabled(if: LocalServer.isExpected))
struct HostileServerTests {
  private static let credentials = [
    ["TINTYPE_STORE_USER": "ada", "TINTYPE_STORE_PASSWORD": "s3cret"],
    ["TINTYPE_STORE_TOKEN": "s3cret"],
  ]

  /// Returns whether a request contains a field with credentials.
  private func hasCredentials(_ request: String) -> Bool {
    request.contains("Authorization") || request.contains("s3cret")
      || request.contains(Data("ada:s3cret".utf8).base64EncodedString())
      || request.lowercased().contains("x-amz-")
  }

  @Test("Credentials are not sent to another host after a redirect")
  func redirect() throws {
    let package = try StorePackage()
    let other = try LocalServer.nginx()
    try other.write(package.bytes, to: "object")
    let target = other.port
    let first = try ScriptedServer { _, _ in
      "".response("302 Found", "Location: http://localhost:\(target)/object")
    }
    let store = try package.store([
      "TINTYPE_STORE": "http://127.0.0.1:\(first.port)/references", "TINTYPE_STORE_TOKEN": "secret",
    ])
    #expect(try store.bytes(of: package.object) == package.bytes)
    #expect(first.requests.first?.contains("Authorization: Bearer secret") == true)
    let requests = try other.requests
    #expect(requests.contains("GET /object"))
    #expect(!requests.contains("secret"))
  }

  @Test("A registry's token is requested from the server that it names")
  func token() throws {
    let package = try StorePackage()
    let text = String(decoding: package.bytes, as: UTF8.self)
    let registry = try ScriptedServer { request, port in
      if request.hasPrefix("GET /token?") { return #"{"token":"issued"}"#.response() }
      guard request.contains("Authorization: Bearer issued") else {
        return "".response(
          "401 Unauthorized",
          #"WWW-Authenticate: Bearer realm="http://127.0.0.1:\#(port)/token",service="here",scope="x""#
        )
      }
      return text.response()
    }
    let store = try package.store([
      "TINTYPE_STORE": "oci+http://127.0.0.1:\(registry.port)/team/app",
      "TINTYPE_STORE_USER": "ada", "TINTYPE_STORE_PASSWORD": "secret",
    ])
    #expect(try store.bytes(of: package.object) == package.bytes)
    let all = registry.requests
    #expect(all.count == 3)
    #expect(!all[0].contains("Authorization"))
    #expect(all[1].contains("service=here&scope=repository%3Ateam%2Fapp%3Apull "))
    #expect(all[1].contains("Authorization: Basic "))
  }

  @Test(
    "A server to which a store redirects gets no credentials on a challenge",
    arguments: ["http", "oci+http"], credentials)
  func redirectedChallenge(scheme: String, credentials: [String: String]) throws {
    let package = try StorePackage()
    for challenge in ["Basic realm=\"x\"", #"Bearer realm="http://localhost:*/token""#] {
      let other = try ScriptedServer { _, port in
        let field = challenge.replacing("*", with: "\(port)")
        return "".response("401 Unauthorized", "WWW-Authenticate: \(field)")
      }
      let target = other.port
      let first = try ScriptedServer { _, _ in
        "".response("302 Found", "Location: http://localhost:\(target)/object")
      }
      let address = "\(scheme)://127.0.0.1:\(first.port)/r"
      let store = try package.store(credentials.merging(["TINTYPE_STORE": address]) { $1 })
      #expect(throws: StoreError.denied(store: address, status: 401)) {
        try store.bytes(of: package.object)
      }
      #expect(other.requests.count == 1)
      #expect(!other.requests.contains(where: hasCredentials))
    }
  }

  @Test("Another address for uploads gets no credentials, even with a challenge")
  func foreignUpload() throws {
    let package = try StorePackage()
    for credentials in Self.credentials {
      for challenge in ["Basic realm=\"x\"", #"Bearer realm="https://other.test/token""#] {
        let curl = try RecordingCurl(
          in: package.outside,
          responses: [
            ("/manifests/", "404", "", ""),
            ("https://other.test/", "401", "", challenge),
            ("/uploads/", "202", "https://other.test/upload", ""),
          ])
        let store = try package.store(
          credentials.merging(["TINTYPE_STORE": "oci://host.test/r", "PATH": curl.path]) { $1 })
        #expect(throws: StoreError.denied(store: "oci://host.test/r", status: 401)) {
          try store.put(package.bytes, as: package.object)
        }
        let foreign = try curl.requests.filter { $0.contains("https://other.test") }
        #expect(foreign.count == 1)
        #expect(foreign.allSatisfy { !$0.contains("s3cret") && !$0.contains("Authorization") })
      }
    }
  }

  @Test(
    "An address for uploads or for tokens that is unencrypted or unusable is refused",
    arguments: [
      "http://other.test/upload", "https://ada@other.test/", "file:///etc/passwd", "ftp://other/",
      "https://other.test/" + String(repeating: "a", count: 50_000),
    ])
  func unusableUpload(location: String) throws {
    let package = try StorePackage()
    let registry = try ScriptedServer { request, _ in
      request.hasPrefix("POST")
        ? "".response("202 Accepted", "Location: \(location)") : "".response("404 Not Found")
    }
    let address = "oci+http://127.0.0.1:\(registry.port)/r"
    let store = try package.store(["TINTYPE_STORE": address])
    let error = StoreError.unreachable(
      store: address, reason: "its address for uploads is unencrypted or cannot be used")
    #expect(throws: error) { try store.put(package.bytes, as: package.object) }
  }

  @Test("A registry cannot name a second server for its tokens")
  func secondRealm() throws {
    let package = try StorePackage()
    let other = try ScriptedServer { _, _ in #"{"token":"issued"}"#.response() }
    let target = other.port
    let registry = try ScriptedServer { request, port in
      let host = request.contains("/manifests/") ? port : target
      return "".response(
        "401 Unauthorized", #"WWW-Authenticate: Bearer realm="http://127.0.0.1:\#(host)/token""#)
    }
    let address = "oci+http://127.0.0.1:\(registry.port)/r"
    let store = try package.store(
      Self.credentials[0].merging(["TINTYPE_STORE": address]) { $1 })
    // The token server of the first request is the registry, which issues no token.
    #expect(throws: StoreError.denied(store: address, status: 401)) {
      try store.contains(package.object)
    }
    #expect(
      throws: StoreError.unreachable(
        store: address, reason: "it names another or an unencrypted server for its tokens")
    ) { try store.bytes(of: package.object) }
    #expect(other.requests.isEmpty)
  }

  @Test("A signed request follows no redirect", arguments: [301, 302, 303, 307, 308])
  func signedRedirect(status: Int) throws {
    let package = try StorePackage()
    let other = try ScriptedServer { _, _ in "".response() }
    let target = other.port
    let first = try ScriptedServer { _, _ in
      "".response("\(status) Moved", "Location: http://localhost:\(target)/object")
    }
    let store = try package.store([
      "TINTYPE_STORE": "s3://b/p", "AWS_ENDPOINT_URL": "http://127.0.0.1:\(first.port)",
      "AWS_ACCESS_KEY_ID": "AKID", "AWS_SECRET_ACCESS_KEY": "s3cret",
      "AWS_SESSION_TOKEN": "SESSION",
    ])
    #expect(throws: StoreError.failed(store: "s3://b/p", status: status)) {
      try store.bytes(of: package.object)
    }
    #expect(throws: StoreError.failed(store: "s3://b/p", status: status)) {
      try store.contains(package.object)
    }
    #expect(first.requests.allSatisfy { $0.contains("x-amz-security-token: SESSION") })
    #expect(other.requests.isEmpty)
  }

  @Test(
    "A redirect to a file, to another protocol or in a cycle is an error",
    arguments: [
      ("file:///etc/passwd", "it redirects to an address that cannot be used"),
      ("ftp://127.0.0.1/a", "it redirects to an address that cannot be used"),
      ("http://ada:s3cret@127.0.0.1/a", "it redirects to an address that cannot be used"),
      ("/again", "it redirects more than 5 times"),
    ])
  func unusableRedirect(location: String, reason: String) throws {
    let package = try StorePackage()
    let server = try ScriptedServer { _, _ in
      "".response("302 Found", "Location: \(location)")
    }
    let address = "http://127.0.0.1:\(server.port)/r"
    let store = try package.store(["TINTYPE_STORE": address])
    #expect(throws: StoreError.unreachable(store: address, reason: reason)) {
      try store.bytes(of: package.object)
    }
  }

  @Test("A request that changes the store follows no redirect")
  func redirectedUpload() throws {
    let package = try StorePackage()
    let other = try ScriptedServer { _, _ in "".response("201 Created") }
    let target = other.port
    let first = try ScriptedServer { request, _ in
      request.hasPrefix("PUT")
        ? "".response("307 Moved", "Location: http://localhost:\(target)/object")
        : "".response("404 Not Found")
    }
    let address = "http://127.0.0.1:\(first.port)/r"
    let store = try package.store(["TINTYPE_STORE": address])
    #expect(throws: StoreError.failed(store: address, status: 307)) {
      try store.put(package.bytes, as: package.object)
    }
    #expect(other.requests.isEmpty)
  }

  @Test("A token with a line break adds no header field")
  func tokenLines() throws {
    let package = try StorePackage()
    let registry = try ScriptedServer { request, port in
      if request.hasPrefix("GET /token?") { return #"{"token":"a\r\nEvil: yes"}"#.response() }
      return "".response(
        "401 Unauthorized", #"WWW-Authenticate: Bearer realm="http://127.0.0.1:\#(port)/token""#)
    }
    let store = try package.store([
      "TINTYPE_STORE": "oci+http://127.0.0.1:\(registry.port)/r"
    ])
    #expect(throws: StoreError.self) { try store.bytes(of: package.object) }
    #expect(registry.requests.contains { $0.contains("Authorization: Bearer aEvil: yes\r\n") })
    #expect(!registry.requests.contains { $0.contains("\nEvil") })
  }

  @Test("A token that is too long for the options of curl is an error")
  func longToken() throws {
    let package = try StorePackage()
    let token = String(repeating: "a", count: 100_000)
    let registry = try ScriptedServer { request, port in
      if request.hasPrefix("GET /token?") { return #"{"token":"\#(token)"}"#.response() }
      return "".response(
        "401 Unauthorized", #"WWW-Authenticate: Bearer realm="http://127.0.0.1:\#(port)/token""#)
    }
    let address = "oci+http://127.0.0.1:\(registry.port)/r"
    let store = try package.store(["TINTYPE_STORE": address])
    #expect(
      throws: StoreError.unreachable(store: address, reason: "an address or a token is too long")
    ) { try store.bytes(of: package.object) }
  }

  // MARK: Size and time

  @Test("A response without a length ends at the limit", arguments: ["http", "oci+http"])
  func endless(scheme: String) throws {
    let package = try StorePackage()
    let chunk = String(repeating: "a", count: 1 << 16)
    for (head, text) in [
      ("HTTP/1.1 200 OK\r\n\r\n", chunk),
      ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", "10000\r\n\(chunk)\r\n"),
    ] {
      let server = try ScriptedServer(then: .init(text: text, count: 4000)) { _, _ in head }
      let address = "\(scheme)://127.0.0.1:\(server.port)/r"
      let store = try package.store(["TINTYPE_STORE": address])
      #expect(
        throws: StoreError.unreachable(
          store: address, reason: "it sends more bytes than the object has")
      ) { try store.bytes(of: package.object) }
    }
  }

  @Test("A response that is slower than 1,000 bytes per second ends")
  func slow() throws {
    let package = try StorePackage()
    let server = try ScriptedServer(then: .init(text: "a", count: 400, pause: 50_000)) { _, _ in
      "HTTP/1.1 200 OK\r\n\r\n"
    }
    let address = "http://127.0.0.1:\(server.port)/r"
    let store = try package.store(["TINTYPE_STORE": address], stallLimit: 3)
    #expect(
      throws: StoreError.unreachable(store: address, reason: "it sent too little data for 3 s")
    ) { try store.bytes(of: package.object) }
  }

  @Test("A transfer ends after the time for its size, however regularly the server sends")
  func longTransfer() throws {
    let package = try StorePackage()
    let rest = ScriptedServer.Rest(
      text: String(repeating: "a", count: 5000), count: 200, pause: 50_000)
    let server = try ScriptedServer(then: rest) { _, _ in "HTTP/1.1 200 OK\r\n\r\n" }
    let address = "http://127.0.0.1:\(server.port)/r"
    let store = try package.store(["TINTYPE_STORE": address], stallLimit: 1)
    #expect(
      throws: StoreError.unreachable(
        store: address, reason: "the transfer did not end within 3 seconds")
    ) { try store.bytes(of: package.object) }
  }

  @Test("The time grows with the size")
  func timeLimit() {
    let environment = StoreEnvironment([:])
    #expect(environment.timeLimit(size: 0) == 60)
    #expect(environment.timeLimit(size: 1_000_000) == 110)
    #expect(environment.timeLimit(size: ReferenceFile.sizeLimit) < 54_000)
  }

  @Test("A transfer by rclone ends at the limit of its size")
  func largeRemote() throws {
    let package = try StorePackage()
    let store = try package.store([
      "TINTYPE_STORE": "rclone:share:r", "HOME": package.outside,
      "RCLONE_CONFIG_SHARE_TYPE": "alias", "RCLONE_CONFIG_SHARE_REMOTE": package.outside,
    ])
    try AtomicFile.write(
      [UInt8](repeating: 7, count: 1 << 20), to: package.outside + "/r/" + package.object.key)
    #expect(
      throws: StoreError.unreachable(
        store: "rclone:share:r", reason: "it sends more bytes than the object has")
    ) { try store.bytes(of: package.object) }
  }

  @Test("A temporary failure is repeated, and a permanent one is not")
  func retries() throws {
    let package = try StorePackage()
    for (status, count) in [("503 Unavailable", 3), ("400 Bad Request", 1)] {
      let server = try ScriptedServer { _, _ in "".response(status) }
      let address = "http://127.0.0.1:\(server.port)/r"
      let store = try package.store(["TINTYPE_STORE": address])
      #expect(throws: StoreError.self) { try store.bytes(of: package.object) }
      #expect(server.requests.count == count)
    }
  }
}
