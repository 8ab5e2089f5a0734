// SPDX-License-Identifier: MIT

import Testing
import TintypeReports

@testable import TintypeCLI

@Suite("The commit of a report") struct RunOriginTests {
  private let git: GitPackage

  init() throws { git = try GitPackage() }

  private func origin(_ variables: [String: String] = [:]) -> RunOrigin {
    RunOrigin(of: git.path, environment: git.environment.merging(variables) { $1 })
  }

  private func head() throws -> String {
    String(try git.git("rev-parse", "HEAD").prefix(40))
  }

  @Test("The commit, branch, author and subject are those of Git")
  func repository() throws {
    #expect(
      origin() == RunOrigin(commit: try head(), branch: "main", author: "Ada", subject: "Begin"))
  }

  @Test(
    "The variables of continuous integration take precedence",
    arguments: [
      ["GITHUB_HEAD_REF": "topic", "GITHUB_REF_NAME": "7/merge"],
      ["GITHUB_HEAD_REF": "", "GITHUB_REF_NAME": "topic"], ["CI_COMMIT_BRANCH": "topic"],
    ])
  func variables(variables: [String: String]) {
    #expect(origin(variables).branch == "topic")
  }

  @Test(
    "A commit that is not in the repository has no author",
    arguments: ["ffffffffffffffffffffffffffffffffffffffff", "--all", "HEAD\nmain"])
  func unknown(commit: String) {
    let found = origin(["GITHUB_SHA": commit])
    #expect(found == RunOrigin(commit: commit, branch: "main"))
  }

  @Test("Without a repository, only the variables are known")
  func withoutRepository() throws {
    let package = try PendingPackage()
    let variables = ["PATH": "/usr/bin:/bin", "CI_COMMIT_SHA": "abc"]
    #expect(RunOrigin(of: package.path, environment: variables) == RunOrigin(commit: "abc"))
    #expect(RunOrigin(of: package.path, environment: ["PATH": "/usr/bin:/bin"]) == RunOrigin())
  }

  @Test("Control characters of a commit are visible in the page, and markup is not interpreted")
  func hostile() throws {
    try git.package.write("text", to: "a.txt")
    _ = try git.git("add", "-A")
    _ = try git.git(
      "commit", "-q", "-m", "</script><img src=x onerror=alert(1)>\u{202E}\u{7}", "--author",
      "Eve\u{1B}[31m <eve@example.com>")
    let journal = try wholeJournal([record("a")]).joined(separator: "\n") + "\n"
    try git.package.write(journal, to: ".build/tintype/runs/run/100.jsonl")
    try git.package.write("run\n", to: ".build/tintype/latest")
    let tool = Tool(environment: git.environment, currentDirectory: git.path)
    #expect(tool.run(["report"]).messages == "")
    let index = try #require(git.package.text(".build/tintype/report/data/index.js"))
    for text in ["</script", "<img", "\u{1B}", "\u{202E}", "\u{7}"] {
      #expect(!index.contains(text))
    }
  }
}
