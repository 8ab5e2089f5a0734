// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCairo
import TintypeComponents
import TintypeComparison

/// Compares the images of two machines, and the versions of their libraries.
struct ReleaseComparison {
  /// The options of the comparison.
  let options: DeterminismCommand.CompareOptions
  /// The root of the package.
  let packageRoot: String
  /// Receives each line of output immediately.
  let printLine: (String) -> Void

  /// Compares, and reports the result.
  ///
  /// - Returns: A Boolean value that indicates whether no pixel differs.
  func run() throws -> Bool {
    let (here, there) = (AlbumFolder(path: options.known), AlbumFolder(path: options.other))
    let (known, other) = (try here.album(), try there.album())
    let subjects = AlbumSubject.all
    let comparison = AlbumComparison(
      known: known, subjects: subjects, renderer: try CairoRenderer.standard())
    let names = subjects.map(\.name)
    let references = References(packageRoot: packageRoot)

    printLine("this machine: \(known.fingerprint.libraries)")
    printLine("\(options.title): \(other.fingerprint.libraries)\n")
    let reasons = Dictionary(
      subjects.compactMap { subject in subject.releaseDifference.map { (subject.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    let differences = try comparison.differences(in: there, of: names)
    let results = [
      CheckResult(
        name: "this machine, compared with the references",
        outcome: .compared(
          images: subjects.filter(\.hasReference).count,
          differences: try comparison.differences(from: references))),
      CheckResult(
        name: "\(options.title), compared with this machine",
        outcome: .compared(
          images: other.paintings.count - reasons.count,
          differences: differences.filter { reasons[$0.name] == nil })),
    ]
    for result in results { printLine("\(result)") }
    report(differences, for: reasons)

    printLine("\nDifferences between the machines")
    for line in known.fingerprint.differences(to: other.fingerprint) { printLine("  \(line)") }
    printLine("\nNot guaranteed or not compared")
    let others = try references.others(than: names)
    if !others.isEmpty {
      printLine("  References that are not images: \(others.joined(separator: ", ")).")
    }
    for line in Limits.ofTwoReleases { printLine("  \(line)") }
    printLine("\n\(CheckResult.pixels(results.reduce(0) { $0 + $1.differingPixels })) differ")
    return results.allSatisfy(\.isGood)
  }

  /// Prints the images that the libraries of image files paint differently, by the reason.
  private func report(_ differences: [AlbumDifference], for reasons: [String: String]) {
    printLine("\nDifferences for known reasons, in images of the libraries of image files")
    for reason in Set(reasons.values).sorted() {
      let all = reasons.filter { $0.value == reason }
      let found = differences.filter { all[$0.name] != nil }
      printLine("  \(reason): \(found.count) of \(Numbers.counted(all.count, "image"))")
      for difference in found { printLine("    \(difference)") }
    }
  }
}
