// SPDX-License-Identifier: MIT

import TintypeScheduling

extension HImageViewerKit {
  /// The options of a viewer, and its delegate.
  ///
  /// The defaults are part of the interface: by default, photos can be commented, saved and edited.
  package struct HImageViewerConfiguration {
    /// The initial text of the comment box; `nil`, the default, for no text.
    package var initialComment: String?
    /// The delegate for the buttons; `nil`, the default, for no delegate.
    ///
    /// The configuration holds it strongly. The viewer does not, so it does not keep this
    /// configuration: see ``withoutDelegate``.
    package var delegate: (any HImageViewerControlDelegate)?
    /// A Boolean value that indicates whether a single photo has a comment box; `true` by default.
    package var showCommentBox: Bool
    /// A Boolean value that indicates whether photos can be saved and removed from a grid; `true`
    /// by default.
    package var showSaveButton: Bool
    /// A Boolean value that indicates whether a single photo can be edited; `true` by default.
    package var showEditButton: Bool
    /// The title in place of a hidden comment box; `nil` by default.
    package var title: String?
    /// The upload that the viewer follows; `nil`, the default, for no upload.
    package var uploadState: HImageViewerUploadState?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - initialComment: The initial text of the comment box.
    ///   - delegate: The delegate for the buttons.
    ///   - showCommentBox: A Boolean value that indicates whether a single photo has a comment box.
    ///   - showSaveButton: A Boolean value that indicates whether photos can be saved or removed.
    ///   - showEditButton: A Boolean value that indicates whether a single photo can be edited.
    ///   - title: The title in place of a hidden comment box.
    ///   - uploadState: The upload that the viewer follows.
    package init(
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

    /// A copy without the delegate.
    ///
    /// A configuration retains its delegate. A viewer that stored the complete configuration would
    /// therefore retain its delegate, in spite of its own weak reference.
    var withoutDelegate: HImageViewerConfiguration {
      var copy = self
      copy.delegate = nil
      return copy
    }
  }

  /// The delegate for the buttons of a viewer.
  ///
  /// Every method does nothing by default, so that a delegate implements only the methods it needs.
  /// Only classes can be delegates, since the viewer holds its delegate weakly.
  package protocol HImageViewerControlDelegate: AnyObject {
    /// Reports a tap on Save, with the comment and the photos.
    func didTapSaveButton(comment: String, photos: [PhotoAsset])
    /// Reports that the viewer was closed.
    func didTapCloseButton()
    /// Reports a tap on Edit; the edited image is passed to ``PhotoAsset/replace(with:)``.
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

extension HImageViewerKit {
  /// The progress of an upload.
  ///
  /// The viewer shows it as a ring, disables all controls between 0 and 1, and is dismissed at 1.
  package final class HImageViewerUploadState: ObservableObject {
    /// The completed fraction: `nil` for no upload, 0 for a new upload, 1 for a complete upload.
    @Published package var progress: Double?

    /// Creates a state, by default without an upload.
    package init(progress: Double? = nil) {
      self.progress = progress
    }
  }
}
