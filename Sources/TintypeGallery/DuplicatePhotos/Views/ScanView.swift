// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScheduling

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

  /// What the scan screen shows, and what its buttons do.
  @MainActor package final class ScanModel: ObservableObject {
    /// What the screen shows.
    package enum Phase: Hashable, Sendable {
      /// Nothing was scanned yet.
      case idle
      /// Photos are being compared.
      case scanning(ScanProgress)
      /// Some photos look alike: one group at least.
      case results([DuplicateGroup<PhotoAsset>])
      /// All photos were compared, and none look alike.
      case empty
      /// The scan could not tell, and why.
      case failed(String)
    }

    /// What the screen shows.
    @Published package private(set) var phase: Phase

    private let scanner: any PhotoScanning
    private var task: Task<Void, Never>?
    /// The number of the last scan; what an earlier one still tells is not heard.
    private var scans = 0

    /// Creates a model.
    ///
    /// - Parameters:
    ///   - scanner: What looks for duplicates.
    ///   - phase: What is shown first; that nothing was scanned yet by default.
    package init(scanner: any PhotoScanning, phase: Phase = .idle) {
      self.scanner = scanner
      self.phase = phase
    }

    deinit { task?.cancel() }

    /// Whether a scan runs.
    package var isScanning: Bool { task != nil }

    /// Starts a scan; a call while one runs does nothing.
    package func scan() {
      guard task == nil else { return }
      scans += 1
      let number = scans
      phase = .scanning(ScanProgress())
      let load = Ledger.beginLoad("scan for duplicates", owner: self)
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

    /// Gives up the scan that runs; the screen is then as if nothing was scanned.
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
