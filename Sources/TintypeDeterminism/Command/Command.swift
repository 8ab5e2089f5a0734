// SPDX-License-Identifier: MIT

/// What a command line asks for.
enum Command: Hashable, Sendable {
  /// What the program is and what it understands.
  case help
  /// Paints under hostile environments, by many painters, again and again, and compares.
  case check(CheckOptions)
  /// Paints the pictures once, and leaves what they are in a folder.
  case paint(PaintOptions)
  /// Compares what two machines painted.
  case compare(CompareOptions)

  /// What is checked, and how often.
  struct CheckOptions: Hashable, Sendable {
    /// How often each of the repeated pictures is painted.
    var repeats = 1000
    /// How many painters paint at once, beside the one that paints alone.
    var painters = 16
    /// Every which picture is painted, 1 for all.
    var step = 1

    /// Fewer pictures and fewer repeats, for every change: a minute or so.
    static let quick = CheckOptions(repeats: 100, step: 8)
  }

  /// How pictures are painted for another process.
  struct PaintOptions: Hashable, Sendable {
    /// Where what was painted is left.
    var output: String
    /// The folder of another process, whose pictures these should be.
    var known: String?
    /// A folder of fonts that is searched before the machine's.
    var fonts: String?
    /// Every which picture is painted.
    var step = 1
  }

  /// What is compared.
  struct CompareOptions: Hashable, Sendable {
    /// The folder of this machine's pictures.
    var known: String
    /// The folder of the other machine's.
    var other: String
    /// What the other machine is called.
    var title: String
  }

  static let helpText = """
    usage: scripts/determinism [--quick] [--repeats N] [--painters N]
           scripts/determinism --release NAME

    Lays out and paints every picture of the gallery, and counts the pixels that differ: from the
    references, under hostile environments, by many painters at once, and again and again.

    --quick         paints one picture in eight, and repeats 100 times; options behind it still hold
    --repeats N     how often each of the repeated pictures is painted, 1 to 1,000,000, by default 1,000
    --painters N    how many painters paint at once, 1 to 256, by default 16
    --release NAME  paints on another release of Debian, such as trixie, and compares with this one;
                    makes a root in .build/determinism/NAME, which needs root's rights

    For that, the script calls the program with these:

           paint --output FOLDER [--known FOLDER] [--fonts FOLDER] [--every N]
           compare KNOWN OTHER NAME

    paint    leaves the digests of all pictures in FOLDER, and the pixels of those that are not as in
             the folder that --known names; --fonts searches a folder before the machine's
    compare  counts the pixels that differ between two such folders, OTHER painted with --known

    Exit codes: 0 no pixel differs, 1 some do, 2 trouble, 64 the command line makes no sense.

    """
}
