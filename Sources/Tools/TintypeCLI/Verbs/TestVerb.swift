// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeCommandLine
import TintypeGit
import TintypeReports
import TintypeRuns
import TintypeSnapshots

/// The verb `tintype test`, which runs the tests and reports the results in its exit code.
struct TestVerb: Verb {
  var outputDirectory: String?
  var shard: String?
  var attempt: String?
  /// The file with durations of tests; `nil` to use the environment.
  var timings: String?
  var record: String?
  var printsJSON: Bool
  var allowsEmpty: Bool
  var writesReport: Bool
  /// The revision with which references are compared after the tests; `nil` for none.
  var base: BaseOptions?
  var arguments: SwiftTestArguments
  /// The options of the previews that are tested instead of the tests; `nil` to run the tests.
  var previews: PreviewOptions?
  /// A Boolean value that indicates whether the previews are audited.
  var audits: Bool

  init(_ arguments: ParsedArguments) throws(CommandError) {
    // The arguments after “--” are also in `arguments.arguments`.
    let before = arguments.arguments.dropLast(arguments.rest?.count ?? 0)
    if arguments.flag("--previews") {
      previews = try PreviewOptions(arguments, verb: Self.manual.name)
      for option in ["--timings", "--base"] where arguments.value(option) != nil {
        throw .contradiction("--previews", option)
      }
    } else if let argument = before.first {
      throw .unexpectedArgument(argument, verb: Self.manual.name)
    } else if let option = PreviewOptions.variantNames.first(where: { arguments.value($0) != nil })
    {
      throw .optionNeeded("--previews", by: option)
    } else if arguments.flag("--audit") {
      throw .optionNeeded("--previews", by: "--audit")
    }
    audits = arguments.flag("--audit")
    outputDirectory = arguments.value("--output-directory")
    shard = arguments.value("--shard")
    attempt = arguments.value("--attempt")
    timings = arguments.value("--timings")
    record = arguments.value("--record")
    printsJSON = arguments.requestsJSON
    allowsEmpty = arguments.flag("--allow-empty")
    writesReport = !arguments.flag("--no-report")
    base = try arguments.value("--base").map { (revision) throws(CommandError) in
      try BaseOptions(revision: revision)
    }
    self.arguments = SwiftTestArguments(all: arguments.rest ?? [])
  }

  func run(in tool: Tool) throws -> CommandResult {
    do {
      if let previews { return try test(previews, in: tool) }
      return try test(in: tool)
    } catch let error as ShardError {
      return .failure(error.description, .usage)
    } catch let error as TestError {
      return .failure(error.description, error.exitCode)
    } catch let error as GitError {
      return .failure(error, .error)
    }
  }

