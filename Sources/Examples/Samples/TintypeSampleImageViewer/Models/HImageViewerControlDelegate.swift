// SPDX-License-Identifier: MIT

/// The delegate for the buttons of a viewer, whose methods do nothing by default.
protocol HImageViewerControlDelegate: AnyObject {
  func didTapSaveButton(comment: String, photos: [PhotoAsset])
  func didTapCloseButton()
  /// Called after a tap on Edit; the edited image is passed to ``PhotoAsset/replace(with:)``.
  func didTapEditButton(photo: PhotoAsset)
}

extension HImageViewerControlDelegate {
  func didTapSaveButton(comment: String, photos: [PhotoAsset]) {}
  func didTapCloseButton() {}
  func didTapEditButton(photo: PhotoAsset) {}
}
