// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeImaging
import TintypeReportsTestSupport
import TintypeTestSupport

@testable import TintypeCLI

@Suite("tintype compare --server") struct CompareServerTests {
  let folder: ComparedFolder

  init() throws {
    folder = try ComparedFolder()
    try folder.write("a.png")
    try folder.write("b.png", black: [PixelRect(x: 1, y: 1, width: 2, height: 2)])
    try Data("no image".utf8).write(to: URL(fileURLWithPath: folder.path + "/text.png"))
  }

  /// Sends bytes to a server, and returns its replies by their identifiers as JSON.
  private func replies(to input: Data) throws -> [String: [String: Any]] {
    let (requests, output) = (Pipe(), Pipe())
    let server = CompareServer(
      tool: Tool(environment: [:], currentDirectory: folder.path), processors: 3)
    let sender = requests.fileHandleForWriting
    Thread.detachNewThread {
      try? sender.write(contentsOf: input)
      try? sender.close()
    }
    let ends = (
      requests.fileHandleForReading.fileDescriptor, output.fileHandleForWriting.fileDescriptor
    )
    Thread.detachNewThread {
      server.serve(input: ends.0, output: ends.1)
      try? output.fileHandleForWriting.close()
    }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    // The ends stay open until the server has ended.
    withExtendedLifetime((requests, output)) {}
    var replies: [String: [String: Any]] = [:]
    for line in text.split(separator: "\n") {
      let reply = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      replies[(reply["id"]).map { "\($0)" } ?? ""] = reply
    }
    return replies
  }

  private func reply(to line: String) throws -> [String: Any] {
    try #require(try replies(to: Data((line + "\n").utf8)).values.first)
  }