  private func test(in tool: Tool) throws -> CommandResult {
    let environment = tool.environment()
    let resolution = try ShardResolution(option: shard, environment: environment)
    var run = TestRun(
      name: try TestRun.name(environment: environment), output: try output(in: tool, environment),
      shard: resolution.shard,
      attempt: try AttemptResolution.attempt(option: attempt, environment: environment),
      record: record, variables: RunOrigin.variables(of: environment))
    guard let swift = ChildProcess.program("swift", environment: environment) else {
      throw TestError.missing(program: "swift")
    }
    // Report an unknown revision before the tests run.
    let comparison = try base.map { try TestedBase($0, in: tool) }
    let bazel = BazelFiles(environment: environment)
    try bazel.begin()
    defer { bazel.end() }

    let surroundings = run.environment(environment)
    var child = ChildProcess(
      program: swift, arguments: ["test"] + arguments.all, environment: surroundings)
    var opening = "tintype: \(resolution.description).\n" + banner(environment)
    var isEmpty = false
    if let shard = resolution.shard, shard.total > 1 {
      // `swift test list` runs no tests, so its processes must not write a journal.
      let listing = surroundings.filter { $0.key != RunLabels.supervisedVariable }
      let durations = try ShardTimings(option: timings, in: tool)
      let part = try self.part(shard, durations.timings, swift: swift, listing)
      run.assignment = part.assignment
      isEmpty = part.tests.isEmpty
      let count = Numbers.counted(part.tests.count, "test")
      opening += "tintype: This shard runs \(count)\(isEmpty ? ", which is not an error" : "").\n"
      opening += durations.note
      child.arguments = ["test"] + arguments.withoutFilters + part.filters()
    }
    let stream = arguments.eventStream.map { FilePath.absolute($0, in: tool.currentDirectory()) }
    if stream == nil, arguments.runsSwiftTesting {
      child.arguments += ["--event-stream-output-path", run.eventStream]
    }
    try run.begin()
    let removed = OldRuns.remove(in: run.output, keeping: [run.name.description])
    if !removed.isEmpty {
      opening += "tintype: Removed the journals of \(Numbers.counted(removed.count, "old run")).\n"
    }
    // Print the opening before any output of the tests.
    tool.writeMessage(opening)

    var ending = ChildProcess.Ending(status: 0)
    if !isEmpty { ending = try child.run(output: printsJSON ? .messages : .inherited) }
    let events = SwiftTestingEvents(path: stream ?? run.eventStream)
    if stream == nil { unlink(run.eventStream) }
    if let signal = ending.interruption {
      try run.finish(status: 128 + signal, isWhole: false, events: events)
      return CommandResult(exitCode: signal == SIGINT ? .interrupted : .terminated)
    }
    try run.finish(
      status: ending.status, isWhole: arguments.isWhole, events: events,
      runsSwiftTesting: arguments.runsSwiftTesting && !isEmpty)
    var result = try conclude(run, isEmpty: isEmpty, environment, in: tool)
    if let comparison {
      try comparison.run(
        after: run, writesReport: writesReport, printsJSON: printsJSON, environment, &result)
    }
    return result
  }

  /// Returns the output directory of the tests; Bazel collects only one directory of test outputs.
  func output(
    in tool: Tool, _ environment: [String: String]
  ) throws(ReportError) -> OutputDirectory {
    func isSet(_ variable: String) -> Bool { !(environment[variable] ?? "").isEmpty }
    let isNamed =
      outputDirectory != nil || isSet("TINTYPE_OUTPUT") || isSet("SNAPSHOT_ARTIFACTS")
    guard !isNamed, isSet("TEST_UNDECLARED_OUTPUTS_DIR") else {
      if !isNamed, let output = try scratchOutput(in: tool, environment) { return output }
      return try tool.outputDirectory(outputDirectory, building: true)
    }
    return try tool.outputDirectory(environment["TEST_UNDECLARED_OUTPUTS_DIR"])
  }

  /// Returns the output directory in a build directory that the arguments or SwiftPM's variable
  /// specify.
  private func scratchOutput(
    in tool: Tool, _ environment: [String: String]
  ) throws(ReportError) -> OutputDirectory? {
    let root = try tool.packageRoot()
    guard let path = arguments.scratchPath ?? environment["SWIFTPM_BUILD_DIR"], !path.isEmpty
    else { return nil }
    let scratch = ScratchDirectory(
      path: FilePath.withoutSlash(FilePath.absolute(path, in: tool.currentDirectory())))
    // If the claim cannot be written, the run itself fails with an error.
    if !scratch.isUsual(for: root) { try? scratch.claim(for: root) }
    return OutputDirectory(environment: environment, packageRoot: root, scratch: scratch)
  }

