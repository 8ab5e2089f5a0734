// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeBase
import TintypeReports
import TintypeSnapshots

/// The verb `tintype orphans`, which lists references that no test uses.
struct OrphansVerb: Verb, Hashable {
  /// A Boolean value that indicates whether the result is JSON.
  var isJSON: Bool
  /// The output directory of the tests; by default from the environment or the package.
  var outputDirectory: String?
  /// The name of the run; the latest by default.
  var run: String?

  static let manual = Manual(
    "orphans",
    abstract: "List references that no test asks for.",
    discussion: [
      """
      Looked at are the files in the package's directories __Snapshots__ that Tintype could have \
      written, test.identifier.extension; others are never touched. Packages within the package and \
      hidden directories are left out.
      """,
      """
      Only a run of all tests by “tintype test”, in which every test has passed, shows that a \
      reference is asked for by none. After any other run the list is shown all the same, with the \
      reason why it may hold too much.
      """,
    ],
    options: [.format, .run, .outputDirectory],
    examples: [
      Manual.Example("tintype orphans", "Lists what tests that are gone have left behind")
    ],
    exitCodes: [
      (.success, "every reference was asked for"),
      (.error, "something could not be read"),
      (.incomplete, "the run is no evidence: what is listed may be asked for all the same"),
      (.nothingRan, "nothing ran: there is no run, or it compared nothing"),
      (.orphans, "there are references that no test asks for"),
      (.usage, "the command line makes no sense"),
    ])

  init(_ arguments: ParsedArguments) throws(CommandError) {
    try arguments.noArguments(verb: Self.manual.name)
    isJSON = arguments.value("--format") == "json"
    outputDirectory = arguments.value("--output-directory")
    run = arguments.value("--run")
  }

  func run(in tool: Tool) throws -> CommandResult {
    let search = try tool.orphans(run, outputDirectory: outputDirectory)
    let words = OrphanText(search: search)
    var result = CommandResult(
      output: isJSON ? JSON.object(words.members).document : words.list + words.foreign,
      messages: words.gaps)
    result.exitCode =
      !search.gaps.isEmpty ? .incomplete : search.orphans.isEmpty ? .success : .orphans
    if !isJSON, result.exitCode == .orphans {
      result.output += "Delete them: \(tool.commands().tool) prune\n"
    }
    return result
  }
}

extension Tool {
  /// Searches the package of the current directory for references that no test uses.
  func orphans(_ run: String?, outputDirectory: String?) throws(ReportError) -> OrphanSearch {
    let output = try self.outputDirectory(outputDirectory)
    let name: RunName? = if let run { try RunName(run) } else { nil }
    return try OrphanSearch(packageRoot: try packageRoot(), output: output, run: name)
  }
}

/// The output of `tintype orphans` and `tintype prune`.
struct OrphanText {
  let search: OrphanSearch

  /// The references that no test uses, one per line.
  var list: String {
    guard !search.orphans.isEmpty else {
      return "Every reference was asked for: \(Numbers.grouped(search.usedCount)).\n"
    }
    let count = Numbers.counted(search.orphans.count, "reference")
    let verb = search.orphans.count == 1 ? "was" : "were"
    return "\(count) \(verb) not asked for:\n" + lines(search.orphans.map(\.path))
  }

  /// The other files in the reference directories, in one line.
  var foreign: String {
    guard let first = search.foreign.first else { return "" }
    let count = Numbers.counted(search.foreign.count, "file")
    let verb = search.foreign.count == 1 ? "is" : "are"
    return
      "\(count) that \(verb) no reference of Tintype stay\(search.foreign.count == 1 ? "s" : "") "
      + "as \(search.foreign.count == 1 ? "it is" : "they are"), such as \(VisibleText.line(first)).\n"
  }

  /// Returns the paths, one per line.
  func lines(_ paths: [String]) -> String {
    paths.map { "  \(VisibleText.line($0))\n" }.joined()
  }

  /// The reasons why the evidence of the run is incomplete, with the next step.
  var gaps: String {
    guard !search.gaps.isEmpty else { return "" }
    let lines = search.gaps.map { "tintype: \(VisibleText.line("\($0)"))\n" }
    return lines.joined()
      + "tintype: So the run “\(VisibleText.line("\(search.run)"))” does not show that no test asks for "
      + "these. \(IncompleteEvidence.advice)\n"
  }

  /// The JSON members that both verbs print.
  var members: [JSON.Member] {
    [
      ("format", .integer(1)),
      ("run", .string(search.run.description)),
      ("complete", .bool(search.gaps.isEmpty)),
      ("doubts", .array(search.gaps.map { .string("\($0)") })),
      ("askedFor", .integer(search.usedCount)),
      ("orphans", .array(search.orphans.map { .string($0.path) })),
      ("foreign", .array(search.foreign.map { .string($0) })),
    ]
  }
}
