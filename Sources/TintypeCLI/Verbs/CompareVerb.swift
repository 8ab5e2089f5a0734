// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeReports
import TintypeSnapshots

/// `tintype compare`: compares two files, or two folders.
struct CompareVerb: Verb, Hashable {
  var options: CompareOptions

  init(_ arguments: ParsedArguments) throws(CommandError) {
    options = try CompareOptions(arguments)
  }

  func run(in tool: Tool) -> CommandResult {
    var result: CommandResult
    do throws(CompareError) {
      result = try Comparer(tool: tool).comparison(options)
    } catch {
      result = .failure(error.description, .trouble)
    }
    result.exitCodeWithoutOutput = .trouble
    return result
  }
}

/// Does it with what surrounds the tool.
private struct Comparer {
  let tool: Tool

  func comparison(_ options: CompareOptions) throws(CompareError) -> CommandResult {
    let reference = place(options.reference)
    let actual = place(options.actual)
    let target = try options.differencePath.map { (path) throws(CompareError) in
      try DifferenceTarget(place(path), inputs: [reference, actual])
    }
    switch (PictureFile.kind(of: reference.path), PictureFile.kind(of: actual.path)) {
    case (.folder, .folder):
      return try FolderComparison(
        reference: reference, actual: actual, options: options, target: target?.place,
        progress: tool.progress
      ).result(options)
    case (.folder, .other):
      throw .folderAndFile(folder: reference.name, file: actual.name)
    case (.other, .folder):
      throw .folderAndFile(folder: actual.name, file: reference.name)
    case (.other, .other):
      let pair = try PairComparison(
        reference: reference, actual: actual, tolerance: options.tolerance, threads: .two,
        depth: options.depth, picture: target?.place)
      return pair.commandResult(options)
    }
  }

  private func place(_ path: String) -> PairComparison.Place {
    let absolute = FilePath.absolute(path, in: tool.currentDirectory())
    return PairComparison.Place(path: BytePath(absolute), name: path)
  }
}

extension PairComparison {
  /// What is printed about one pair, and how the process ends.
  fileprivate func commandResult(_ options: CompareOptions) -> CommandResult {
    var printed = CommandResult(exitCode: result.isWithinTolerance ? .success : .different)
    if !options.isQuiet {
      printed.output = options.isJSON ? document(options) : text
    }
    if let trouble {
      printed.messages = "tintype: \(VisibleText.line(trouble.description))\n"
      printed.exitCode = .trouble
    }
    return printed
  }
}

extension CompareOptions {
  /// How much is asked of two files: no more than is printed.
  fileprivate var depth: PairComparison.Depth { isExplained || isJSON ? .causes : .verdict }
}
