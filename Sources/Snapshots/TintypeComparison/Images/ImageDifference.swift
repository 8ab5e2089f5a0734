// SPDX-License-Identifier: MIT

import TintypeScene
import TintypeImaging
import TintypeSnapshots

/// A difference between an image and its reference.
package struct ImageDifference: Hashable, Sendable {
  /// The comparison of the pixels.
  package var pixels: BitmapComparison
  /// The analysis of the differing regions.
  package var analysis: BitmapAnalysis
  /// The changes of the scene; `nil` if one of the two images has none.
  package var causes: DifferenceCauses?
  /// The differences between the environments that painted the two images; empty if they are the
  /// same or unknown.
  package var environment: [Fingerprint.Difference]
  /// The result of painting the reference again in this environment.
  package var repainting: Repainting
  /// The color space that the reference's file states; samples are compared as sRGB.
  package var colorSpace: PNGColorSpace
  /// The unusual properties of the reference's file, as clauses.
  ///
  /// Examples are a missing end and rounded samples; it is empty for most files.
  package var remarks: [String]
  /// The bytes of an image that shows the difference; `nil` if it would be too large.
  package var artifact: [UInt8]?
  /// The full bytes of the reference, if it is compact; else `nil`.
  package var fullReference: [UInt8]?
  /// A feature vector of its appearance, for finding similar differences; `nil` if there is none.
  package var features: [Int]?

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
    features: [Int]? = nil
  ) {
    self.pixels = pixels
    self.analysis = analysis
    self.causes = causes
    self.environment = environment
    self.repainting = repainting
    self.colorSpace = colorSpace
    self.remarks = remarks
    self.artifact = artifact
    self.features = features
  }

  /// The result of painting a reference from another environment again in this one.
  package enum Repainting: Hashable, Sendable {
    /// The environments are not known to differ.
    case notNeeded
    /// The reference's scene was painted in this environment, and compared instead of the recorded
    /// pixels.
    case done
    /// The reference contains no scene, or no painter is available; the recorded pixels were
    /// compared.
    case impossible
    /// The reference's scene could not be painted in this environment, for this reason; the
    /// recorded pixels were compared.
    case failed(String)
  }

  /// The origin of a difference.
  package enum Origin: Hashable, Sendable {
    /// The component has changed.
    case component
    /// The component is unchanged, but its layout differs, because its text has other sizes here.
    case environment
  }

  /// The origin of the difference: the component or the environment; `nil` if it is unknown.
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
