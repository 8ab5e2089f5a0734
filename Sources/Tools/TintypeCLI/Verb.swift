// SPDX-License-Identifier: MIT

import TintypeCommandLine

/// A command that this program runs; each has its own file in `Verbs`.
protocol Verb: DeclaredVerb {
  /// Runs the verb.
  ///
  /// - Parameter tool: The tool with its environment.
  /// - Returns: The output and the exit code.
  /// - Throws: `ReportError`, or another error whose description states the problem and the next
  ///   step.
  func run(in tool: Tool) throws -> CommandResult
}

/// All verbs, in the order of the help.
///
/// The painting verbs, which do not conform to ``Verb``, are handed to ``Painter``.
let verbs: [any DeclaredVerb.Type] =
  [
    TestVerb.self,
    StatusVerb.self,
    ShowVerb.self,
    ReviewVerb.self,
    AcceptVerb.self,
    RejectVerb.self,
    ReportVerb.self,
    CommentVerb.self,
    MergeVerb.self,
    HistoryVerb.self,
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
  ] + paintingVerbs

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
    default:
      let verb = try Self.verb(first)
      let parsed = try ParsedArguments(rest, manual: verb.manual)
      guard !parsed.wantsHelp else {
        self = .manual(verb.manual)
        return
      }
      let command = try verb.init(parsed)
      self = (command as? any Verb).map(Self.verb) ?? .paint(arguments)
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
    return .manual(try verb(argument).manual)
  }

  private static func verb(_ name: String) throws(CommandError) -> any DeclaredVerb.Type {
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

/// The clock of the system.
enum SystemTime {
  /// The current time, in seconds since 1970.
  static var seconds: Int { Int(time(nil)) }
}
