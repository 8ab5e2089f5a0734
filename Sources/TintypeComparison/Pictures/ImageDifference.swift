// SPDX-License-Identifier: MIT

import TintypeScene
import TintypeImaging
import TintypeSnapshots

/// How an image differs from its reference.
package struct ImageDifference: Hashable, Sendable {
  /// How much differs.
  package var pixels: BitmapComparison
  /// The regions that differ.
  package var analysis: BitmapAnalysis
  /// What changed in the scene; `nil` where one of the two pictures has none.
  package var causes: DifferenceCauses?
  /// What differs between the environments that painted the two pictures; empty where they are the
  /// same or not known.
  package var environment: [Fingerprint.Difference]
  /// What became of painting the reference again in this environment.
  package var repainting: Repainting
  /// The color space that the reference's file states; samples are compared as sRGB.
  package var colorSpace: PNGColorSpace
  /// The unusual properties of the reference's file, in clauses.
  ///
  /// A missing end, and samples that were rounded; empty for most files.
  package var remarks: [String]
  /// The bytes of an image that shows the difference; `nil` if it would be too large.
  package var artifact: [UInt8]?
  /// The full bytes of the reference, if it is compact; `nil` for others.
  package var fullReference: [UInt8]?
  /// How it looks, for finding others that look like it; `nil` where nothing can be said.
  package var portrait: [Int]?

  /// Creates a difference.
  package init(
    pixels: BitmapComparison,
    analysis: BitmapAnalysis,
    causes: DifferenceCauses? = nil,
    environment: [Fingerprint.Difference] = [],
    repainting: Repainting = .notNeeded,
    colorSpace: PNGColorSpace,
    remarks: [String] = [],
    artifact: [UInt8]? = nil,
    portrait: [Int]? = nil
  ) {
    self.pixels = pixels
    self.analysis = analysis
    self.causes = causes
    self.environment = environment
    self.repainting = repainting
    self.colorSpace = colorSpace
    self.remarks = remarks
    self.artifact = artifact
    self.portrait = portrait
  }

  /// What became of painting a reference from another environment again in this one.
  package enum Repainting: Hashable, Sendable {
    /// Nothing is known to differ between the environments.
    case notNeeded
    /// The reference's scene was painted here, and compared instead of the recorded pixels.
    case done
    /// The reference holds no scene, or nothing here could paint it; the recorded pixels were
    /// compared.
    case impossible
    /// The reference's scene could not be painted here, for this reason; the recorded pixels were
    /// compared.
    case failed(String)
  }

  /// Where a difference comes from.
  package enum Origin: Hashable, Sendable {
    /// The component says something else than it did.
    case component
    /// The component says what it did, but is laid out otherwise here: its text has other measures.
    case environment
  }

  /// Whether the component or the environment is at the bottom of the difference; `nil` where that
  /// is not known.
  package var origin: Origin? {
    switch repainting {
    case .notNeeded: return environment.contains { $0.effect > .unstated } ? nil : .component
    case .done:
      guard let changes = causes?.changes, !changes.isEmpty else { return nil }
      return changes.contains { $0.change.isStated } ? .component : .environment
    case .impossible, .failed: return nil
    }
  }
}
