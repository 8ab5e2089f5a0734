// SPDX-License-Identifier: MIT

import TintypeCommandLine

/// Something that the tool does; each lies in a file of its own in `Verbs`.
protocol Verb: Sendable {
  /// What it does and takes.
  static var manual: Manual { get }

  /// Understands what stands behind the verb.
  ///
  /// - Throws: ``CommandError`` for what makes no sense.
  init(_ arguments: ParsedArguments) throws(CommandError)

  /// Does it.
  ///
  /// - Parameter tool: What surrounds it.
  /// - Returns: What is to be printed, and how the process is to end.
  /// - Throws: `ReportError`, or another error whose description says what is wrong and what to do.
  func run(in tool: Tool) throws -> CommandResult
}

/// The verbs of this tool, in the order in which help tells them.
let verbs: [any Verb.Type] = [
  TestVerb.self,
  StatusVerb.self,
  ShowVerb.self,
  AcceptVerb.self,
  RejectVerb.self,
  ReportVerb.self,
  MergeVerb.self,
  CompareVerb.self,
  OrphansVerb.self,
  PruneVerb.self,
  InitVerb.self,
  MigrateVerb.self,
  MergeDriverVerb.self,
  DiffDriverVerb.self,
  CompletionsVerb.self,
]

/// The verbs of the tool that paints, with what they do.
let paintingVerbs: [(name: String, abstract: String)] = [
  ("doctor", "Check what paints here, and explain how references differ from it."),
  ("compact", "Make references compact: a scene and a preview instead of all pixels."),
  ("expand", "Make compact references and pointers full again."),
  ("store", "Replace references by pointers to files in a store."),
  ("push", "Copy the full references of pointers into the store."),
  ("fetch", "Copy the full references of pointers from the store."),
]

/// What a command line asks for.
enum Command: Sendable {
  /// What the tool is and which verbs it has.
  case help
  /// What one verb does.
  case manual(Manual)
  /// The tool's version.
  case version
  /// One of the tool's verbs.
  case verb(any Verb)
  /// What the tool that paints does, with its arguments.
  case paint([String])

  /// Understands a command line.
  ///
  /// - Parameter arguments: The arguments without the tool's own name. None at all ask for help.
  /// - Throws: ``CommandError`` for the first argument that makes no sense.
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

/// Where the process was started.
enum CurrentDirectory {
  /// The absolute path; `.` where the directory is gone.
  static var path: String {
    guard let buffer = getcwd(nil, 0) else { return "." }
    defer { free(buffer) }
    return String(cString: buffer)
  }
}
