// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeImaging
import TintypeReportsTestSupport
import TintypeTestSupport

#if os(Linux)
  /// The built programs, next to the test bundle.
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

    /// The exit code and the output of a process.
    struct Run {
      var code: Int32
      var output: String
      var messages: String
    }

    /// Runs a program in the folder.
    ///
    /// `output` becomes its standard output; the default is a pipe that is read.
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

    @Test("An installation is checked by the version", arguments: ["tintype", "tintype-paint"])
    func version(name: String) throws {
      let run = try run(directory + "/" + name, ["--version"])
      #expect(run.output.hasPrefix(name + " "))
      #expect(run.code == 0)
    }

    @Test(
      "The built program compares relative paths",
      arguments: [("a.png", 0 as Int32, "Same: "), ("b.png", 1, "Different: ")])
    func comparesRelativePaths(actual: String, code: Int32, summary: String) throws {
      let run = try run(directory + "/tintype", ["compare", "a.png", actual])
      #expect(run.code == code)
      #expect(run.output.hasPrefix(summary))
      #expect(run.messages.isEmpty)
    }

    @Test("A closed output pipe does not change the exit code")
    func closedOutputPipeDoesNotChangeExitCode() throws {
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      let run = try run(
        directory + "/tintype", ["compare", "a.png", "b.png"], output: pipe.fileHandleForWriting)
      #expect(run.code == 1)
      #expect(run.messages.isEmpty)
    }

    @Test("A write error on standard output is an error", arguments: ["a.png", "b.png"])
    func writeErrorOnStandardOutputIsError(actual: String) throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let run = try run(directory + "/tintype", ["compare", "a.png", actual], output: full)
      #expect(run.code == 2)
      assertText(run.messages, named: "messages")
    }

    @Test("The program tintype starts tintype-paint for verbs that paint")
    func becomesTheToolThatPaints() throws {
      let run = try run(
        directory + "/tintype", ["doctor", "--compare", "a.png", "no e\u{301}.png"])
      #expect(run.code == 2)
      #expect(run.messages.hasPrefix("tintype: "))
      #expect(run.messages.contains("no e\u{301}.png"))
    }

    @Test("A missing tintype-paint is an error that names the command to build it")
    func withoutTheToolThatPaints() throws {
      let alone = folder.path + "/tintype"
      // Another process copies the file: a program that this process has open for writing cannot be
      // started while another test starts a process.
      _ = try self.run("/bin/cp", [directory + "/tintype", alone])
      let run = try run(alone, ["doctor"])
      #expect(run.code == 2)
      #expect(run.output.isEmpty)
      #expect(run.messages.contains("swift build --product tintype-paint"))
      assertText(run.messages, in: folder.path)
    }

    @Test("In the package that built tintype, a missing tintype-paint is built")
    func buildsTheToolThatPaints() throws {
      let products = folder.path + "/.build/x86_64-unknown-linux-gnu/debug"
      for path in [products, folder.path + "/bin"] {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      }
      try folder.output.write("{}", to: ".build/workspace-state.json")
      try folder.output.write("", to: "Package.swift")
      _ = try self.run("/bin/cp", [directory + "/tintype", products + "/tintype"])
      try InstalledProgram.write(
        """
        #!/bin/sh
        echo "$@" >>'\(folder.path)/calls'
        echo output of the build
        ln -s '\(directory)/tintype-paint' '\(products)/tintype-paint'

        """, to: folder.path + "/bin/swift")
      func fetch() throws -> Run {
        try self.run(
          "/usr/bin/env",
          ["PATH=\(folder.path)/bin:/usr/bin:/bin", products + "/tintype", "fetch", "a.png"])
      }
      let first = try fetch()
      #expect(first.code == 0)
      #expect(first.output == "0 pointers: 0 fetched, 0 missing.\n")
      let second = try fetch()
      #expect(second.code == 0)
      #expect(second.messages.isEmpty)
      let calls = try String(contentsOfFile: folder.path + "/calls", encoding: .utf8)
      assertTexts(
        [("messages", first.messages), ("calls", calls)], in: folder.path)
    }

    @Test("The program tintype does not link the libraries that paint")
    func startsWithoutLibrariesThatPaint() throws {
      let loaded = try run("/usr/bin/env", ["ldd", directory + "/tintype"]).output
      #expect(loaded.contains("libpng"))
      for library in ["cairo", "pango", "fontconfig", "freetype", "harfbuzz", "pixman"] {
        #expect(!loaded.contains(library))
      }
    }
  }
#endif
