// SPDX-License-Identifier: MIT

import TintypeCommandLine

extension Command {
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
    case "help": self = try Self.help(rest)
    case _ where first.hasPrefix("-"): throw .unknownOption(first, verb: nil)
    default:
      switch Verb(rawValue: first) {
      case .compare: self = try Self.compare(rest)
      case .report: self = try Self.report(rest)
      case nil where PaintingVerb(rawValue: first) != nil: self = .paint(arguments)
      case nil: throw .unknownVerb(first)
      }
      return
    }
    if first != "help", let argument = rest.first {
      throw .unexpectedArgument(argument, verb: first)
    }
  }

  private static func help(_ arguments: ArraySlice<String>) throws(CommandError) -> Self {
    guard let argument = arguments.first else { return .help }
    if let argument = arguments.dropFirst().first {
      throw .unexpectedArgument(argument, verb: "help")
    }
    if ["--help", "-h"].contains(argument) { return .help }
    if PaintingVerb(rawValue: argument) != nil { return .paint(["help", argument]) }
    guard let verb = Verb(rawValue: argument) else { throw .unknownVerb(argument) }
    return .helpOn(verb)
  }

  private static func report(_ arguments: ArraySlice<String>) throws(CommandError) -> Self {
    var options = OptionReader(arguments, verb: Verb.report.rawValue)
    var report = ReportOptions()
    while let name = try options.next() {
      switch name {
      case "--help", "-h":
        try options.noValue()
        return .helpOn(.report)
      case "--output-directory": try options.read(into: &report.outputDirectory)
      case "--run": try options.read(into: &report.run)
      case "--to": try options.read(into: &report.destination)
      default: throw .unknownOption(name, verb: Verb.report.rawValue)
      }
    }
    return .report(report)
  }
}
