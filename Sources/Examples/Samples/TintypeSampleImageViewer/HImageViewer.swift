// SPDX-License-Identifier: MIT

import SwiftUI
import TintypeGallery

/// A viewer for one photo with comments and editing, or for several photos with removal.
struct HImageViewer: View {
  @Binding private var assets: [PhotoAsset]
  @ObservedObject private var uploadState: HImageViewerKit.HImageViewerUploadState
  @State private var selectionMode = false
  @State private var selectedIndices: Set<Int> = []
  @State private var isEditing = false
  @State private var wasImageEdited = false
  @State private var comment: String
  private let config: HImageViewerConfiguration
  private weak var delegate: (any HImageViewerControlDelegate)?
  private let onDismiss: @MainActor () -> Void

  /// Creates a viewer.
  ///
  /// - Parameters:
  ///   - assets: The photos, some of which the user may remove.
  ///   - configuration: The options, and the delegate, which the viewer does not retain.
  ///   - onDismiss: Called after a tap on Close, and when an upload is complete.
  init(
    assets: Binding<[PhotoAsset]>,
    configuration: HImageViewerConfiguration = .init(),
    onDismiss: @escaping @MainActor () -> Void = {}
  ) {
    _assets = assets
    _uploadState = ObservedObject(
      wrappedValue: configuration.uploadState ?? HImageViewerKit.HImageViewerUploadState())
    _comment = State(initialValue: configuration.initialComment ?? "")
    delegate = configuration.delegate
    var config = configuration
    config.delegate = nil
    self.config = config
    self.onDismiss = onDismiss
  }

  var body: some View {
    VStack(spacing: 0) {
      TopBar(
        mode: topBarMode, onDismiss: handleDismiss, onEdit: handleEdit,
        onToggleSelection: toggleSelectionMode)
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .clipped()
      BottomBar(
        comment: isSinglePhotoMode && config.showCommentBox ? $comment : nil,
        title: config.title,
        selection: selectionMode && !isSinglePhotoMode ? selectedCount : nil,
        showsSave: shouldShowSaveButton, onSave: handleSave, onDelete: handleDelete
      )
      .disabled(assets.isEmpty)
    }
    .disabled(isUploading)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemBackground))
    .overlay {
      // An upload that was complete when the viewer appeared has no ring.
      if let progress = uploadState.progress, progress < 1 {
        UploadOverlay(progress: progress, isDimming: isUploading)
      }
    }
    .onReceive(replacements) { _ in
      if isEditing { wasImageEdited = true }
    }
    .onChange(of: uploadState.progress) { _, progress in
      if let progress, progress >= 1 { onDismiss() }
    }
  }

  @ViewBuilder private var content: some View {
    if !isSinglePhotoMode {
      MultiPhotoGrid(
        assets: assets, selectionMode: selectionMode, selectedIndices: selectedIndices,
        onSelect: handleSelection)
    } else if let photo = assets.first {
      PhotoView(asset: photo)
        .id(photo.id)
    } else {
      ContentUnavailableView(
        "No Photos", systemImage: "photo.on.rectangle",
        description: Text("Photos that you add appear here."))
    }
  }
}

extension HImageViewer {
  private var isSinglePhotoMode: Bool { assets.count <= 1 }

  private var isUploading: Bool {
    guard let progress = uploadState.progress else { return false }
    return progress > 0 && progress < 1
  }

  private var shouldShowSaveButton: Bool {
    isSinglePhotoMode ? wasImageEdited || config.showSaveButton : config.showSaveButton
  }

  /// The number of selected photos that still exist.
  private var selectedCount: Int {
    selectedIndices.filter { assets.indices.contains($0) }.count
  }

  private var topBarMode: TopBar.Mode {
    if isSinglePhotoMode {
      .single(showsEdit: config.showEditButton && !assets.isEmpty)
    } else if selectionMode {
      .selecting(count: selectedCount)
    } else {
      .grid(count: assets.count, showsSelect: config.showSaveButton)
    }
  }

  /// Publishes replacements of the only photo.
  private var replacements: AnyPublisher<UIImage, Never> {
    assets.first?.replacements.eraseToAnyPublisher() ?? Empty().eraseToAnyPublisher()
  }

  private func handleSave() {
    delegate?.didTapSaveButton(comment: comment, photos: assets)
  }

  private func handleDismiss() {
    onDismiss()
    delegate?.didTapCloseButton()
  }

  private func handleEdit() {
    guard let photo = assets.first else { return }
    isEditing = true
    delegate?.didTapEditButton(photo: photo)
  }

  private func toggleSelectionMode() {
    selectionMode.toggle()
    selectedIndices = []
  }

  private func handleSelection(_ index: Int) {
    if selectedIndices.contains(index) {
      selectedIndices.remove(index)
    } else {
      selectedIndices.insert(index)
    }
  }

  private func handleDelete() {
    let deleted = selectedIndices.compactMap { assets[safe: $0] }
    assets.removeAll { deleted.contains($0) }
    selectedIndices = []
    selectionMode = false
  }
}

#Preview("Single") {
  @Previewable @State var assets = [PhotoAsset(imageURL: URL(filePath: "/photos/lake.jpg"))]
  HImageViewer(
    assets: $assets,
    configuration: HImageViewerConfiguration(initialComment: JourneyComment.short))
}

#Preview("Uploading") {
  HImageViewer(
    assets: .constant([]),
    configuration: HImageViewerConfiguration(
      uploadState: HImageViewerKit.HImageViewerUploadState(progress: 0.35)))
}