  /// Returns the tests of a shard that the user's own filters include.
  private func part(
    _ shard: Shard, _ timings: TestTimings, swift: String, _ environment: [String: String]
  ) throws(TestError) -> TestShard {
    let list = try ChildProcess(
      program: swift, arguments: ["test", "list"] + arguments.forList, environment: environment
    ).run(output: .captured)
    guard list.status == 0 else { throw .notListed(status: list.status) }
    var tests = TestShard.tests(in: String(decoding: list.output, as: UTF8.self))
    if !arguments.filters.isEmpty {
      var patterns: [Regex<AnyRegexOutput>] = []
      for filter in arguments.filters {
        guard let pattern = try? Regex(filter) else { throw .badFilter(filter) }
        patterns.append(pattern)
      }
      tests = tests.filter { test in patterns.contains { test.firstMatch(of: $0) != nil } }
    }
    return TestShard(shard, of: tests, timings: timings)
  }

  /// Returns a warning if recording is enabled in continuous integration.
  func banner(_ environment: [String: String]) -> String {
    let choices = [record, environment["TINTYPE_RECORD"], environment["SNAPSHOT_TESTING_RECORD"]]
    let mode = choices.compactMap { $0 }.first { !$0.isEmpty }
    guard ContinuousIntegration.isActive(environment), let mode, mode != "never" else { return "" }
    return """
      tintype: WARNING: recording is enabled (\(ShortText.line(mode, limit: 20))) in continuous \
      integration. Recorded references have not been reviewed.

      """
  }

  func conclude(
    _ run: TestRun, isEmpty: Bool, _ environment: [String: String], in tool: Tool
  ) throws -> CommandResult {
    let file = environment["XML_OUTPUT_FILE"] ?? ""
    // JSON and the file of Bazel list all snapshots.
    let keeping =
      printsJSON || !file.isEmpty
      ? .all : JournalReader(output: run.output).keepingForPage(of: run.name)
    let found = try RunResult(
      run.name, in: run.output, keeping: keeping, allowsEmpty: allowsEmpty || isEmpty,
      packageRoot: try? tool.packageRoot())
    let isUsual = (try? tool.outputDirectory(nil, building: true)) == run.output
    let place =
      (outputDirectory ?? (isUsual ? nil : run.output.path))
      .map { " --output-directory \(ShellText.word($0))" } ?? ""
    var result = CommandResult(messages: found.messages, exitCode: found.exitCode)
    result.output =
      printsJSON ? found.json : found.text(place: place, tool: tool.commands().tool)
    if writesReport, found.report.total > 0 || !found.report.problems.isEmpty {
      writePage(found.report, to: run.output, in: tool, &result)
    }
    if environment["GITHUB_ACTIONS"] == "true" {
      let root = try? tool.packageRoot()
      let publication = Publication(
        report: found.report, environment: environment, packageRoot: root,
        published: PublishedRun(directory: outputDirectory)
      ).github()
      // GitHub reads commands from both streams.
      if printsJSON {
        result.messages += publication.output
      } else {
        result.output += publication.output
      }
      result.messages += publication.messages
    }
    if !file.isEmpty {
      let xml = try JUnitReport(report: found.report).xml()
      do {
        try AtomicFile.write(Array(xml.utf8), to: file)
      } catch {
        throw TestError.cannotWrite(path: file, error: error)
      }
    }
    return result
  }

  /// Writes the page; if that fails, the verdict is still printed.
  private func writePage(
    _ report: Report, to output: OutputDirectory, in tool: Tool, _ result: inout CommandResult
  ) {
    let folder = output.report
    do throws(ReportError) {
      try tool.write(tool.page(report, output: output), to: folder)
    } catch {
      result.messages += "tintype: \(VisibleText.line(error.description))\n"
      if [.success, .different].contains(result.exitCode) { result.exitCode = .cannotCreate }
      return
    }
    let path = folder + "/index.html"
    let url = FilePath.url(FilePath.resolved(path) ?? path)
    if !printsJSON { result.output += "\nReport: \(url)\n" }
  }
}

extension Tool {
  /// Prints messages immediately, while other processes may print as well.
  func writeMessage(_ text: String) { StandardStream.messages.write(text) }
}
