// SPDX-License-Identifier: MIT

import TintypeComponents

extension DuplicatePhotos {
  /// The scan screen in all phases.
  package enum ScanViewPreviews: PreviewProvider {
    /// The suite that photographs them.
    package static let suite = "ScanViewSnapshotTests"

    /// A screen for each phase, and one that may look at some photos only.
    @MainActor package static var previews: [Preview] {
      [
        preview("Ready", .idle),
        preview("Limited", .idle, isLimited: true),
        preview("Scanning", .scanning(ScanProgress(completed: 312, total: 840))),
        preview("Results", .results(SampleGroups.groups), in: [.light, .dark, .largestText]),
        preview("Failed", .failed(ScanError.libraryUnavailable.message)),
      ]
    }

    @MainActor private static func preview(
      _ name: String, _ phase: ScanModel.Phase, isLimited: Bool = false,
      in looks: [Preview.Look] = [.light, .dark]
    ) -> Preview {
      Preview(name, in: looks) {
        ScanPreview(phase: phase, isLimited: isLimited)
      }
    }
  }

  /// A scan screen whose model stands still in a phase.
  private struct ScanPreview: @MainActor Component {
    let phase: ScanModel.Phase
    let isLimited: Bool

    @MainActor var body: some Component {
      ScanView(
        model: ScanModel(scanner: LibraryScanner { [] }, phase: phase), isLimited: isLimited)
    }
  }

  /// What a scan of the sample library finds, worked out at once.
  enum SampleGroups {
    static let groups: [DuplicateGroup<PhotoAsset>] = {
      let photos = SampleLibrary.photos
      var pairs: [(PhotoAsset, PhotoAsset, Float)] = []
      for (index, photo) in photos.enumerated() {
        pairs += SimilarityService.pairs(
          of: photo, among: photos[..<index], threshold: SimilarityService.standardThreshold)
      }
      return SimilarityService().groupSimilarPhotos(pairs: pairs)
    }()
  }
}
