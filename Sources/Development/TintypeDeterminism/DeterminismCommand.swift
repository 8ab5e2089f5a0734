// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeCairo

/// The command that a command line selects.
enum DeterminismCommand: Hashable, Sendable {
  /// Prints a description of the program and its options.
  case help
  /// Paints in hostile environments, with many painters and repeatedly, and compares.
  case check(CheckOptions)
  /// Paints the images once, and writes their digests to a folder.
  case paint(PaintOptions)
  /// Compares the images of two machines.
  case compare(CompareOptions)

  /// The scope of a check.
  struct CheckOptions: Hashable, Sendable {
    /// The number of times that each of the repeated images is painted.
    var repeats = 1000
    /// The number of concurrent painters, in addition to the single one.
    var painters = 16
    /// The step between painted images, 1 for all.
    var step = 1

    /// The options for fewer images and fewer repetitions, for every change: about a minute.
    static let quick = CheckOptions(repeats: 100, step: 8)
  }

  /// The options for painting images for another process.
  struct PaintOptions: Hashable, Sendable {
    /// The output folder.
    var output: String
    /// The folder of another process, with the expected images.
    var known: String?
    /// A folder of fonts that is searched before the machine's.
    var fonts: String?
    /// The step between painted images.
    var step = 1
  }

  /// The options of a comparison.
  struct CompareOptions: Hashable, Sendable {
    /// The folder of this machine's images.
    var known: String
    /// The folder of the other machine's images.
    var other: String
    /// The name of the other machine.
    var title: String
  }

  static let helpText = """
    usage: scripts/measure/determinism [--quick] [--repeats N] [--painters N]
           scripts/measure/determinism --release NAME

    Lays out and paints every image of the gallery, and counts the differing pixels: compared with
    the references, under hostile environments, with concurrent painters, and in repeated runs.

    --quick         paints one image in eight, with 100 repetitions; later options override this
    --repeats N     the repetitions of each repeated image, 1 to 1,000,000, by default 1,000
    --painters N    the number of concurrent painters, 1 to 256, by default 16
    --release NAME  paints on another release of Debian, such as trixie, and compares with this one;
                    creates a root directory in .build/determinism/NAME, which requires root
                    privileges

    For --release, the script calls the program with these arguments:

           paint --output FOLDER [--known FOLDER] [--fonts FOLDER] [--every N]
           compare KNOWN OTHER NAME

    paint    writes the digests of all images to FOLDER, and the pixels of the images that differ
             from the folder of --known; --fonts searches a folder before the folders of the system
    compare  counts the pixels that differ between two such folders, OTHER painted with --known

    Exit codes: 0 no pixel differs, 1 some pixels differ, 2 an error, 64 invalid arguments.

    """
}

extension DeterminismCommand {
  /// Runs the command.
  ///
  /// - Returns: A Boolean value that indicates whether no pixel differs.
  func run() throws -> Bool {
    switch self {
    case .help:
      Self.printLine(Self.helpText.trimmingCharacters(in: .newlines))
      return true
    case .check(let options):
      return try CheckRun(
        options: options, packageRoot: Self.packageRoot(), printLine: Self.printLine
      ).run()
    case .paint(let options):
      try Self.paintImages(options)
      return true
    case .compare(let options):
      return try ReleaseComparison(
        options: options, packageRoot: Self.packageRoot(), printLine: Self.printLine
      ).run()
    }
  }

  /// Paints in a process that another one has started.
  private static func paintImages(_ options: PaintOptions) throws {
    var folders = FontBook.standardFolders
    if let fonts = options.fonts { folders.insert(fonts, at: 0) }
    let renderer = try CairoRenderer(fonts: FontBook.standard(searching: folders))
    let known = try options.known.map { try AlbumFolder(path: $0).album() }
    try PaintJob(
      subjects: AlbumSubject.every(options.step), folder: AlbumFolder(path: options.output),
      known: known
    ).run(with: renderer)
  }

  private static func packageRoot() throws(DeterminismError) -> String {
    let directory = FileManager.default.currentDirectoryPath
    guard let root = FilePath.packageRoot(from: directory) else {
      throw .packageMissing(directory: directory)
    }
    return root
  }

  /// Prints a line immediately, so that a long run can be followed.
  private static func printLine(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}

extension DeterminismCommand {
  /// Parses a command line; an empty one selects the complete check.
  ///
  /// - Parameter arguments: The arguments without the program's own name.
  /// - Throws: `DeterminismError` for the first invalid argument.
  init(arguments: [String]) throws(DeterminismError) {
    var words = Words(rest: arguments[...])
    switch arguments.first {
    case "--help", "-h": self = .help
    case "paint": self = .paint(try Self.paint(&words))
    case "compare": self = .compare(try Self.compare(arguments.dropFirst()))
    default: self = .check(try Self.check(&words))
    }
  }

  private static func check(_ words: inout Words) throws(DeterminismError) -> CheckOptions {
    var options = CheckOptions()
    while let word = words.next() {
      switch word {
      case "--quick": options = .quick
      case "--repeats": options.repeats = try words.number(for: word, in: 1...1_000_000)
      case "--painters": options.painters = try words.number(for: word, in: 1...256)
      default: throw .unknownArgument(word)
      }
    }
    return options
  }

  private static func paint(_ words: inout Words) throws(DeterminismError) -> PaintOptions {
    var options = PaintOptions(output: "")
    _ = words.next()
    while let word = words.next() {
      switch word {
      case "--output": options.output = try words.value(for: word)
      case "--known": options.known = try words.value(for: word)
      case "--fonts": options.fonts = try words.value(for: word)
      case "--every": options.step = try words.number(for: word, in: 1...1000)
      default: throw .unknownArgument(word)
      }
    }
    guard !options.output.isEmpty else { throw .valueMissing(option: "--output") }
    return options
  }

  private static func compare(
    _ arguments: ArraySlice<String>
  ) throws(DeterminismError) -> CompareOptions {
    let words = Array(arguments)
    guard words.count >= 3 else { throw .valueMissing(option: "compare") }
    guard words.count == 3 else { throw .unknownArgument(words[3]) }
    return CompareOptions(known: words[0], other: words[1], title: words[2])
  }

  /// Iterates over the arguments.
  private struct Words {
    var rest: ArraySlice<String>

    mutating func next() -> String? { rest.popFirst() }

    mutating func value(for option: String) throws(DeterminismError) -> String {
      guard let value = rest.popFirst(), !value.isEmpty else {
        throw .valueMissing(option: option)
      }
      return value
    }

    mutating func number(
      for option: String, in range: ClosedRange<Int>
    ) throws(DeterminismError) -> Int {
      let value = try value(for: option)
      guard let number = Int(value), range.contains(number) else {
        throw .notANumber(option: option, value: value, range: range)
      }
      return number
    }
  }
}
