// SPDX-License-Identifier: MIT

/// The suites that a command line selects, and the destinations of the results.
struct BenchmarkOptions: Hashable {
  /// A group of measurements.
  enum Suite: String, CaseIterable {
    case layout, growth, paint, snapshot, audit, memory, text, scheduling, swiftui, codec, kernels,
      compare, server, report
    case previews, review, shards, large
  }

  /// The builds in which the kernels run.
  enum Builds: Hashable {
    /// The running build: debug, like tests.
    case own
    /// A release build.
    case release
    /// Both, alternately.
    case both
  }

  /// The suites to run, in the order of the cases; all if empty.
  var suites: Set<Suite> = []
  /// The number of rounds of each measurement; `nil` for the suite's default.
  var rounds: Int?
  /// The sizes of the compared images; all if empty.
  var sizes: Set<FixtureSize> = []
  /// Commands that compare two images, run alternately with `tintype compare`.
  var competitors: [CommandTemplate] = []
  /// Commands that answer requests like odiff's server, run alternately with `tintype compare
  /// --server`.
  var servers: [CommandTemplate] = []
  /// The source of a C program that paints the same content as the suite `paint`.
  var drawing: String?
  /// The path to which the suite `paint` writes its image.
  var image: String?
  /// The program that is measured as `tintype`; `nil` to build it.
  var tintype: String?
  /// The program that minimizes PNG files, called with two paths.
  var zopfli: String?
  /// The builds in which the kernels run.
  var builds = Builds.own
  /// The path of the JSON results; `-` is standard output.
  var json: String?
  /// The path of the results as tables.
  var markdown: String?
  /// The path of the results as a chart.
  var chart: String?
  /// A Boolean value that indicates whether to print the help only.
  var showsHelp = false

  /// Returns whether to run a suite.
  func includes(_ suite: Suite) -> Bool { suites.isEmpty || suites.contains(suite) }

  /// The selected image sizes, the smallest first.
  var chosenSizes: [FixtureSize] {
    FixtureSize.allCases.filter { sizes.isEmpty || sizes.contains($0) }
  }
}

extension BenchmarkOptions {
  /// Parses a command line without the program's own name.
  init(arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "-h", "--help": showsHelp = true
      case "--release": try choose(.release)
      case "--both": try choose(.both)
      case "--rounds": rounds = try Self.count(Self.value(of: argument, in: &rest))
      case "--size":
        sizes.insert(try Self.choice(Self.value(of: argument, in: &rest), of: argument))
      case "--against": try add(competitor: Self.value(of: argument, in: &rest))
      case "--png": image = try Self.value(of: argument, in: &rest)
      case "--tintype": tintype = try Self.value(of: argument, in: &rest)
      case "--zopfli": zopfli = try Self.value(of: argument, in: &rest)
      case "--json": json = try Self.value(of: argument, in: &rest)
      case "--markdown": markdown = try Self.value(of: argument, in: &rest)
      case "--chart": chart = try Self.value(of: argument, in: &rest)
      default:
        if argument.hasPrefix("-") {
          throw BenchmarkError.usage(
            "There is no option “\(argument)”. See scripts/measure/bench --help.")
        }
        guard let suite = Suite(rawValue: argument) else {
          throw BenchmarkError.usage(
            "There is no suite “\(argument)”. The suites are \(Self.names(of: Suite.self)).")
        }
        suites.insert(suite)
      }
    }
  }

  /// Returns the command that repeats the measurement, without the paths of results and programs.
  static func command(repeating arguments: [String]) -> String {
    var words = ["scripts/measure/bench"]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if ["--json", "--markdown", "--chart", "--png", "--tintype"].contains(argument) {
        rest = rest.dropFirst()
      } else {
        words.append(argument)
      }
    }
    return words.map(quoted).joined(separator: " ")
  }

  /// Returns a word quoted for a shell.
  private static func quoted(_ word: String) -> String {
    guard word.contains(where: { !$0.isLetter && !$0.isNumber && !"-_./=:,".contains($0) }) else {
      return word
    }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: #"'\''"#) + "'"
  }

  private mutating func choose(_ builds: Builds) throws {
    guard self.builds == .own || self.builds == builds else {
      throw BenchmarkError.usage("Specify “--release” or “--both”, not both.")
    }
    self.builds = builds
  }

  /// Adds a competitor: a C source file is a drawing, a command is a comparison.
  private mutating func add(competitor text: String) throws {
    if text.hasSuffix(".c"), !text.contains(where: \.isWhitespace) {
      guard drawing == nil else {
        throw BenchmarkError.usage("Specify only one drawing in C: “\(text)” is the second one.")
      }
      drawing = text
      return
    }
    let competitor = try CommandTemplate(parsing: text)
    guard !(competitors + servers).contains(where: { $0.name == competitor.name }) else {
      throw BenchmarkError.usage(
        "Two commands are named “\(competitor.name)”. Rename one of them, as in "
          + "--against 'other=\(text)'.")
    }
    if competitor.isServer { servers.append(competitor) } else { competitors.append(competitor) }
  }

  private static func value(of option: String, in rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst(), !value.isEmpty else {
      throw BenchmarkError.usage(
        "The option “\(option)” needs a value. See scripts/measure/bench --help.")
    }
    return value
  }

  private static func count(_ text: String) throws -> Int {
    guard let count = Int(text), (1...10_000).contains(count) else {
      throw BenchmarkError.usage(
        "The option “--rounds” needs a number from 1 to 10000, not “\(text)”.")
    }
    return count
  }

  private static func choice<Choice>(
    _ text: String, of option: String
  ) throws -> Choice where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
    guard let choice = Choice(rawValue: text) else {
      throw BenchmarkError.usage(
        "The option “\(option)” needs one of \(names(of: Choice.self)), not “\(text)”.")
    }
    return choice
  }

  private static func names<Choice>(of type: Choice.Type) -> String
  where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
    type.allCases.map(\.rawValue).joined(separator: ", ")
  }
}

