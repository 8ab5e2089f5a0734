// SPDX-License-Identifier: MIT

import Testing
import TintypeReports
import TintypeReportsTestSupport

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
    var found = origin()
    let time = try #require(found.time)
    #expect(time.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+\-]\d\d:\d\d)/) != nil)
    found.time = nil
    #expect(
      found == RunOrigin(commit: try head(), branch: "main", author: "Ada", subject: "Begin"))
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

  private static let sha = String(repeating: "a", count: 40)
  private static let github = [
    "GITHUB_REPOSITORY": "acme/shop", "GITHUB_SHA": sha, "GITHUB_HEAD_REF": "topic/a",
    "GITHUB_BASE_REF": "main", "GITHUB_REF": "refs/pull/12/merge", "GITHUB_RUN_ID": "99",
    "GITHUB_RUN_NUMBER": "3", "GITHUB_WORKFLOW": "Tests",
  ]

  @Test("The variables of GitHub name the pull request and the run, with their pages")
  func pagesOfGitHub() {
    let found = origin(Self.github)
    #expect(found.pullRequest == "#12")
    #expect(found.job == "Tests #3")
    #expect(found.base == "main")
    #expect(
      found.pages.mapValues(\.url) == [
        .pullRequest: "https://github.com/acme/shop/pull/12",
        .job: "https://github.com/acme/shop/actions/runs/99",
        .commit: "https://github.com/acme/shop/commit/\(Self.sha)",
        .branch: "https://github.com/acme/shop/tree/topic/a",
        .base: "https://github.com/acme/shop/tree/main",
      ])
  }

  @Test("The variables of GitLab name the merge request and the pipeline, with their pages")
  func pagesOfGitLab() {
    let project = "https://git.example.org/acme/shop"
    let found = origin([
      "CI_PROJECT_URL": project, "CI_COMMIT_SHA": Self.sha, "CI_MERGE_REQUEST_IID": "12",
      "CI_MERGE_REQUEST_SOURCE_BRANCH_NAME": "topic", "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main",
      "CI_PIPELINE_URL": "\(project)/-/pipelines/7", "CI_PIPELINE_IID": "7",
    ])
    #expect(found.pullRequest == "!12")
    #expect(found.job == "Pipeline #7")
    #expect(
      found.pages.mapValues(\.url) == [
        .pullRequest: "\(project)/-/merge_requests/12", .job: "\(project)/-/pipelines/7",
        .commit: "\(project)/-/commit/\(Self.sha)", .branch: "\(project)/-/tree/topic",
        .base: "\(project)/-/tree/main",
      ])
  }

  @Test("The variables that the run recorded take precedence, and only known names are recorded")
  func recorded() {
    let variables = RunOrigin.variables(
      of: Self.github.merging(["GITHUB_TOKEN": "secret", "PATH": "/bin", "CI_COMMIT_SHA": ""]) {
        $1
      })
    #expect(variables == Self.github)
    let found = RunOrigin(
      of: git.path, environment: git.environment.merging(["GITHUB_SHA": "b"]) { $1 },
      recorded: variables)
    #expect(found.commit == Self.sha)
    #expect(found.branch == "topic/a")
  }

  @Test(
    "An address that a journal chose is https, or there is none",
    arguments: [
      "javascript:alert(1)", "http://example.org", "https://user@example.org", "https://a b",
      "data:text/html,x", "//example.org", "https://example.org/../..", "https://e\"onclick=x",
    ])
  func hostileAddresses(server: String) {
    var variables = Self.github
    variables["GITHUB_SERVER_URL"] = server
    var pages = RunOrigin(of: "/", environment: [:], recorded: variables).pages.values.map(\.url)
    #expect(pages.filter { !$0.hasPrefix("https://") } == [])
    #expect(
      pages.joined().utf8.allSatisfy {
        (0x21...0x7E).contains($0) && !"\"'<>\\".utf8.contains($0)
      })
    variables = ["CI_PROJECT_URL": server, "CI_PIPELINE_URL": server, "CI_COMMIT_SHA": Self.sha]
    pages = RunOrigin(of: "/", environment: [:], recorded: variables).pages.values.map(\.url)
    #expect(pages.filter { !$0.hasPrefix("https://") } == [])
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
