// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScheduling

extension HImageViewerKit {
  /// A viewer for one photo with comments and editing, or for several photos with removal.
  ///
  /// ```swift
  /// let viewer = HImageViewer(
  ///   assets: Binding(album, \.photos),
  ///   configuration: .init(initialComment: "At the summit", delegate: album))
  /// viewer.load()
  /// ```
  ///
  /// The viewer holds its delegate weakly; the presenter has to retain it.
  @MainActor package final class HImageViewer: @MainActor Component {
    /// A Boolean value that indicates whether photos are being selected.
    package internal(set) var selectionMode = false
    /// The indices of the selected photos, which may have been removed since.
    package internal(set) var selectedIndices: Set<Int> = []
    /// A Boolean value that indicates whether the photo was replaced after a tap on Edit.
    package internal(set) var wasImageEdited = false
    /// The comment on the photo.
    package internal(set) var comment: String
    /// A Boolean value that indicates whether the viewer was closed or an upload was completed.
    package private(set) var isDismissed = false

    @Binding var assets: [PhotoAsset]
    /// The configuration without the delegate, which it would retain.
    let configuration: HImageViewerConfiguration
    weak var delegate: (any HImageViewerControlDelegate)?
    private let loader: (any PhotoLoader)?
    private var views: [PhotoAsset.ID: [PhotoView.Purpose: PhotoView]] = [:]
    private var upload: AnyCancellable?
    var edit: AnyCancellable?

    /// Creates a viewer, which shows the available images and loads nothing yet.
    ///
    /// - Parameters:
    ///   - assets: The photos, some of which the user may remove.
    ///   - configuration: The options of the viewer and its delegate.
    ///   - loader: Loads photos from servers; with `nil`, the default, such photos fail to load.
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
      // An upload that was completed earlier does not dismiss this viewer.
      upload = configuration.uploadState?.$progress.dropFirst().sink { [weak self] progress in
        if let progress, progress >= 1 { self?.dismiss() }
      }
    }

    /// Starts to load the visible photos, as views do when they appear.
    package func load() {
      guard !isDismissed else { return }
      for view in shownViews { view.load() }
    }

    /// Dismisses the viewer and cancels its loads.
    func dismiss() {
      isDismissed = true
      for view in views.values.flatMap(\.values) { view.cancel() }
      views = [:]
    }

    /// The views of the visible photos: all photos of a grid, or the only one.
    var shownViews: [PhotoView] {
      isSinglePhotoMode
        ? assets.prefix(1).map { view(of: $0, for: .wholePhoto) }
        : assets.map { view(of: $0, for: .thumbnail) }
    }

    /// Returns the view of a photo, always the same instance, since it stores the loading state.
    private func view(of asset: PhotoAsset, for purpose: PhotoView.Purpose) -> PhotoView {
      if let view = views[asset.id]?[purpose] { return view }
      let view = PhotoView(asset: asset, purpose: purpose, loader: loader)
      views[asset.id, default: [:]][purpose] = view
      return view
    }

    /// Releases the views of removed photos.
    func forget(_ removed: [PhotoAsset]) {
      for asset in removed {
        for view in (views.removeValue(forKey: asset.id) ?? [:]).values { view.cancel() }
      }
    }
  }
}

extension HImageViewerKit.HImageViewer {
  /// A Boolean value that indicates whether there is at most one photo.
  var isSinglePhotoMode: Bool { assets.count <= 1 }

  /// A Boolean value that indicates whether an upload is in progress, which disables all controls.
  var isUploading: Bool {
    guard let progress = configuration.uploadState?.progress else { return false }
    return progress > 0 && progress < 1
  }

  /// The progress of the ring; `nil` for no ring.
  ///
  /// An upload that was complete when the viewer appeared has no ring.
  var ringProgress: Double? {
    configuration.uploadState?.progress.flatMap { $0 < 1 ? $0 : nil }
  }

