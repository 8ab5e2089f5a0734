// SPDX-License-Identifier: MIT

/// What a command line asks to be measured, and where the results go.
struct BenchmarkOptions: Hashable {
  /// What can be measured.
  enum Suite: String, CaseIterable {
    case layout, paint, snapshot, memory, text, scheduling, codec, kernels, compare, report
  }

  /// In which build the kernels run.
  enum Builds: Hashable {
    /// The one that runs: debug, as tests are.
    case own
    /// A release build.
    case release
    /// Both, in turn.
    case both
  }

  /// What is measured, in the order of the cases; everything if nothing is named.
  var suites: Set<Suite> = []
  /// How often each thing is measured; `nil` for the suite's own number.
  var rounds: Int?
  /// The sizes of pictures that are compared; all if none is named.
  var sizes: Set<FixtureSize> = []
  /// Programs that compare two pictures, run in turn with `tintype compare`.
  var rivals: [CommandTemplate] = []
  /// The source of a program in C that paints what the suite `paint` paints.
  var drawing: String?
  /// Where the suite `paint` shows what it paints.
  var picture: String?
  /// The program that is measured as `tintype`; `nil` to build it.
  var tintype: String?
  /// The program that makes PNG files as small as can be, called with two paths.
  var zopfli: String?
  /// In which build the kernels run.
  var builds = Builds.own
  /// Where the results go as JSON; `-` is standard output.
  var json: String?
  /// Where the results go as tables.
  var markdown: String?
  /// Where the results go as a picture.
  var chart: String?
  /// Whether help is asked for, and nothing else.
  var showsHelp = false

  /// Whether a suite is to run.
  func includes(_ suite: Suite) -> Bool { suites.isEmpty || suites.contains(suite) }

  /// The sizes of pictures, the smallest first.
  var chosenSizes: [FixtureSize] {
    FixtureSize.allCases.filter { sizes.isEmpty || sizes.contains($0) }
  }
}
