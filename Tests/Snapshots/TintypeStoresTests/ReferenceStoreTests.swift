// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing

@testable import TintypeSnapshots
@testable import TintypeStores

@Suite("Reference stores") struct ReferenceStoreTests {
  @Test("A store in a directory returns an added object")
  func directory() throws {
    let package = try StorePackage()
    try FileManager.default.createDirectory(
      atPath: package.path + "/share", withIntermediateDirectories: true)
    try package.checkRoundTrip(try package.store(["TINTYPE_STORE": "share"]))
  }

  @Test("A missing store directory is an error and is not created")
  func directoryMissing() throws {
    let package = try StorePackage()
    let store = try package.store(["TINTYPE_STORE": package.path + "/share"])
    let error = StoreError.noDirectory(path: package.path + "/share")
    #expect(throws: error) { try store.put(package.bytes, as: package.object) }
    #expect(throws: error) { try store.bytes(of: package.object) }
    #expect(!FileManager.default.fileExists(atPath: package.path + "/share"))
  }

  @Test("A store is not used for an object that is unpushed or cached")
  func offline() throws {
    let package = try StorePackage()
    let store = try package.store(["TINTYPE_STORE": "http://127.0.0.1:9/nothing"])
    let assets = ReferenceAssets(directory: package.path + "/__Snapshots__/assets")
    try assets.write([package.object.fileName: package.bytes])
    #expect(try store.bytes(of: package.object) == package.bytes)
    try FileManager.default.moveItem(
      atPath: assets.unpushedDirectory, toPath: package.path + "/cache")
    #expect(try store.bytes(of: package.object) == package.bytes)
  }

  @Test("A store without an address is an error that states where to set it")
  func noAddress() throws {
    let package = try StorePackage()
    let store = try package.store()
    #expect(throws: StoreError.noAddress) { try store.bytes(of: package.object) }
  }

  @Test("An address file that is a directory is an error")
  func addressDirectory() throws {
    let package = try StorePackage()
    try FileManager.default.createDirectory(
      atPath: package.path + "/__Snapshots__/.store", withIntermediateDirectories: true)
    let store = try package.store()
    #expect(
      throws: StoreError.unreadableAddress(
        path: package.path + "/__Snapshots__/.store", error: .notARegularFile)
    ) { try store.bytes(of: package.object) }
  }

  @Test("A missing program is an error with its name")
  func noProgram() throws {
    let package = try StorePackage()
    for (address, program) in [("https://host", "curl"), ("rclone:a:b", "rclone")] {
      let store = try package.store(["TINTYPE_STORE": address, "PATH": "/nowhere"])
      #expect(throws: StoreError.noProgram(name: program)) { try store.bytes(of: package.object) }
    }
  }

  @Test("Credentials are not sent without encryption")
  func unencrypted() throws {
    let package = try StorePackage()
    let store = try package.store([
      "TINTYPE_STORE": "http://192.0.2.1/references", "TINTYPE_STORE_TOKEN": "secret",
    ])
    #expect(throws: StoreError.unencrypted(store: "http://192.0.2.1/references")) {
      try store.bytes(of: package.object)
    }
  }
}

@Suite("Reference stores on servers", .enabled(if: LocalServer.isExpected))
struct ServerStoreTests {
  @Test("A store on nginx with WebDAV returns an added object")
  func http() throws {
    let package = try StorePackage()
    let server = try LocalServer.nginx()
    try package.checkRoundTrip(
      try package.store(["TINTYPE_STORE": "http://127.0.0.1:\(server.port)/references"]))
  }

  @Test("A store in an OCI registry returns an added object")
  func registry() throws {
    let package = try StorePackage()
    let server = try LocalServer.registry()
    try package.checkRoundTrip(
      try package.store(["TINTYPE_STORE": "oci+http://127.0.0.1:\(server.port)/team/references"]))
  }

  @Test("A store in an rclone remote returns an added object")
  func rclone() throws {
    let package = try StorePackage()
    try package.checkRoundTrip(
      try package.store([
        "TINTYPE_STORE": "rclone:share:references", "RCLONE_CONFIG_SHARE_TYPE": "alias",
        "RCLONE_CONFIG_SHARE_REMOTE": package.path + "/share", "HOME": package.path,
      ]))
  }

