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

extension HImageViewerKit.HImageViewer {
  /// Whether one photo is shown, or that there is none.
  var isSinglePhotoMode: Bool { assets.count <= 1 }

  /// Whether an upload goes on: nothing can be used meanwhile.
  var isUploading: Bool {
    guard let progress = configuration.uploadState?.progress else { return false }
    return progress > 0 && progress < 1
  }

  /// How far the ring has come; `nil` for none.
  ///
  /// An upload that was complete when the viewer came is none of this viewer's.
  var ringProgress: Double? {
    configuration.uploadState?.progress.flatMap { $0 < 1 ? $0 : nil }
  }

  /// Whether photos can be saved: one that was edited always can.
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
    // The editor may answer before the delegate returns, or much later.
    edit = photo.replacements.sink { [weak self] in self?.wasImageEdited = true }
    delegate?.didTapEditButton(photo: photo)
  }

  func toggleSelectionMode() {
    selectionMode.toggle()
    selectedIndices = []
  }

  /// Chooses the photo at a place, or no longer.
  func handleSelection(_ index: Int) {
    if selectedIndices.remove(index) == nil { selectedIndices.insert(index) }
  }

  /// How many photos are chosen that are still there.
  var selectedCount: Int { selectedIndices.count { assets.indices.contains($0) } }

  /// Removes the photos that are chosen; places at which there is none any more are passed over.
  func handleDelete() {
    let removed = selectedIndices.sorted().compactMap { assets[safe: $0] }
    assets.removeAll { removed.contains($0) }
    forget(removed)
    selectedIndices = []
    selectionMode = false
    // The last photo that is left is shown whole.
    load()
  }
}

extension HImageViewerKit.HImageViewer {
  /// The bars with the photos between them, below the ring of an upload; nothing once it has gone.
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
          // What is disabled says so itself; until then taps go through.
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
      // Nothing could be done with what is chosen if it could not be removed.
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
  /// The element at an index, or `nil` where there is none.
  ///
  /// Photos are chosen by their place, and may be gone by the time something is done with them.
  package subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
