// SPDX-License-Identifier: MIT

import TintypeReports
import TintypeSnapshots

/// The cost of a review: the number of decisions that generated runs need, which is the number of
/// causes and of outliers.
enum ReviewBenchmark {
  /// The numbers of causes, images and outliers of the generated runs.
  static let runs: [(causes: Int, images: Int, outliers: Int)] = [
    (1, 10, 0), (3, 27, 0), (3, 27, 2), (5, 100, 4), (10, 300, 8), (20, 1_000, 0),
    (20, 1_000, 20),
  ]

  static let suite = "review"

  /// The numbers of images and of contact sheets that one color changes.
  static let tokenRun = (images: 36, sheets: 4)

  static func run(_ report: inout BenchmarkReport) throws {
    let records = try TokenRun(images: tokenRun.images, sheets: tokenRun.sheets).records
    let subject = "1 color, \(tokenRun.images) images, \(tokenRun.sheets) contact sheets"
    let count = decisions(ReviewCauses(of: records), records.count)
    print("\(suite)  \(subject): \(count) decisions")
    report.add(
      BenchmarkReport.Goal(
        suite: suite, name: "\(subject): decisions", atMost: 1, measured: Double(count)))
    for (causes, images, outliers) in runs {
      let clock = ContinuousClock()
      let generated = SyntheticRun(
        causes: causes, images: images, outliers: outliers, seed: UInt64(images + causes))
      let start = clock.now
      let review = ReviewCauses(of: generated.records)
      let time = start.duration(to: clock.now)
      let decisions = decisions(review, images)
      let subject = "\(causes) causes, \(images) images, \(outliers) outliers"
      print("\(suite)  \(subject): \(decisions) decisions, \(time.inMilliseconds) ms")
      report.add(
        BenchmarkReport.Goal(
          suite: suite, name: "\(subject): decisions", atMost: Double(causes + outliers),
          measured: Double(decisions)))
    }
  }

  /// Counts the decisions of a reviewer who accepts each cause, then each image that is still
  /// pending.
  static func decisions(_ review: ReviewCauses, _ images: Int) -> Int {
    var accepted: Set<Int> = []
    var pending = Set(0..<images)
    var decisions = 0
    for cause in review.all.indices {
      accepted.insert(cause)
      decisions += 1
      pending = pending.filter { image in
        guard let explanation = review.explanations[image] else { return true }
        return !explanation.isDecidedByCauses || !accepted.isSuperset(of: explanation.causes)
      }
    }
    return decisions + pending.count
  }
}
