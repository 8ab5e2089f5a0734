// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCommandLine
import TintypeReports
import TintypeReportsTestSupport
import TintypeRuns
import TintypeTestSupport

@testable import TintypeCLI

@Suite("tintype history", .requires(.program("git"))) struct HistoryVerbTests {
  let repository: GitPackage
  /// The output directory of the tests.
  let output: TemporaryOutput
  /// The store.
  let store: TemporaryOutput

  init() throws {
    repository = try GitPackage()
    (output, store) = (try TemporaryOutput(), try TemporaryOutput())
  }

  private func run(
    _ arguments: String..., adding variables: [String: String] = [:], day: Int = 20_000
  ) -> CommandResult {
    let environment = environment(adding: variables)
    return Tool(
      environment: environment, currentDirectory: repository.path,
      now: { day * 24 * 60 * 60 }
    ).run(arguments)
  }

  /// Returns the variables of a machine that uses the store.
  private func environment(adding variables: [String: String]) -> [String: String] {
    var environment = repository.environment
    environment["TINTYPE_OUTPUT"] = output.path
    environment["TINTYPE_HISTORY"] = store.path
    return environment.merging(variables) { $1 }
  }

  private func head() throws -> String {
    try repository.git("rev-parse", "HEAD").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Writes a run of a commit, as `tintype test` does in continuous integration.
  private func write(_ records: [JournalRecord], commit: String?, run: String = "run") throws {
    var started = JournalEvent(.started)
    started.variables = commit.map { ["GITHUB_SHA": $0] }
    var tested = JournalEvent(
      .tested, status: records.allSatisfy { $0.outcome == .matched } ? 0 : 1, isWhole: true)
    (tested.processes, tested.lines, tested.tests) = (1, 0, records.count)
    try output.journal([try line(started), try line(tested)], run: run, process: "tintype")
    try output.journal(records, run: run)
  }

  private func changed(_ test: String, _ actual: String = "ab") -> JournalRecord {
    record(test, .changed, digest: String(repeating: actual, count: 32))
  }

  /// Adds a run of the base, and writes one of a later commit.
  private func branch() throws -> (base: String, head: String) {
    let base = try head()
    try write([record("a"), changed("b"), changed("c")], commit: base, run: "base")
    #expect(run("history", "push").exitCode == .success)
    try repository.git("checkout", "-q", "-b", "feature")
    try repository.commit("Change")
    try write([changed("a"), record("b"), changed("c")], commit: try head())
    return (base, try head())
  }

  @Test("A run is added to the store, and later runs are compared with it")
  func comparison() throws {
    let (base, _) = try branch()
    let result = run("report", "--base", "main")
    #expect(result.exitCode == .success)
    #expect(result.messages == "")
    let text = """
      Since \(base.prefix(12)), 1 run: 1 new · 1 still changed · 1 fixed
        new: FormTests/LoginTests/a.1
        still changed: FormTests/LoginTests/c.1
        fixed: FormTests/LoginTests/b.1

      """
    #expect(result.output.contains(text))
    #expect(run("report", "--base", base).output.contains(text))
    let markdown = run("report", "--format", "markdown", "--base", "main").output
    #expect(markdown.contains("Since `\(base.prefix(12))`: 1 new · 1 still changed · 1 fixed"))
    #expect(markdown.contains("## Since the base: new\n\n- `FormTests/LoginTests/a.1`"))
    let comment = run(
      "comment", "--dry-run", "--provider", "github", "--repository", "o/n", "--pull-request", "1",
      "--base", "main")
    #expect(comment.output.contains("Since `\(base.prefix(12))`: 1 new"))
    let json = run("report", "--format", "json", "--base", "main").output
    let document = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let member = try #require(document?["base"] as? [String: Any])
    #expect(member["commit"] as? String == base)
    #expect((member["changes"] as? [[String: Any]])?.first?["kind"] as? String == "new")
  }

  @Test("tintype status compares with the base, and has the same exit code without it")
  func status() throws {
    let (base, _) = try branch()
    let (with, without) = (run("status", "--base", "main"), run("status"))
    #expect(with.output.hasPrefix(without.output + "\n"), "\(with.output)")
    #expect(with.output.contains("Since \(base.prefix(12)), 1 run: 1 new"))
    #expect(with.exitCode == without.exitCode)
    #expect(with.messages == without.messages)
    #expect(run("status", "--base", "main", "--format", "json").output.contains("\"base\": {"))
    #expect(!run("status", "--format", "json").output.contains("\"base\""))
  }

  @Test("An older run is used with a warning if the base has none")
  func older() throws {
    let base = try head()
    try write([record("a")], commit: base, run: "base")
    #expect(run("history", "push").exitCode == .success)
    try repository.commit("One")
    try repository.commit("Two")
    try repository.git("checkout", "-q", "-b", "feature")
    try write([changed("a")], commit: try head())
    let result = run("report", "--base", "main")
    #expect(
      result.output.contains(
        """
        Since \(base.prefix(12)), 1 run: 1 new
          The base has no run; \(base.prefix(12)) is 2 commits older, so a change may come from a \
        commit between them.
        """))
  }

  @Test("Several runs of one commit are kept, and prove that a snapshot is flaky")
  func flaky() throws {
    let base = try head()
    try write([record("a")], commit: base, run: "one")
    #expect(run("history", "push").exitCode == .success)
    var other = changed("a")
    other.digests?.reference = nil
    try write([other], commit: base, run: "two")
    #expect(run("history", "push").exitCode == .success)
    let result = run("report", "--base", base)
    #expect(result.output.contains("Since \(base.prefix(12)), 2 runs: "))
  }

  typealias Failure = (name: String, variables: [String: String], base: String, message: String)

  private static let commit = String(repeating: "ab", count: 20)

  static let failures: [Failure] = [
    (
      "no store", ["TINTYPE_HISTORY": ""], "main", "No store for the history of runs is configured."
    ),
    ("no directory", ["TINTYPE_HISTORY": "/nowhere/x"], "main", "there is no such directory"),
    ("no server", ["TINTYPE_HISTORY": "http://127.0.0.1:9/x"], "main", "it refuses connections"),
    (
      "an address with a user", ["TINTYPE_HISTORY": "https://a:b@host/x"], "main",
      "The address of the store in TINTYPE_HISTORY cannot be used"
    ),
    ("no such revision", [:], "nothing", "nothing"),
    ("no run of a commit", [:], commit, "has no run of the commit abababababab. Run"),
    ("no run of a branch", [:], "main", "Run “tintype history push”"),
  ]

  @Test(
    "Without a comparison, a warning has the reason, and the result is the same",
    arguments: failures.indices)
  func warnings(index: Int) throws {
    let (name, variables, base, message) = Self.failures[index]
    try write([changed("a")], commit: try head())
    for verb in [["report", "--format", "json"], ["status"]] {
      var alone = repository.environment
      alone["TINTYPE_OUTPUT"] = output.path
      let (first, second) = (alone, environment(adding: variables))
      let without = Tool(environment: first, currentDirectory: repository.path).run(verb)
      let with = Tool(environment: second, currentDirectory: repository.path)
        .run(verb + ["--base", base])
      #expect(with.output == without.output, "\(name)")
      #expect(with.exitCode == without.exitCode, "\(name)")
      #expect(
        with.messages.hasPrefix("tintype: The results cannot be compared with \(base). "),
        "\(name)")
      #expect(with.messages.contains(message), "\(name): \(with.messages)")
    }
  }

  @Test("Files that are no runs of the commit are left out with a warning")
  func damaged() throws {
    let (base, head) = try branch()
    let file = "history/1/\(base)/0-0.run"
    let whole = try store.text(of: file)
    func warning() -> String { run("report", "--base", "main").messages }
    try store.write(String(whole.dropLast(3)), to: file)
    #expect(warning().contains("is not a complete run of the commit \(base.prefix(12))"))
    #expect(warning().contains("has no run of the commit"))
    #expect(!run("report", "--base", "main").output.contains("Since "))
    try store.write(whole.replacing("\"version\":1", with: "\"version\":9"), to: file)
    #expect(warning().contains("has format version 9"))
    try store.write(
      whole.replacing("\"commit\":\"\(base)\"", with: "\"commit\":\"\(head)\""), to: file)
    #expect(warning().contains("has a run of another commit in the place of \(base.prefix(12))"))
  }

  @Test("The commit of a run is required, and must be a full name")
  func unknownCommit() throws {
    try write([record("a")], commit: nil)
    let unknown = run("history", "push")
    #expect(unknown.exitCode == .error)
    #expect(unknown.messages.contains("The commit of the run is unknown"))
    let short = run("history", "push", "--commit", "abc123")
    #expect(short.exitCode == .error)
    #expect(short.messages.contains("“abc123” is not the full name of a commit"))
    let commit = try head()
    let result = run("history", "push", "--commit", commit)
    #expect(
      result.output
        == "Added the run run of \(commit.prefix(12)) with 1 snapshot to \(store.path).\n")
  }

  @Test("Old runs are removed by age and size, with the time of the caller")
  func prune() throws {
    let commits = ["a", "b", "c"].map { String(repeating: $0, count: 40) }
    for (index, commit) in commits.enumerated() {
      try write([record("a")], commit: commit, run: "run-\(index)")
      #expect(run("history", "push", day: 20_000 + index * 10).exitCode == .success)
    }
    #expect(
      run("history", "prune", day: 20_060).output
        == "Removed the runs of 0 commits from \(store.path), which has runs of 3 commits.\n")
    #expect(
      run("history", "prune", "--days", "45", day: 20_060).output
        == "Removed the runs of 2 commits from \(store.path), which has runs of 1 commit.\n")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: store.path + "/history/1") == [commits[2]]
    )
  }

  @Test("Runs of a newer version are kept")
  func newer() throws {
    let commit = try head()
    try write([record("a")], commit: commit)
    #expect(run("history", "push").exitCode == .success)
    let file = "history/1/\(commit)/0-0.run"
    try store.write(
      try store.text(of: file).replacing("\"version\":1", with: "\"version\":9"), to: file)
    let result = run("history", "prune", "--days", "1", day: 30_000)
    #expect(result.output.hasPrefix("Removed the runs of 0 commits"))
    #expect(result.messages.contains("has format version 9"))
    #expect(try store.text(of: file).contains("\"version\":9"))
  }

  @Test("A server that lists no files states how old runs are removed")
  func unlisted() {
    let result = run("history", "prune", "--at", "oci://host/x")
    #expect(result.exitCode == .error)
    #expect(result.messages.contains("cannot list its files"))
  }

  /// Writes `tintype.toml`, and returns the variables of a user with a list of stores.
  private func settings(_ text: String, allowing stores: [String]) throws -> [String: String] {
    try Data(text.utf8).write(to: URL(filePath: repository.path + "/tintype.toml"))
    let home = output.path + "/home"
    try FileManager.default.createDirectory(
      atPath: home + "/.config/tintype", withIntermediateDirectories: true)
    try Data(stores.joined(separator: "\n").utf8).write(
      to: URL(filePath: home + "/.config/tintype/stores"))
    return ["TINTYPE_HISTORY": "", "HOME": home, "XDG_CONFIG_HOME": ""]
  }

  @Test("The file tintype.toml selects one of the stores that the user allows")
  func selected() throws {
    let commit = try head()
    try write([record("a")], commit: commit)
    let variables = try settings(
      "history = \"\(store.path)\"\n", allowing: ["# Stores", store.path + "/"])
    let result = run("history", "push", adding: variables)
    #expect(result.exitCode == .success, "\(result.messages)")
    #expect(try store.text(of: "history/1/\(commit)/0-0.run").contains(commit))
  }

  @Test(
    "A store that only tintype.toml names is not used, and no command of it runs",
    arguments: ["OTHER", "rclone:evil:x", "https://127.0.0.1:9/x", "s3://other/x"])
  func notAllowed(address: String) throws {
    let commit = try head()
    try write([record("a")], commit: commit)
    let other = output.path + "/other"
    try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
    let named = address == "OTHER" ? other : address
    let variables = try settings("history = \"\(named)\"\n", allowing: [store.path])
    for arguments in [["history", "push"], ["history", "prune"]] {
      let result = Tool(
        environment: environment(adding: variables), currentDirectory: repository.path
      ).run(arguments)
      #expect(result.exitCode == .error)
      #expect(
        result.messages.contains(
          "The history \(named) is named by “\(repository.path)/tintype.toml”, and may be used only "
            + "if you allow it. If you know this store, add its address as a line to "
            + "“\(output.path)/home/.config/tintype/stores”, or set TINTYPE_HISTORY to it."),
        "\(result.messages)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: other) == [])
    var homeless = variables
    homeless["HOME"] = ""
    let result = run("history", "push", adding: homeless)
    #expect(result.messages.contains("If you know this store, set TINTYPE_HISTORY to its address."))
  }

  @Test("A remote of rclone with options is refused, even if the list contains it")
  func remoteWithOptions() throws {
    let address = "rclone::sftp,ssh=touch:x"
    try write([record("a")], commit: try head())
    let variables = try settings("history = \"\(address)\"\n", allowing: [address])
    let result = run("history", "push", adding: variables)
    #expect(result.exitCode == .error)
    #expect(result.messages.contains("with the name of a remote and no options"))
  }

  @Test("TINTYPE_HISTORY has precedence over tintype.toml, which must be valid otherwise")
  func precedence() throws {
    try write([record("a")], commit: try head())
    var variables = try settings("history = [\"a\", \"b\"]\n", allowing: [])
    let result = run("history", "push", adding: variables)
    #expect(result.exitCode == .error)
    #expect(result.messages.contains("tintype.toml:1: “history” has one value."))
    variables["TINTYPE_HISTORY"] = store.path
    #expect(run("history", "push", adding: variables).exitCode == .success)
  }

  @Test(
    "An action is required, and has its own options",
    arguments: [
      (["history"], "needs the action to perform"), (["history", "pull"], "does not take"),
      (["history", "push", "x"], "does not take"),
      (["history", "push", "--days", "3"], "has no option"),
      (["history", "prune", "--commit", "a"], "has no option"),
      (["history", "prune", "--days", "0"], "is not a valid value"),
      (["report", "--base", "-x"], "--base"),
    ])
  func usage(arguments: [String], message: String) {
    let result = Tool(environment: [:], currentDirectory: "/").run(arguments)
    #expect(result.exitCode == .usage)
    #expect(result.messages.contains(message))
  }
}
