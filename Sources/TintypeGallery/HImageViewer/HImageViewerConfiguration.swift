// SPDX-License-Identifier: MIT

import TintypeScheduling

extension HImageViewerKit {
  /// What a viewer shows, and whom it tells.
  ///
  /// The defaults are part of the interface: a viewer that is told nothing can be commented, saved
  /// and edited.
  package struct HImageViewerConfiguration {
    /// What stands in the comment box at first; `nil`, the default, for nothing.
    package var initialComment: String?
    /// What is told of the buttons; `nil`, the default, for nobody.
    ///
    /// The configuration holds it strongly. The viewer does not, and so does not keep this one: see
    /// ``withoutDelegate``.
    package var delegate: (any HImageViewerControlDelegate)?
    /// Whether a single photo has a box for a comment; `true` by default.
    package var showCommentBox: Bool
    /// Whether photos can be saved, and in a grid be removed; `true` by default.
    package var showSaveButton: Bool
    /// Whether a single photo can be edited; `true` by default.
    package var showEditButton: Bool
    /// What stands in place of the comment box where there is none; nothing by default.
    package var title: String?
    /// The upload that the viewer follows; `nil`, the default, for none.
    package var uploadState: HImageViewerUploadState?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - initialComment: What stands in the comment box at first.
    ///   - delegate: What is told of the buttons.
    ///   - showCommentBox: Whether a single photo has a box for a comment.
    ///   - showSaveButton: Whether photos can be saved or removed.
    ///   - showEditButton: Whether a single photo can be edited.
    ///   - title: What stands in place of the comment box.
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

    /// The same without the delegate.
    ///
    /// What keeps a configuration keeps its delegate. A viewer that kept it as it is would hold its
    /// delegate strongly after all, whatever its own weak reference says.
    var withoutDelegate: HImageViewerConfiguration {
      var copy = self
      copy.delegate = nil
      return copy
    }
  }

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

extension HImageViewerKit {
  /// How far an upload has come.
  ///
  /// The viewer that is given it shows a ring, refuses everything between 0 and 1, and goes away
  /// when 1 is reached.
  package final class HImageViewerUploadState: ObservableObject {
    /// The share that is done: `nil` for no upload, 0 for one that has just begun, 1 for one that
    /// is complete.
    @Published package var progress: Double?

    /// Creates a state, by default of no upload.
    package init(progress: Double? = nil) {
      self.progress = progress
    }
  }
}
