// SPDX-License-Identifier: MIT

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
      switch try Verb(argument: first) {
      case .report: self = try Self.report(rest)
      case .doctor: self = try Self.doctor(rest)
      }
      return
    }
    if first != "help", let argument = rest.first {
      throw .unexpectedArgument(argument, verb: first)
    }
  }

  private static func help(_ arguments: ArraySlice<String>) throws(CommandError) -> Self {
    guard let verb = arguments.first else { return .help }
    if let argument = arguments.dropFirst().first {
      throw .unexpectedArgument(argument, verb: "help")
    }
    return ["--help", "-h"].contains(verb) ? .help : .helpOn(try Verb(argument: verb))
  }

  private static func report(_ arguments: ArraySlice<String>) throws(CommandError) -> Self {
    var options = OptionReader(arguments, verb: .report)
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

  private static func doctor(_ arguments: ArraySlice<String>) throws(CommandError) -> Self {
    var options = OptionReader(arguments, verb: .doctor)
    var doctor = DoctorOptions()
    while let name = try options.next(collecting: &doctor.references) {
      switch name {
      case "--help", "-h":
        try options.noValue()
        return .helpOn(.doctor)
      case "--compare": try options.set(&doctor.comparesReferences)
      case "--json": try options.set(&doctor.isJSON)
      default: throw .unknownOption(name, verb: Verb.doctor.rawValue)
      }
    }
    if doctor.comparesReferences, doctor.references.count != 2 {
      throw .twoReferencesNeeded(count: doctor.references.count)
    }
    return .doctor(doctor)
  }
}

extension Command.Verb {
  fileprivate init(argument: String) throws(CommandError) {
    guard let verb = Self(rawValue: argument) else { throw .unknownVerb(argument) }
    self = verb
  }
}
