// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import TintypeBase

@testable import TintypeStores

func commit(_ digit: Character) throws -> CommitName {
  try #require(CommitName(String(repeating: digit, count: 40)))
}

func store(
  _ address: String, _ variables: [String: String] = [:], stallLimit: Int = 600
) throws -> RunStore {
  try RunStore(
    at: address, relativeTo: "/", in: "TINTYPE_HISTORY",
    variables: variables.merging(["PATH": "/usr/bin:/bin"]) { $1 }, stallLimit: stallLimit)
}

/// Adds runs at the same time and one after another, and reads them.
func checkRoundTrip(_ store: RunStore) throws {
  let (first, second) = (try commit("a"), try commit("b"))
  #expect(try !store.hasRuns(of: first))
  #expect(try store.runs(of: first) == [])
  let errors = Mutex<[String]>([])
  DispatchQueue.concurrentPerform(iterations: 4) { number in
    do {
      try store.add(Array("run \(number)".utf8), of: first)
    } catch {
      errors.withLock { $0.append("\(error)") }
    }
  }
  #expect(errors.withLock { $0 } == [])
  try store.add(Array("later".utf8), of: first)
  try store.add(Array("other".utf8), of: second)
  let runs = try store.runs(of: first).map { String(decoding: $0, as: UTF8.self) }
  #expect(runs.sorted() == ["later", "run 0", "run 1", "run 2", "run 3"])
  #expect(try store.runs(of: second) == [Array("other".utf8)])
  #expect(try store.hasRuns(of: first))
  #expect(try !store.hasRuns(of: commit("c")))
}

/// Removes the runs that ``checkRoundTrip(_:)`` added to a directory.
func checkRemoval(_ store: RunStore, in directory: String) throws {
  let (first, second) = (try commit("a"), try commit("b"))
  #expect(try store.commits() == [first, second])
  try store.remove(first)
  #expect(try store.commits() == [second])
  #expect(try store.runs(of: first) == [])
  #expect(try store.runs(of: second) == [Array("other".utf8)])
  // A writer that was interrupted leaves markers without a run.
  try FileManager.default.removeItem(atPath: directory + "/history/1/\(second)/0-0.run")
  try store.remove(second)
  #expect(try store.commits() == [])
}

@Suite("The runs in a store") struct RunStoreTests {
  @Test(
    "The name of a commit has 40 or 64 hexadecimal digits in lower case",
    arguments: [
      (String(repeating: "a", count: 40), true), (String(repeating: "0", count: 64), true),
      (String(repeating: "a", count: 39), false), (String(repeating: "A", count: 40), false),
      (String(repeating: "g", count: 40), false),
      ("../" + String(repeating: "a", count: 37), false),
      ("", false), ("main", false), (String(repeating: "٣", count: 20), false),
    ])
  func names(text: String, isName: Bool) {
    #expect((CommitName(text) != nil) == isName)
  }

  @Test("A store in a directory returns all runs, and removes those of a commit")
  func directory() throws {
    let package = try StorePackage()
    let store = try store(package.outside)
    #expect(try store.commits() == [])
    try checkRoundTrip(store)
    try checkRemoval(store, in: package.outside)
  }

  @Test("A directory that does not exist is an error and is not created")
  func missing() throws {
    let package = try StorePackage()
    let store = try store(package.outside + "/share")
    #expect(throws: StoreError.noDirectory(path: package.outside + "/share")) {
      try store.add([1], of: commit("a"))
    }
    #expect(!FileManager.default.fileExists(atPath: package.outside + "/share"))
  }

  @Test("A run that was never written is left out")
  func interrupted() throws {
    let package = try StorePackage()
    let store = try store(package.outside)
    try store.add(Array("run".utf8), of: commit("a"))
    let folder = package.outside + "/history/1/\(try commit("a"))"
    try FileManager.default.removeItem(atPath: folder + "/0-0.run")
    try store.add(Array("later".utf8), of: commit("a"))
    #expect(try store.runs(of: commit("a")) == [Array("later".utf8)])
  }

  @Test("Other contents than those of a history are an error")
  func foreign() throws {
    let package = try StorePackage()
    try FileManager.default.createDirectory(
      atPath: package.outside + "/history/1/\(try commit("a"))", withIntermediateDirectories: true)
    try AtomicFile.write(
      Array("<html>Sign in</html>".utf8),
      to: package.outside + "/history/1/\(try commit("a"))/0-0.visitor")
    #expect(
      throws: StoreError.unreachable(
        store: package.outside, reason: "it returns other contents than a history of runs has")
    ) { try store(package.outside).runs(of: commit("a")) }
  }

  @Test("A store that forgets a run is an error")
  func forgetful() throws {
    #expect(
      throws: StoreError.unreachable(
        store: "forgetful", reason: "it does not return the run that was just copied to it")
    ) { try RunStore(in: ForgetfulStore()).add(Array("run".utf8), of: commit("a")) }
  }

  @Test("A commit has at most 64 runs")
  func full() throws {
    let package = try StorePackage()
    let store = try store(package.outside)
    for number in 0..<64 { try store.add([UInt8(number + 1)], of: commit("a")) }
    #expect(try store.runs(of: commit("a")).count == 64)
    #expect(
      throws: StoreError.unreachable(
        store: package.outside, reason: "it already has 64 runs of the commit aaaaaaaaaaaa")
    ) { try store.add([1], of: commit("a")) }
  }
}

