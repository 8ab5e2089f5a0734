// SPDX-License-Identifier: MIT

/// The texts of `--help`.
enum Help {
  /// The tool and its verbs.
  static let overview = """
    tintype: visual-regression snapshot testing, the command line

    Usage: tintype <command> [options]

    Commands:
      report             Write a page about the latest test run.
      help [command]     Say what a command does.

    Options:
      -h, --help         Show this help.
      --version          Show the version.

    Exit codes:
      0   done
      2   trouble: something could not be read
      4   nothing ran: there is no run, or it compared nothing
      64  the command line makes no sense
      73  the output could not be written

    """

  /// One verb.
  static func text(on verb: Command.Verb) -> String {
    switch verb {
    case .report: report
    }
  }

  private static let report = """
    tintype report: write one HTML page about a test run

    Usage: tintype report [--output-directory DIR] [--run NAME] [--to FILE]

    The page shows what changed with its pictures, what could not be compared, and what passed.
    It opens without a network.

    Options:
      --output-directory DIR  Where the tests wrote. By default the variable TINTYPE_OUTPUT, then
                              SNAPSHOT_ARTIFACTS, then .build/tintype in the package.
      --run NAME              The run, a directory in DIR/runs. By default the latest.
      --to FILE               The page. By default DIR/report/index.html.
      -h, --help              Show this help.

    Exit codes:
      0   the page was written, whatever it says
      2   a journal or directory could not be read, or no line of the journals was a record
      4   nothing ran: there is no run, or it compared nothing
      64  the command line makes no sense
      73  the page could not be written

    """
}
