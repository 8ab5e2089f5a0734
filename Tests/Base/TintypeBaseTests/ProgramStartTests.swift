// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase

@Suite("Starting programs")
struct ProgramStartTests {
  /// Runs a script that writes to descriptor 1, and returns its output and its exit code.
  private func run(
    _ script: String, passing descriptors: [(from: Int32, to: Int32)], isIsolated: Bool = false
  ) throws -> (output: String, code: Int32) {
    var pipe = try PrivatePipe(canBeReopened: true)
    var start = ProgramStart(
      ["/bin/sh", "-c", script], environment: ["PATH": "/usr/bin:/bin"],
      descriptors: [(pipe.end, STDOUT_FILENO)] + descriptors)
    start.inheritsNothingElse = isIsolated
    let process = try start.run()
    pipe.closeWriting()
    var output: [UInt8] = []
    while case let bytes = PrivatePipe.bytes(from: pipe.reading), !bytes.isEmpty { output += bytes }
    let code = ProgramStart.exitCode(ofStatus: ProgramStart.wait(for: process))
    return (String(decoding: output, as: UTF8.self), code)
  }

  @Test("Descriptors that exchange their numbers are passed as they were")
  func exchange() throws {
    // A shell has syntax for numbers below ten only.
    let files = [
      try PrivateFile.unnamed(Array("a".utf8)), try PrivateFile.unnamed(Array("b".utf8)),
    ]
    defer { for file in files { close(file) } }
    let script = "cat /dev/fd/\(files[0]) /dev/fd/\(files[1])"
    let result = try run(script, passing: [(files[0], files[1]), (files[1], files[0])])
    #expect(result.output == "ba")
    #expect(result.code == 0)
  }

  @Test("A descriptor can have several numbers")
  func twice() throws {
    let file = try PrivateFile.unnamed(Array("a\nb\n".utf8))
    defer { close(file) }
    let result = try run("cat <&3; cat <&4; exit 7", passing: [(file, 3), (file, 4)])
    #expect(result.output == "a\nb\n")
    #expect(result.code == 7)
  }

  #if os(Linux)
    @Test("An isolated program inherits no descriptor that other code left open")
    func isolation() throws {
      let open = Foundation.open("/dev/null", O_RDONLY)
      let other = fcntl(open, F_DUPFD, 200)
      defer {
        close(open)
        close(other)
      }
      let script = "test -e /proc/self/fd/\(other) && echo open || echo closed"
      #expect(try run(script, passing: []).output == "open\n")
      #expect(try run(script, passing: [], isIsolated: true).output == "closed\n")
    }
  #endif
}
