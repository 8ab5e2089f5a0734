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

  @Test("A color that changes 36 images and 4 contact sheets needs one decision")
  func contactSheets() throws {
    let counts = ReviewBenchmark.tokenRun
    let records = try TokenRun(images: counts.images, sheets: counts.sheets).records
    #expect(records.count == 40)
    let review = ReviewCauses(of: records)
    #expect(
      review.all.map(\.title) == ["color “accent” #0A5CD6 → #0B7A3B, #5AA2FF → #5FD38D"])
    #expect(ReviewBenchmark.decisions(review, records.count) == 1)
  }
}
