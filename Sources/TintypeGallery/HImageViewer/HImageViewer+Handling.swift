// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScheduling

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
