// SPDX-License-Identifier: MIT

import TintypeComparison
import TintypeImaging
import TintypeScene

/// The comparisons that tests make with the pixels of a scene.
package struct MutationTest {
  private let scene: Scene
  private let bitmap: Bitmap
  private let tolerances: [ImageTolerance]

  /// Creates a test.
  ///
  /// - Parameters:
  ///   - scene: The scene of the reference.
  ///   - bitmap: Its pixels.
  ///   - tolerances: The tolerances of all tests that compare with the reference; exact if empty.
  package init(of scene: Scene, _ bitmap: Bitmap, tolerances: [ImageTolerance]) {
    (self.scene, self.bitmap) = (scene, bitmap)
    self.tolerances = tolerances.isEmpty ? [ImageTolerance(.exact)] : tolerances
  }

  /// The result for a changed scene.
  package enum Outcome: Hashable, Sendable {
    /// A test fails.
    case killed
    /// All tests pass, although this number of pixels differs.
    case survived(differingPixels: Int)
    /// No pixel differs, so that no test of pixels can fail.
    case equivalent
  }

  /// Returns the result for a changed scene with its pixels.
  ///
  /// - Throws: `ImagingError` for a tolerance that is not valid.
  package func outcome(
    of changed: Scene, _ pixels: Bitmap
  ) throws(ImagingError) -> Outcome {
    guard pixels != bitmap else { return .equivalent }
    for tolerance in tolerances {
      let result = try tolerance.comparison(of: (bitmap, scene), with: (pixels, changed))
      if !result.isWithinTolerance { return .killed }
    }
    return .survived(
      differingPixels: BitmapComparison(reference: bitmap, actual: pixels).differingPixels)
  }
}

/// The numbers of mutants with each result.
package struct MutationCounts: Hashable, Sendable {
  /// The number of mutants that make a test fail.
  package var killed = 0
  /// The number of mutants that pass.
  package var survived = 0
  /// The number of mutants that change no pixel, which are not in the score.
  package var equivalent = 0

  /// Creates counts of 0.
  package init() {}

  /// The number of mutants in the score.
  package var scored: Int { killed + survived }

  /// Counts a result.
  package mutating func add(_ outcome: MutationTest.Outcome) {
    switch outcome {
    case .killed: killed += 1
    case .survived: survived += 1
    case .equivalent: equivalent += 1
    }
  }

  /// Adds other counts.
  package static func += (left: inout MutationCounts, right: MutationCounts) {
    left.killed += right.killed
    left.survived += right.survived
    left.equivalent += right.equivalent
  }
}
