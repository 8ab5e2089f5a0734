// SPDX-License-Identifier: MIT

/// What `scripts/fuzz` was asked for.
struct Options {
  var minutes = 1.0
  var seed: UInt64 = 1
  /// Where files are put that crash or break a rule.
  var output = ".build/fuzz"
  /// Folders and files to start from, besides the pictures made in code.
  var paths: [String] = []
  var isHelp = false

  static let usage = """
    usage: scripts/fuzz [--sanitize] [--minutes N] [--seed S] [--output FOLDER] [PATH ...]

    Changes PNG files at random, reads each in every way, and stops where a rule is broken. The
    same seed makes the same files. The file that is being read lies in FOLDER, which is .build/fuzz
    by default, as current.png: after a crash it is the one that crashed. PATHs are files, or folders
    of files, to start from besides the pictures made in code. --sanitize checks memory accesses.
    """

  /// - Returns: The options, or `nil` if the arguments are none.
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
      case _ where argument.hasPrefix("-"): return nil
      default: options.paths.append(argument)
      }
    }
    return options
  }
}
