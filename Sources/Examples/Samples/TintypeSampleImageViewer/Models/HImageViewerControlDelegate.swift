// SPDX-License-Identifier: MIT

/// The delegate for the buttons of a viewer, whose methods do nothing by default.
public protocol HImageViewerControlDelegate: AnyObject {
  func didTapSaveButton(comment: String, photos: [PhotoAsset])
  func didTapCloseButton()
  /// Called after a tap on Edit; the edited image is passed to ``PhotoAsset/replace(with:)``.
  func didTapEditButton(photo: PhotoAsset)
}

extension HImageViewerControlDelegate {
  public func didTapSaveButton(comment: String, photos: [PhotoAsset]) {}
  public func didTapCloseButton() {}
  public func didTapEditButton(photo: PhotoAsset) {}
}
