// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeReportsTestSupport

@testable import TintypeCLI

struct JournalCopyTests {
  let place: TemporaryOutput
  private let files: ContainedFiles

  init() throws {
    place = try TemporaryOutput()
    files = ContainedFiles(root: place.path)
  }

  static let sizes: [(size: Int, copy: String)] = [
    (0, ""), (4, "one\n"), (6, "one\ntw"), (8, "one\ntwo\n"), (.max, "one\ntwo\n"),
  ]

  @Test("Only the part of a journal that was read is copied", arguments: sizes)
  func part(size: Int, copy: String) throws {
    try place.write("one\ntwo\n", to: "runs/r/1.jsonl")
    try JournalCopy(size: size).write("runs/r/1.jsonl", of: files, to: place.path + "/out/1.jsonl")
    #expect(try place.text(of: "out/1.jsonl") == copy)
    #expect(try Directory.names(in: place.path + "/out") == ["1.jsonl"])
  }

  @Test("A journal that is larger than a block is copied unchanged")
  func large() throws {
    let text = String(repeating: "0123456789", count: 300_000)
    try place.write(text, to: "runs/r/1.jsonl")
    try place.write("old", to: "out/1.jsonl")
    try JournalCopy(size: .max).write("runs/r/1.jsonl", of: files, to: place.path + "/out/1.jsonl")
    #expect(try place.text(of: "out/1.jsonl") == text)
  }

  @Test("A journal that is missing, no file, or outside of the shard is not copied")
  func refusedSources() throws {
    try place.write("", to: "runs/r/2.jsonl/x")
    func failure(_ file: String) -> JournalCopy.Failure? {
      error { () throws(JournalCopy.Failure) in
        try JournalCopy(size: .max).write(file, of: files, to: place.path + "/out/1.jsonl")
      }
    }
    #expect(failure("runs/r/1.jsonl") == .source(.file(.missing)))
    #expect(failure("runs/r/2.jsonl") == .source(.file(.notARegularFile)))
    #expect(failure("../runs/r/1.jsonl") == .source(.outside))
    #expect(!Directory.exists(at: place.path + "/out"))
  }

  @Test("A copy that cannot be written is reported")
  func refusedTarget() throws {
    try place.write("one\n", to: "runs/r/1.jsonl")
    #expect(
      error { () throws(JournalCopy.Failure) in
        try JournalCopy(size: .max).write("runs/r/1.jsonl", of: files, to: "/proc/none/1.jsonl")
      } != nil)
  }
}
