// SPDX-License-Identifier: MIT

/// The text of `scripts/bench --help`.
enum BenchmarkHelp {
  static let text = """
    scripts/bench: measure the toolkit, as ratios within one run

    Usage: scripts/bench [SUITE…] [options]

    Suites, all of them by default:
      layout      how layout grows with the tree
      paint       painting a phone screen
      snapshot    which share of a passing snapshot is not painting
      memory      what 5,000 snapshots leave in memory
      text        differences of texts beside the standard library's, passing texts, dumps
      scheduling  how schedulers, clocks and settling grow with their work
      codec       reading and writing PNG files, beside libpng and cairo
      kernels     comparing in memory, beside memcmp
      compare     tintype compare as a whole process, and a folder of 1,000 pairs
      report      a run of 10,000 snapshots: its report, its page in Chromium (see scripts/setup
                  --with-browser), and commands beside git status

    Options:
      --rounds N        How often each thing is measured, in turn with what it is compared with.
                        By default 15; long pages a third of that, folders a fifth.
      --size SIZE       compare, codec: phone, desktop or page; may be repeated. All by default.
      --against COMMAND compare: another program in the same rounds; may be repeated. The words {a}
                        and {b} stand for the files, as in 'compare -metric AE {a} {b} null:'.
                        NAME=COMMAND gives it a name. No shell reads it; its exit code is ignored.
      --against FILE.c  paint: beside the same screen drawn by a program in C.
      --png FILE        paint: show what is painted.
      --tintype FILE    compare, report: measure this program, instead of building one.
      --zopfli COMMAND  codec: a program such as zopflipng, called with the path of a file and that
                        of the smaller one to be written.
      --release         kernels: in a release build. By default in debug, as tests are.
      --both            kernels: in debug and in release, in turn.
      --json FILE       Write the results as JSON; “-” for standard output.
      --markdown FILE   Write them as tables; into a page that marks the place, if there is one.
      --chart FILE      Paint those of compare as a chart, a PNG file.
      -h, --help        Show this help.

    Medians and least times. Pictures are painted once, into .build/bench; the program is built
    there with optimisation. Nothing is downloaded.

    Exit codes: 0 measured, whatever came out; 1 something could not be measured.

    """
}