/// A store that keeps no runs, although it accepts them.
private final class ForgetfulStore: KeyedStore {
  private let files = Mutex<[String: [UInt8]]>([:])
  var name: String { "forgetful" }

  func bytes(at key: String, limit: Int) throws(StoreError) -> [UInt8]? {
    files.withLock { $0[key] }
  }

  func put(_ bytes: [UInt8], at key: String, once isOnce: Bool) throws(StoreError) {
    guard !key.hasSuffix(".run") else { return }
    files.withLock { $0[key] = bytes }
  }
}

@Suite("The runs in a store on a server", .enabled(if: LocalServer.isExpected))
struct ServerRunStoreTests {
  @Test("A store on nginx with WebDAV returns all runs")
  func http() throws {
    let server = try LocalServer.nginx()
    let store = try store("http://127.0.0.1:\(server.port)/history")
    try checkRoundTrip(store)
    #expect(try store.commits() == nil)
  }

  @Test("A bucket returns all runs, and its requests are signed")
  func s3() throws {
    let server = try LocalServer.nginx()
    try checkRoundTrip(
      try store(
        "s3://bucket/prefix",
        [
          "AWS_ACCESS_KEY_ID": "AKID", "AWS_SECRET_ACCESS_KEY": "secret",
          "AWS_ENDPOINT_URL": "http://127.0.0.1:\(server.port)",
        ]))
    for request in try server.requests.split(separator: "\n") {
      #expect(request.contains(" /bucket/prefix/history/1/"))
      #expect(request.contains("AWS4-HMAC-SHA256 Credential=AKID/"))
    }
  }

  @Test("An OCI registry returns all runs")
  func registry() throws {
    let server = try LocalServer.registry()
    try checkRoundTrip(try store("oci+http://127.0.0.1:\(server.port)/team/history"))
  }

  @Test("A remote of rclone returns all runs, and removes those of a commit")
  func rclone() throws {
    let package = try StorePackage()
    let store = try store(
      "rclone:share:history",
      [
        "RCLONE_CONFIG_SHARE_TYPE": "alias", "RCLONE_CONFIG_SHARE_REMOTE": package.outside,
        "HOME": package.path,
      ])
    #expect(try store.commits() == [])
    try checkRoundTrip(store)
    try checkRemoval(store, in: package.outside + "/history")
  }

  @Test("A server that is slow, fails, or returns a page for each request is an error")
  func hostile() throws {
    let page = try ScriptedServer { _, _ in "<html>Sign in</html>".response() }
    let silent = try ScriptedServer { _, _ in nil }
    let failing = try ScriptedServer { _, _ in "".response("503 Service Unavailable") }
    func address(_ server: ScriptedServer) -> String { "http://127.0.0.1:\(server.port)/history" }
    let cases = [
      (
        page,
        StoreError.unreachable(
          store: address(page), reason: "it returns other contents than a history of runs has")
      ),
      (
        silent,
        .unreachable(store: address(silent), reason: "it sent too little data for 3 s")
      ),
      (failing, .failed(store: address(failing), status: 503)),
    ]
    for (server, error) in cases {
      #expect(throws: error) {
        try store(address(server), stallLimit: 3).runs(of: commit("a"))
      }
    }
  }
}
