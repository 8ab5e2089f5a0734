// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCommandLine
import TintypeReports
import TintypeStores

/// The verb `tintype history`, which adds runs to a history in a store, and removes old ones.
struct HistoryVerb: Verb, Hashable {
  var action: Action
  /// The address of the store; by default from the environment.
  var address: String?
  /// The output directory; by default from the environment or the package.
  var outputDirectory: String?
  /// The name of the run; the latest by default.
  var run: String?
  /// The commit that was tested; by default from the variables that the run recorded.
  var commit: String?
  var retention: HistoryRetention

  /// The parts of the verb.
  enum Action: String, CaseIterable {
    /// Adds a run.
    case push
    /// Removes old runs.
    case prune
  }

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let verb = Self.manual.name
    guard let word = arguments.arguments.first else { throw .actionMissing(verb: verb) }
    guard let action = Action(rawValue: word) else {
      throw .unexpectedArgument(word, verb: verb)
    }
    if let argument = arguments.arguments.dropFirst().first {
      throw .unexpectedArgument(argument, verb: verb)
    }
    self.action = action
    let others = action == .push ? ["--days", "--size"] : ["--commit", "--run"]
    for option in others where arguments.value(option) != nil {
      throw .unknownOption(option, verb: "\(verb) \(word)")
    }
    address = arguments.value("--at")
    outputDirectory = arguments.value("--output-directory")
    run = arguments.value("--run")
    commit = arguments.value("--commit")
    retention = HistoryRetention(
      age: try Self.number("--days", arguments, default: 90) * 24 * 60 * 60,
      size: try Self.number("--size", arguments, default: 1_024) << 20)
  }

  private static func number(
    _ option: String, _ arguments: ParsedArguments, default usual: Int
  ) throws(CommandError) -> Int {
    guard let text = arguments.value(option) else { return usual }
    guard let number = Int(text), (1...1_000_000).contains(number) else {
      throw .invalidValue(text, option: option, expected: .word(["a number from 1 to 1000000"]))
    }
    return number
  }

  func run(in tool: Tool) throws -> CommandResult {
    do {
      switch action {
      case .push: return try push(in: tool)
      case .prune: return try prune(in: tool)
      }
    } catch let error as HistoryError {
      return .failure(error, .error)
    } catch let error as StoreError {
      return .failure(error.historyDescription, .error)
    } catch let error as ProjectSettingsError {
      return .failure(error, .error)
    }
  }

  private func push(in tool: Tool) throws -> CommandResult {
    let store = try tool.history(at: address)
    let output = try tool.outputDirectory(outputDirectory)
    let report = try tool.report(run, in: output)
    guard let text = commit ?? RunOrigin.commit(of: report.variables) else {
      throw HistoryError.unknownCommit
    }
    guard let commit = CommitName(text) else { throw HistoryError.notACommit(text) }
    let run = CommitRun(
      commit: commit.description, time: max(0, tool.now()), report: report,
      history: RunHistory(of: output))
    try store.add(try run.bytes, of: commit)
    let count = Numbers.counted(run.snapshots.count, "snapshot")
    return CommandResult(
      output: "Added the run \(report.run) of \(commit.short) with \(count) to \(store.name).\n")
  }

  private func prune(in tool: Tool) throws -> CommandResult {
    let store = try tool.history(at: address)
    guard let names = try store.commits() else {
      throw HistoryError.notListed(store: store.name)
    }
    let now = tool.now()
    var (commits, messages) = ([HistoryRetention.Commit](), "")
    for name in names {
      let files = try store.runs(of: name)
      let found = StoredCommit(name, files: files, store: store.name)
      messages += found.messages
      // A file of a newer version may be younger than all that can be read.
      guard found.isReadable else { continue }
      commits.append(
        .init(
          name: name.description, time: min(now, found.runs.map(\.time).max() ?? 0),
          size: files.reduce(0) { $0 + $1.count }))
    }
    let removed = retention.selected(from: commits, at: now)
    for commit in removed.compactMap({ CommitName($0) }) { try store.remove(commit) }
    let count = Numbers.counted(removed.count, "commit")
    let rest = Numbers.counted(names.count - removed.count, "commit")
    return CommandResult(
      output: "Removed the runs of \(count) from \(store.name), which has runs of \(rest).\n",
      messages: messages)
  }
}