  @Test("Requests to S3 are signed, with the digest of the body")
  func s3() throws {
    let package = try StorePackage()
    let server = try LocalServer.nginx()
    try package.checkRoundTrip(
      try package.store([
        "TINTYPE_STORE": "s3://bucket/prefix", "AWS_ACCESS_KEY_ID": "AKID",
        "AWS_SECRET_ACCESS_KEY": "secret", "AWS_REGION": "eu-central-1",
        "AWS_ENDPOINT_URL": "http://127.0.0.1:\(server.port)",
      ]))
    let requests = try server.requests.split(separator: "\n")
    #expect(requests.contains { $0.hasPrefix("PUT /bucket/prefix/sha256/") })
    for request in requests {
      #expect(request.contains("AWS4-HMAC-SHA256 Credential=AKID/"))
      #expect(request.contains("/eu-central-1/s3/aws4_request"))
      #expect(request.contains("x-amz-content-sha256;x-amz-date"))
      #expect(!request.contains("secret"))
    }
  }

  @Test("Credentials are sent only if the address is in the environment")
  func credentials() throws {
    let package = try StorePackage()
    let server = try LocalServer.nginx()
    let address = "http://127.0.0.1:\(server.port)/references"
    let variables = ["TINTYPE_STORE_USER": "ada", "TINTYPE_STORE_PASSWORD": "secret"]
    #expect(
      try !package.store(variables, marker: address, allowed: [address]).contains(package.object))
    #expect(try server.requests.contains("HEAD /references/"))
    #expect(try !server.requests.contains("Basic"))
    _ = try package.store(variables.merging(["TINTYPE_STORE": address]) { $1 })
      .contains(package.object)
    let basic = Data("ada:secret".utf8).base64EncodedString()
    #expect(try server.requests.contains("Basic \(basic)"))
    _ = try package.store(["TINTYPE_STORE": address, "TINTYPE_STORE_TOKEN": "a\"b\\c"])
      .contains(package.object)
    #expect(try server.requests.contains(#"Bearer a\x22b\x5Cc"#))
  }

  @Test("Other bytes than those of the object are rejected")
  func altered() throws {
    let package = try StorePackage()
    let server = try LocalServer.nginx()
    let store = try package.store(["TINTYPE_STORE": "http://127.0.0.1:\(server.port)/references"])
    let others = [
      Array("<!DOCTYPE html><title>Sign in</title>".utf8), Array("an older image".utf8),
      package.bytes + [0], Array(package.bytes.dropLast()), [],
    ]
    for bytes in others {
      try server.write(bytes, to: "references/" + package.object.key)
      #expect(
        throws: StoreError.altered(
          object: package.object, place: "The store http://127.0.0.1:\(server.port)/references",
          size: bytes.count, start: Array(bytes.prefix(9)))
      ) { try store.bytes(of: package.object) }
      #expect(try !store.contains(package.object))
    }
    // The next push replaces the object.
    #expect(try store.put(package.bytes, as: package.object))
    #expect(try store.bytes(of: package.object) == package.bytes)
  }

  @Test(
    "Each error status has its own message",
    arguments: [
      (401, StoreError.denied(store: "*", status: 401)), (403, .denied(store: "*", status: 403)),
      (413, .full(store: "*")), (507, .full(store: "*")), (400, .failed(store: "*", status: 400)),
    ])
  func status(status: Int, expected: StoreError) throws {
    let package = try StorePackage()
    let server = try LocalServer.nginx(location: "return \(status) 'secret page';")
    let address = "http://127.0.0.1:\(server.port)/references"
    let store = try package.store(["TINTYPE_STORE": address])
    let error = #expect(throws: StoreError.self) { try store.bytes(of: package.object) }
    let text = "\(try #require(error))"
    #expect(text == "\(expected)".replacing("*", with: address))
    #expect(!text.contains("secret page"))
  }

  @Test("A server that is unreachable or incomplete is an error")
  func unreachable() throws {
    let package = try StorePackage()
    let cut = try ScriptedServer { _, _ in
      "HTTP/1.1 200 OK\r\nContent-Length: 31\r\n\r\n\u{89}PNG and"
    }
    let closed = try ScriptedServer { _, _ in "" }
    let silent = try ScriptedServer { _, _ in nil }
    let large = try ScriptedServer { _, _ in
      "HTTP/1.1 200 OK\r\nContent-Length: 99999999\r\n\r\n\u{89}PNG and"
    }
    let cases = [
      (9, "it refuses connections"), (cut.port, "the transfer ended too early"),
      (closed.port, "it closed the connection"), (silent.port, "it sent too little data for 3 s"),
      (large.port, "it sends more bytes than the object has"),
    ]
    for (port, reason) in cases {
      let address = "http://127.0.0.1:\(port)/references"
      let store = try package.store(["TINTYPE_STORE": address], stallLimit: 3)
      #expect(throws: StoreError.unreachable(store: address, reason: reason)) {
        try store.bytes(of: package.object)
      }
    }
    #expect(!FileManager.default.fileExists(atPath: package.path + "/cache"))
  }
}
