// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeStores

@Suite("Store addresses") struct StoreAddressTests {
  @Test(
    "Each form of address is parsed",
    arguments: [
      ("/srv/references/", "/srv/references"),
      ("../references", "/package/../references"),
      ("file:///srv/with%20space", "/srv/with space"),
      (" https://host/path/\n", "https://host/path"),
      ("HTTPS://host", "https://host"),
      ("http://127.0.0.1:8080/a", "http://127.0.0.1:8080/a"),
      ("s3://bucket", "s3://bucket"),
      ("s3://bucket/a/b", "s3://bucket/a/b"),
      ("oci://ghcr.io/team/app", "oci://ghcr.io/team/app"),
      ("oci+http://localhost:5000/app", "oci+http://localhost:5000/app"),
      ("rclone:remote:a/b", "rclone:remote:a/b"),
      ("rclone:My_remote-2.a+b@c d:/srv/", "rclone:My_remote-2.a+b@c d:/srv"),
      ("rclone:remote:", "rclone:remote:"),
    ])
  func read(text: String, description: String) throws {
    #expect(try StoreAddress(text, relativeTo: "/package", in: "").description == description)
  }

  @Test(
    "An invalid address or one with a password is rejected",
    arguments: [
      "", " \n", "ftp://host/path", "https://", "https://user:secret@host/path", "s3:///key",
      "https://host/path?token=secret", "https://host/a/../b", "https://host/a\u{7}b",
      "oci://host/Upper", "oci://host", "file://host/path", "https://a%2fb/", "https://a\\b/",
      "https://a/\"b", "https://a b/", "oci://a;b/c", "s3://a%2fb/c", "s3://a:b@c", "a\u{202E}b",
      "http://127.0.0.1:999999/", "https://host/\(String(repeating: "a", count: 9000))",
      "file:///a%0Ab",
    ])
  func refused(text: String) {
    let error = #expect(throws: StoreError.self) {
      try StoreAddress(text, relativeTo: "/package", in: "the test")
    }
    #expect(
      error.map { "\($0)".hasPrefix("The address of the store in the test cannot be used: ") }
        == true)
    #expect(error.map { !"\($0)".contains("secret") } == true)
  }

  @Test(
    "An address of rclone names a remote of its configuration, without options and “..”",
    arguments: [
      "remote", "", ":", ":local:/srv", ":webdav,url=\"http://h\",bearer_token_command=\"id\":",
      "remote,bearer_token_command=id:x", "remote=x:y", "-flag:x", " remote:x", "remote :x",
      "\"remote\":x", "'remote':x", "a/b:c", "./a:b", "remote:..", "remote:a/../b", "rémote:x",
    ])
  func rclone(text: String) {
    #expect(throws: StoreError.self) {
      try StoreAddress("rclone:" + text, relativeTo: "/package", in: "")
    }
  }
}

@Suite("Origins of servers") struct ServerOriginTests {
  @Test(
    "A URL has one scheme, host and port",
    arguments: [
      ("https://Host/a", "https://host:443", true), ("https://host:443", "https://host", true),
      ("http://host", "https://host", false), ("https://host:8443/", "https://host/", false),
      ("https://127.0.0.1.evil/", "https://127.0.0.1/", false),
      ("http://[::1]:80/a?b#c", "http://[::1]", true),
    ])
  func equal(one: String, two: String, isSame: Bool) throws {
    let (one, two) = (try #require(ServerOrigin(of: one)), try #require(ServerOrigin(of: two)))
    #expect((one == two) == isSame)
  }

  @Test(
    "Text that clients read in different ways is not a URL",
    arguments: [
      "", "host", "ftp://host", "file:///etc", "https://", "https://user@host/", "https://a:b@c/",
      "https://host\\@evil/", "https://host%2f/", "https://ho st/", "https://host:/", "https:///a",
      "https://host:123456/", "https://host?a", "https://host#a", "https://host/\u{7}",
      "https://host/\n", "https://hóst/", "https://host/é", " https://host/", "-https://host",
    ])
  func invalid(url: String) {
    #expect(ServerOrigin(of: url) == nil)
  }
}

@Suite("Bearer challenges of registries") struct BearerChallengeTests {
  @Test("A challenge has a realm, and optionally a service")
  func fields() {
    let challenge = BearerChallenge(
      #"Bearer realm="https://auth.host/token",service="host",scope="repository:a/b:pull,push""#)
    #expect(challenge?.realm == "https://auth.host/token")
    #expect(challenge?.service == "host")
  }

  @Test(
    "A challenge with another scheme or without a usable realm is rejected",
    arguments: [
      "", "Basic realm=\"x\"", "Bearer service=\"host\"", "Bearer realm=\"file:///etc\"",
      "Bearer realm=\"https://a@b/\"",
    ])
  func none(field: String) {
    #expect(BearerChallenge(field) == nil)
  }

  @Test("The server for tokens is encrypted or local, and stays the same")
  func tokenServers() throws {
    let remote = try #require(ServerOrigin(of: "https://registry.test"))
    #expect(!TokenServers.allow("http://registry.test/token", for: remote))
    #expect(!TokenServers.allow("http://127.0.0.1/token", for: remote))
    #expect(TokenServers.allow("https://tokens.test/a", for: remote))
    #expect(TokenServers.allow("https://tokens.test/b", for: remote))
    #expect(!TokenServers.allow("https://evil.test/a", for: remote))
    let local = try #require(ServerOrigin(of: "http://localhost:4999"))
    #expect(!TokenServers.allow("http://evil.test/token", for: local))
    #expect(TokenServers.allow("http://127.0.0.1:4998/token", for: local))
  }
}
