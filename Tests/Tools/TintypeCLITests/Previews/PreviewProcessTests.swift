// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeReportsTestSupport
import TintypeRuns
import TintypeTestSupport

@testable import TintypeCLI

@Suite("A process that renders previews")
struct PreviewProcessTests {
  let program: PreviewProgram

  init() throws { program = PreviewProgram(output: try TemporaryOutput()) }

  /// Runs a script; returns its end and the events.
  private func run(
    _ script: String, timeout: Int32 = 600_000
  ) throws -> (ending: PreviewProcess.Ending, events: [PreviewEvent]) {
    try InstalledProgram.write("#!/bin/sh\n\(script)\n", to: program.path)
    let process = PreviewProcess(
      program: program.path, request: PreviewRequest(images: program.output.path, events: -1),
      environment: ["PATH": "/usr/bin:/bin"], timeout: timeout)
    var events: [PreviewEvent] = []
    let ending = try process.run { events.append($0) }
    return (ending, events)
  }

  @Test("The events of descriptor 3 are received in their order")
  func events() throws {
    let sent: [PreviewEvent] = [
      .declaring("App/Card.swift:3:1"), .list([.sample("Card")]), .rendering("App/Card"),
      .rendered(.sample("App/Card")), .failed(id: "App/Row", message: "a\nb"), .finished,
    ]
    let script = try sent.map { try PreviewProgram.writing($0) }.joined(separator: "\n")
    let result = try run(script)
    #expect(result.events == sent)
    #expect(!result.ending.isHung)
  }

  @Test("The variable contains the path of a request with the descriptor 3")
  func request() throws {
    let result = try run(#"grep -o '"events":3' "$TINTYPE_PREVIEWS""#)
    #expect(result.ending.output == "\"events\":3\n")
  }

  @Test(
    "The status is that of the process, or 128 plus the signal",
    arguments: [
      ("exit 7", 7), ("exit 0", 0), ("kill -TRAP $$", 133), ("kill -ABRT $$", 134),
    ])
  func status(script: String, status: Int32) throws {
    let ending = try run("echo last words\n" + script).ending
    #expect(ending.status == status)
    #expect(ending.output == "last words\n")
    #expect(!ending.isHung)
  }

  @Test("A process without events is ended after the timeout, with its children")
  func hanging() throws {
    let result = try run("echo waiting\nsleep 86400 & sleep 86400", timeout: 1000)
    #expect(result.ending.isHung)
    #expect(result.ending.status == 128 + SIGKILL)
    #expect(result.ending.output == "waiting\n")
  }

  @Test("A process that closes the pipe of events and waits is ended")
  func closedPipe() throws {
    let result = try run(try PreviewProgram.writing(.finished) + "\nexec 3>&-\nexec sleep 86400")
    #expect(result.events == [.finished])
    #expect(result.ending.status == 128 + SIGKILL)
  }

  @Test("Megabytes of output do not block the process, and the end of the output is kept")
  func output() throws {
    let script = """
      head -c 5000000 /dev/zero | tr '\\0' 'a'
      echo end
      \(try PreviewProgram.writing(.finished))
      """
    let result = try run(script)
    #expect(result.events == [.finished])
    #expect(result.ending.output.hasSuffix("aaaend\n"))
    #expect(result.ending.output.utf8.count <= 65_536)
  }

  @Test("Lines that are not events are ignored, even if they are long")
  func invalidLines() throws {
    let script = """
      echo 'not JSON' >&3
      echo '{"unknown":{}}' >&3
      printf '\\377\\376\\n' >&3
      echo >&3
      { head -c 20000000 /dev/zero | tr '\\0' 'a'; echo; } >&3
      \(try PreviewProgram.writing(.finished))
      """
    #expect(try run(script).events == [.finished])
  }

  @Test("An error of the receiver ends the process and is thrown")
  func receiverError() throws {
    try InstalledProgram.write(
      "#!/bin/sh\n\(try PreviewProgram.writing(.finished))\nexec sleep 86400\n", to: program.path)
    let process = PreviewProcess(
      program: program.path, request: PreviewRequest(images: "/", events: -1), environment: [:],
      timeout: 600_000)
    #expect(throws: CancellationError.self) {
      try process.run { _ in throw CancellationError() }
    }
  }

  @Test("A missing program is an error")
  func missing() {
    let process = PreviewProcess(
      program: "/missing/program", request: PreviewRequest(images: "/", events: -1),
      environment: [:], timeout: 1000)
    #expect(throws: TestError.cannotStart(program: "/missing/program", code: ENOENT)) {
      try process.run { _ in }
    }
  }
}
