// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeCommandLine
import TintypeImaging
import TintypeTestSupport

#if os(Linux)
  /// Behavior that only a process shows: its streams.
  @Suite("tintype as a process") struct BuiltDecisionTests {
    let package: PendingPackage

    init() throws { package = try PendingPackage() }

    private func start(
      _ arguments: [String], input: String? = nil, output: FileHandle? = nil
    ) throws -> (code: Int32, messages: String) {
      let process = Process()
      process.executableURL =
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("tintype")
      process.arguments = arguments
      process.currentDirectoryURL = URL(fileURLWithPath: package.path)
      // Variables that set the output directory of this process would select its own pending
      // changes.
      process.environment = ProcessInfo.processInfo.environment.filter { name, _ in
        !name.hasPrefix("TINTYPE_") && name != "SNAPSHOT_ARTIFACTS"
      }
      let messages = Pipe()
      process.standardOutput = output ?? FileHandle.nullDevice
      process.standardError = messages
      if let input {
        try package.write(input, to: "input")
        process.standardInput = FileHandle(forReadingAtPath: package.path + "/input")
      } else {
        process.standardInput = FileHandle.nullDevice
      }
      try process.run()
      let text = messages.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: text, as: UTF8.self))
    }

    @Test("The process reads decisions from standard input")
    func standardInput() throws {
      try package.change(from: "old", to: "new")
      let (old, new) = (SHA256Digest.of(Array("old".utf8)), SHA256Digest.of(Array("new".utf8)))
      let ran = try start(
        ["accept", "--decisions=-"],
        input: """
          {"version":1,"decisions":[{"name":"FormTests/LoginTests/appearance.form","extension":"txt",\
          "decision":"accept","reference":"\(old)","actual":"\(new)"}]}
          """)
      #expect(ran.code == 0)
      #expect(package.reference() == "new")
      let empty = try start(["accept", "--decisions=-"])
      #expect(empty.code == 65)
      assertText(empty.messages)
    }

    @Test("A change is accepted even if standard output is closed")
    func closedPipe() throws {
      try package.change(from: "old", to: "new")
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      let ran = try start(["accept", "--all"], output: pipe.fileHandleForWriting)
      #expect(ran.code == 0)
      #expect(ran.messages.isEmpty)
      #expect(package.reference() == "new")
    }

    @Test(
      "A write error on standard output is reported",
      arguments: [
        ["status"], ["show", "appearance.form"], ["reject", "--all", "--dry-run"],
        ["completions", "zsh"],
      ])
    func fullDisk(arguments: [String]) throws {
      try package.change(from: "old", to: "new")
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let ran = try start(arguments, output: full)
      #expect(ran.code == 73)
      assertText(ran.messages, named: "messages")
    }
  }
#endif
