// SPDX-License-Identifier: MIT

/// The texts of `--help`.
enum Help {
  /// The tool and its verbs.
  static let overview = """
    tintype: visual-regression snapshot testing, the command line

    Usage: tintype <command> [options]

    Commands:
      compare            Compare two pictures, or two folders of them.
      report             Write a page about the latest test run.
      doctor             Check what paints here, and explain how references differ from it.
      help [command]     Say what a command does.

    What paints is done by a second program, tintype-paint, which starts more slowly: “doctor”. It
    is looked for beside this one.

    Options:
      -h, --help         Show this help.
      --version          Show the version, and where tintype-paint lies.

    Exit codes:
      0   done; for compare: the same
      1   different; for doctor: something was found that makes pixels differ
      2   trouble: something could not be read, or done
      4   nothing ran: there is no run, or it compared nothing
      64  the command line makes no sense; 2 for compare
      73  the output could not be written; 2 for compare

    """

  /// One verb.
  static func text(on verb: Command.Verb) -> String {
    switch verb {
    case .compare: compare
    case .report: report
    }
  }

  private static let report = """
    tintype report: write a folder with a page about a test run

    Usage: tintype report [--output-directory DIR] [--run NAME] [--to FOLDER]

    The page shows what changed with its pictures, what could not be compared, and what passed.
    It opens without a network.

    Options:
      --output-directory DIR  Where the tests wrote. By default the variable TINTYPE_OUTPUT, then
                              SNAPSHOT_ARTIFACTS, then .build/tintype in the package.
      --run NAME              The run, a directory in DIR/runs. By default the latest.
      --to FOLDER             Where the page goes, as index.html. By default DIR/report.
                              An earlier report there is replaced, nothing else is.
      -h, --help              Show this help.

    Exit codes:
      0   the page was written, whatever it says
      2   a journal or directory could not be read, or no line of the journals was a record
      4   nothing ran: there is no run, or it compared nothing
      64  the command line makes no sense
      73  the folder could not be written, or holds something else

    """

  private static let compare = """
    tintype compare: compare two pictures, or two folders of them

    Usage: tintype compare [options] REFERENCE ACTUAL

    Both are PNG files, from any program, or both are folders, whose PNG files are matched by their
    paths below them. Links to files are read; links to folders are not followed.

    What counts as a difference:
      --mode MODE            exact: every pixel that differs at all; the default.
                             pixelmatch: what pixelmatch 7.2 counts.
                             perceptual: what people notice.
      --threshold N          The distance, 0 to 1, above which two pixels differ. By default 0,
                             0.1 and 0.01.
      --antialiasing         Do not count pixels that differ because an edge was smoothed
                             differently: the default of pixelmatch and perceptual.
      --no-antialiasing      Count them: the default of exact.
      --mask X,Y,WIDTH,HEIGHT
                             Do not compare this rectangle, in pixels from the top left corner.
                             May be given many times.
      --allow N | N%         Take pictures for the same in which at most N pixels differ, or N per
                             cent of them. Different sizes are always different.

    What is written:
      --diff PATH            Where pictures differ, write a picture of it to this file; for folders
                             to the same path below this folder.
      --explain              Tell the greatest regions of a difference and, of pictures that Tintype
                             has painted, what changed. This takes longer.
      --json                 Write JSON, with all of that.
      --quiet                Write nothing but errors.
      -h, --help             Show this help.

    Exit codes:
      0   the same, or within the tolerance
      1   different; in folders also added or removed
      2   trouble: something could not be read, compared or written, or the command line makes no
          sense

    """
}
