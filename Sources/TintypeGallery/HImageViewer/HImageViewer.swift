// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScheduling

extension HImageViewerKit {
  /// A viewer for one photo, which can be commented and edited, or for many, from which some can be
  /// removed.
  ///
  /// ```swift
  /// let viewer = HImageViewer(
  ///   assets: Binding(album, \.photos),
  ///   configuration: .init(initialComment: "At the summit", delegate: album))
  /// viewer.load()
  /// ```
  ///
  /// The delegate is held weakly: whoever presents the viewer keeps it.
  @MainActor package final class HImageViewer: @MainActor Component {
    /// Whether photos are being chosen.
    package internal(set) var selectionMode = false
    /// The places of the photos that are chosen, which may have gone since.
    package internal(set) var selectedIndices: Set<Int> = []
    /// Whether the photo was replaced after somebody tapped Edit.
    package internal(set) var wasImageEdited = false
    /// What is written about the photo.
    package internal(set) var comment: String
    /// Whether the viewer has gone: closed, or because an upload was completed.
    package private(set) var isDismissed = false

    @Binding var assets: [PhotoAsset]
    /// All but the delegate, which it would keep.
    let configuration: HImageViewerConfiguration
    weak var delegate: (any HImageViewerControlDelegate)?
    private let loader: (any PhotoLoader)?
    private var views: [PhotoAsset.ID: [PhotoView.Purpose: PhotoView]] = [:]
    private var upload: AnyCancellable?
    var edit: AnyCancellable?

    /// Creates a viewer, which shows what is there and loads nothing yet.
    ///
    /// - Parameters:
    ///   - assets: The photos, from which some may be removed.
    ///   - configuration: What it shows, and whom it tells.
    ///   - loader: What loads photos from servers; with `nil`, the default, those cannot be had.
    package init(
      assets: Binding<[PhotoAsset]>,
      configuration: HImageViewerConfiguration = HImageViewerConfiguration(),
      loader: (any PhotoLoader)? = nil
    ) {
      _assets = assets
      self.configuration = configuration.withoutDelegate
      delegate = configuration.delegate
      comment = configuration.initialComment ?? ""
      self.loader = loader
      // What was complete before it came says nothing about this viewer.
      upload = configuration.uploadState?.$progress.dropFirst().sink { [weak self] progress in
        if let progress, progress >= 1 { self?.dismiss() }
      }
    }

    /// Begins to load what is shown, as views do when they appear.
    package func load() {
      guard !isDismissed else { return }
      for view in shownViews { view.load() }
    }

    /// Takes the viewer away, with everything that it loads.
    func dismiss() {
      isDismissed = true
      for view in views.values.flatMap(\.values) { view.cancel() }
      views = [:]
    }

    /// The views of the photos that are shown: of all in a grid, else of the only one.
    var shownViews: [PhotoView] {
      isSinglePhotoMode
        ? assets.prefix(1).map { view(of: $0, for: .wholePhoto) }
        : assets.map { view(of: $0, for: .thumbnail) }
    }

    /// The view of a photo, the same each time: it knows how far the photo has come.
    private func view(of asset: PhotoAsset, for purpose: PhotoView.Purpose) -> PhotoView {
      if let view = views[asset.id]?[purpose] { return view }
      let view = PhotoView(asset: asset, purpose: purpose, loader: loader)
      views[asset.id, default: [:]][purpose] = view
      return view
    }

    /// Lets go of the views of photos that were removed.
    func forget(_ removed: [PhotoAsset]) {
      for asset in removed {
        for view in (views.removeValue(forKey: asset.id) ?? [:]).values { view.cancel() }
      }
    }
  }
}
