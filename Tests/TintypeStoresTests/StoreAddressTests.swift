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
      ("rclone::local:/srv", "rclone::local:/srv"),
    ])
  func read(text: String, description: String) throws {
    #expect(try StoreAddress(text, relativeTo: "/package").description == description)
  }

  @Test(
    "An invalid address or one with a password is rejected",
    arguments: [
      "", " \n", "ftp://host/path", "https://", "https://user:secret@host/path", "s3:///key",
      "https://host/path?token=secret", "https://host/a/../b", "https://host/a\u{7}b",
      "oci://host/Upper", "oci://host", "rclone:remote", "rclone:-flag:x", "file://host/path",
    ])
  func refused(text: String) {
    let error = #expect(throws: StoreError.self) {
      try StoreAddress(text, relativeTo: "/package")
    }
    #expect(error.map { "\($0)".hasPrefix("The address of the store cannot be used. ") } == true)
    #expect(error.map { !"\($0)".contains("secret") } == true)
  }
}

@Suite("Bearer challenges of registries") struct BearerChallengeTests {
  @Test("A challenge has a realm, and optionally a service and a scope")
  func fields() {
    let challenge = BearerChallenge(
      #"Bearer realm="https://auth.host/token",service="host",scope="repository:a/b:pull,push""#)
    #expect(challenge?.realm == "https://auth.host/token")
    #expect(challenge?.service == "host")
    #expect(challenge?.scope == "repository:a/b:pull,push")
  }

  @Test(
    "A challenge with another scheme or without a usable realm is rejected",
    arguments: ["", "Basic realm=\"x\"", "Bearer service=\"host\"", "Bearer realm=\"file:///etc\""])
  func none(field: String) {
    #expect(BearerChallenge(field) == nil)
  }
}
