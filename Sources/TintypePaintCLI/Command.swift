// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeSnapshots

/// A parsed command line.
enum Command: Hashable, Sendable {
  /// Print the overview of the verbs.
  case help
  /// Print the help of one verb.
  case helpOn(Verb)
  /// Print the version.
  case version
  /// Check the rendering environment, and compare it with that of references.
  case doctor(DoctorOptions)
  /// Compare references with those of another revision.
  case compare(BaseOptions)
  /// Convert references to another form.
  case convert(ConversionOptions)
  /// Transfer the full references of pointers to or from a store.
  case transfer(TransferOptions)

  /// The verbs that perform work.
  enum Verb: String, Hashable, Sendable, CaseIterable {
    /// Checks this machine and its differences from the environments of references.
    case doctor
    /// Compares references with those of another revision.
    case compare
    /// Converts references to the compact form.
    case compact
    /// Converts compact references to the full form.
    case expand
    /// Replaces references with pointers to files in a store.
    case store
    /// Copies full references into the store.
    case push
    /// Copies full references from the store into the cache.
    case fetch
  }

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
      self =
        try rest.popFirst().map { (name) throws(CommandError) in
          ["--help", "-h"].contains(name) ? .help : .helpOn(try Verb(argument: name))
        } ?? .help
    case _ where first.hasPrefix("-"): throw .unknownOption(first, verb: nil)
    default:
      switch try Verb(argument: first) {
      case .doctor: self = try Self.doctor(rest)
      case .compare: self = try Self.compare(rest)
      case .compact: self = try Self.conversion(rest, .compact, to: .compact)
      case .expand: self = try Self.conversion(rest, .expand, to: .full)
      case .store: self = try Self.conversion(rest, .store, to: .pointer)
      case .push: self = try Self.transfer(rest, .push, .push)
      case .fetch: self = try Self.transfer(rest, .fetch, .fetch)
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
    _ arguments: ArraySlice<String>, _ verb: Verb, to form: ReferenceForm
  ) throws(CommandError) -> Self {
    var options = OptionReader(arguments, verb: verb.rawValue)
    var conversion = ConversionOptions(form: form)
    while let name = try options.next(collecting: &conversion.references) {
      switch name {
      case "--help", "-h":
        try options.noValue()
        return .helpOn(verb)
      case "--dry-run": try options.set(&conversion.isDryRun)
      case "--at" where verb == .store: conversion.address = try options.value()
      default: throw .unknownOption(name, verb: verb.rawValue)
      }
    }
    conversion.references = try Self.references(conversion.references, verb)
    return .convert(conversion)
  }

  private static func transfer(
    _ arguments: ArraySlice<String>, _ verb: Verb, _ direction: TransferOptions.Direction
  ) throws(CommandError) -> Self {
    var options = OptionReader(arguments, verb: verb.rawValue)
    var transfer = TransferOptions(direction: direction)
    while let name = try options.next(collecting: &transfer.references) {
      switch name {
      case "--help", "-h":
        try options.noValue()
        return .helpOn(verb)
      case "--check" where verb == .push: try options.set(&transfer.isCheck)
      default: throw .unknownOption(name, verb: verb.rawValue)
      }
    }
    transfer.references = try Self.references(transfer.references, verb)
    return .transfer(transfer)
  }

  /// Returns the given references, or those of the package if none is given.
  private static func references(
    _ names: [String], _ verb: Verb
  ) throws(CommandError) -> [String] {
    guard !names.contains("") else { throw .emptyPath(verb: verb.rawValue) }
    return names.isEmpty ? ["__Snapshots__"] : names
  }
}

extension Command.Verb {
  fileprivate init(argument: String) throws(CommandError) {
    guard let verb = Self(rawValue: argument) else { throw .unknownVerb(argument) }
    self = verb
  }
}

/// The help texts.
enum Help {
  /// The help of the program, with its verbs.
  static let overview = """
    tintype-paint: visual-regression snapshot testing, the commands that paint images

    Usage: tintype-paint <command> [options]

    Commands:
      doctor             Check the rendering environment, and explain how references differ from it.
      compare            Compare references with another revision.
      compact            Make references compact: a scene and a preview instead of all pixels.
      expand             Restore full references from compact references and pointers.
      store              Replace references with pointers to files in a store.
      push               Copy the full references of pointers to the store.
      fetch              Copy the full references of pointers from the store.
      help [command]     Show the help of a command.

    “tintype” also runs these commands if both programs are in one directory. “tintype --help” lists
    the commands that do not paint.

    Options:
      -h, --help         Show this help.
      --version          Show the version.

    Exit codes:
      0   done
      1   a difference was found, or a problem that changes pixels
      2   a file could not be read, or an action failed
      64  the command line is invalid
      73  the output could not be written

    """

  /// Returns the help of a verb.
  static func text(on verb: Command.Verb) -> String {
    switch verb {
    case .doctor: doctor
    case .compare: BaseVerb.manual.text
    case .compact: compact
    case .expand: expand
    case .store: store
    case .push: push
    case .fetch: fetch
    }
  }

