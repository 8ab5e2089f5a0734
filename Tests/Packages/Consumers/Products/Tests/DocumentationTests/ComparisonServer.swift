// SPDX-License-Identifier: MIT

import Foundation

/// A client of `tintype compare --server`.
final class TintypeServer {
  struct Request: Encodable {
    var id: Int
    var reference: String
    var actual: String
    var mode: String?
    var diff: String?
  }

  struct Reply: Decodable {
    var id: Int?
    var verdict: String
    var differingPixels: Int?
    var error: String?
  }

  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())

  init(program: URL) throws {
    process.executableURL = program
    process.arguments = ["compare", "--server"]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
  }

  /// Returns the replies by the identifiers of the requests, which must be different.
  func compare(_ requests: [Request]) throws -> [Int: Reply] {
    let lines = try requests.map { try JSONEncoder().encode($0) + Data("\n".utf8) }
    let sender = input.fileHandleForWriting
    Thread.detachNewThread { for line in lines { try? sender.write(contentsOf: line) } }
    var (replies, bytes) = ([Int: Reply](), Data())
    while replies.count < requests.count {
      let part = output.fileHandleForReading.availableData
      guard !part.isEmpty else { throw CocoaError(.fileReadUnknown) }
      bytes += part
      while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        let reply = try JSONDecoder().decode(Reply.self, from: bytes[..<end])
        guard let id = reply.id else { throw CocoaError(.coderInvalidValue) }
        replies[id] = reply
        bytes = Data(bytes[(end + 1)...])
      }
    }
    return replies
  }

  func close() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
