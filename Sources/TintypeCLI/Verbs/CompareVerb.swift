// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeImaging
import TintypeReports
import TintypeSnapshots

/// The verb `tintype compare`, which compares two files, two folders, or references with a
/// revision.
struct CompareVerb: Verb, Hashable {
  var request: Request

  /// The two sides of a comparison.
  enum Request: Hashable {
    /// Two files or two folders.
    case files(CompareOptions)
    /// The references of the working tree with those of another revision.
    case base(BaseOptions)
  }

  init(_ arguments: ParsedArguments) throws(CommandError) {
    if let base = try BaseOptions(arguments, verb: Self.manual.name) {
      request = .base(base)
    } else {
      request = .files(try CompareOptions(arguments))
    }
  }

  func run(in tool: Tool) -> CommandResult {
    let options: CompareOptions
    switch request {
    case .files(let files): options = files
    // The pixels of compact references have to be painted.
    case .base(let base):
      return .failure(tool.paint(base.arguments).description(of: base.arguments), .error)
    }
    var result: CommandResult
    do throws(CompareError) {
      result = try Comparer(tool: tool).comparison(options)
    } catch {
      result = .failure(error.description, .error)
    }
    result.exitCodeWithoutOutput = .error
    return result
  }
}

/// The comparison in the tool's environment.
private struct Comparer {
  let tool: Tool

  func comparison(_ options: CompareOptions) throws(CompareError) -> CommandResult {
    let reference = place(options.reference)
    let actual = place(options.actual)
    let target = try options.differencePath.map { (path) throws(CompareError) in
      try DifferenceTarget(place(path), inputs: [reference, actual])
    }
    let kinds = (ComparedFile.kind(of: reference.path), ComparedFile.kind(of: actual.path))
    let missing = target.map { MissingFolders(for: $0.place, isFolder: kinds.0 == .folder) }
    switch kinds {
    case (.folder, .folder):
      return try FolderComparison(
        reference: reference, actual: actual, options: options, target: target?.place,
        progress: tool.progress
      ).result(options, createdFolders: missing?.created ?? [])
    case (.folder, .other):
      throw .folderAndFile(folder: reference.name, file: actual.name)
    case (.other, .folder):
      throw .folderAndFile(folder: actual.name, file: reference.name)
    case (.other, .other):
      let pair = try PairComparison(
        reference: reference, actual: actual, tolerance: options.tolerance, threads: .two,
        depth: options.depth, image: target?.place)
      return pair.commandResult(options, createdFolders: missing?.created ?? [])
    }
  }

  private func place(_ path: String) -> PairComparison.Place {
    let absolute = FilePath.absolute(path, in: tool.currentDirectory())
    return PairComparison.Place(path: BytePath(absolute), name: path)
  }
}

extension PairComparison {
  /// Returns the output and the exit code for one pair.
  fileprivate func commandResult(
    _ options: CompareOptions, createdFolders: [String]
  ) -> CommandResult {
    var printed = CommandResult(exitCode: isWithinTolerance ? .success : .different)
    if !options.isQuiet {
      let words = MissingFolders.words(on: createdFolders).map { $0 + "\n" } ?? ""
      printed.output =
        options.isJSON ? document(options, createdFolders: createdFolders) : text + words
      printed.messages = warnings.map { "tintype: \(VisibleText.line($0.message))\n" }.joined()
    }
    if let error {
      printed.messages += "tintype: \(VisibleText.line(error.description))\n"
      printed.exitCode = .error
    }
    return printed
  }
}

extension CompareOptions {
  /// The depth of the comparison, which is no greater than the output needs.
  fileprivate var depth: PairComparison.Depth { isExplained || isJSON ? .causes : .verdict }
}

extension CompareVerb {
  static let manual = Manual(
    "compare",
    abstract: "Compare two images, two folders of them, or references with another revision's.",
    usage: ["[options] REFERENCE ACTUAL", "--base REV [options] [PATH…]"],
    discussion: [
      """
      Both are PNG files, from any program, or both are folders, whose PNG files are matched by \
      their paths below them. Links to files are read; links to folders are not followed.
      """,
      """
      With --base, the references of the working tree are compared with those of the merge base of \
      REV and HEAD, as a pull request shows them. Nothing is checked out. All files in directories \
      __Snapshots__ of the repository are compared, or those at the given paths.
      """,
    ],
    sections: [
      Manual.Section(
        "What counts as a difference",
        [
          Manual.Option(
            "--mode", value: "MODE", words: Tolerance.Mode.allCases.map(\.rawValue),
            text: """
              exact: every pixel that differs at all; the default. pixelmatch: what pixelmatch 7.2 \
              counts. perceptual: what people notice.
              """),
          Manual.Option(
            "--threshold", value: "N",
            text: """
              The distance, 0 to 1, above which two pixels differ. By default 0, 0.1 and 0.01.
              """),
          Manual.Option(
            "--antialiasing",
            text: """
              Do not count pixels that differ because an edge was smoothed differently: the default \
              of pixelmatch and perceptual.
              """),
          Manual.Option("--no-antialiasing", text: "Count them: the default of exact."),
          Manual.Option(
            "--mask", value: "X,Y,WIDTH,HEIGHT", isRepeatable: true,
            text: """
              Do not compare this rectangle, in pixels from the top left corner. May be given many \
              times.
              """),
          Manual.Option(
            "--allow", value: "N | N%",
            text: """
              Take pictures for the same in which at most N pixels differ, or N per cent of them. \
              Different sizes are always different.
              """),
        ]),
      Manual.Section(
        "What is written",
        [
          Manual.Option(
            "--diff", value: "PATH",
            text: """
              Where pictures differ, write a picture of it to this file; for folders to the same path \
              below this folder.
              """),
          Manual.Option(
            "--explain",
            text: """
              Tell the greatest regions of a difference and, of pictures that Tintype has painted, \
              what changed. This takes longer.
              """),
          Manual.Option("--json", text: "Write JSON, with all of that."),
          Manual.Option("--quiet", text: "Write nothing but errors."),
        ]),
      .base,
    ],
    examples: [
      Manual.Example(
        "tintype compare --explain old.png new.png", "Says how much differs, where and why"),
      Manual.Example(
        "tintype compare --diff differences before after",
        "Compares two folders, and draws what differs into a third"),
      Manual.Example(
        "tintype compare --base origin/main --report report",
        "Says which references this branch changes, and writes a page that shows them"),
    ],
    exitCodes: [
      (.success, "the same, or within the tolerance"),
      (.different, "different; in folders also added or removed"),
      (
        .error,
        """
        something could not be read, compared or written, or the command line makes no sense
        """
      ),
    ])
}
