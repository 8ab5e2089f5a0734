// SPDX-License-Identifier: MIT

/// The texts of `--help`.
enum Help {
  /// The tool and its verbs.
  static let overview = """
    tintype-paint: visual-regression snapshot testing, the commands that paint

    Usage: tintype-paint <command> [options]

    Commands:
      doctor             Check what paints here, and explain how references differ from it.
      help [command]     Say what a command does.

    “tintype doctor” does the same where both programs lie in one directory. “tintype --help” tells
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
    }
  }

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
