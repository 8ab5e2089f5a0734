// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeBase
import TintypeReports

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
    abstract: "List references that no test uses.",
    discussion: [
      """
      Searches the package's directories __Snapshots__ for files that Tintype could have written, \
      test.identifier.extension; other files are never touched. Nested packages and hidden \
      directories are skipped.
      """,
      """
      Only a run of all tests by “tintype test” in which every test passed proves that no test \
      uses a reference. After any other run, the list is printed with the reason why it may \
      contain references that are in use.
      """,
    ],
    options: [.format, .run, .outputDirectory],
    examples: [
      Manual.Example("tintype orphans", "Lists the references of deleted tests")
    ],
    exitCodes: [
      (.success, "every reference is in use"),
      (.error, "a file could not be read"),
      (.incomplete, "the run is incomplete evidence: listed references may be in use"),
      (.nothingRan, "nothing ran: there is no run, or it compared nothing"),
      (.orphans, "there are references that no test uses"),
    ])

  init(_ arguments: ParsedArguments) throws(CommandError) {
    try arguments.noArguments(verb: Self.manual.name)
    isJSON = arguments.requestsJSON
    outputDirectory = arguments.value("--output-directory")
    run = arguments.value("--run")
  }

  func run(in tool: Tool) throws -> CommandResult {
    let search = try tool.orphans(run, outputDirectory: outputDirectory)
    let orphanText = OrphanText(search: search)
    var result = CommandResult(
      output: isJSON
        ? JSON.object(orphanText.members).document : orphanText.list + orphanText.foreign,
      messages: orphanText.gaps)
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

  /// The references that no test used, one per line.
  var list: String {
    guard !search.orphans.isEmpty else {
      return "Every reference is in use: \(Numbers.grouped(search.usedCount)).\n"
    }
    let count = Numbers.counted(search.orphans.count, "reference")
    let verb = search.orphans.count == 1 ? "is" : "are"
    // An incomplete run only shows that its tests did not use them.
    let state = search.gaps.isEmpty ? "\(verb) not used" : "may be unused"
    return "\(count) \(state):\n" + lines(search.orphans.map(\.path))
  }

  /// The other files in the reference directories, in one line.
  var foreign: String {
    guard let first = search.foreign.first else { return "" }
    let count = Numbers.counted(search.foreign.count, "file")
    let isOne = search.foreign.count == 1
    return "\(count) \(isOne ? "is not a reference" : "are not references") of Tintype and "
      + "\(isOne ? "is" : "are") kept, such as \(VisibleText.line(first)).\n"
  }

  /// Returns the paths, one per line.
  func lines(_ paths: [String]) -> String { paths.map { "  \(VisibleText.line($0))\n" }.joined() }

  /// The reasons why the evidence of the run is incomplete, with the next step.
  var gaps: String {
    guard !search.gaps.isEmpty else { return "" }
    let lines = search.gaps.map { "tintype: \(VisibleText.line("\($0)"))\n" }
    return lines.joined()
      + "tintype: Therefore the run “\(VisibleText.line("\(search.run)"))” does not prove that no "
      + "test uses these references. \(IncompleteEvidence.advice)\n"
  }

  /// The JSON members that both verbs print.
  var members: [JSON.Member] {
    [
      ("format", .integer(1)),
      ("run", .string(search.run.description)),
      ("complete", .bool(search.gaps.isEmpty)),
      ("gaps", .array(search.gaps.map { .string("\($0)") })),
      ("used", .integer(search.usedCount)),
      ("orphans", .array(search.orphans.map { .string($0.path) })),
      ("foreign", .array(search.foreign.map { .string($0) })),
    ]
  }
}