/// The text of `scripts/measure/bench --help`.
enum BenchmarkHelp {
  static let text = """
    scripts/measure/bench: measure the toolkit, as ratios within one run

    Usage: scripts/measure/bench [SUITE…] [options]

    Suites, all of them by default:
      layout      the growth of layout time with the size of the tree
      growth      the growth of the time of SwiftUI containers with the number of rows (Linux)
      paint       painting a phone screen
      snapshot    the share of a passing snapshot that is not painting
      audit       all audits of a screen, compared with its passing snapshot
      memory      the memory that remains in use after 5,000 snapshots
      text        text differences compared with the standard library, passing texts, dumps
      scheduling  the growth of schedulers, clocks and settling with their work
      swiftui     a snapshot of SwiftUI views compared with components, and compile times (Linux)
      codec       reading and writing PNG files, compared with libpng and cairo
      kernels     comparing in memory, compared with memcmp
      compare     tintype compare as a whole process, and a directory of 1,000 pairs
      server      10,000 pairs through tintype compare --server, compared with another server, and with
                  decoding both files by libpng and comparing their bytes
      report      a run of 10,000 snapshots: its report, its page in Chromium (see scripts/setup
                  --with-browser), and commands compared with git status
      previews    tintype watch compared with the build of a saved source, tintype catalog with
                  1,000 previews compared with rendering them, and its page in Chromium (Linux)
      review      the number of decisions that generated runs need
      shards      a million tests, divided among 1,000 machines by their durations
      large       a run of a million snapshots: merging its shards, tintype status, its report, its
                  page in Chromium, tintype test without the tests, and tintype orphans; a catalog of
                  a million previews, and its page

    Options:
      --rounds N        The number of measurements of each program, in turn with the programs that
                        it is compared with. By default 15; half of it for builds, a third for long
                        pages, a fifth for directories and catalogs.
      --size SIZE       compare, codec: phone, desktop or page; may be repeated. All by default.
      --against COMMAND compare: another program in the same rounds; may be repeated. {a} and {b}
                        are replaced with the files, as in 'compare -metric AE {a} {b} null:'.
                        NAME=COMMAND gives it a name. It runs without a shell; its exit code is
                        ignored.
                        server: a command with the argument --server instead of files, such as
                        'odiff --server', which answers requests like that of odiff.
      --against FILE.c  paint: compare with a C program that draws the same screen.
      --png FILE        paint: write the image to a file.
      --tintype FILE    compare, server, report, previews, large: measure this program instead of
                        building one.
      --zopfli COMMAND  codec: a program such as zopflipng, called with the path of a file and the
                        path of the smaller file to write.
      --release         kernels: in a release build. By default in a debug build, like tests.
      --both            kernels: in a debug build and in a release build, in turn.
      --json FILE       Write the results as JSON; “-” for standard output.
      --markdown FILE   Write the results as tables; between the marks of FILE, if it has marks.
      --chart FILE      Write the results of compare, or else of growth, as a chart, a PNG file.
      -h, --help        Show this help.

    Prints medians and minimums. Images are painted once, into .build/bench; programs are built
    there with optimization. Nothing is downloaded.

    Exit codes: 0 everything was measured, with any results; 1 a measurement failed.

    """
}

/// An error that prevents a measurement.
enum BenchmarkError: Error, CustomStringConvertible {
  /// A program ended with an exit code other than 0.
  case failed(program: String, code: Int32)
  /// A given program is missing or cannot be run.
  case cannotStart(program: String)
  /// The command line is invalid.
  case usage(String)
  /// A snapshot that should match did not.
  case mismatch(String)

  var description: String {
    switch self {
    case .failed(let program, let code): "“\(program)” ended with exit code \(code)."
    case .cannotStart(let program):
      "“\(program)” could not be started. Check its name, and that it is installed."
    case .usage(let message): message
    case .mismatch(let message): "A check of the benchmark failed: \(message)"
    }
  }
}
