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
  /// References compared with those of another revision.
  case compare(BaseOptions)
  /// References converted to another form.
  case convert(ConversionOptions)

  /// The verbs that do something.
  enum Verb: String, Hashable, Sendable, CaseIterable {
    /// Checks this machine, and explains how references differ from it.
    case doctor
    /// Compares references with those of another revision.
    case compare
    /// Makes references compact.
    case compact
    /// Makes compact references full again.
    case expand
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
      case .compare: self = try Self.compare(rest)
      case .compact: self = try Self.conversion(rest, .compact)
      case .expand: self = try Self.conversion(rest, .expand)
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

  private static func compare(_ arguments: ArraySlice<String>) throws(CommandError) -> Self {
    let parsed = try ParsedArguments(arguments, manual: BaseVerb.manual)
    if parsed.wantsHelp { return .helpOn(.compare) }
    guard let options = try BaseOptions(parsed, verb: Verb.compare.rawValue) else {
      throw .valueMissing(option: "--base")
    }
    return .compare(options)
  }

  private static func conversion(
    _ arguments: ArraySlice<String>, _ verb: Verb
  ) throws(CommandError) -> Self {
    var options = OptionReader(arguments, verb: verb.rawValue)
    var conversion = ConversionOptions(form: verb == .compact ? .compact : .full)
    while let name = try options.next(collecting: &conversion.references) {
      switch name {
      case "--help", "-h":
        try options.noValue()
        return .helpOn(verb)
      case "--dry-run": try options.set(&conversion.isDryRun)
      default: throw .unknownOption(name, verb: verb.rawValue)
      }
    }
    guard !conversion.references.contains("") else { throw .emptyPath(verb: verb.rawValue) }
    if conversion.references.isEmpty { conversion.references = ["__Snapshots__"] }
    return .convert(conversion)
  }
}

extension Command.Verb {
  fileprivate init(argument: String) throws(CommandError) {
    guard let verb = Self(rawValue: argument) else { throw .unknownVerb(argument) }
    self = verb
  }
}

/// The texts of `--help`.
enum Help {
  /// The tool and its verbs.
  static let overview = """
    tintype-paint: visual-regression snapshot testing, the commands that paint

    Usage: tintype-paint <command> [options]

    Commands:
      doctor             Check what paints here, and explain how references differ from it.
      compare            Compare references with those of another revision.
      compact            Make references compact: a scene and a preview instead of all pixels.
      expand             Make compact references full again.
      help [command]     Say what a command does.

    “tintype” runs these commands too, if both programs are in one directory. “tintype --help” lists
    the commands that do not paint.

    Options:
      -h, --help         Show this help.
      --version          Show the version.

    Exit codes:
      0   done
      1   something was found that makes pixels differ
      2   trouble: something could not be read
      64  the command line makes no sense
      73  the output could not be written

    """

  /// One verb.
  static func text(on verb: Command.Verb) -> String {
    switch verb {
    case .doctor: doctor
    case .compare: BaseVerb.manual.text
    case .compact: compact
    case .expand: expand
    }
  }

  private static let compact = """
    tintype compact: make references compact

    Usage: tintype compact [--dry-run] [REFERENCE…]

    The program tintype-paint does it, and may be called by its own name.

    Each REFERENCE is a PNG that tests have recorded, or a directory that is searched for them; without
    one, __Snapshots__. A compact reference is a PNG file with a preview, the digest of all pixels, and
    the scene that gives them. Each scene is painted first, and a file is replaced only if all pixels
    are the same; others stay as they are. What is converted already stays, so that the command can be
    interrupted and repeated.

    A directory with the name __Snapshots__ gets a file “.compact”, which makes new references there
    compact.

    Options:
      --dry-run    Convert nothing, and say what would be converted.
      -h, --help   Show this help.

    Exit codes:
      0   done
      2   a file could not be read or written
      64  the command line makes no sense

    """

  private static let expand = """
    tintype expand: make compact references full again

    Usage: tintype expand [--dry-run] [REFERENCE…]

    The program tintype-paint does it, and may be called by its own name.

    Each REFERENCE is a compact reference, or a directory that is searched for them; without one,
    __Snapshots__. Its scene is painted, and the file is replaced only if the pixels are those that it
    states. The file “.compact” of a directory __Snapshots__ is removed.

    Options:
      --dry-run    Convert nothing, and say what would be converted.
      -h, --help   Show this help.

    Exit codes:
      0   done
      2   a file could not be read or written, or its pixels could not be painted again
      64  the command line makes no sense

    """

  private static let doctor = """
    tintype doctor: check what paints here, and explain how references differ from it

    Usage: tintype doctor [--json] [REFERENCE…]
           tintype doctor --compare [--json] REFERENCE REFERENCE

    The program tintype-paint does it, and may be called by its own name.

    Prints this machine's fingerprint: the versions of libraries, and the digests of fonts. Checks
    the libraries, the fonts and the environment, and paints small pictures whose pixels are known.
    What can move no pixel is told as well, so that it can be ruled out.

    Each REFERENCE is a PNG that tests have recorded, or a directory that is searched for them, such
    as __Snapshots__. What painted it is compared with this machine, and each difference is
    explained: what it is, whether it can move pixels, and what to do. Fonts that references name
    are looked for among the standard ones.

    Options:
      --compare    Compare two references of one snapshot with each other, and check nothing else.
      --json       Write JSON.
      -h, --help   Show this help.

    Exit codes:
      0   nothing was found that makes pixels differ
      1   something was found that makes pixels differ, or keeps them from being painted
      2   a reference could not be read
      64  the command line makes no sense

    """
}
