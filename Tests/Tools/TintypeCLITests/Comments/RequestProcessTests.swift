// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeReportsTestSupport
import TintypeTestSupport

@testable import TintypeCLI

struct RequestProcessTests {
  let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  private func process(_ script: String) throws -> RequestProcess {
    let path = output.path + "/program"
    try InstalledProgram.write("#!/bin/sh\n\(script)\n", to: path)
    return RequestProcess(
      program: path, arguments: ["a b"], environment: ["PATH": "/usr/bin:/bin"],
      timeout: .seconds(600))
  }

  @Test("The program receives its arguments and the input, and its output is the result")
  func result() throws {
    var process = try process("printf '%s|' \"$1\"; cat; echo problem >&2; exit 3")
    process.input = Array("input\u{0}".utf8)
    let expected = RequestProcess.Ending(
      status: 3, output: Array("a b|input\u{0}".utf8), messages: "problem")
    #expect(try process.run() == expected)
  }

  @Test("A large input and a large output are complete")
  func largeInput() throws {
    var process = try process("cat")
    process.input = Array(repeating: 7, count: 3_000_000)
    #expect(try process.run().output == process.input)
  }

  @Test("A program that does not end is ended")
  func timeout() throws {
    var process = try process("kill -STOP $$")
    process.timeout = .milliseconds(1)
    #expect(throws: RequestProcess.Failure.timedOut) { try process.run() }
  }

  @Test("A program that closes its output and does not end is ended")
  func timeoutWithoutOutput() throws {
    var process = try process("exec >&-; kill -STOP $$")
    process.timeout = .milliseconds(1)
    #expect(throws: RequestProcess.Failure.timedOut) { try process.run() }
  }

  @Test("A program with a larger output than the limit is ended")
  func tooLarge() throws {
    var process = try process("cat /dev/zero")
    process.limit = 100_000
    #expect(throws: RequestProcess.Failure.outputTooLarge) { try process.run() }
  }

  @Test("A file that is not a program is an error")
  func cannotStart() throws {
    let process = RequestProcess(program: output.path, arguments: [], environment: [:])
    #expect(throws: RequestProcess.Failure.cannotStart(code: EACCES)) { try process.run() }
  }

  @Test("A program starts outside of the repository, whose settings it would read")
  func directory() throws {
    let process = RequestProcess(program: "/bin/pwd", arguments: ["-P"], environment: [:])
    #expect(try process.run().output == Array("/\n".utf8))
  }
}
