// SPDX-License-Identifier: MIT

import TintypeComponents

extension DuplicatePhotos {
  /// The scan, from its start to what it found.
  ///
  /// That nothing was found is shown only when a scan has ended and found nothing: while photos are
  /// compared, the progress stands in its place.
  package struct ScanView: @MainActor Component {
    private let model: ScanModel
    private let isLimited: Bool

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - model: What it shows, and what its buttons do.
    ///   - isLimited: Whether the app may look at some photos only, which the screen then says.
    package init(model: ScanModel, isLimited: Bool = false) {
      self.model = model
      self.isLimited = isLimited
    }

    /// What the model's phase asks for.
    @MainActor package var body: some Component {
      VStack(spacing: 0) {
        if isLimited { LimitedAccessNote() }
        content
      }
      .navigationBar("Duplicates", subtitle: subtitle, displayMode: .large)
      .background(Color.systemGroupedBackground)
    }

    @MainActor private var subtitle: String {
      guard case .results(let groups) = model.phase else { return "" }
      let photos = groups.reduce(0) { $0 + $1.photos.count }
      return "\(photos) photos in \(groups.count) group\(groups.count == 1 ? "" : "s")"
    }

    @MainActor @ComponentBuilder private var content: some Component {
      switch model.phase {
      case .idle: ScanStartView { model.scan() }
      case .scanning(let progress): ScanProgressView(progress: progress) { model.cancel() }
      case .results(let groups): ScanResultsView(groups: groups) { model.scan() }
      case .empty: EmptyScanResultView { model.scan() }
      case .failed(let message): ScanFailedView(message: message) { model.scan() }
      }
    }
  }

  /// What is shown before the first scan.
  private struct ScanStartView: Component {
    let onScan: () -> Void

    var body: some Component {
      ContentUnavailableView {
        Label("Ready to Scan", systemImage: "photo.on.rectangle")
      } description: {
        Text("Photos that look alike are shown side by side. Nothing is deleted.")
      } actions: {
        Button("Start Scan", action: onScan).buttonStyle(.borderedProminent)
      }
      .scrollingWhereNeeded()
    }
  }

  /// How far the scan has come.
  private struct ScanProgressView: Component {
    let progress: ScanProgress
    let onCancel: () -> Void

    var body: some Component {
      VStack(spacing: 28) {
        ProgressView(value: progress.fraction) {
          Text("Comparing photos")
        } currentValueLabel: {
          if progress.total > 0 { Text("\(progress.completed) of \(progress.total) photos") }
        }
        .progressViewStyle(.linear)
        Button("Cancel", role: .cancel, action: onCancel).buttonStyle(.bordered)
      }
      .padding(.horizontal, 32)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  /// Why the scan could not tell.
  private struct ScanFailedView: Component {
    let message: String
    let onRetry: () -> Void

    var body: some Component {
      ContentUnavailableView {
        Label("Scan Failed", systemImage: "exclamationmark.triangle")
      } description: {
        Text(message)
      } actions: {
        Button("Try Again", action: onRetry).buttonStyle(.borderedProminent)
      }
      .scrollingWhereNeeded()
    }
  }

  /// That the app may look at some photos only.
  private struct LimitedAccessNote: Component {
    var body: some Component {
      Banner(
        "Limited access", message: "Only the photos that you have shared are scanned.",
        style: .info
      )
      .padding(.horizontal, 16)
      .padding(.top, 12)
    }
  }

  /// What is shown when all photos were compared and none look alike.
  package struct EmptyScanResultView: Component {
    /// What is done for another scan.
    package let onRescan: () -> Void

    /// Creates the view.
    ///
    /// - Parameter onRescan: What is done for another scan.
    package init(onRescan: @escaping () -> Void) { self.onRescan = onRescan }

    /// The message and the button below it.
    package var body: some Component {
      ContentUnavailableView {
        Label("No Duplicates Found", systemImage: "checkmark.circle")
      } description: {
        Text("Your photo library looks clean! All your photos appear to be unique.")
      } actions: {
        Button(action: onRescan) {
          Text("Scan Again")
        }
        .buttonStyle(.borderedProminent)
      }
      .scrollingWhereNeeded()
    }
  }

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
