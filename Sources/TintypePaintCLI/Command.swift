// SPDX-License-Identifier: MIT

import TintypeCommandLine

/// What a command line asks for.
enum Command: Hashable, Sendable {
  /// What the tool is and which verbs it has.
  case help
  /// What one verb does.
  case helpOn(Verb)
  /// The tool's version.
  case version
  /// What paints here, whether it can be trusted, and how it differs from what painted references.
  case doctor(DoctorOptions)

  /// The verbs that do something.
  enum Verb: String, Hashable, Sendable, CaseIterable {
    /// Checks this machine, and explains how references differ from it.
    case doctor
  }

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
      self =
        try rest.popFirst().map { (name) throws(CommandError) in
          ["--help", "-h"].contains(name) ? .help : .helpOn(try Verb(argument: name))
        } ?? .help
    case _ where first.hasPrefix("-"): throw .unknownOption(first, verb: nil)
    default:
      switch try Verb(argument: first) {
      case .doctor: self = try Self.doctor(rest)
      }
      return
    }
    if let argument = rest.first { throw .unexpectedArgument(argument, verb: first) }
  }

  private static func doctor(_ arguments: ArraySlice<String>) throws(CommandError) -> Self {
    let verb = Verb.doctor.rawValue
    var options = OptionReader(arguments, verb: verb)
    var doctor = DoctorOptions()
    while let name = try options.next(collecting: &doctor.references) {
      switch name {
      case "--help", "-h":
        try options.noValue()
        return .helpOn(.doctor)
      case "--compare": try options.set(&doctor.comparesReferences)
      case "--json": try options.set(&doctor.isJSON)
      default: throw .unknownOption(name, verb: verb)
      }
    }
    guard !doctor.references.contains("") else { throw .emptyPath(verb: verb) }
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
