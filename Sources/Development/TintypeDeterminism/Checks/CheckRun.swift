// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeCairo
import TintypeComparison

/// The complete check on this machine.
struct CheckRun {
  /// The options of the check.
  let options: DeterminismCommand.CheckOptions
  /// The root of the package.
  let packageRoot: String
  /// Receives each line of output immediately.
  let printLine: (String) -> Void

  private var folder: String { packageRoot + "/.build/determinism" }

  /// Runs all checks.
  ///
  /// - Returns: A Boolean value that indicates whether no pixel differs, and all checks succeeded.
  func run() throws -> Bool { try ExclusiveFolder.use(folder) { try runAlone() } }

  private func runAlone() throws -> Bool {
    let renderer = try CairoRenderer.standard()
    let (all, subjects) = (AlbumSubject.all, AlbumSubject.every(options.step))
    let known = try baseline(subjects, renderer)
    let comparison = AlbumComparison(known: known, subjects: all, renderer: renderer)
    var results: [CheckResult] = []
    func add(_ result: CheckResult) {
      printLine("  \(result)")
      results.append(result)
    }

    printLine("\nThe references in __Snapshots__")
    let references = References(packageRoot: packageRoot)
    add(
      CheckResult(
        name: "this machine",
        outcome: .compared(
          images: known.paintings.count,
          differences: try comparison.differences(from: references))))

    printLine("\nHostile environments, with one process each")
    let files = HostileFiles(folder: folder + "/hostile")
    try files.write()
    try EnvironmentCheck(
      step: options.step, known: AlbumFolder(path: folder + "/known"), comparison: comparison,
      folder: folder + "/environments"
    )
    .run(HostileEnvironment.table(files), add)

    printLine("\nConcurrent painters, each with its own order")
    let painters = PainterCheck(comparison: comparison, folder: folder + "/painters")
    for count in [1, options.painters] { add(try painters.paint(subjects, by: count)) }

    printLine("\nRepeated painting")
    for result in try painters.paintAgain(AlbumSubject.busy, times: options.repeats) { add(result) }

    return summarize(results, others: try references.others(than: all.map(\.name)))
  }

  /// Paints all images for the first time.
  private func baseline(_ subjects: [AlbumSubject], _ renderer: CairoRenderer) throws -> Album {
    let folder = AlbumFolder(path: folder + "/known")
    try PaintJob(subjects: subjects, folder: folder, known: nil).run(with: renderer)
    let album = try folder.album()
    let count = album.paintings.reduce(0) { $0 + $1.pixelCount }
    printLine("\(Numbers.counted(album.paintings.count, "image")), \(CheckResult.pixels(count))")
    printLine(album.fingerprint.libraries)
    return album
  }

  private func summarize(_ results: [CheckResult], others: [String]) -> Bool {
    let failures = results.filter { !$0.isGood }.count
    let pixels = results.reduce(0) { $0 + $1.differingPixels }
    printLine("\nNot checked here")
    for line in Limits.ofThisMachine(step: options.step, others: others) { printLine("  \(line)") }
    printLine(
      "\n\(CheckResult.pixels(pixels)) differ; \(results.count - failures) of "
        + "\(Numbers.counted(results.count, "check")) passed")
    return failures == 0
  }
}

/// The result of a check.
struct CheckResult: Hashable, Sendable {
  /// The name of the check.
  var name: String
  /// The outcome of the check.
  var outcome: Outcome

  /// The outcome of a check.
  enum Outcome: Hashable, Sendable {
    /// Images were painted and compared; these differ.
    case compared(images: Int, differences: [AlbumDifference])
    /// The renderer refused to paint, as required, with this message.
    case refused(message: String)
    /// The renderer painted where it must refuse.
    case notRefused
    /// The painting process failed with this message.
    case failed(message: String)
  }

  /// The number of pixels that differ.
  var differingPixels: Int {
    guard case .compared(_, let differences) = outcome else { return 0 }
    return differences.reduce(0) { $0 + $1.differingPixels }
  }

  /// A Boolean value that indicates whether the check succeeded.
  var isGood: Bool {
    switch outcome {
    case .compared(let images, let differences): images > 0 && differences.isEmpty
    case .refused: true
    case .notRefused, .failed: false
    }
  }
}

extension CheckResult: CustomStringConvertible {
  /// The result on one line, and one more line for each image that differs.
  var description: String {
    let name = name.padding(to: Self.nameWidth)
    switch outcome {
    case .compared(let images, let differences):
      let line =
        "\(name)  \(Numbers.counted(images, "image")), "
        + "\(Self.pixels(differingPixels)) differ"
      return ([line] + differences.map { "    \($0)" }).joined(separator: "\n")
    case .refused(let message): return "\(name)  refused, as expected: \(message)"
    case .notRefused: return "\(name)  FAILED: it was painted, but must be refused"
    case .failed(let message): return "\(name)  FAILED: \(message)"
    }
  }

  /// Returns a number of pixels with its noun.
  static func pixels(_ count: Int) -> String { Numbers.counted(count, "pixel") }

  private static let nameWidth = 66
}

extension String {
  /// Returns the text, padded with spaces to at least a number of characters.
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}

/// A folder that only one check uses at a time: two would overwrite each other's albums.
enum ExclusiveFolder {
  /// Calls a function while no other process uses a folder, which is created if necessary.
  ///
  /// - Throws: `DeterminismError.busy` if another process uses the folder, `unwritable`, or any
  ///   error that the function throws.
  static func use<Result>(_ folder: String, _ body: () throws -> Result) throws -> Result {
    let path = folder + "/lock"
    do {
      try Directory.create(at: folder)
    } catch {
      throw DeterminismError.unwritable(path: folder, error: error)
    }
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw DeterminismError.unwritable(path: path, error: .system(code: errno))
    }
    // The end of the process releases the lock, too.
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw DeterminismError.busy(folder: folder)
    }
    // A process that another thread is starting has a copy of the descriptor.
    defer { flock(descriptor, LOCK_UN) }
    return try body()
  }
}
