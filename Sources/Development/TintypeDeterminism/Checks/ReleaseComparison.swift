// SPDX-License-Identifier: MIT

import TintypeCairo
import TintypeComponents
import TintypeSnapshots
import TintypeComparison

/// Compares what two machines painted, and what painted it.
struct ReleaseComparison {
  /// What is compared.
  let options: Command.CompareOptions
  /// The root of the package.
  let packageRoot: String
  /// Takes a line as soon as it is known.
  let say: (String) -> Void

  /// Compares, and tells.
  ///
  /// - Returns: Whether no pixel differs.
  func run() throws -> Bool {
    let (here, there) = (AlbumFolder(path: options.known), AlbumFolder(path: options.other))
    let (known, other) = (try here.album(), try there.album())
    let subjects = Subject.all
    let comparison = AlbumComparison(
      known: known, subjects: subjects, renderer: try CairoRenderer.standard())
    let names = subjects.map(\.name)
    let references = References(packageRoot: packageRoot)

    say("here: \(known.fingerprint.libraries)")
    say("\(options.title): \(other.fingerprint.libraries)\n")
    let results = [
      CheckResult(
        name: "here against the references",
        outcome: .compared(
          pictures: known.paintings.count,
          differences: try comparison.differences(from: references))),
      CheckResult(
        name: "\(options.title) against here",
        outcome: .compared(
          pictures: other.paintings.count,
          differences: try comparison.differences(in: there, of: names))),
    ]
    for result in results { say("\(result)") }

    say("\nWhat differs between the machines")
    for line in known.fingerprint.differences(to: other.fingerprint) { say("  \(line)") }
    say("\nNot held or not compared")
    let others = try references.others(than: names)
    if !others.isEmpty {
      say("  References that are not pictures: \(others.joined(separator: ", ")).")
    }
    for line in Limits.ofTwoReleases { say("  \(line)") }
    say("\n\(CheckResult.pixels(results.reduce(0) { $0 + $1.differingPixels })) differ")
    return results.allSatisfy(\.isGood)
  }
}
