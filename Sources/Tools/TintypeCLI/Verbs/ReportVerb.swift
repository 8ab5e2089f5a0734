// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCommandLine
import TintypeReports
import TintypeRuns

/// The verb `tintype report`, which writes the results of a run in one of several formats.
struct ReportVerb: Verb, Hashable {
  /// The output directory; by default from the environment or the package.
  var outputDirectory: String?
  /// The name of the run; the latest by default.
  var run: String?
  /// The path of the output; see ``ReportFormat``.
  var destination: String?
  var format: ReportFormat
  /// The maximum size of a summary, in bytes.
  var budget: Int?
  var images: ImageOptions
  var results: ResultOptions
  var base: HistoryBase?

  init(_ arguments: ParsedArguments) throws(CommandError) {
    try arguments.noArguments(verb: Self.manual.name)
    outputDirectory = arguments.value("--output-directory")
    run = arguments.value("--run")
    destination = arguments.value("--to")
    format = arguments.value("--format").flatMap(ReportFormat.init) ?? .html
    if format == .html, destination == "-" { throw .contradiction("--format html", "--to -") }
    if format == .github, destination != nil { throw .contradiction("--format github", "--to") }
    base = try HistoryBase(arguments)
    images = try ImageOptions(arguments)
    results = try ResultOptions(arguments)
    if let option = images.given ?? results.given, ![.markdown, .github].contains(format) {
      throw .contradiction("--format \(format.rawValue)", option)
    }
    guard let text = arguments.value("--budget") else { return }
    guard let number = Int(text), MarkdownSummary.budgets.contains(number) else {
      let range = MarkdownSummary.budgets
      let choices = ["\(range.lowerBound)", "a number of bytes up to \(range.upperBound)"]
      throw .invalidValue(text, option: "--budget", expected: .word(choices))
    }
    budget = number
  }

  func run(in tool: Tool) throws -> CommandResult {
    let output = try tool.outputDirectory(outputDirectory)
    let name: RunName? = if let run { try RunName(run) } else { nil }
    let reader = JournalReader(output: output)
    let keeping: JournalReader.Keeping =
      switch format {
      // A comparison with another run needs the results of all snapshots.
      case _ where base != nil: .all
      case .html: reader.keepingForPage(of: name)
      case .markdown, .github: .notable
      // The others are read while the file is written.
      case .junit, .json, .timings: .named
      }
    var report = Report(try reader.read(run: name, keeping: keeping))
    let warnings = base?.compare(&report, in: output, tool) ?? ""

    let images = try images.images(of: report, in: output, tool)

    var result: CommandResult
    switch format {
    case .html: result = try page(report, output, in: tool)
    case .github: result = github(report, images, in: tool)
    case .json: result = try write(in: tool) { try ReportDocument.write(report, $0) }
    case .junit:
      let prefix = artifactPrefix(output, in: tool)
      result = try write(JUnitReport(report: report, artifactPrefix: prefix).xml(), in: tool)
    case .markdown:
      let summary = MarkdownSummary(
        report: report, budget: budget ?? MarkdownSummary.usualBudget, images: images,
        published: published(in: tool))
      result = try write(summary.markdown(), in: tool)
    case .timings: result = try write(in: tool) { try RecordedTimings(report).write($0) }
    }
    result.messages = warnings + result.messages
    // A page that contains only problems is not the report of a run.
    if report.total == 0 { result.exitCode = .error }
    return result
  }

  private func page(
    _ report: Report, _ output: OutputDirectory, in tool: Tool
  ) throws -> CommandResult {
    let destination = destination.map { FilePath.absolute($0, in: tool.currentDirectory()) }
    let folder = FilePath.withoutSlash(destination ?? output.report)
    try tool.write(tool.page(report, output: output), to: folder)
    let path = folder + "/index.html"

    var result = CommandResult(output: report.openingLine(report.summary) + "\n")
    result.output += report.comparison?.text ?? ""
    result.output += FilePath.url(FilePath.resolved(path) ?? path) + "\n"
    result.messages = report.problemLines
    return result
  }

