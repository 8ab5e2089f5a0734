// SPDX-License-Identifier: MIT

import TintypeGallery

/// The options of a viewer, and its delegate.
struct HImageViewerConfiguration {
  /// The initial text of the comment box.
  var initialComment: String?
  /// The delegate for the buttons, which the configuration retains and the viewer does not.
  var delegate: (any HImageViewerControlDelegate)?
  var showCommentBox = true
  var showSaveButton = true
  var showEditButton = true
  /// The title in place of a hidden comment box.
  var title: String?
  /// The upload that the viewer follows.
  var uploadState: HImageViewerKit.HImageViewerUploadState?
}
