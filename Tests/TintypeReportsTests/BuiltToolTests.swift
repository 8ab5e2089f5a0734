// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeImaging
import TintypeTestSupport

#if os(Linux)
  /// The programs as they were built, beside the tests.
  struct BuiltToolTests {
    let folder: ComparedFolder
    let directory: String

    init() throws {
      folder = try ComparedFolder()
      try folder.write("a.png")
      try folder.write("b.png", black: [PixelRect(x: 0, y: 0, width: 2, height: 2)])
      directory =
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().path
    }

    /// How a process ended, and what it wrote.
    struct Run {
      var code: Int32
      var output: String
      var messages: String
    }

    /// Runs a program in the folder; `output` is its standard output, by default one that is read.
    private func run(
      _ program: String, _ arguments: [String], output: FileHandle? = nil
    ) throws -> Run {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      let (pipe, messages) = (Pipe(), Pipe())
      if let output { process.standardOutput = output } else { process.standardOutput = pipe }
      process.standardError = messages
      try process.run()
      let text = output == nil ? pipe.fileHandleForReading.readDataToEndOfFile() : Data()
      let errors = messages.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return Run(
        code: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
        messages: String(decoding: errors, as: UTF8.self))
    }

    @Test(arguments: [("a.png", 0 as Int32, "Same: "), ("b.png", 1, "Different: ")])
    func comparesRelativePaths(actual: String, code: Int32, words: String) throws {
      let run = try run(directory + "/tintype", ["compare", "a.png", actual])
      #expect(run.code == code)
      #expect(run.output.hasPrefix(words))
      #expect(run.messages.isEmpty)
    }

    @Test func aReaderThatHasGoneChangesNothing() throws {
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      let run = try run(
        directory + "/tintype", ["compare", "a.png", "b.png"], output: pipe.fileHandleForWriting)
      #expect(run.code == 1)
      #expect(run.messages.isEmpty)
    }

    @Test(arguments: ["a.png", "b.png"])
    func anOutputThatTakesNothingIsTrouble(actual: String) throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let run = try run(directory + "/tintype", ["compare", "a.png", actual], output: full)
      #expect(run.code == 2)
      assertText(run.messages, named: "messages")
    }

    @Test func becomesTheToolThatPaints() throws {
      let run = try run(directory + "/tintype", ["help", "doctor"])
      #expect(run.code == 0)
      #expect(run.output.hasPrefix("tintype doctor: "))
      let refusal = try self.run(directory + "/tintype", ["doctor", "--no such\u{301} option"])
      #expect(refusal.code == 64)
      #expect(refusal.messages.contains("--no such\u{301} option"))
    }

    @Test func withoutTheToolThatPaints() throws {
      let alone = folder.path + "/tintype"
      // By another process: a program that this one has open for writing cannot be started while
      // some other test starts one.
      _ = try self.run("/bin/cp", [directory + "/tintype", alone])
      let run = try run(alone, ["doctor"])
      #expect(run.code == 2)
      #expect(run.output.isEmpty)
      #expect(run.messages.contains("swift run tintype-paint doctor"))
      assertText(run.messages, in: folder.path)
    }

    @Test func startsWithoutLibrariesThatPaint() throws {
      let loaded = try run("/usr/bin/env", ["ldd", directory + "/tintype"]).output
      #expect(loaded.contains("libpng"))
      for library in ["cairo", "pango", "fontconfig", "freetype", "harfbuzz", "pixman"] {
        #expect(!loaded.contains(library))
      }
    }
  }
#endif