  private func github(_ report: Report, _ images: MarkdownImages?, in tool: Tool) -> CommandResult {
    let publication = Publication(
      report: report, environment: tool.environment(),
      packageRoot: try? tool.packageRoot(),
      budget: budget ?? MarkdownSummary.usualBudget, images: images, published: published(in: tool)
    ).github()
    return CommandResult(
      output: publication.output, messages: publication.messages,
      exitCode: publication.messages.isEmpty ? .success : .cannotCreate)
  }

  private func published(in tool: Tool) -> PublishedRun {
    results.places(environment: tool.environment(), directory: outputDirectory)
  }

  /// Returns the path from the project's directory to the output directory, which GitLab needs for
  /// attachments.
  private func artifactPrefix(_ output: OutputDirectory, in tool: Tool) -> String {
    let project = tool.environment()["CI_PROJECT_DIR"] ?? ""
    let base = project.isEmpty ? tool.currentDirectory() : project
    guard let root = FilePath.resolved(base), let path = FilePath.resolved(output.path),
      path.hasPrefix(root + "/")
    else { return "" }
    return String(path.dropFirst(root.count + 1)) + "/"
  }

  private func write(_ text: String, in tool: Tool) throws -> CommandResult {
    try write(in: tool) { try $0(text) }
  }

  /// Writes a text whose parts need not be in memory at once.
  private func write(
    in tool: Tool, _ produce: @escaping ((String) throws -> Void) throws -> Void
  ) throws -> CommandResult {
    guard let destination, destination != "-" else { return try tool.write(produce) }
    let path = FilePath.absolute(destination, in: tool.currentDirectory())
    do {
      try AtomicFile.write(to: path) { write in try produce { try write(Array($0.utf8)) } }
    } catch let error as FileError {
      throw ReportError.cannotWrite(path: path, error: error)
    }
    return CommandResult()
  }
}

/// The format of a report.
enum ReportFormat: String, CaseIterable {
  /// A folder with a page; `report` in the output directory by default.
  case html
  /// JUnit XML; on standard output by default, like the next three formats.
  case junit
  case markdown
  case json
  /// The durations of tests, by which later runs are divided into shards.
  case timings
  /// Annotations on standard output, and the summary in the file of `GITHUB_STEP_SUMMARY`.
  case github
}

extension ReportVerb {
  static let manual = Manual(
    "report",
    abstract: "Write a page about the latest test run.",
    discussion: [
      """
      The page shows the changes with their images, the snapshots that could not be compared, and \
      the snapshots that passed. It opens from disk, without a network. A folder that is not a \
      report is not replaced.
      """,
      """
      Other formats are for continuous integration: junit for the test tabs, markdown for comments, \
      github for annotations and the summary of a step, json for scripts, and timings for the shards of \
      later runs.
      """,
    ],
    options: [
      .outputDirectory, .run,
      Manual.Option(
        "--format", value: "FORMAT", choices: ReportFormat.allCases.map(\.rawValue),
        text: "The format: html, the default, junit, markdown, json, timings or github."),
      Manual.Option(
        "--to", value: "PATH",
        text: """
          The folder of the page, by default DIR/report; the file of another format, by default -, \
          which is standard output. Not for github.
          """),
      Manual.Option(
        "--budget", value: "BYTES",
        text: "The size limit for markdown and github, from 8000 to 900000. By default 60000."),
      .historyBase, .imageBase, .images, .artifact, .reportURL, .runURL,
    ],
    examples: [
      Manual.Example("tintype report", "Writes the page about the latest test run"),
      Manual.Example(
        "tintype report --format junit --to junit.xml", "Writes a file for GitLab and others"),
    ],
    exitCodes: [
      (.success, "the report was written, with or without failures"),
      (
        .error,
        "a journal or directory could not be read, or no line of the journals was a record"
      ),
      (.nothingRan, "nothing ran: there is no run, or it compared nothing"),
      (.cannotCreate, "the report could not be written"),
    ])
}
