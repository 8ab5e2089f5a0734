// SPDX-License-Identifier: MIT

import TintypeCairo
import TintypeComponents
import TintypeSnapshots
import TintypeComparison

/// Compares the images of two machines, and the versions of their libraries.
struct ReleaseComparison {
  /// The options of the comparison.
  let options: Command.CompareOptions
  /// The root of the package.
  let packageRoot: String
  /// Receives each line of output immediately.
  let say: (String) -> Void

  /// Compares, and reports the result.
  ///
  /// - Returns: A Boolean value that indicates whether no pixel differs.
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
