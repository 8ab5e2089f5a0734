// SPDX-License-Identifier: MIT

import SwiftUI
import TintypeGallery

/// The scan screen, from the start to the results.
///
/// The empty state appears only after a scan that found nothing. During a scan, the progress is
/// shown instead.
struct ScanView: View {
  @ObservedObject var model: DuplicatePhotos.ScanModel
  var isLimited = false

  var body: some View {
    VStack(spacing: 0) {
      if isLimited {
        LimitedAccessNote()
          .padding(.horizontal, 16)
          .padding(.top, 12)
      }
      content
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .safeAreaInset(edge: .top, spacing: 0) {
      TitleBar(title: "Duplicates", subtitle: subtitle)
    }
    .background(Color(.systemGroupedBackground))
  }

  private var subtitle: String? {
    guard case .results(let groups) = model.phase else { return nil }
    let photos = groups.reduce(0) { $0 + $1.photos.count }
    return "\(photos) photos in \(groups.count) group\(groups.count == 1 ? "" : "s")"
  }

  @ViewBuilder private var content: some View {
    switch model.phase {
    case .idle: ScanStartView { model.scan() }.scrollingIfNeeded()
    case .scanning(let progress): ScanProgressView(progress: progress) { model.cancel() }
    case .results(let groups): ScanResultsView(groups: groups) { model.scan() }
    case .empty: EmptyScanResultView { model.scan() }.scrollingIfNeeded()
    case .failed(let message):
      ScanFailedView(message: message) { model.scan() }.scrollingIfNeeded()
    }
  }
}

/// The screen before the first scan.
private struct ScanStartView: View {
  let onScan: @MainActor () -> Void

  var body: some View {
    ContentUnavailableView {
      Label("Ready to Scan", systemImage: "photo.on.rectangle")
    } description: {
      Text("Photos that look alike are shown side by side. Nothing is deleted.")
    } actions: {
      Button("Start Scan", action: onScan)
        .buttonStyle(.borderedProminent)
    }
  }
}

/// The progress of the scan.
private struct ScanProgressView: View {
  let progress: DuplicatePhotos.ScanProgress
  let onCancel: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 28) {
      ProgressView(value: progress.fraction) {
        Text("Comparing photos")
      } currentValueLabel: {
        if progress.total > 0 { Text("\(progress.completed) of \(progress.total) photos") }
      }
      .progressViewStyle(.linear)
      Button("Cancel", role: .cancel, action: onCancel)
        .buttonStyle(.bordered)
    }
    .padding(.horizontal, 32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The reason why the scan failed.
private struct ScanFailedView: View {
  let message: String
  let onRetry: @MainActor () -> Void

  var body: some View {
    ContentUnavailableView {
      Label("Scan Failed", systemImage: "exclamationmark.triangle")
    } description: {
      Text(message)
    } actions: {
      Button("Try Again", action: onRetry)
        .buttonStyle(.borderedProminent)
    }
  }
}

#Preview("Progress") {
  ScanView(
    model: DuplicatePhotos.ScanModel(
      scanner: DuplicatePhotos.LibraryScanner { [] },
      phase: .scanning(DuplicatePhotos.ScanProgress(completed: 312, total: 840))))
}
