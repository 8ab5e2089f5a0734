// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeReportsTestSupport
import TintypeRuns
import TintypeTestSupport

@testable import TintypeCLI

@Suite("The rendering of all previews of a program")
struct PreviewRunTests {
  let program: PreviewProgram

  init() throws { program = PreviewProgram(output: try TemporaryOutput()) }

  private func run(_ script: String, timeout: Int32 = 600_000) throws -> PreviewRun.Results {
    try InstalledProgram.write("#!/bin/sh\n\(script)\n", to: program.path)
    return try PreviewRun(
      process: PreviewProcess(
        program: program.path, request: PreviewRequest(images: program.output.path, events: -1),
        environment: ["PATH": "/usr/bin:/bin"], timeout: timeout)
    ).run()
  }

  private func message(_ results: PreviewRun.Results, _ id: String) -> String? {
    guard case .failed(let message) = results.results[id] else { return nil }
    return message
  }

  private func isRendered(_ results: PreviewRun.Results, _ id: String) -> Bool {
    if case .rendered = results.results[id] { true } else { false }
  }

  /// Returns a script that runs commands instead of rendering the first of two previews, unless the
  /// request omits it.
  private func script(first: String) throws -> String {
    """
    \(try PreviewProgram.writing(.list([.sample("Bad"), .sample("Good")])))
    if ! grep -q Bad "$TINTYPE_PREVIEWS"; then
      \(try PreviewProgram.writing(.rendering("App/Bad")))
      \(first)
    fi
    \(try PreviewProgram.writing(
      .rendering("App/Good"), .rendered(.sample("App/Good")), .finished))
    """
  }

  @Test("A preview that ends the process fails with the signal and its last output")
  func trap() throws {
    let results = try run(
      script(first: "echo 'Fatal error: Index out of range' >&2; kill -TRAP $$"))
    #expect(
      message(results, "App/Bad") == """
        The process ended with signal 5. Its last output:
        Fatal error: Index out of range
        """)
    #expect(isRendered(results, "App/Good"))
    #expect(results.items.map(\.name) == ["Bad", "Good"])
  }

  @Test("A preview that exits the process fails with the code")
  func exit() throws {
    let results = try run(script(first: "exit 3"))
    #expect(message(results, "App/Bad") == "The process ended with code 3.")
    #expect(isRendered(results, "App/Good"))
  }

  @Test("A preview that hangs fails, and the others are rendered")
  func hang() throws {
    let results = try run(script(first: "exec sleep 86400"), timeout: 1000)
    #expect(
      message(results, "App/Bad")
        == "The preview was not rendered in 1 s, so its process was ended.")
    #expect(isRendered(results, "App/Good"))
  }

  @Test("A declaration that ends the process is omitted, and the others are rendered")
  func declaration() throws {
    let results = try run(
      """
      if ! grep -q Bad.swift "$TINTYPE_PREVIEWS"; then
        \(try PreviewProgram.writing(.declaring("App/Bad.swift:1:1")))
        kill -SEGV $$
      fi
      \(try PreviewProgram.writing(
        .list([.sample("Good")]), .rendering("App/Good"), .rendered(.sample("App/Good")), .finished))
      """)
    let message = "The process ended with signal 11."
    #expect(results.declarations == ["App/Bad.swift:1:1": message])
    #expect(isRendered(results, "App/Good"))
    var locations = PreviewLocations(nil, root: "/")
    let last = try #require(results.previews(&locations).last)
    #expect([last.module, last.name] == ["App", "Bad.swift:1:1"])
    #expect(last.variants.count == 1 && "\(last.variants)".contains(message))
  }

  @Test("A process that ends between two previews costs none")
  func between() throws {
    let results = try run(
      """
      \(try PreviewProgram.writing(.list([.sample("First"), .sample("Second")])))
      if ! grep -q First "$TINTYPE_PREVIEWS"; then
        \(try PreviewProgram.writing(.rendering("App/First"), .rendered(.sample("App/First"))))
        exit 0
      fi
      \(try PreviewProgram.writing(
        .rendering("App/Second"), .rendered(.sample("App/Second")), .finished))
      """)
    #expect(isRendered(results, "App/First"))
    #expect(isRendered(results, "App/Second"))
  }

  @Test("A run continues after 110 endings if previews in between are rendered")
  func manyEndings() throws {
    // The request contains the previews that are done. Each process renders one and ends in the next.
    let results = try run(
      """
      \(try PreviewProgram.writing(.list((1...220).map { .sample("P\($0)") })))
      done=$(grep -o 'P[0-9]*"' "$TINTYPE_PREVIEWS" | wc -l)
      if [ "$done" -lt 220 ]; then
        exec 4>&3 3>"$TINTYPE_PREVIEWS.events"
        \(try PreviewProgram.writing(
          .verified(id: "App/Pnext", message: nil), .rendering("App/Pother")))
        sed "s/Pnext/P$((done + 1))/; s/Pother/P$((done + 2))/" "$TINTYPE_PREVIEWS.events" >&4
        rm "$TINTYPE_PREVIEWS.events"
        exit 1
      fi
      \(try PreviewProgram.writing(.finished))
      """)
    #expect(results.results.count == 220)
    #expect(message(results, "App/P220") == "The process ended with code 1.")
  }

  @Test("A program that renders nothing is an error with its last output")
  func nothing() throws {
    let failure = error { () throws in try run("echo No tests; exit 1") }
    #expect(
      "\(try #require(failure))" == """
        “\(program.path)” rendered no previews. The process ended with code 1. Its last output:
        No tests
        Correct the code that runs before the tests, such as initializers of global variables.
        """)
  }

  @Test("A program without SwiftUIOnLinux runs no test, and the error names what it needs")
  func notLinked() throws {
    let tests = program.output.path + "/tests"
    // As XCTest does, it runs all tests without arguments, and else those that they select.
    let failure = error { () throws in
      try run("[ \"$#\" = 1 ] && [ \"$1\" != all ] || touch '\(tests)'; echo Executed 0 tests")
    }
    #expect(
      "\(try #require(failure))" == """
        “\(program.path)” cannot render previews, because no test target links SwiftUIOnLinux. Add \
        the product SwiftUIOnLinux and the targets with previews to the dependencies of a test \
        target in Package.swift. Components have no previews: their images are the references in \
        __Snapshots__.
        """)
    #expect(!FileManager.default.fileExists(atPath: tests))
  }

  @Test("A run ends if every process ends early")
  func tooManyEndings() throws {
    let script = """
      \(try PreviewProgram.writing(.rendering("App/Bad")))
      exit 1
      """
    let failure = error { () throws in try run(script) }
    #expect(
      "\(try #require(failure))"
        == "100 previews ended their process. Correct them, and try again.")
  }
}
