// SPDX-License-Identifier: MIT

import Testing
import TintypeReports

@testable import TintypeCLI

@Suite("The diagnostics of a build")
struct BuildOutputTests {
  private func problems(_ text: String) -> [LiveCatalog.Problem] {
    BuildOutput(text, root: "/src/shop").problems
  }

  @Test("A diagnostic of the compiler has a location, a message and the excerpt of the source")
  func compiler() {
    let output = """
      Building for debugging...
      [3/8] Compiling App Card.swift
      /src/shop/Sources/App/Card.swift:3:14: error: cannot find 'titel' in scope
      1 | struct Card: View {
      2 |   var body: some View {
      3 |     Text(titel)
        |          `- error: cannot find 'titel' in scope
      4 |   }
      error: fatalError
      """
    let found = problems(output)
    #expect(
      found.first
        == LiveCatalog.Problem(
          kind: .error, file: "Sources/App/Card.swift", line: 3, column: 14,
          message: "cannot find 'titel' in scope",
          excerpt: """
            1 | struct Card: View {
            2 |   var body: some View {
            3 |     Text(titel)
              |          `- error: cannot find 'titel' in scope
            4 |   }
            """))
    #expect(
      found.first?.text
        == "Sources/App/Card.swift:3:14: error: cannot find 'titel' in scope")
    #expect(found.last == LiveCatalog.Problem(message: "fatalError"))
  }

  @Test("A diagnostic that is printed twice is one problem")
  func repetition() {
    let line = "/src/shop/Sources/App/Card.swift:3:14: warning: variable 'a' was never used\n"
    #expect(problems(line + "  3 | let a = 1\n" + line + "  3 | let a = 1\n").count == 1)
  }

  @Test(
    "Diagnostics of manifests, linkers and other tools are problems",
    arguments: [
      (
        "error: 'shop': Invalid manifest", "error: 'shop': Invalid manifest"
      ),
      (
        "/usr/include/a b.h:7:1: fatal error: no input",
        "/usr/include/a b.h:7:1: error: no input"
      ),
      ("/src/shop/a.c:7: error: old style", "a.c:7: error: old style"),
      (
        "Card.o:(.text+0x1): undefined reference to `f'",
        "error: Card.o:(.text+0x1): undefined reference to `f'"
      ),
      ("ld.lld: error: cannot open x", "error: ld.lld: error: cannot open x"),
    ])
  func otherTools(line: String, text: String) {
    #expect(problems(line).map(\.text) == [text])
  }

  @Test(
    "Other lines are no problems",
    arguments: [
      "Build complete! (1.5s)", "[1/2] Compiling errors.swift", "note: add 'import'",
      "/src/shop/a.swift:3:1: note: declared here", "", "3 | error: in an excerpt",
    ])
  func others(line: String) { #expect(problems(line).isEmpty) }

  @Test("Megabytes of output are limited")
  func size() {
    let long = "error: " + String(repeating: "a", count: 100_000) + "\n"
    let lines = (0..<5000).map { "a.swift:\($0 + 1):1: error: e\n" }.joined()
    let found = problems(long + lines)
    #expect(found.count == 200)
    #expect((found.first?.message.count ?? 0) < 2001)
    #expect(BuildOutput.end(of: lines).split(separator: "\n").count == 30)
  }
}