  /// A Boolean value that indicates whether photos can be saved, which is always possible after an
  /// edit.
  var shouldShowSaveButton: Bool {
    isSinglePhotoMode
      ? wasImageEdited || configuration.showSaveButton : configuration.showSaveButton
  }

  func handleSave() { delegate?.didTapSaveButton(comment: comment, photos: assets) }

  func handleClose() {
    dismiss()
    delegate?.didTapCloseButton()
  }

  func handleEdit() {
    guard let photo = assets.first else { return }
    // The editor may respond before the delegate returns, or much later.
    edit = photo.replacements.sink { [weak self] in self?.wasImageEdited = true }
    delegate?.didTapEditButton(photo: photo)
  }

  func toggleSelectionMode() {
    selectionMode.toggle()
    selectedIndices = []
  }

  /// Selects or deselects the photo at an index.
  func handleSelection(_ index: Int) {
    if selectedIndices.remove(index) == nil { selectedIndices.insert(index) }
  }

  /// The number of selected photos that still exist.
  var selectedCount: Int { selectedIndices.count { assets.indices.contains($0) } }

  /// Removes the selected photos; indices without a photo are ignored.
  func handleDelete() {
    let removed = selectedIndices.sorted().compactMap { assets[safe: $0] }
    assets.removeAll { removed.contains($0) }
    forget(removed)
    selectedIndices = []
    selectionMode = false
    // A single remaining photo is shown in full size.
    load()
  }
}

extension HImageViewerKit.HImageViewer {
  /// The bars with the photos between them, and the upload's ring above; empty after dismissal.
  @ComponentBuilder package var body: some Component {
    if !isDismissed {
      VStack(spacing: 0) {
        topBar
        content
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .clipped()
        bottomBar
      }
      .disabled(isUploading)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.systemBackground)
      .overlay {
        if let progress = self.ringProgress {
          ZStack {
            Color(white: 0, opacity: self.isUploading ? 0.28 : 0).ignoresSafeArea()
            HImageViewerKit.ProgressRingOverlayView(progress: progress)
          }
          // Disabled controls reject taps themselves; otherwise taps pass through.
          .allowsHitTesting(false)
        }
      }
    }
  }

  private var topBar: some Component {
    HImageViewerKit.TopBar(mode: topBarMode) {
      self.handleClose()
    } onEdit: {
      self.handleEdit()
    } onToggleSelection: {
      self.toggleSelectionMode()
    }
  }

  private var topBarMode: HImageViewerKit.TopBar.Mode {
    if isSinglePhotoMode {
      .single(showsEdit: configuration.showEditButton && !assets.isEmpty)
    } else if selectionMode {
      .selecting(count: selectedCount)
    } else {
      // A selection is useless if photos cannot be removed.
      .grid(count: assets.count, showsSelect: configuration.showSaveButton)
    }
  }

  @ComponentBuilder private var content: ComponentList {
    if isSinglePhotoMode {
      if let photo = shownViews.first {
        photo
      } else {
        ContentUnavailableView(
          "No Photos", systemImage: "photo.on.rectangle",
          description: "Photos that you add appear here.")
      }
    } else {
      HImageViewerKit.MultiPhotoGrid(
        photos: shownViews, selectionMode: selectionMode, selectedIndices: selectedIndices
      ) { index in
        self.handleSelection(index)
      }
    }
  }

  private var bottomBar: some Component {
    HImageViewerKit.BottomBar(
      comment: isSinglePhotoMode && configuration.showCommentBox ? commentBinding : nil,
      title: configuration.title,
      selection: selectionMode && !isSinglePhotoMode ? selectedCount : nil,
      showsSave: shouldShowSaveButton
    ) {
      self.handleSave()
    } onDelete: {
      self.handleDelete()
    }
    .disabled(assets.isEmpty)
  }

  private var commentBinding: Binding<String> {
    Binding {
      self.comment
    } set: {
      self.comment = $0
    }
  }
}

extension Array {
  /// The element at an index, or `nil` if the index is out of range.
  ///
  /// Photos are selected by index, and may be removed before an action applies to them.
  package subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
