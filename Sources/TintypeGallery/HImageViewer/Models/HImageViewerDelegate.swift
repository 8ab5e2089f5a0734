// SPDX-License-Identifier: MIT

extension HImageViewerKit {
  /// What is told of the buttons of a viewer.
  ///
  /// Every method does nothing by default, so that a delegate implements those it cares about. Only
  /// classes can be delegates: the viewer holds its own weakly.
  package protocol HImageViewerControlDelegate: AnyObject {
    /// The photos are to be saved, with what was written about them.
    func didTapSaveButton(comment: String, photos: [PhotoAsset])
    /// The viewer was closed.
    func didTapCloseButton()
    /// A photo is to be edited; a new picture goes to ``PhotoAsset/replace(with:)``.
    func didTapEditButton(photo: PhotoAsset)
  }
}

extension HImageViewerKit.HImageViewerControlDelegate {
  /// Does nothing.
  package func didTapSaveButton(comment: String, photos: [HImageViewerKit.PhotoAsset]) {}
  /// Does nothing.
  package func didTapCloseButton() {}
  /// Does nothing.
  package func didTapEditButton(photo: HImageViewerKit.PhotoAsset) {}
}
