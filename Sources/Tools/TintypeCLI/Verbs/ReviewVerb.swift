// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCommandLine
import TintypeReports
import TintypeRuns
import TintypeTerminal

/// The verb `tintype review`, which reviews the pending changes in the terminal.
struct ReviewVerb: Verb, Hashable {
  /// The protocol for images; `nil` to query the terminal.
  var images: ImageProtocol?
  /// Additional directories that may contain references.
  var references: [String]
  /// The output directory of the tests; by default from the environment or the package.
  var outputDirectory: String?

  static let manual = Manual(
    "review",
    abstract: "Review the pending changes in the terminal, cause by cause.",
    discussion: [
      """
      Shows the images before and after each change and their difference, and accepts or rejects all \
      images with the same cause by one key. Outliers, and images with pixels without a cause, are \
      decided separately. “?” lists all keys.
      """,
      """
      Decisions are kept in the file review.json of the output directory until they are applied at \
      the end, so that a review can be continued later. A decision on a file that has changed since \
      is dropped. The file can also be applied by “tintype accept --decisions”.
      """,
      """
      If the standard input or output is not a terminal, lists the pending changes with the commands \
      that accept them, as “tintype status” does.
      """,
    ],
    options: [
      Manual.Option(
        "--images", value: "PROTOCOL", choices: ImageProtocol.allCases.map(\.rawValue),
        text: """
          The protocol for images: kitty, iterm2, sixel, blocks for colored half blocks, or none. By \
          default the terminal is queried; half blocks are used in tmux and in terminals that do not \
          answer, and no images with NO_COLOR.
          """),
      .references, .outputDirectory,
    ],
    examples: [
      Manual.Example("tintype review", "Reviews the pending changes, or continues a review"),
      Manual.Example("tintype review --images blocks", "Shows images as colored half blocks"),
    ],
    exitCodes: [
      (.success, "no changes are pending, or all were decided"),
      (.different, "changes are still pending"),
      (.error, "a file could not be read or written"),
      (.nothingRan, "nothing ran: there is no output directory"),
      (.dataFormat, "review.json is invalid"),
      (.interrupted, "interrupted from the keyboard; decisions are kept"),
      (.terminated, "terminated by a signal; decisions are kept"),
    ])

  init(_ arguments: ParsedArguments) throws(CommandError) {
    try arguments.noArguments(verb: Self.manual.name)
    images = arguments.value("--images").flatMap(ImageProtocol.init)
    references = arguments.values("--references")
    outputDirectory = arguments.value("--output-directory")
  }

  func run(in tool: Tool) throws -> CommandResult {
    let output = try tool.existingOutputDirectory(outputDirectory)
    let environment = TerminalEnvironment(tool.environment())
    guard let terminal = tool.terminal(), environment.canPosition else {
      return try listing(output, tool)
    }
    do {
      let folder = PendingFolder(output: output)
      let changes = try PendingChanges(ofAllRunsIn: folder)
      let list = ReviewList(changes)
      guard !list.images.isEmpty else { return try listing(output, tool) }
      let file = ReviewFile(output: output)
      var decisions = try file.decisions(for: list)
      decisions.add(AcceptedCauses(of: folder), of: changes)
      var state = ReviewState(list, decisions: decisions)
      let session = ReviewSession(
        terminal: terminal, environment: environment, images: images,
        files: ReviewFiles(output: output), file: file)
      switch try session.run(&state) {
      case .apply: return try applied(state, file, folder, tool)
      case .quit: return unfinished(state, tool, .different)
      case .interrupted: return unfinished(state, tool, .interrupted)
      case .ended: return unfinished(state, tool, .terminated)
      }
    } catch let error as DecisionError {
      return error.result
    } catch let error as FileError {
      let path = ReviewFile(output: output).path
      return .failure(
        "The decisions cannot be written to “\(path)”: \(error). \(error.writingAdvice).", .error)
    }
  }

  /// Returns the output of `tintype status`, which contains the commands for the same decisions.
  private func listing(_ output: OutputDirectory, _ tool: Tool) throws -> CommandResult {
    let status = try ParsedArguments(
      ["--output-directory", output.path], manual: StatusVerb.manual)
    return try StatusVerb(status).run(in: tool)
  }

  /// Returns the output of a review whose decisions are not applied.
  private func unfinished(
    _ state: ReviewState, _ tool: Tool, _ exitCode: ExitCode
  ) -> CommandResult {
    let (count, decided) = (state.list.images.count, state.list.decidedCount(state.decisions))
    let pending =
      decided == 0
      ? "Nothing was decided. \(Numbers.counted(count, "change")) \(count == 1 ? "is" : "are") pending."
      : "\(Numbers.grouped(decided)) of \(Numbers.counted(count, "change")) decided, none applied."
    return CommandResult(
      output: "\(pending) Continue: \(tool.commands().tool) review\n", exitCode: exitCode)
  }

  /// Applies the decisions as `tintype accept --decisions` does, and keeps those that remain.
  private func applied(
    _ state: ReviewState, _ file: ReviewFile, _ folder: PendingFolder, _ tool: Tool
  ) throws -> CommandResult {
    try file.write(state.decisions, for: state.list)
    let arguments =
      ["--decisions", file.path, "--output-directory", folder.output.path]
      + references.flatMap { ["--references", $0] }
    let accept = try AcceptVerb(ParsedArguments(arguments[...], manual: AcceptVerb.manual))
    var result = try accept.run(in: tool)
    let changes = try PendingChanges(ofAllRunsIn: folder)
    let list = ReviewList(changes)
    let remaining = try file.decisions(for: list)
    var accepted = AcceptedCauses(of: folder)
    try accepted.add(remaining.accepted(of: changes))
    try file.write(remaining, for: list)
    if result.exitCode == .success, !list.images.isEmpty || list.damagedCount > 0 {
      result.exitCode = .different
    }
    return result
  }
}
