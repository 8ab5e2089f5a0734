// SPDX-License-Identifier: MIT

import TintypeCommandLine

/// The text of `tintype --help`.
enum Help {
  /// The help of the program, with its verbs.
  static var overview: String {
    let rows =
      verbs.map { ($0.manual.name, $0.manual.abstract) }
      + [("help [command]", "Show the help of a command, with examples.")]
    return """
      tintype: visual-regression snapshot testing on the command line

      Usage: tintype <command> [options]

      Commands:
      \(Manual.table(rows))

      Options:
        -h, --help      Show this help.
        --version       Show the version.

      Exit codes:
      \(Manual.table(exitCodes.map { ("\($0.rawValue)", $1) }))

      """
  }

  private static let exitCodes: [(ExitCode, String)] = [
    (.success, "done, and nothing differs"),
    (.different, "a snapshot differs, has no reference, or is pending"),
    (.error, "a file could not be read, an action failed, or a test failed for another reason"),
    (.incomplete, "the results are incomplete: a shard is missing, or a journal is damaged"),
    (.nothingRan, "nothing ran: there is no run, or it compared nothing"),
    (.orphans, "there are references that no test uses"),
    (.usage, "the command line is invalid; the code is 2 for compare"),
    (.dataFormat, "the input does not have the expected format"),
    (.cannotCreate, "the output could not be written; the code is 2 for compare"),
    (.interrupted, "interrupted from the keyboard"),
    (.terminated, "terminated by a signal"),
  ]
}
