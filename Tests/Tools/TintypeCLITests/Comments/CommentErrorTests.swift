// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCommandLine
import TintypeReportsTestSupport
import TintypeTestSupport

@testable import TintypeCLI
@testable import TintypeReports

struct CommentErrorTests {
  let output: TemporaryOutput
  let program: FakeProgram

  init() throws {
    output = try TemporaryOutput()
    program = FakeProgram(output: output)
    try output.journal([record("a", .failed, message: "No font.")])
  }

  private func run(path: String? = nil) -> Tool.Result {
    let environment = [
      "PATH": path ?? program.path, "GITHUB_ACTIONS": "true", "GITHUB_REPOSITORY": "o/r",
      "GITHUB_REF": "refs/pull/7/merge",
    ]
    return Tool(environment: environment, currentDirectory: output.path)
      .run(["comment", "--output-directory", "."])
  }

  private static let other = #"{"id":1,"body":"<!-- tintype: snapshots -->","user":{"login":"u"}}"#

  static let failures: [(name: String, answers: [FakeProgram.Answer])] = [
    (
      "no permission",
      [
        .init(request: "'GET '*", text: "[]"),
        .init(
          request: "'POST '*", text: "{}",
          messages: "gh: Resource not accessible by integration (HTTP 403)", status: 1),
      ]
    ),
    ("no token", [.init(request: "*", messages: "gh: set GH_TOKEN\u{1B}[31m", status: 4)]),
    ("server error", [.init(request: "*", messages: "gh: Bad Gateway (HTTP 502)", status: 1)]),
    ("no message", [.init(request: "*", status: 3)]),
    ("no JSON", [.init(request: "*", text: "<html>")]),
    ("another value", [.init(request: "*", text: #"{"id":1}"#)]),
    ("no identifier", [.init(request: "*", text: #"[{"id":"1; rm","body":""}]"#)]),
    ("nested values", [.init(request: "*", text: String(repeating: "[", count: 100_000))]),
    ("empty", [.init(request: "*")]),
    (
      "no user",
      [.init(request: "'GET '*", text: "[\(other)]"), .init(request: "*", text: #"{"data":null}"#)]
    ),
  ]

  @Test("A failed request is an error that states what to do")
  func failedRequest() throws {
    var texts: [(heading: String, text: String)] = []
    for (name, answers) in Self.failures {
      try program.install("gh", answering: answers)
      let result = run()
      #expect(result.exitCode == .error, "\(name)")
      #expect(result.output.isEmpty)
      texts.append((name, result.messages))
    }
    assertTexts(texts)
  }

  @Test("A missing program is an error that states how to install it")
  func missingProgram() {
    let result = run(path: "/nonexistent")
    #expect(result.exitCode == .error)
    assertText(result.messages)
  }

  @Test("More than 5,000 comments are not searched")
  func manyComments() throws {
    let page = Array(repeating: #"{"id":1,"body":"","user":{"login":"u"}}"#, count: 100)
    try program.install(
      "gh", answering: [.init(request: "*", text: "[\(page.joined(separator: ","))]")])
    let result = run()
    #expect(result.exitCode == .error)
    #expect(program.calls.count == CommentService.pageLimit)
    assertText(result.messages)
  }

  @Test("Every other error states what is wrong and what to do")
  func wording() {
    let errors: [(String, CommentError)] = [
      ("providerUnknown", .providerUnknown), ("repositoryUnknown", .repositoryUnknown(.github)),
      ("badRepository, GitHub", .badRepository("a", .github)),
      ("badRepository, GitLab", .badRepository("..", .gitlab)),
      ("numberUnknown, GitHub", .numberUnknown(.github)),
      ("numberUnknown, GitLab", .numberUnknown(.gitlab)), ("badNumber", .badNumber("-1")),
      (
        "noPullRequest",
        .noPullRequest(.init(commit: String(repeating: "0a", count: 20), repository: "fork/app"))
      ),
      ("badName", .badName("-->")), ("programMissing", .programMissing(.gitlab)),
      ("cannotStart", .cannotStart(program: "/bin/gh", code: 13)),
      ("timedOut", .timedOut(program: "gh", seconds: 60)),
      ("refused", .refused(.gitlab, status: 401, message: "401 Unauthorized")),
      ("answerTooLarge", .answerTooLarge(.github, limit: 64 << 20)),
      ("interrupted", .interrupted(signal: 15)),
    ]
    assertTexts(errors.map { ($0.0, $0.1.description) })
  }
}
