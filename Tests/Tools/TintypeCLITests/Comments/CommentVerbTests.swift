// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCommandLine
import TintypeReportsTestSupport
import TintypeSnapshots
import TintypeTestSupport

@testable import TintypeCLI
@testable import TintypeReports

/// Comments for a run, with replacements of `gh` and `glab`.
struct CommentVerbTests {
  let output: TemporaryOutput
  let program: FakeProgram

  init() throws {
    output = try TemporaryOutput()
    program = FakeProgram(output: output)
    try output.journal([record("a", .failed, message: "No font."), record("b")])
  }

  typealias Answer = FakeProgram.Answer

  private func run(
    _ arguments: [String] = [], gitlab: Bool = false, _ more: [String: String] = [:]
  ) -> Tool.Result {
    let variables =
      gitlab
      ? ["GITLAB_CI": "true", "CI_PROJECT_ID": "42", "CI_MERGE_REQUEST_IID": "7"]
      : ["GITHUB_ACTIONS": "true", "GITHUB_REPOSITORY": "o/r", "GITHUB_REF": "refs/pull/7/merge"]
    let environment = variables.merging(["PATH": program.path]) { $1 }.merging(more) { $1 }
    return Tool(environment: environment, currentDirectory: output.path)
      .run(["comment", "--output-directory", "."] + arguments)
  }

  private func comment(_ id: Int, _ body: String, by author: String = "github-actions[bot]")
    -> String
  {
    """
    {"id":\(id),"body":"\(body)","user":{"login":"\(author)","id":1},"html_url":"https://x/\(id)"}
    """
  }

  private func note(_ id: Int, _ body: String, by author: Int, isSystem: Bool = false) -> String {
    """
    {"id":\(id),"body":"\(body)","author":{"id":\(author),"username":"u"},"system":\(isSystem)}
    """
  }

  private let marker = "<!-- tintype: snapshots -->"
  private let list = "'GET repos/o/r/issues/7/comments?per_page=100&page=1'"
  private let viewer = Answer(
    request: "'POST graphql'", text: #"{"data":{"viewer":{"login":"github-actions[bot]"}}}"#)

  private func page(_ comments: [String]) -> String { "[\(comments.joined(separator: ","))]" }

  private let listCall = "api --method GET repos/o/r/issues/7/comments?per_page=100&page=1"

  // MARK: GitHub

  @Test("A comment is created if there is none")
  func creates() throws {
    try program.install(
      "gh",
      answering: [
        Answer(request: list, text: page([comment(1, "Hello", by: "u")])),
        Answer(request: "'POST repos/o/r/issues/7/comments'", text: comment(2, "")),
      ])
    let result = run()
    #expect(result == Tool.Result(output: "Created the comment: https://x/2\n"))
    #expect(
      program.calls == [listCall, "api --method POST repos/o/r/issues/7/comments <body>"])
    let body = try #require(program.body)
    #expect(body.hasPrefix(marker + "\n\n# Tintype: 1 failed\n"))
  }

