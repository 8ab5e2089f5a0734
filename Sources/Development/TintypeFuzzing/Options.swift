// SPDX-License-Identifier: MIT

/// The options of `scripts/measure/fuzz`.
struct Options {
  /// The subject of the fuzzing.
  enum Mode: Hashable {
    /// Reading and comparing PNG files, in this process.
    case files
    /// The process `tintype doctor`; the path is that of `tintype`.
    case doctor(tool: String)
    /// Commands of `tintype` in hostile working trees; the path is that of `tintype`.
    case trees(tool: String)
    /// Processes that take snapshots with hostile names.
    case names
    /// Rewriting Swift sources, in this process.
    case sources
    /// A child process of `names`.
    case namesChild(seed: UInt64, package: String)
  }

  var mode = Mode.files
  var minutes = 1.0
  /// The number of processes; `nil` for the mode's default.
  var runs: Int?
  var seed: UInt64 = 1
  /// The folder for files that crash or violate a rule.
  var output = ".build/fuzz"
  /// Folders and files to start from, in addition to the generated images.
  var paths: [String] = []
  var isHelp = false

  /// The option with which this program starts itself.
  static let childOption = "--take-hostile-snapshots"

  static let usage = """
    usage: scripts/measure/fuzz [--sanitize] [--minutes N] [--seed S] [--output FOLDER] [PATH ...]
           scripts/measure/fuzz --doctor TINTYPE [--runs N] [--seed S] [--output FOLDER] [PATH]
           scripts/measure/fuzz --names [--runs N] [--seed S] [--output FOLDER]
           scripts/measure/fuzz --trees TINTYPE [--runs N] [--seed S] [--output FOLDER] [NAME ...]
           scripts/measure/fuzz --sources [--runs N] [--seed S] [--output FOLDER]

    Changes PNG files at random, reads and compares each file in every way, and stops at the first
    violated rule. The same seed creates the same files. The current file is current.png in FOLDER,
    which is .build/fuzz by default: after a crash, this file caused it. PATHs are files, or folders
    of files, to start with in addition to images created in code. --sanitize checks accesses to
    memory.

    --doctor runs the program TINTYPE with the command doctor 1,000 times, each time with different
    references, arguments and variables. PATH is a folder of references to start with, by default
    __Snapshots__. --names runs 500 processes that take snapshots with hostile names. A process that
    ends by a signal or with an undocumented exit code is a crash. A process that computes for more
    than a minute is a hang. The files of a fault are saved in FOLDER; to repeat a fault, pass
    --runs 1 with its seed.

    --trees runs 6,000 commands of the program TINTYPE in packages that an attacker changed: stores,
    links, names, records, settings of Git. A command may start no program of the package, contact no
    host, and open or write no file outside of the package. Only cases that contain each NAME are run.

    --sources writes inline snapshots into random Swift sources until 100,000 sources are rewritten.
    Each result must equal the expected source; swiftc parses every 1,000th result.
    """

  /// Parses the arguments.
  ///
  /// - Returns: The options, or `nil` if the arguments are invalid.
  static func parse(_ arguments: [String]) -> Options? {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": options.isHelp = true
      case "--minutes":
        guard let minutes = rest.popFirst().flatMap(Double.init), minutes > 0, minutes < 1e6 else {
          return nil
        }
        options.minutes = minutes
      case "--seed":
        guard let seed = rest.popFirst().flatMap(UInt64.init) else { return nil }
        options.seed = seed
      case "--output":
        guard let output = rest.popFirst() else { return nil }
        options.output = output
      case "--doctor":
        guard options.mode == .files, let tool = rest.popFirst(), !tool.isEmpty else { return nil }
        options.mode = .doctor(tool: tool)
      case "--trees":
        guard options.mode == .files, let tool = rest.popFirst(), !tool.isEmpty else { return nil }
        options.mode = .trees(tool: tool)
      case "--names":
        guard options.mode == .files else { return nil }
        options.mode = .names
      case "--sources":
        guard options.mode == .files else { return nil }
        options.mode = .sources
      case "--runs":
        guard let runs = rest.popFirst().flatMap({ Int($0) }), runs > 0 else { return nil }
        options.runs = runs
      case childOption:
        guard let seed = rest.popFirst().flatMap({ UInt64($0) }), let package = rest.popFirst()
        else {
          return nil
        }
        options.mode = .namesChild(seed: seed, package: package)
      case _ where argument.hasPrefix("-"): return nil
      default: options.paths.append(argument)
      }
    }
    return options
  }
}