/// The files of a commit in a history, as far as they are runs.
struct StoredCommit {
  var runs: [CommitRun] = []
  /// The errors of the other files, one per line.
  var messages = ""
  /// A Boolean value that indicates whether every file is of a version that can be read.
  var isReadable = true

  /// Reads the files of a commit.
  init(_ commit: CommitName, files: [[UInt8]], store: String) {
    for file in files {
      do throws(CommitRun.Damage) {
        runs.append(try CommitRun(reading: file, of: commit.description))
      } catch {
        if case .newer = error { isReadable = false }
        let error = HistoryError.unusable(error, commit: commit.short, store: store)
        messages += "tintype: \(VisibleText.line(error.description))\n"
      }
    }
  }
}

extension Tool {
  /// Returns the store of a history.
  ///
  /// An option states the address, else a variable, else the file `tintype.toml` beside the package,
  /// which only selects one of the stores that the user allows.
  ///
  /// - Parameter option: The address in the arguments; `nil` to use the environment.
  /// - Returns: The store, which was not accessed.
  /// - Throws: `HistoryError.noStore`, `StoreError` for an address that cannot be used,
  ///   ``ProjectSettingsError`` for a file that cannot be read.
  func history(at option: String?) throws -> RunStore {
    let environment = environment()
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    guard let address = option ?? value("TINTYPE_HISTORY") else {
      let root = (try? packageRoot()) ?? currentDirectory()
      guard let named = try ProjectSettings(beside: root).history else {
        throw HistoryError.noStore
      }
      return try RunStore(
        selectedBy: named, in: root, place: "“\(root)/\(ProjectSettings.fileName)”",
        variables: environment)
    }
    var variables = environment
    // The credentials of the references' store are for that store only.
    for name in ["TOKEN", "USER", "PASSWORD"] {
      variables["TINTYPE_STORE_\(name)"] = value("TINTYPE_HISTORY_\(name)")
    }
    return try RunStore(
      at: address, relativeTo: currentDirectory(), in: option == nil ? "TINTYPE_HISTORY" : "“--at”",
      variables: variables)
  }
}

extension HistoryVerb {
  static let manual = Manual(
    "history",
    abstract: "Keep the results of runs by commit, to compare later runs with them.",
    usage: ["push [--at ADDRESS] [options]", "prune [--at ADDRESS] [--days N] [--size MIB]"],
    discussion: [
      """
      “push” copies the results of a run, without images, to a store, which several machines can do \
      at the same time. “tintype report --base REV” then compares with them, as do “status” and \
      “comment”.
      """,
      """
      “prune” removes the runs of commits whose latest run is too old, then those of the oldest \
      commits until the rest fits into the size. Commits with a run of the last day are kept. It \
      removes them from directories, buckets, remotes of rclone, and servers with WebDAV. Let other \
      servers and registries remove old files below “history” themselves.
      """,
    ],
    options: [
      Manual.Option(
        "--at", value: "ADDRESS",
        text: """
          The store, with an address as for “tintype store”. By default TINTYPE_HISTORY, else “history” \
          in tintype.toml, which only selects one of the stores that you allow. Credentials are \
          read from TINTYPE_HISTORY_TOKEN, or TINTYPE_HISTORY_USER and TINTYPE_HISTORY_PASSWORD.
          """),
      Manual.Option(
        "--commit", value: "COMMIT",
        text: """
          The commit that was tested, with all digits. By default the one that variables of continuous \
          integration stated when the tests ran.
          """),
      .run, .outputDirectory,
      Manual.Option(
        "--days", value: "N", text: "The maximum age of a commit's latest run. By default 90."),
      Manual.Option(
        "--size", value: "MIB",
        text: "The maximum size of all runs in mebibytes. By default 1024."),
    ],
    examples: [
      Manual.Example(
        "tintype history push --at s3://snapshots/app", "Adds the latest run to a bucket"),
      Manual.Example(
        "tintype history prune --at /srv/snapshots --days 30",
        "Removes the runs of commits that were not tested for 30 days"),
    ],
    exitCodes: [
      (.success, "done"),
      (.error, "the run could not be read, or the store could not be used"),
      (.nothingRan, "nothing ran: there is no run, or it compared nothing"),
    ])
}
