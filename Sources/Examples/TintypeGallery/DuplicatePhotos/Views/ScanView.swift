// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScheduling

extension DuplicatePhotos {
  /// The scan screen, from the start to the results.
  ///
  /// The empty state appears only after a scan that found nothing. During a scan, the progress is
  /// shown instead.
  package struct ScanView: @MainActor Component {
    private let model: ScanModel
    private let isLimited: Bool

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - model: The state of the screen and the actions of its buttons.
    ///   - isLimited: A Boolean value that indicates whether access is limited to some photos,
    ///     which the screen then states.
    package init(model: ScanModel, isLimited: Bool = false) {
      self.model = model
      self.isLimited = isLimited
    }

    /// The content for the model's phase.
    @MainActor package var body: some Component {
      VStack(spacing: 0) {
        if isLimited { LimitedAccessNote() }
        content
      }
      .navigationBar("Duplicates", subtitle: subtitle, displayMode: .large)
      .background(Color.systemGroupedBackground)
      .environment(\.minimumTapLength, 0)
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

  /// The screen before the first scan.
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

  /// The progress of the scan.
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

  /// The reason why the scan failed.
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

  /// A note about limited access.
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

  /// The state of the scan screen and the actions of its buttons.
  @MainActor package final class ScanModel: ObservableObject {
    /// A phase of the scan screen.
    package enum Phase: Hashable, Sendable {
      /// No scan has started.
      case idle
      /// A scan is in progress.
      case scanning(ScanProgress)
      /// The scan found at least one group of similar photos.
      case results([DuplicateGroup<PhotoAsset>])
      /// The scan compared all photos and found no similar photos.
      case empty
      /// The scan failed, with a message.
      case failed(String)
    }

    /// The current phase.
    @Published package private(set) var phase: Phase

    private let scanner: any PhotoScanning
    private var task: Task<Void, Never>?
    /// The number of the last scan; events of earlier scans are ignored.
    private var scans = 0

    /// Creates a model.
    ///
    /// - Parameters:
    ///   - scanner: The scanner.
    ///   - phase: The initial phase; idle by default.
    package init(scanner: any PhotoScanning, phase: Phase = .idle) {
      self.scanner = scanner
      self.phase = phase
    }

    deinit { task?.cancel() }

    /// A Boolean value that indicates whether a scan is running.
    package var isScanning: Bool { task != nil }

    /// Starts a scan; a call during a scan does nothing.
    package func scan() {
      guard task == nil else { return }
      scans += 1
      let number = scans
      phase = .scanning(ScanProgress())
      let load = WorkTracker.beginLoad("scan for duplicates", owner: self)
      task = Task { [weak self, scanner] in
        defer { load?.end() }
        var error = ScanError.interrupted as any Error
        do {
          for try await event in scanner.scan() {
            guard let self, self.scans == number else { return }
            switch event {
            case .progress(let progress):
              self.phase = .scanning(progress)
            case .finished(let groups):
              self.end(with: groups.isEmpty ? .empty : .results(groups))
              return
            }
          }
        } catch let thrown {
          error = thrown
        }
        guard let self, self.scans == number else { return }
        self.end(with: .failed(ScanError.message(for: error)))
      }
    }

    /// Cancels the running scan and resets the screen to its idle phase.
    package func cancel() {
      guard let task else { return }
      task.cancel()
      scans += 1
      end(with: .idle)
    }

    private func end(with phase: Phase) {
      task = nil
      self.phase = phase
    }
  }

  /// The scan screen in all phases.
  package enum ScanViewPreviews: PreviewProvider {
    /// The test suite that takes their snapshots.
    package static let suite = "ScanViewSnapshotTests"

    /// A screen for each phase, and one with limited access.
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

  /// A scan screen with a fixed phase.
  private struct ScanPreview: @MainActor Component {
    let phase: ScanModel.Phase
    let isLimited: Bool

    @MainActor var body: some Component {
      ScanView(
        model: ScanModel(scanner: LibraryScanner { [] }, phase: phase), isLimited: isLimited)
    }
  }

  /// The groups in the sample library, computed synchronously.
  package enum SampleGroups {
    /// The groups of at least two photos.
    package static let groups: [DuplicateGroup<PhotoAsset>] = {
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