  static let valid: [(String, verdict: String, pixels: Int)] = [
    (#""reference": "a.png", "actual": "a.png""#, "same", 0),
    (#""reference": "a.png", "actual": "b.png""#, "different", 4),
    (#""reference": "a.png", "actual": "b.png", "allow": 4"#, "same", 4),
    (#""reference": "a.png", "actual": "b.png", "allow": "2%""#, "same", 4),
    (#""reference": "a.png", "actual": "b.png", "mask": "0,0,3,3""#, "same", 0),
    (#""reference": "a.png", "actual": "b.png", "mask": ["0,0,3,2"]"#, "different", 2),
    (#""reference": "a.png", "actual": "b.png", "threshold": 1"#, "same", 0),
    (
      #""reference": "a.png", "actual": "b.png", "mode": "pixelmatch", "antialiasing": false"#,
      "different", 4
    ),
  ]

  @Test("A request has the options of the command line", arguments: valid)
  func options(request: (String, verdict: String, pixels: Int)) throws {
    let reply = try reply(to: #"{"id": 7, \#(request.0)}"#)
    #expect(reply["id"] as? Int == 7)
    #expect(reply["verdict"] as? String == request.verdict)
    #expect(reply["differingPixels"] as? Int == request.pixels)
    #expect(reply["error"] == nil)
  }

  @Test("A reply contains the path of the written diff image, and explanations if requested")
  func outputs() throws {
    let reply = try reply(
      to:
        #"{"id": "x", "reference": "a.png", "actual": "b.png", "diff": "d/e.png", "explain": true}"#
    )
    #expect(reply["difference"] as? String == "d/e.png")
    #expect(FileManager.default.fileExists(atPath: folder.path + "/d/e.png"))
    #expect((reply["regions"] as? [Any])?.count == 1)
  }

  static let invalid: [(String, id: String, message: String)] = [
    ("", "<null>", "not a JSON object"), ("{", "<null>", "not a JSON object"),
    ("[1]", "<null>", "not a JSON object"), (#"{"id": 1}"#, "1", "“reference”"),
    (#"{"id": 1.5}"#, "<null>", "“id” is missing or invalid"),
    (#"{"id": 1, "referenc": "a.png"}"#, "1", "no member “referenc”"),
    (#"{"id": 1, "reference": "a.png", "actual": "c.png"}"#, "1", "“c.png” does not exist"),
    (#"{"id": 1, "reference": "a.png", "actual": "text.png"}"#, "1", "“text.png” cannot be"),
    (#"{"id": 1, "reference": "a.png", "actual": "."}"#, "1", "“.” cannot be read"),
    (#"{"id": 1, "reference": "a.png", "actual": ""}"#, "1", "is empty"),
    (#"{"id": 1, "reference": "/dev/stdin", "actual": "a.png"}"#, "1", "open file of the server"),
    (
      #"{"id": 1, "reference": "a.png", "actual": "b.png", "diff": "b.png"}"#, "1",
      "Choose another path"
    ),
    (#"{"id": 1, "reference": "a.png", "actual": "b.png", "mode": "x"}"#, "1", "“--mode”"),
    (#"{"id": 1, "reference": "a.png", "actual": "b.png", "mask": [1]}"#, "1", "“mask”"),
    (#"{"id": 1, "reference": "a.png", "actual": "b.png", "threshold": 2}"#, "1", "“threshold”"),
    (#"{"id": 1, "reference": "a.png", "actual": "b.png", "allow": true}"#, "1", "“allow”"),
    (
      #"{"id": 1, "reference": "a.png", "actual": "b.png", "antialiasing": 1}"#, "1",
      "“antialiasing”"
    ),
  ]

  @Test(
    "An invalid request is answered with an error, and the next one is performed",
    arguments: invalid)
  func errors(request: (String, id: String, message: String)) throws {
    let next = #"{"id": 2, "reference": "a.png", "actual": "a.png"}"#
    let replies = try replies(to: Data((request.0 + "\n" + next + "\n").utf8))
    let reply = try #require(replies[request.id])
    #expect(reply["verdict"] as? String == "error")
    #expect((reply["error"] as? String)?.contains(request.message) == true, "\(reply)")
    #expect(replies["2"]?["verdict"] as? String == "same")
  }

  @Test("A line of 20 MiB is rejected without being stored, and the next one is performed")
  func longLine() throws {
    let next = "\n" + #"{"id": 2, "reference": "a.png", "actual": "a.png"}"# + "\n"
    let replies = try replies(to: Data(repeating: 0x20, count: 20 << 20) + Data(next.utf8))
    #expect((replies["<null>"]?["error"] as? String)?.contains("1,048,576 bytes") == true)
    #expect(replies["2"]?["verdict"] as? String == "same")
  }

  @Test("A line without a line feed at the end is not performed")
  func unfinished() throws {
    let replies = try replies(
      to: Data(#"{"id": 1, "reference": "a.png", "actual": "b.png", "diff": "d.png"}"#.utf8))
    #expect((replies["<null>"]?["error"] as? String)?.contains("ended within a line") == true)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/d.png"))
  }

  @Test("Each of 2,000 requests at the same time has one reply")
  func many() throws {
    let requests = (0..<2000).map {
      #"{"id": \#($0), "reference": "a.png", "actual": "\#($0 % 2 == 0 ? "a" : "b").png"}"#
    }
    let replies = try replies(to: Data((requests.joined(separator: "\n") + "\n").utf8))
    #expect(replies.count == 2000)
    for (id, reply) in replies {
      let isSame = (Int(id) ?? 0).isMultiple(of: 2)
      #expect(reply["verdict"] as? String == (isSame ? "same" : "different"))
    }
  }

  static let commandLines: [([String], String)] = [
    (["--server", "a.png"], "does not take the argument “a.png”"),
    (["--server", "--json"], "“--server” and “--json” contradict"),
    (["--server", "--base", "HEAD"], "“--server” and “--base” contradict"),
    (["--socket", "s"], "“--socket” requires the option “--server”"),
  ]

  @Test("The options of one comparison are rejected on the command line", arguments: commandLines)
  func commandLine(arguments: [String], message: String) {
    let result = Tool(environment: [:], currentDirectory: folder.path).run(["compare"] + arguments)
    #expect(result.exitCode == .error)
    #expect(result.messages.contains(message), "\(result.messages)")
  }
}
