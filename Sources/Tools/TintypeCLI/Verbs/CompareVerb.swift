// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCommandLine
import TintypeImaging
import TintypeReports

/// The verb `tintype compare`, which compares two files, two folders, or references with a
/// revision.
struct CompareVerb: Verb, Hashable {
  static let manual = Manual.compare

  var request: Request

  /// The two sides of a comparison.
  enum Request: Hashable {
    /// Two files or two folders.
    case files(CompareOptions)
    /// The references of the working tree with those of another revision.
    case base(BaseOptions)
    /// The requests of clients: of a socket at a path, or else of the standard input.
    case server(socket: String?)
  }

  init(_ arguments: ParsedArguments) throws(CommandError) {
    if arguments.flag("--server") {
      let others = Self.manual.options.map(\.name).filter {
        !["--server", "--socket"].contains($0)
      }
      if let other = others.first(where: { arguments.flag($0) }) {
        throw .contradiction("--server", other)
      }
      try arguments.noArguments(verb: Self.manual.name)
      request = .server(socket: arguments.value("--socket"))
    } else if arguments.flag("--socket") {
      throw .optionNeeded("--server", by: "--socket")
    } else if let base = try BaseOptions(ifIn: arguments) {
      request = .base(base)
    } else {
      request = .files(try CompareOptions(arguments))
    }
  }

  func run(in tool: Tool) -> CommandResult {
    let options: CompareOptions
    switch request {
    case .files(let files): options = files
    case .server(let socket): return serve(socket, in: tool)
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

extension CompareVerb {
  /// Answers requests until the input ends, or the socket fails.
  private func serve(_ path: String?, in tool: Tool) -> CommandResult {
    let server = CompareServer(tool: tool)
    guard let path else {
      server.serve(input: 0, output: 1)
      return CommandResult()
    }
    do throws(SocketError) {
      let absolute = FilePath.absolute(path, in: tool.currentDirectory())
      let error = server.serve(try ServerSocket(path: absolute, name: path))
      return .failure(error.description, .error)
    } catch {
      return .failure(error.description, .error)
    }
  }
}

/// The comparison in the tool's environment.
struct Comparer: Sendable {
  let tool: Tool

  func comparison(_ options: CompareOptions) throws(CompareError) -> CommandResult {
    let reference = place(options.reference)
    let actual = place(options.actual)
    let target = try target(of: options)
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
      let pair = try pair(options, threads: .two, depth: options.depth)
      return pair.commandResult(options, createdFolders: missing?.created ?? [])
    }
  }

  /// Compares two files.
  func pair(
    _ options: CompareOptions, threads: PNGComparison.Threads, depth: PairComparison.Depth
  ) throws(CompareError) -> PairComparison {
    try PairComparison(
      reference: place(options.reference), actual: place(options.actual),
      tolerance: options.tolerance, threads: threads, depth: depth,
      image: target(of: options)?.place)
  }

  /// Returns whether a path names an open descriptor of this process.
  func isDescriptor(_ path: String) -> Bool { place(path).path.isOpenDescriptor }

  private func target(of options: CompareOptions) throws(CompareError) -> DifferenceTarget? {
    guard let path = options.differencePath else { return nil }
    return try DifferenceTarget(
      place(path), inputs: [place(options.reference), place(options.actual)])
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
