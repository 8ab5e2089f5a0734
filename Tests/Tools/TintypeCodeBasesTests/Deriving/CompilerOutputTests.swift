// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeCodeBases

@Suite("The output of swift build")
struct CompilerOutputTests {
  /// Reads an output of which paths in `/app` are known.
  private func read(_ text: String) -> CompilerOutput {
    CompilerOutput(text) { $0.hasPrefix("/app/") }
  }

  /// The problems, each as `path:line:column message`.
  private func problems(_ text: String) -> [String] {
    read(text).problems.map { "\($0.path):\($0.line):\($0.column) \($0.message)" }
  }

  @Test(
    "Errors at positions of known files are found",
    arguments: [
      (
        "/app/A.swift:3:9: error: cannot find 'x' in scope",
        ["/app/A.swift:3:9 cannot find 'x' in scope"]
      ),
      (
        "/app/A.swift:3:9: fatal error: no such module 'X'", ["/app/A.swift:3:9 no such module 'X'"]
      ),
      ("/app/My File é😀.swift:1:1: error: a: b: c", ["/app/My File é😀.swift:1:1 a: b: c"]),
      ("/app/a:1:2/A.swift:3:4: error: e", ["/app/a:1:2/A.swift:3:4 e"]),
      ("/app/A.swift:3:9: warning: unused", []), ("/app/A.swift:3:9: note: declared here", []),
      ("/other/A.swift:3:9: error: e", []), ("/app/A.swift:3: error: e", []),
      ("/app/A.swift:99999999999:1: error: e", []), ("  |   `- error: e", []),
    ])
  func positions(text: String, expected: [String]) {
    #expect(problems("[1/9] Compiling App A.swift\n\(text)\n  3 | let x\n") == expected)
  }

  @Test("An error that is printed twice is found once, and the order is kept")
  func unique() {
    let (one, two) = ("/app/B.swift:2:1: error: b\n", "/app/A.swift:1:1: error: a\r\n")
    #expect(problems(one + two + one) == ["/app/B.swift:2:1 b", "/app/A.swift:1:1 a"])
  }

  @Test("An error in the expansion of a macro is one at the use that the next note names")
  func macros() {
    let expansion = "macro expansion @Model:3:5: error: cannot find 'y' in scope\n"
    let note = "/app/A.swift:7:1: note: in expansion of macro 'Model' on class 'A' here\n"
    #expect(
      problems(expansion + "1 | let y\n" + note + note) == [
        "/app/A.swift:7:1 cannot find 'y' in scope"
      ])
    #expect(
      problems(expansion + "/app/B.swift:1:1: error: b\n" + note) == ["/app/B.swift:1:1 b"])
    #expect(problems(expansion + "/usr/X.swift:1:1: note: here\n" + note).count == 1)
  }

  @Test("A crash of the compiler is an error at the position that its stack names")
  func crashes() {
    let text = """
      Please submit a bug report and include the crash backtrace.
      Stack dump:
      0.\tProgram arguments: /usr/bin/swift-frontend -c /app/A.swift
      1.\tWhile evaluating request TypeCheckRequest(in “A.swift”)
      2.\tWhile type-checking 'body' (at /app/A.swift:12:3)
      3.\tWhile type-checking expression at [/app/A.swift:14:5 - line:20:6] RangeText=""
      4.\tWhile reading from /usr/X.swift:1:1
      """
    #expect(
      problems(text).last == "/app/A.swift:14:5 the compiler crashed", "\(problems(text))")
    #expect(problems(text).first == "/app/A.swift:12:3 the compiler crashed")
    #expect(problems(text).count == 2)
  }

  @Test(
    "Errors of SwiftPM and of the linker have no position",
    arguments: [
      ("error: 'previews': public headers missing", ["'previews': public headers missing"]),
      ("error: fatalError", ["fatalError"]),
      ("ld.lld: error: undefined symbol: f", ["undefined symbol: f"]),
      (
        "<unknown>:0: error: unable to execute command: Aborted",
        ["unable to execute command: Aborted"]
      ),
      ("error: a\nerror: a\nerror: b", ["a", "b"]), ("an error: maybe", []), ("errors: 3", []),
    ])
  func others(text: String, expected: [String]) {
    let output = read(text)
    #expect(output.others == expected)
    #expect(output.problems.isEmpty)
  }

  @Test("The last 20 lines are kept, and long lines are cut before they are read")
  func end() {
    let lines = (1...50).map { "line \($0)" }
    #expect(read(lines.joined(separator: "\n")).end == lines.suffix(20).joined(separator: "\n"))
    let long = "/app/A.swift:1:1: error: " + String(repeating: "x", count: 100_000)
    #expect(read(long).problems.first?.message.count == 2000 - 25)
    #expect(read("").end.isEmpty)
  }
}
