// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeRuns
import TintypeSnapshots
import TintypeSourceEditing
import TintypeTestSupport

@testable import InlineSnapshotTesting

@Suite("Source files with inline snapshots")
struct SourceFileTests {
  private static func closure(_ text: String) -> String {
    " {\n    \"\"\"\n    \(text)\n    \"\"\"\n}"
  }

  @Test func `Snapshots of several processes are all written`() throws {
    let source = try TemporarySource("f‸(1)\nf‸(2)\nf‸(3)\n")
    let built = try source.modified
    // Three processes of one build. The last one ends first.
    for mark in [2, 0, 1] {
      let session = source.session()
      _ = source.verify("text \(mark)", mark, in: session)
      #expect(source.end(session, linkTime: built).failed == false)
      try source.setModified(Double(built.seconds) + 100)
    }
    #expect(
      source.text
        == "f(1)\(Self.closure("text 0"))\nf(2)\(Self.closure("text 1"))\nf(3)\(Self.closure("text 2"))\n"
    )
  }

  @Test
  func `Processes with the same text agree, and with different texts the second one fails`() throws
  {
    let source = try TemporarySource("f‸(1)\n")
    let built = try source.modified
    var results: [(text: String, failed: Bool)] = []
    for text in ["a", "a", "b"] {
      let session = source.session()
      _ = source.verify(text, in: session)
      results.append(source.end(session, linkTime: built))
      try source.setModified(Double(built.seconds) + 100)
    }
    #expect(results.map(\.failed) == [false, false, true])
    #expect(source.text == "f(1)\(Self.closure("a"))\n")
  }

  @Test func `Processes that end at the same time lose nothing`() async throws {
    let count = 24
    let source = try TemporarySource(
      (0..<count).map { "f‸(\($0))\n" }.joined())
    // The times differ by more than the resolution of the clock.
    let now = try source.modified
    try source.setModified(Double(now.seconds) - 100)
    let built = FileTime(seconds: now.seconds - 50)
    let failures = await withTaskGroup(of: String?.self) { group in
      for mark in 0..<count {
        group.addTask {
          let session = source.session()
          _ = source.verify("text \(mark)", mark, in: session)
          let end = source.end(session, linkTime: built)
          return end.failed ? end.text : nil
        }
      }
      return await group.reduce(into: [String]()) { $0 += [$1].compactMap(\.self) }
    }
    #expect(failures.isEmpty, "\(failures.first ?? "")")
    #expect(
      source.text
        == (0..<count).map { "f(\($0))\(Self.closure("text \($0)"))\n" }.joined())
    #expect(source.neighbors == ["LoginTests.swift"])
  }

  @Test func `A file that was edited after the build is refused`() throws {
    let source = try TemporarySource("f‸(1)\n")
    let built = try source.modified
    try source.write(Array("// new\nf(1)\n".utf8))
    try source.setModified(Double(built.seconds) + 10)
    let session = source.session()
    _ = source.verify("a", in: session)
    let end = source.end(session, linkTime: built)
    #expect(end.failed)
    #expect(source.text == "// new\nf(1)\n")
  }

  @Test func `A file that was edited between two processes is refused`() throws {
    let source = try TemporarySource("f‸(1)\nf‸(2)\n")
    let built = try source.modified
    let first = source.session()
    _ = source.verify("a", in: first)
    #expect(source.end(first, linkTime: built).failed == false)
    let edited = source.text + "// edited\n"
    try source.write(Array(edited.utf8))
    try source.setModified(Double(built.seconds) + 10)
    let second = source.session()
    _ = source.verify("b", 1, in: second)
    #expect(source.end(second, linkTime: built).failed)
    #expect(source.text == edited)
  }

  @Test func `A change of another program while the file is written stays`() throws {
    let source = try TemporarySource("f‸(1)\n")
    let file = try SourceFile(
      path: source.file, linkTime: nil, output: OutputDirectory(path: source.root + "/output"))
    let edit = source.source.edit(to: "a")
    var calls = 0
    // The first attempt is interrupted by a change, the second one is not.
    let outcome = try file.write([edit]) {
      calls += 1
      if calls == 1 { try? source.write(Array("f(1)\n// other\n".utf8)) }
    }
    #expect(outcome.written == 1 && calls == 2)
    #expect(source.text == "f(1)\(Self.closure("a"))\n// other\n")

    let other = try TemporarySource("f‸(1)\n")
    let otherFile = try SourceFile(
      path: other.file, linkTime: nil, output: OutputDirectory(path: other.root + "/output"))
    var number = 0
    #expect(throws: SourceFileError.changedMeanwhile) {
      try otherFile.write([edit]) {
        number += 1
        try? other.write(Array("f(1)\n// \(number)\n".utf8))
      }
    }
    #expect(other.text == "f(1)\n// \(number)\n")
    #expect(other.neighbors == ["LoginTests.swift"])
  }

  @Test func `The permissions of the file and symbolic links are kept`() throws {
    let source = try TemporarySource("f‸(1)\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: source.file)
    let link = source.root + "/Link.swift"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: source.file)
    let file = try SourceFile(
      path: link, linkTime: nil, output: OutputDirectory(path: source.root + "/output"))
    _ = try file.write([source.source.edit(to: "a")])
    var status = stat()
    #expect(stat(source.file, &status) == 0 && status.st_mode & 0o777 == 0o640)
    #expect(FilePath.linkTarget(of: link) == source.file)
    #expect(source.text == "f(1)\(Self.closure("a"))\n")
  }

  @Test func `A read-only file is refused`() throws {
    let source = try TemporarySource("f‸(1)\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: source.file)
    #expect(throws: SourceFileError.readOnly) {
      try SourceFile(path: source.file, linkTime: nil, output: OutputDirectory(path: source.root))
    }
  }

  @Test(
    "A generated file is rejected",
    arguments: [
      "// @generated\n", "//\n// Generated by Tool. Do not edit.\n", "/* DO NOT EDIT */\n",
    ])
  func generated(head: String) throws {
    let source = try TemporarySource(head + "f‸(1)\n")
    let session = source.session()
    _ = source.verify("a", in: session)
    #expect(source.end(session).text.contains("The file is generated"))
    #expect(source.text == head + "f(1)\n")
  }

  @Test func `A refused snapshot is named, fails the process, and leaves the others`() throws {
    let source = try TemporarySource("f‸(1) { \"edited\" }\nf‸(2)\n")
    let session = source.session()
    _ = source.verify("b", matches: "a", record: .failed, in: session)
    _ = source.verify("c", 1, record: .failed, in: session)
    let end = source.end(session)
    #expect(end.failed)
    assertText(end.text)
    #expect(source.text == "f(1) { \"edited\" }\nf(2)\(Self.closure("c"))\n")
    let journal = try FileManager.default.subpathsOfDirectory(
      atPath: source.root + "/output/runs/run")
    let lines = journal.map {
      FileManager.default.contents(atPath: source.root + "/output/runs/run/" + $0) ?? Data()
    }.map { String(decoding: $0, as: UTF8.self) }.joined()
    #expect(lines.contains(#""event":"testFailed""#))
  }

  @Test func `A file that is gone is refused`() throws {
    let source = try TemporarySource("f‸(1)\n")
    let session = source.session()
    _ = source.verify("a", in: session)
    try FileManager.default.removeItem(atPath: source.file)
    #expect(source.end(session).failed)
    #expect(source.neighbors == [])
  }

  @Test func `A path map finds the file`() throws {
    let source = try TemporarySource("f‸(1)\n")
    let session = source.session(["TINTYPE_PATH_MAP": "/built=\(source.root)"])
    _ = session.verifyInline(
      of: { "a" }, as: .lines,
      SnapshotRequest(
        in: TestContext(target: "FormTests", suite: ["LoginTests"], test: "form()"),
        at: CallSite(file: "/built/Tests/FormTests/LoginTests.swift", line: 1, column: 2)),
      InlineSnapshot(label: "matches"), matches: nil)
    #expect(source.end(session).failed == false)
    #expect(source.text == "f(1)\(Self.closure("a"))\n")
  }

  @Test func `Each reason has a message that names the remedy`() {
    let all: [(String, SourceFileError)] = [
      ("missing", .unreadable(.missing)), ("unwritable", .unwritable(.system(code: ENOSPC))),
      ("not Swift", .notSwift), ("generated", .generated), ("read-only", .readOnly),
      ("edited", .editedSinceBuild), ("changed", .changedMeanwhile), ("locked", .locked),
      ("refused", .refused(.notUTF8)),
    ]
    assertTexts(all.map { (heading: $0.0, text: "\($0.1)") })
  }
}
