// SPDX-License-Identifier: MIT

import Foundation
import TintypeCairo
import TintypeSnapshots
import TintypeComparison

/// The whole check on this machine.
struct CheckRun {
  /// What is checked.
  let options: Command.CheckOptions
  /// The root of the package.
  let packageRoot: String
  /// Takes a line as soon as it is known.
  let say: (String) -> Void

  private var folder: String { packageRoot + "/.build/determinism" }

  /// Runs all checks.
  ///
  /// - Returns: Whether no pixel differs, and all went as it should.
  func run() throws -> Bool {
    try ExclusiveFolder.use(folder) { try runAlone() }
  }

  private func runAlone() throws -> Bool {
    let renderer = try CairoRenderer.standard()
    let (all, subjects) = (Subject.all, Subject.every(options.step))
    let known = try baseline(subjects, renderer)
    let comparison = AlbumComparison(known: known, subjects: all, renderer: renderer)
    var results: [CheckResult] = []
    func add(_ result: CheckResult) {
      say("  \(result)")
      results.append(result)
    }

    say("\nThe references in __Snapshots__")
    let references = References(packageRoot: packageRoot)
    add(
      CheckResult(
        name: "this machine",
        outcome: .compared(
          pictures: known.paintings.count,
          differences: try comparison.differences(from: references))))

    say("\nHostile environments, a process each")
    let files = HostileFiles(folder: folder + "/hostile")
    try files.write()
    try EnvironmentCheck(
      step: options.step, known: AlbumFolder(path: folder + "/known"), comparison: comparison,
      folder: folder + "/environments"
    )
    .run(HostileEnvironment.table(files), add)

    say("\nPainters at once, each in an order of its own")
    let painters = PainterCheck(comparison: comparison, folder: folder + "/painters")
    for count in [1, options.painters] { add(try painters.paint(subjects, by: count)) }

    say("\nAgain and again")
    for result in try painters.paintAgain(Subject.busy, times: options.repeats) { add(result) }

    return summarise(results, others: try references.others(than: all.map(\.name)))
  }

  /// Paints all pictures for the first time.
  private func baseline(_ subjects: [Subject], _ renderer: CairoRenderer) throws -> Album {
    let folder = AlbumFolder(path: folder + "/known")
    try PaintJob(subjects: subjects, folder: folder, known: nil).run(with: renderer)
    let album = try folder.album()
    let count = album.paintings.reduce(0) { $0 + $1.pixelCount }
    say("\(Numbers.counted(album.paintings.count, "picture")), \(CheckResult.pixels(count))")
    say(album.fingerprint.libraries)
    return album
  }

  private func summarise(_ results: [CheckResult], others: [String]) -> Bool {
    let failures = results.filter { !$0.isGood }.count
    let pixels = results.reduce(0) { $0 + $1.differingPixels }
    say("\nNot checked here")
    for line in Limits.ofThisMachine(step: options.step, others: others) { say("  \(line)") }
    say(
      "\n\(CheckResult.pixels(pixels)) differ; \(results.count - failures) of "
        + "\(Numbers.counted(results.count, "check")) held")
    return failures == 0
  }
}
