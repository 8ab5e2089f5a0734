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
      let summary = MissingFolders.summary(on: createdFolders).map { $0 + "\n" } ?? ""
      printed.output =
        options.isJSON ? document(options, createdFolders: createdFolders) : text + summary
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
    abstract: "Compare two images, two folders of images, or references with another revision.",
    usage: ["[options] REFERENCE ACTUAL", "--base REV [options] [PATH…]"],
    discussion: [
      """
      Both paths are PNG files, from any program, or both are folders, whose PNG files are matched \
      by their relative paths. Symbolic links to files are read; links to folders are not \
      followed.
      """,
      """
      With --base, the references of the working tree are compared with the references at the \
      merge base of REV and HEAD, as in a pull request. Nothing is checked out. Without PATH, all \
      files in directories __Snapshots__ of the repository are compared.
      """,
    ],
    sections: [
      Manual.Section(
        "Comparison",
        [
          Manual.Option(
            "--mode", value: "MODE", choices: Tolerance.Mode.allCases.map(\.rawValue),
            text: """
              The mode: exact counts every pixel that differs, pixelmatch counts as pixelmatch 7.2 \
              does, and perceptual counts visible differences. By default exact.
              """),
          Manual.Option(
            "--threshold", value: "N",
            text: """
              The distance, 0 to 1, above which two pixels differ. By default 0 for exact, 0.1 for \
              pixelmatch and 0.01 for perceptual.
              """),
          Manual.Option(
            "--antialiasing",
            text: """
              Do not count pixels that differ only in antialiasing: the default of pixelmatch and \
              perceptual.
              """),
          Manual.Option(
            "--no-antialiasing",
            text: "Count pixels that differ only in antialiasing: the default of exact."),
          Manual.Option(
            "--mask", value: "X,Y,WIDTH,HEIGHT", isRepeatable: true,
            text: """
              Do not compare this rectangle, in pixels from the top left corner. May be repeated.
              """),
          Manual.Option(
            "--allow", value: "N | N%",
            text: """
              Treat images as the same if at most N pixels, or N percent of the pixels, differ. \
              Images of different sizes always differ.
              """),
        ]),
      Manual.Section(
        "Output",
        [
          Manual.Option(
            "--diff", value: "PATH",
            text: """
              If images differ, write a diff image to this file; for folders, to the same relative \
              path in this folder.
              """),
          Manual.Option(
            "--explain",
            text: """
              Print the largest regions of a difference and, for images that Tintype painted, what \
              changed. This takes longer.
              """),
          Manual.Option("--json", text: "Print JSON with all details."),
          Manual.Option("--quiet", text: "Print only errors."),
        ]),
      .base,
    ],
    examples: [
      Manual.Example(
        "tintype compare --explain old.png new.png", "Prints how much differs, where and why"),
      Manual.Example(
        "tintype compare --diff differences before after",
        "Compares two folders, and writes diff images to a third"),
      Manual.Example(
        "tintype compare --base origin/main --report report",
        "Lists the references that this branch changes, and writes a page that shows them"),
    ],
    exitCodes: [
      (.success, "the same, or within the tolerance"),
      (.different, "different; for folders also added or removed"),
      (
        .error,
        """
        a file could not be read, compared or written, or the command line is invalid
        """
      ),
    ])
}
