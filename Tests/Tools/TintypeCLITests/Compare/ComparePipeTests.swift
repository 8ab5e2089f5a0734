// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeCommandLine
import TintypeImaging
import TintypeReportsTestSupport
import TintypeTestSupport

@testable import TintypeCLI

#if os(Linux)
  @Suite("tintype compare with pipes") struct ComparePipeTests {
    let folder: ComparedFolder

    init() throws {
      folder = try ComparedFolder()
      try folder.write("a.png")
      try folder.write("b.png", black: [PixelRect(x: 0, y: 0, width: 1, height: 1)])
    }

    /// Calls the closure with the path of a pipe that contains the file.
    private func withPipe<Result>(
      of file: String, _ body: (String) throws -> Result
    ) throws -> Result {
      let pipe = Pipe()
      let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + file))
      // A pipe holds 64 KiB.
      try #require(bytes.count < 1 << 16)
      try pipe.fileHandleForWriting.write(contentsOf: bytes)
      try pipe.fileHandleForWriting.close()
      defer { try? pipe.fileHandleForReading.close() }
      return try body("\(pipe.fileHandleForReading.fileDescriptor)")
    }

    @Test(
      "An open pipe is compared like a file", arguments: ["/dev/fd/", "/proc/self/fd/"],
      [("a.png", ExitCode.success), ("b.png", .different)])
    func pipe(prefix: String, file: (String, ExitCode)) throws {
      let first = try withPipe(of: file.0) { folder.compare(prefix + $0, "a.png") }
      let second = try withPipe(of: file.0) { folder.compare("a.png", prefix + $0) }
      #expect(first.exitCode == file.1)
      #expect(second == folder.compare("a.png", file.0))
    }

    @Test(
      "Two pipes of a shell are compared, and so is the standard input", .requires(.program("bash"))
    )
    func shell() throws {
      let commands = [
        "\"$0\" compare <(cat a.png) <(cat b.png)",
        "cat a.png | \"$0\" compare /dev/stdin b.png", "\"$0\" compare /dev/stdin b.png <a.png",
      ]
      for command in commands {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", command, GitPackage.builtTool]
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 1, "\(command)")
        #expect(
          String(decoding: text, as: UTF8.self) == folder.compare("a.png", "b.png").output)
      }
    }

    @Test("A socket in place of a pipe is compared")
    func openSocket() throws {
      var ends: [Int32] = [0, 0]
      try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
      defer { close(ends[0]) }
      let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/a.png"))
      #expect(bytes.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) } == bytes.count)
      close(ends[1])
      #expect(folder.compare("/dev/fd/\(ends[0])", "a.png").exitCode == .success)
    }

    @Test("A pipe without an image and a closed descriptor are errors")
    func invalid() throws {
      try folder.output.write("no image", to: "c.png")
      let text = try withPipe(of: "c.png") { number in
        folder.compare("/dev/fd/" + number, "a.png").messages
          .replacing("/fd/" + number, with: "/fd/[number]")
      }
      let closed = folder.compare("/dev/fd/9999", "a.png")
      #expect(closed.exitCode == .error)
      assertTexts([("no image", text), ("closed", closed.messages)])
    }

    @Test("A pipe is read up to the size limit")
    func limit() throws {
      let size = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/a.png")).count
      func read(limit: Int) throws -> Result<[UInt8], FileError> {
        try withPipe(of: "a.png") { number in
          Result { () throws(FileError) in
            try ComparedFile.read(BytePath("/dev/fd/" + number), limit: limit)
          }
        }
      }
      #expect(try read(limit: size).get().count == size)
      #expect(try read(limit: size - 1) == .failure(.tooLarge(limit: size - 1)))
    }
  }
#endif