  private static let compact = """
    tintype compact: make references compact

    Usage: tintype compact [--dry-run] [REFERENCE…]

    This command is part of tintype-paint, which can also be run directly.

    Each REFERENCE is a recorded PNG file, or a directory that is searched for such files; the
    default is __Snapshots__. A compact reference is a PNG file with a preview, the digest of all
    pixels, and the scene that produces them. Each scene is painted first, and a file is replaced
    only if all pixels are the same. Compact references are skipped, so the command can be
    interrupted and repeated.

    In a directory with the name __Snapshots__, the command writes a file “.compact”, which makes
    new references there compact.

    Options:
      --dry-run    Convert nothing, and print what would be converted.
      -h, --help   Show this help.

    Exit codes:
      0   done
      2   a file could not be read or written
      64  the command line is invalid

    """

  private static let expand = """
    tintype expand: restore full references from compact references and pointers

    Usage: tintype expand [--dry-run] [REFERENCE…]

    This command is part of tintype-paint, which can also be run directly.

    Each REFERENCE is a compact reference or a pointer, or a directory that is searched for them;
    the default is __Snapshots__. The scene of a compact reference is painted; the full reference of
    a pointer is fetched. A file is replaced only if the pixels have the digest that it states. The
    files “.compact” and “.store” in a directory with the name __Snapshots__ are removed.

    Options:
      --dry-run    Convert nothing, and print what would be converted.
      -h, --help   Show this help.

    Exit codes:
      0   done
      2   a file could not be read or written, or its pixels could not be painted again
      64  the command line is invalid

    """

  private static let store = """
    tintype store: replace references with pointers to files in a store

    Usage: tintype store [--at ADDRESS] [--dry-run] [REFERENCE…]

    This command is part of tintype-paint, which can also be run directly.

    Each REFERENCE is a recorded PNG file, or a directory that is searched for such files; the
    default is __Snapshots__. A pointer is a PNG file of a few hundred bytes with the digest of all
    pixels and the SHA-256 of the full reference, which is moved to “.unpushed” in __Snapshots__.
    “tintype push” copies it to the store.

    In a directory with the name __Snapshots__, the command writes a file “.store” with the address,
    which makes new references there pointers.

    Options:
      --at ADDRESS   The store: a directory, https://HOST/PATH, s3://BUCKET/PREFIX,
                     oci://HOST/REPOSITORY or rclone:REMOTE:PATH.
      --dry-run      Convert nothing, and print what would be converted.
      -h, --help     Show this help.

    Exit codes:
      0   done
      2   a file could not be read or written
      64  the command line is invalid

    """

  private static let push = """
    tintype push: copy the full references of pointers to the store

    Usage: tintype push [--check] [REFERENCE…]

    This command is part of tintype-paint, which can also be run directly.

    Copies the files in “.unpushed” of __Snapshots__ to the store, and removes those that the store
    contains. Then checks that the store contains the full reference of each REFERENCE that is a
    pointer. A directory is searched for pointers; the default is __Snapshots__.

    The address is TINTYPE_STORE, else the file “.store” in __Snapshots__. Credentials are read from
    TINTYPE_STORE_TOKEN, or from TINTYPE_STORE_USER and TINTYPE_STORE_PASSWORD, and used only with the
    address in TINTYPE_STORE; for s3, from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.

    Options:
      --check      Copy nothing; only check the store.
      -h, --help   Show this help.

    Exit codes:
      0   the store has all full references
      1   the store does not have some full references
      2   the store or a file could not be accessed
      64  the command line is invalid

    """

  private static let fetch = """
    tintype fetch: copy the full references of pointers from the store

    Usage: tintype fetch [REFERENCE…]

    This command is part of tintype-paint, which can also be run directly.

    Copies the full reference of each REFERENCE that is a pointer to the cache, so that tests can
    read it without the store. A directory is searched for pointers; the default is __Snapshots__.
    Tests fetch the references that they need, so this command is for working offline.

    The cache is the directory in TINTYPE_CACHE, else “tintype” in XDG_CACHE_HOME or ~/.cache. Its
    size is limited to TINTYPE_CACHE_LIMIT mebibytes, by default 1,024. “tintype push --help”
    lists the variables of the store.

    Options:
      -h, --help   Show this help.

    Exit codes:
      0   the cache has all full references
      1   the store does not have some full references
      2   the store or a file could not be accessed
      64  the command line is invalid

    """

  private static let doctor = """
    tintype doctor: check the rendering environment, and explain how references differ from it

    Usage: tintype doctor [--json] [REFERENCE…]
           tintype doctor --compare [--json] REFERENCE REFERENCE

    This command is part of tintype-paint, which can also be run directly.

    Prints this machine's fingerprint: the versions of libraries, and the digests of fonts. Checks
    the libraries, the fonts and the environment, and paints small images whose pixels are known.
    Differences that cannot change pixels are printed as well, so that they can be ruled out.

    Each REFERENCE is a recorded PNG file, or a directory that is searched for such files, such as
    __Snapshots__. Its rendering environment is compared with this machine, and each difference is
    explained: what it is, whether it can change pixels, and what to do. The fonts of references are
    looked up among the standard fonts.

    Options:
      --compare    Compare two references of one snapshot with each other, without other checks.
      --json       Print JSON.
      -h, --help   Show this help.

    Exit codes:
      0   no problem was found that changes pixels
      1   a problem was found that changes pixels, or prevents painting
      2   a reference could not be read
      64  the command line is invalid

    """
}
