// SPDX-License-Identifier: MIT

import Testing
import TintypeReports

@testable import TintypeBenchmarks

@Suite("The cost of a review") struct ReviewBenchmarkTests {
  @Test(
    "A review needs one decision for each cause and each outlier", arguments: ReviewBenchmark.runs)
  func decisions(causes: Int, images: Int, outliers: Int) {
    let run = SyntheticRun(causes: causes, images: images, outliers: outliers, seed: 7)
    let review = ReviewCauses(of: run.records)
    #expect(review.all.count == causes)
    #expect(Set(review.all.flatMap(\.outliers).map(\.member)) == run.outliers)
    #expect(ReviewBenchmark.decisions(review, images) == causes + outliers)
  }
}
