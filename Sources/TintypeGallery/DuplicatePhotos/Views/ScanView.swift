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
}
