// SPDX-License-Identifier: MIT

import TintypeComponents

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
