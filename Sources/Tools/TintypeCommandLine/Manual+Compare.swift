// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeImaging

extension Manual {
  /// The manual of `tintype compare`, whose arguments with `--base` both programs parse.
  package static let compare = Manual(
    "compare",
    abstract: "Compare two images, two folders of images, or references with another revision.",
    usage: [
      "[options] REFERENCE ACTUAL", "--base REV [options] [PATH…]", "--server [--socket PATH]",
    ],
    discussion: [
      """
      Both paths are PNG files, from any program, or both are folders, whose PNG files are matched \
      by their relative paths. Symbolic links to files are read; links to folders are not \
      followed, but counted. A file may be a pipe of the shell, as in <(git show HEAD:a.png), or \
      /dev/stdin.
      """,
      """
      With --base, the references of the working tree are compared with the references at the \
      merge base of REV and HEAD, as in a pull request. Nothing is checked out. Without PATH, all \
      files in directories __Snapshots__ of the repository are compared.
      """,
      """
      With --server, requests to compare two files are read from standard input, one JSON object \
      per line, and answered on standard output, as the guide on comparing from the command line \
      describes.
      """,
    ],
    sections: [
      Manual.Section(
        "Comparison",
        [
          Manual.Option(
            "--mode", value: "MODE", choices: Tolerance.Mode.allCases.map(\.rawValue),
            text: """
              The mode: exact counts every pixel that differs, pixelmatch counts as pixelmatch 7.2 \
              does, and perceptual counts visible differences. By default exact.
              """),
          Manual.Option(
            "--threshold", value: "N",
            text: """
              The distance, 0 to 1, above which two pixels differ. By default 0 for exact, 0.1 for \
              pixelmatch and 0.01 for perceptual.
              """),
          Manual.Option(
            "--antialiasing",
            text: """
              Do not count pixels that differ only in antialiasing: the default of pixelmatch and \
              perceptual.
              """),
          Manual.Option(
            "--no-antialiasing",
            text: "Count pixels that differ only in antialiasing: the default of exact."),
          Manual.Option(
            "--mask", value: "X,Y,WIDTH,HEIGHT", isRepeatable: true,
            text: """
              Do not compare this rectangle, in pixels from the top left corner. May be repeated.
              """),
          Manual.Option(
            "--allow", value: "N | N%",
            text: """
              Treat images as the same if at most N pixels, or N percent of the pixels, differ. \
              Images of different sizes always differ.
              """),
        ]),
      Manual.Section(
        "Output",
        [
          Manual.Option(
            "--diff", value: "PATH",
            text: """
              If images differ, write a diff image to this file; for folders, to the same relative \
              path in this folder.
              """),
          Manual.Option(
            "--explain",
            text: """
              Print the largest regions of a difference and, for images that Tintype painted, what \
              changed. This takes longer.
              """),
          Manual.Option("--json", text: "Print JSON with all details."),
          Manual.Option("--quiet", text: "Print only errors."),
        ]),
      .base,
      Manual.Section(
        "Compare many pairs in one process",
        [
          Manual.Option(
            "--server", text: "Answer requests until the input ends. The requests have the options."
          ),
          Manual.Option(
            "--socket", value: "PATH",
            text: """
              With --server, listen on a Unix socket at PATH instead, for several clients, until the \
              process is terminated.
              """),
        ]),
    ],
    examples: [
      Manual.Example(
        "tintype compare --explain old.png new.png", "Prints how much differs, where and why"),
      Manual.Example(
        "tintype compare --diff differences before after",
        "Compares two folders, and writes diff images to a third"),
      Manual.Example(
        "tintype compare --base origin/main --report report",
        "Lists the references that this branch changes, and writes a page that shows them"),
    ],
    exitCodes: [
      (.success, "the same, or within the tolerance"),
      (.different, "different; for folders also added or removed"),
      (
        .error,
        """
        a file could not be read, compared or written, or the command line is invalid
        """
      ),
    ],
    invalid: nil)
}
