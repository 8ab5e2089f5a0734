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
    let kinds = (PictureFile.kind(of: reference.path), PictureFile.kind(of: actual.path))
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
        depth: options.depth, picture: target?.place)
      return pair.commandResult(options, createdFolders: missing?.created ?? [])
    }
  }

  private func place(_ path: String) -> PairComparison.Place {
    let absolute = FilePath.absolute(path, in: tool.currentDirectory())
    return PairComparison.Place(path: BytePath(absolute), name: path)
  }
}

extension PairComparison {
  /// What is printed about one pair, and how the process ends.
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
    if let trouble {
      printed.messages += "tintype: \(VisibleText.line(trouble.description))\n"
      printed.exitCode = .trouble
    }
    return printed
  }
}

extension CompareOptions {
  /// How much is asked of two files: no more than is printed.
  fileprivate var depth: PairComparison.Depth { isExplained || isJSON ? .causes : .verdict }
}
