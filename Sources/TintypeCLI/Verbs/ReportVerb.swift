// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeReports
import TintypeSnapshots

/// `tintype report`: reads a run, writes the folder, and says where its page is.
struct ReportVerb: Verb, Hashable {
  /// The output directory; by default the one that the environment or the package gives.
  var outputDirectory: String?
  /// The run's name; by default the latest run.
  var run: String?
  /// The folder to write; by default `report` in the output directory.
  var destination: String?

  static let manual = Manual(
    "report",
    abstract: "Write a page about the latest test run.",
    discussion: [
      """
      The page shows what changed with its pictures, what could not be compared, and what passed. \
      It opens from the disk, without a network. A folder that is no report is left alone.
      """
    ],
    options: [
      .outputDirectory, .run,
      Manual.Option("--to", value: "FOLDER", text: "The folder. By default DIR/report."),
    ],
    examples: [
      Manual.Example("tintype report", "Writes the page about what “swift test” has just found")
    ],
    exitCodes: [
      (.success, "the page was written, whatever it says"),
      (
        .trouble,
        "a journal or directory could not be read, or no line of the journals was a record"
      ),
      (.nothingRan, "nothing ran: there is no run, or it compared nothing"),
      (.usage, "the command line makes no sense"),
      (.cannotCreate, "the page could not be written"),
    ])

  init(_ arguments: ParsedArguments) throws(CommandError) {
    try arguments.noArguments(verb: Self.manual.name)
    outputDirectory = arguments.value("--output-directory")
    run = arguments.value("--run")
    destination = arguments.value("--to")
  }

  func run(in tool: Tool) throws -> CommandResult {
    let output = try tool.outputDirectory(outputDirectory)
    let report = try tool.report(run, in: output)

    let destination = destination.map { FilePath.absolute($0, in: tool.currentDirectory()) }
    let folder = FilePath.withoutSlash(destination ?? output.path + "/report")
    try HTMLReport(report: report, output: output).write(to: folder)
    let path = folder + "/index.html"

    var result = CommandResult(output: report.summary + "\n")
    result.output += FilePath.url(FilePath.resolved(path) ?? path) + "\n"
    if !report.problems.isEmpty {
      let count = Numbers.counted(report.problems.count, "problem")
      result.messages = "tintype: \(count) in the journal. The page names each at its top.\n"
    }
    // A page that can only say what went wrong is no report of a run.
    if report.entries.isEmpty { result.exitCode = .trouble }
    return result
  }
}
