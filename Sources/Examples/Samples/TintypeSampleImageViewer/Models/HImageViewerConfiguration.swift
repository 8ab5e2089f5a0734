// SPDX-License-Identifier: MIT

/// The options of a viewer, and its delegate.
public struct HImageViewerConfiguration {
  /// The initial text of the comment box.
  public var initialComment: String?
  /// The delegate for the buttons, which the configuration retains and the viewer does not.
  public var delegate: (any HImageViewerControlDelegate)?
  public var showCommentBox: Bool
  public var showSaveButton: Bool
  public var showEditButton: Bool
  /// The title in place of a hidden comment box.
  public var title: String?
  /// The upload that the viewer follows.
  public var uploadState: HImageViewerUploadState?

  public init(
    initialComment: String? = nil,
    delegate: (any HImageViewerControlDelegate)? = nil,
    showCommentBox: Bool = true,
    showSaveButton: Bool = true,
    showEditButton: Bool = true,
    title: String? = nil,
    uploadState: HImageViewerUploadState? = nil
  ) {
    self.initialComment = initialComment
    self.delegate = delegate
    self.showCommentBox = showCommentBox
    self.showSaveButton = showSaveButton
    self.showEditButton = showEditButton
    self.title = title
    self.uploadState = uploadState
  }
}
