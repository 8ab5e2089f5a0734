// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase

@testable import TintypeStores

/// Servers that list the files of a history, so that old runs can be removed.
@Suite(.enabled(if: LocalServer.isExpected)) struct StoreListingTests {
  static let secret = "wJalrXUtnFEMI/K7MDENG"

  private func bucket(_ server: ScriptedServer, prefix: String = "prefix") throws -> RunStore {
    try store(
      "s3://bucket/\(prefix)",
      [
        "AWS_ACCESS_KEY_ID": "AKID", "AWS_SECRET_ACCESS_KEY": Self.secret,
        "AWS_ENDPOINT_URL": "http://127.0.0.1:\(server.port)",
      ])
  }

  @Test("A bucket lists its commits on several pages, and removes the runs of one")
  func s3() throws {
    let package = try StorePackage()
    let files = BucketDouble(directory: package.outside, prefix: "bucket/prefix/")
    try checkRoundTrip(try store(package.outside))
    let server = try ScriptedServer { request, _ in files.answer(request) }
    try checkRemoval(try bucket(server), in: package.outside)
    let requests = server.requests
    let lists = requests.filter { $0.contains("list-type=2") }
    #expect(lists.contains { $0.contains("continuation-token=3%2B%2F%3D%26&list-type=2&prefix=") })
    #expect(requests.contains { $0.hasPrefix("DELETE /bucket/prefix/history/1/") })
    #expect(requests.count > 20)
    #expect(requests.filter { !Signature.isValid($0, secret: Self.secret) } == [])
  }

  @Test("A list that does not end, and a page instead of a list, are errors")
  func damagedLists() throws {
    let bodies = [
      ("<html>Sign in</html>", "it does not return a list of its files"),
      (
        "<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>",
        "it does not return the end of a list"
      ),
    ]
    for (body, reason) in bodies {
      let server = try ScriptedServer { _, _ in body.response() }
      #expect(
        throws: StoreError.unreachable(store: "s3://bucket/prefix", reason: reason)
      ) { try bucket(server).commits() }
    }
  }

  @Test("A bucket without permission to list is an error")
  func denied() throws {
    let server = try ScriptedServer { _, _ in "".response("403 Forbidden") }
    #expect(throws: StoreError.denied(store: "s3://bucket/prefix", status: 403)) {
      try bucket(server).commits()
    }
  }

  @Test("A server with WebDAV lists its commits, and removes the runs of one")
  func webDAV() throws {
    let server = try LocalServer.webDAV()
    let directory = server.directory + "/files"
    try checkRoundTrip(try store(directory))
    try checkRemoval(try store("http://127.0.0.1:\(server.port)"), in: directory)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory + "/history/1") == [])
  }

  @Test(
    "A server that does not list its files is told from an empty one", arguments: [404, 405, 501])
  func noList(status: Int) throws {
    let server = try ScriptedServer { _, _ in "".response("\(status) No") }
    #expect(try store("http://127.0.0.1:\(server.port)/history").commits() == nil)
    let request = try #require(server.requests.first)
    #expect(request.hasPrefix("PROPFIND /history/history/1/ HTTP/1.1"))
    #expect(request.contains("Depth: 1\r\n"))
  }
}

/// The S3 API for the files of a directory, with two keys on each page of a list.
private struct BucketDouble {
  var directory: String
  /// The path of the files in addresses, without the slash at the beginning.
  var prefix: String

  func answer(_ request: String) -> String {
    let words = request.prefix { $0 != "\r\n" }.split(separator: " ")
    guard words.count == 3 else { return "".response("400 Bad Request") }
    let parts = words[1].dropFirst().split(separator: "?", maxSplits: 1)
    if parts.count == 2 { return list(parts[1]) }
    guard let path = parts.first, path.hasPrefix(prefix) else {
      return "".response("404 Not Found")
    }
    let file = "\(directory)/\(path.dropFirst(prefix.count))"
    if words[0] == "DELETE" {
      try? FileManager.default.removeItem(atPath: file)
      // A bucket has no folders.
      rmdir((file as NSString).deletingLastPathComponent)
      return "".response("204 No Content")
    }
    return (try? String(contentsOfFile: file, encoding: .utf8))?.response()
      ?? "<Error><Code>NoSuchKey</Code></Error>".response("404 Not Found")
  }

  private func list(_ query: Substring) -> String {
    var parameters: [String: String] = [:]
    for pair in query.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      parameters[String(parts[0])] = (parts.last.map(String.init) ?? "").removingPercentEncoding
    }
    let folder = prefix.split(separator: "/").dropFirst().joined(separator: "/") + "/"
    let all = (FileManager.default.subpaths(atPath: directory) ?? [])
      .filter { $0.hasPrefix("history/1/") && $0.split(separator: "/").count == 4 }.sorted()
    guard parameters["prefix"] == folder + "history/1/" else {
      return "".response("400 Bad Request")
    }
    let start = parameters["continuation-token"].flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
    let page = all.dropFirst(start).prefix(3)
    let isTruncated = start + page.count < all.count
    let token =
      isTruncated
      ? "<NextContinuationToken>\(start + page.count)+/=&amp;</NextContinuationToken>" : ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>bucket</Name>
      <Prefix>\(folder)history/1/</Prefix><IsTruncated>\(isTruncated)</IsTruncated>\(token)
      \(page.map { "<Contents><Key>\(folder)\($0)</Key><Size>1</Size></Contents>" }.joined())
      </ListBucketResult>
      """.response("200 OK", "Content-Type: application/xml")
  }
}

/// AWS Signature Version 4, computed from the text of a request as its documentation describes.
private enum Signature {
  static func isValid(_ request: String, secret: String) -> Bool {
    let lines = request.components(separatedBy: "\r\n")
    let words = (lines.first ?? "").split(separator: " ")
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { break }
      fields[line[..<colon].lowercased()] =
        line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    let form = #/AWS4-HMAC-SHA256 Credential=AKID\/(.+), ?SignedHeaders=(.+), ?Signature=(.+)/#
    guard words.count == 3, let match = (fields["authorization"] ?? "").wholeMatch(of: form),
      let time = fields["x-amz-date"], let content = fields["x-amz-content-sha256"]
    else { return false }
    let scope = String(match.1).split(separator: "/").map(String.init)
    guard scope.count == 4 else { return false }
    let address = words[1].split(separator: "?", maxSplits: 1)
    let query = (address.count == 2 ? address[1] : "").split(separator: "&").sorted()
    let names = match.2.split(separator: ";")
    let canonical = [
      String(words[0]), String(address[0]), query.joined(separator: "&"),
      names.map { "\($0):\(fields[String($0)] ?? "")\n" }.joined(), String(match.2), content,
    ].joined(separator: "\n")
    let text = [
      "AWS4-HMAC-SHA256", time, String(match.1), SHA256Digest.of(Array(canonical.utf8)).hexadecimal,
    ].joined(separator: "\n")
    var key = Array("AWS4\(secret)".utf8)
    for part in scope + [text] { key = code(Array(part.utf8), key: key) }
    return key.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == match.3
  }

  /// The code of RFC 2104, for keys of at most 64 bytes.
  private static func code(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
    let key = key + [UInt8](repeating: 0, count: 64 - key.count)
    let inner = SHA256Digest.of(key.map { $0 ^ 0x36 } + message)
    return SHA256Digest.of(key.map { $0 ^ 0x5C } + inner.bytes).bytes
  }
}