  @Test("An own comment with the marker is updated")
  func updates() throws {
    try program.install(
      "gh",
      answering: [
        Answer(request: list, text: page([comment(1, "Hello"), comment(2, marker + "\\nold")])),
        viewer, Answer(request: "'PATCH repos/o/r/issues/comments/2'", text: comment(2, "")),
      ])
    #expect(run().output == "Updated the comment: https://x/2\n")
    #expect(
      program.calls == [
        listCall, "api --method POST graphql <body>",
        "api --method PATCH repos/o/r/issues/comments/2 <body>",
      ])
    #expect(program.body?.hasPrefix(marker) == true)
  }

  @Test("A comment on the second page is updated")
  func secondPage() throws {
    let first = (1...100).map { comment($0, "Hello", by: "u") }
    try program.install(
      "gh",
      answering: [
        Answer(request: list, text: page(first)),
        Answer(
          request: "'GET repos/o/r/issues/7/comments?per_page=100&page=2'",
          text: page([comment(101, marker)])),
        viewer, Answer(request: "'PATCH repos/o/r/issues/comments/101'", text: comment(101, "")),
      ])
    #expect(run().output == "Updated the comment: https://x/101\n")
  }

  @Test("A comment of another user with the marker is not changed")
  func otherAuthor() throws {
    try program.install(
      "gh",
      answering: [
        Answer(request: list, text: page([comment(1, marker, by: "u")])), viewer,
        Answer(request: "'POST repos/o/r/issues/7/comments'", text: comment(2, "")),
      ])
    #expect(run().output == "Created the comment: https://x/2\n")
    #expect(!program.calls.contains { $0.contains("PATCH") })
  }

  @Test("A comment with another name is not changed")
  func otherName() throws {
    try program.install(
      "gh",
      answering: [
        Answer(request: list, text: page([comment(1, marker)])),
        Answer(request: "'POST repos/o/r/issues/7/comments'", text: comment(2, "")),
      ])
    #expect(run(["--name", "ios"]).exitCode == .success)
    #expect(program.body?.hasPrefix("<!-- tintype: ios -->\n") == true)
  }

  @Test("A comment that may not be edited is replaced by a new one")
  func refusedUpdate() throws {
    try program.install(
      "gh",
      answering: [
        Answer(request: list, text: page([comment(1, marker)])), viewer,
        Answer(request: "'PATCH '*", messages: "gh: Not Found (HTTP 404)", status: 1),
        Answer(request: "'POST repos/o/r/issues/7/comments'", text: comment(2, "")),
      ])
    #expect(run().output == "Created the comment: https://x/2\n")
  }

  @Test("The author of a job's comments is known if its token may not request the user")
  func refusedViewer() throws {
    try program.install(
      "gh",
      answering: [
        Answer(request: list, text: page([comment(1, marker)])),
        Answer(request: "'POST graphql'", messages: "gh: Forbidden (HTTP 403)", status: 1),
        Answer(request: "'PATCH repos/o/r/issues/comments/1'", text: comment(1, "")),
      ])
    #expect(run().output == "Updated the comment: https://x/1\n")
  }

  // MARK: Workflows of other workflows

  private let commit = String(repeating: "5", count: 40)
  private let pulls =
    "'GET repos/o/r/pulls?state=open&sort=updated&direction=desc&per_page=100&page=1'"

  /// The variables of a workflow that another workflow of a fork's pull request started.
  private func started() throws -> [String: String] {
    try output.write(
      """
      {"workflow_run":{"id":12,"run_attempt":2,"head_sha":"\(commit)","pull_requests":[],\
      "head_repository":{"full_name":"fork/r"}}}
      """, to: "event.json")
    return [
      "GITHUB_REF": "refs/heads/main", "GITHUB_RUN_ID": "99",
      "GITHUB_EVENT_PATH": output.path + "/event.json",
    ]
  }

  private func pull(_ number: Int, _ commit: String, _ repository: String) -> String {
    """
    {"number":\(number),"head":{"sha":"\(commit)","repo":{"full_name":"\(repository)"}}}
    """
  }

  @Test("The pull request of a fork is the one with the commit and the repository of the run")
  func fork() throws {
    let found = page([
      pull(3, commit, "attacker/r"), pull(4, String(repeating: "6", count: 40), "fork/r"),
      #"{"number":5,"head":{"sha":"\#(commit)","repo":null}}"#, pull(7, commit, "fork/r"),
    ])
    try program.install(
      "gh",
      answering: [
        Answer(request: pulls, text: found), Answer(request: list, text: "[]"),
        Answer(request: "'POST repos/o/r/issues/7/comments'", text: comment(2, "")),
      ])
    // A file of the results does not determine the number.
    for name in ["NR", "pr_number"] { try output.write("3\n", to: name) }
    let result = try run(["--artifact", "snapshots/merged"], started())
    #expect(result == Tool.Result(output: "Created the comment: https://x/2\n"))
    // The results are those of the other run.
    #expect(program.body?.contains("(https://github.com/o/r/actions/runs/12)") == true)
    try program.install("gh", answering: [])
    let dry = try run(["--artifact", "snapshots/merged", "--dry-run"], started())
    assertText(dry.output)
  }

  @Test("Without an open pull request of the fork, nothing is posted")
  func noPullRequest() throws {
    try program.install(
      "gh", answering: [Answer(request: pulls, text: page([pull(3, commit, "attacker/r")]))])
    let result = try run([], started())
    #expect(result.exitCode == .error)
    #expect(result.messages.contains("No open pull request has the head"))
    #expect(program.calls.count == 1)
  }

  // MARK: Links

  @Test("The comment links to the run and the report, and contains the commands for an artifact")
  func links() throws {
    try output.journal([
      changed("a", [padding], pixels: someThatDiffer),
      changed("b", [padding], pixels: someThatDiffer), record("new", .missing),
      record("it's", .changed),
    ])
    func text(_ arguments: [String], gitlab: Bool = false, _ more: [String: String]) throws
      -> String
    {
      let result = run(arguments + ["--dry-run"], gitlab: gitlab, more)
      #expect(result.exitCode == .success)
      let start = try #require(result.output.firstRange(of: marker + "\n\n"))
      return String(result.output[start.upperBound...])
    }
    let artifact = ["--artifact", "snapshots/merged"]
    let report = ["--report-url", "https://example.org/report"]
    let github = ["GITHUB_RUN_ID": "12", "GITHUB_RUN_ATTEMPT": "2"]
    let enterprise = github.merging(["GITHUB_SERVER_URL": "https://git.example.org"]) { $1 }
    let gitlab = ["CI_JOB_ID": "77", "CI_JOB_URL": "https://gitlab.example.org/g/p/-/jobs/77"]
    let ids = Redaction.matching(/[0-9a-f]{12}/, with: "[cause]")
    assertTexts(
      [
        ("GitHub", try text(artifact + report, github)),
        ("GitHub Enterprise", try text(artifact, enterprise)),
        ("no artifact", try text([], github)),
        ("GitLab", try text(["--artifact", "results/merged"], gitlab: true, gitlab)),
        ("other run", try text(["--run-url", "https://ci.example.org/1"], [:])),
      ], redacting: [ids])
  }

  @Test(
    "An invalid address or artifact is rejected",
    arguments: [
      ["--report-url", "javascript:x"], ["--run-url", "http://example.org"], ["--artifact", ""],
      ["--artifact", "a b"], ["--artifact", "../a"], ["--artifact", "a/$(x)"],
      ["--artifact", "-x"],
      ["--artifact=/a"], ["--artifact", "a//b"],
    ])
  func invalidPlaces(arguments: [String]) {
    #expect(run(arguments + ["--dry-run"]).exitCode == .usage)
  }

  @Test("Variables that are no addresses are not linked")
  func hostileVariables() {
    let result = run(
      ["--dry-run", "--artifact", "snapshots"],
      ["GITHUB_RUN_ID": "1;touch x", "GITHUB_SERVER_URL": "javascript:alert(1)"])
    #expect(result.exitCode == .success)
    #expect(!result.output.contains("touch") && !result.output.contains("javascript"))
  }

  // MARK: Nothing differs

  @Test("If nothing differs and there is no comment, none is created")
  func cleanWithoutComment() throws {
    try output.journal([record("b")])
    try program.install("gh", answering: [Answer(request: list, text: "[]")])
    #expect(run().output == "Nothing differs, and there is no comment to update.\n")
    #expect(program.calls == [listCall])
  }

  @Test("If nothing differs, an own comment is updated once")
  func cleanWithComment() throws {
    try output.journal([record("b")])
    func install(_ body: String) throws {
      try program.install(
        "gh",
        answering: [
          Answer(request: list, text: page([comment(1, body)])), viewer,
          Answer(request: "'PATCH repos/o/r/issues/comments/1'", text: comment(1, "")),
        ])
    }
    try install(marker + "\\n\\nold")
    #expect(run().output == "Updated the comment: https://x/1\n")
    let body = try #require(program.body)
    #expect(body.hasPrefix(marker + "\n\n# Tintype: nothing differs\n"))
    try install(body.replacing("\n", with: "\\r\\n"))
    #expect(run().output == "The comment is up to date.\n")
  }

  // MARK: GitLab

  @Test("A note of a merge request is created")
  func createsNote() throws {
    try program.install(
      "glab",
      answering: [
        Answer(
          request: "'GET projects/g%2Fp/merge_requests/9/notes'*",
          text: page([note(3, marker, by: 1, isSystem: true)])),
        Answer(request: "'POST projects/g%2Fp/merge_requests/9/notes'", text: note(4, "", by: 5)),
      ])
    let result = run(["--repository", "g/p", "--pull-request", "9"], gitlab: true)
    #expect(result == Tool.Result(output: "Created the comment.\n"))
  }

  @Test("An own note of a merge request is updated")
  func updatesNote() throws {
    let notes = page([note(3, marker, by: 1), note(4, marker, by: 5)])
    try program.install(
      "glab",
      answering: [
        Answer(request: "'GET projects/42/merge_requests/7/notes'*", text: notes),
        Answer(request: "'GET user'", text: #"{"id":5,"username":"project_bot"}"#),
        Answer(request: "'PUT projects/42/merge_requests/7/notes/4'", text: note(4, "", by: 5)),
      ])
    #expect(run(gitlab: true).output == "Updated the comment.\n")
    #expect(
      program.calls.last
        == "api --method PUT projects/42/merge_requests/7/notes/4 --hostname gitlab.com <body>")
  }

  // MARK: Options

  @Test("A dry run prints the requests and the comment, and calls no program")
  func dryRun() throws {
    assertTexts(
      [
        ("GitHub", run(["--dry-run"]).output),
        ("GitLab", run(["--dry-run"], gitlab: true).output),
      ])
    #expect(program.calls.isEmpty)
  }

  @Test("The comment shows images at the given URL")
  func images() throws {
    let result = run(["--dry-run", "--image-base", "https://example.org/i"])
    #expect(result.exitCode == .success)
    #expect(run(["--dry-run", "--image-base", "http://example.org/i"]).exitCode == .usage)
  }

  @Test("The comment contains the findings of an audit, and is posted for them alone")
  func audit() throws {
    try Data("The audit found 1 error.\n".utf8).write(
      to: URL(fileURLWithPath: output.path + "/audit.md"))
    let result = run(["--dry-run", "--audit", "audit.md"])
    #expect(result.exitCode == .success)
    #expect(result.output.hasSuffix("\n\nThe audit found 1 error.\n"))
    try Data().write(to: URL(fileURLWithPath: output.path + "/empty.md"))
    #expect(run(["--dry-run", "--audit", "empty.md"]).output == run(["--dry-run"]).output)
    let missing = run(["--dry-run", "--audit", "absent.md"])
    #expect(missing.exitCode == .error)
    assertText(missing.messages)
  }

  @Test(
    "A name that could end the marker is rejected",
    arguments: ["a-->", "a--b", "-a", "a-", "a b", "ä", String(repeating: "a", count: 65)])
  func badName(name: String) {
    #expect(run(["--dry-run", "--name=\(name)"]).exitCode == .usage)
  }

  @Test("Without a run, nothing is posted")
  func noRun() {
    #expect(run(["--output-directory=none"]).exitCode == .usage)
    let tool = Tool(environment: ["GITHUB_ACTIONS": "true"], currentDirectory: output.path)
    let arguments = ["comment", "--repository", "o/r", "--pull-request", "1", "--dry-run"]
    #expect(tool.run(arguments + ["--output-directory", "none"]).exitCode == .nothingRan)
  }
}
