// SPDX-License-Identifier: MIT

import TintypeCommandLine

/// The text of `tintype --help`.
enum Help {
  /// The help of the program, with its verbs.
  static var overview: String {
    let rows =
      verbs.map { ($0.manual.name, $0.manual.abstract) }
      + paintingVerbs.map { ($0.name, $0.abstract) }
      + [("help [command]", "Say what a command does, with examples.")]
    return """
      tintype: visual-regression snapshot testing, the command line

      Usage: tintype <command> [options]

      Commands:
      \(Manual.table(rows))

      \(paintingVerbs.map { "“\($0.name)”" }.joined(separator: ", ")) are done by a second
      program, tintype-paint, which starts more slowly. It is looked for beside this one.

      Options:
        -h, --help      Show this help.
        --version       Show the version, and where tintype-paint lies.

      Exit codes:
      \(Manual.table(exitCodes.map { ("\($0.rawValue)", $1) }))

      """
  }

  private static let exitCodes: [(ExitCode, String)] = [
    (.success, "done, and nothing differs"),
    (.different, "something differs, has no reference, or waits for a decision"),
    (.error, "something could not be read or done, or a test failed for another reason"),
    (.incomplete, "what was found is not all: a part is missing, or a journal is damaged"),
    (.nothingRan, "nothing ran: there is no run, or it compared nothing"),
    (.orphans, "there are references that no test asks for"),
    (.usage, "the command line makes no sense; 2 for compare"),
    (.dataFormat, "what was given is not in the format that it should be in"),
    (.cannotCreate, "the output could not be written; 2 for compare"),
    (.interrupted, "interrupted from the keyboard"),
    (.terminated, "asked to end"),
  ]
}
