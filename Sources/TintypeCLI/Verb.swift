// SPDX-License-Identifier: MIT

import TintypeCommandLine

/// A command of the tool; each has its own file in `Verbs`.
protocol Verb: Sendable {
  /// The manual of the verb.
  static var manual: Manual { get }

  /// Creates the verb from its arguments.
  ///
  /// - Throws: ``CommandError`` for invalid arguments.
  init(_ arguments: ParsedArguments) throws(CommandError)

  /// Runs the verb.
  ///
  /// - Parameter tool: The tool with its environment.
  /// - Returns: The output and the exit code.
  /// - Throws: `ReportError`, or another error whose description states the problem and the next
  ///   step.
  func run(in tool: Tool) throws -> CommandResult
}

/// The verbs of this program, in the order of the help.
let verbs: [any Verb.Type] = [
  TestVerb.self,
  StatusVerb.self,
  ShowVerb.self,
  ReviewVerb.self,
  AcceptVerb.self,
  RejectVerb.self,
  ReportVerb.self,
  CommentVerb.self,
  MergeVerb.self,
  CatalogVerb.self,
  WatchVerb.self,
  CompareVerb.self,
  OrphansVerb.self,
  PruneVerb.self,
  InitVerb.self,
  MigrateVerb.self,
  MergeDriverVerb.self,
  DiffDriverVerb.self,
  CompletionsVerb.self,
]

/// The verbs of the painting program, with their summaries.
let paintingVerbs: [(name: String, abstract: String)] = [
  ("doctor", "Check the rendering environment, and explain how references differ from it."),
  ("compact", "Make references compact: a scene and a preview instead of all pixels."),
  ("expand", "Restore full references from compact references and pointers."),
  ("store", "Replace references with pointers to files in a store."),
  ("push", "Copy the full references of pointers to the store."),
  ("fetch", "Copy the full references of pointers from the store."),
]

/// A parsed command line.
enum Command: Sendable {
  /// Print the overview of the verbs.
  case help
  /// Print the help of one verb.
  case manual(Manual)
  /// Print the version.
  case version
  /// Run a verb of this program.
  case verb(any Verb)
  /// Run the painting program with these arguments.
  case paint([String])

  /// Parses a command line.
  ///
  /// - Parameter arguments: The arguments without the program's name. Without arguments, the
  ///   command is `help`.
  /// - Throws: ``CommandError`` for the first invalid argument.
  init(arguments: [String]) throws(CommandError) {
    var rest = arguments[...]
    guard let first = rest.popFirst() else {
      self = .help
      return
    }
    switch first {
    case "--help", "-h": self = .help
    case "--version": self = .version
    case "help":
      self = try Self.help(rest)
      return
    case _ where first.hasPrefix("-"): throw .unknownOption(first, verb: nil)
    case _ where Self.isPainting(first):
      self = .paint(arguments)
      return
    default:
      let verb = try Self.verb(first)
      let parsed = try ParsedArguments(rest, manual: verb.manual)
      self = parsed.wantsHelp ? .manual(verb.manual) : .verb(try verb.init(parsed))
      return
    }
    if let argument = rest.first { throw .unexpectedArgument(argument, verb: first) }
  }

  private static func help(_ arguments: ArraySlice<String>) throws(CommandError) -> Self {
    guard let argument = arguments.first else { return .help }
    if let argument = arguments.dropFirst().first {
      throw .unexpectedArgument(argument, verb: "help")
    }
    if ["--help", "-h"].contains(argument) { return .help }
    if isPainting(argument) { return .paint(["help", argument]) }
    return .manual(try verb(argument).manual)
  }

  private static func isPainting(_ name: String) -> Bool {
    paintingVerbs.contains { $0.name == name }
  }

  private static func verb(_ name: String) throws(CommandError) -> any Verb.Type {
    guard let verb = verbs.first(where: { $0.manual.name == name }) else {
      throw .unknownVerb(name)
    }
    return verb
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The current directory of the process.
enum CurrentDirectory {
  /// The absolute path; `.` if the directory was deleted.
  static var path: String {
    guard let buffer = getcwd(nil, 0) else { return "." }
    defer { free(buffer) }
    return String(cString: buffer)
  }
}
