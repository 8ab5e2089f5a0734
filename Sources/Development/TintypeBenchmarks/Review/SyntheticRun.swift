// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeComparison
import TintypeImaging
import TintypeRuns

/// The records of a generated run in which a number of causes changed many images in mixtures.
struct SyntheticRun {
  /// The records, all of changed images.
  private(set) var records: [JournalRecord] = []
  /// The indices of images with a difference that is much larger than that of the others.
  private(set) var outliers: Set<Int> = []

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - causes: The number of causes, at least 1. Each changes at least one image.
  ///   - images: The number of images, at least `causes`.
  ///   - count: The number of images whose difference is 64 times as large as that of the
  ///     others.
  ///   - seed: The seed of the mixtures.
  init(causes: Int, images: Int, outliers count: Int, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let names = (0..<causes).map { CauseName("attribute\($0)", "\($0) → \($0 + 1)") }
    while outliers.count < count { outliers.insert(Int.random(in: 0..<images, using: &random)) }
    for image in 0..<images {
      var chosen: Set = [image % causes]
      while Bool.random(using: &random), chosen.count < causes {
        chosen.insert(Int.random(in: 0..<causes, using: &random))
      }
      let factor = outliers.contains(image) ? 64 : 1
      let parts = chosen.sorted().map { cause in
        PixelAccount.Cause(
          pixels: factor * Int.random(in: 900...1_100, using: &random), name: names[cause],
          types: ["Button"], nodes: 1)
      }
      records.append(Self.record(image, parts))
    }
  }

  private static func record(_ image: Int, _ causes: [PixelAccount.Cause]) -> JournalRecord {
    let pixels = causes.reduce(0) { $0 + $1.pixels }
    let account = PixelAccount(
      differing: pixels, causes: causes,
      charges: causes.enumerated().map {
        PixelAccount.Charge(causes: [$0], pixels: $1.pixels)
      },
      environment: 0, unexplained: 0)
    let name = SnapshotName(
      target: "AppTests", suite: "Suite\(image % 40)", test: "image\(image)", identifier: "1")
    let size = PixelSize(width: 1_170, height: 2_532)
    return JournalRecord(
      snapshot: name, outcome: .changed,
      reference: "__Snapshots__/AppTests/Suite\(image % 40)/image\(image).1.png",
      digests: JournalRecord.Digests(reference: "\(image)", actual: "\(image)+"),
      location: CallSite(file: "Tests/AppTests/Suite.swift", line: 1, column: 1),
      details: ImageDetails(
        pixels: JournalRecord.PixelSummary(
          differing: pixels, total: size.width * size.height, referenceSize: size,
          actualSize: size),
        causes: DifferenceCauses(changes: [], account: account)))
  }
}
