// SPDX-License-Identifier: MIT

import TintypeComponents

extension HImageViewerKit {
  /// The viewer in all its states.
  package enum HImageViewerPreviews: PreviewProvider {
    /// The test suite that takes their snapshots.
    package static let suite = "HImageViewerSnapshotTests"

    /// A screen with two pixels per point, since photos make large files.
    private static let screen = Viewport.device(.iPhoneXr.statusBar())
    private static let bothWays: [Preview.Look] = [.light, .dark, .rightToLeft]

    /// The previews of a single photo, of several photos, and of an upload.
    @MainActor package static var previews: [Preview] { single + multiple + uploads }

    @MainActor private static var single: [Preview] {
      [
        Preview("Single", on: screen, in: bothWays + [.largestText]) {
          viewer(SampleAssets.single)
        },
        Preview("Single with a Comment", on: screen) {
          viewer(
            SampleAssets.single,
            HImageViewerConfiguration(initialComment: "The lake, just after sunrise"))
        },
        Preview("Single after an Edit", on: screen) {
          let viewer = viewer(
            SampleAssets.single,
            HImageViewerConfiguration(
              showCommentBox: false, showSaveButton: false, title: "At the lake"))
          viewer.handleEdit()
          if let photo = viewer.assets.first, let image = SamplePhotos.edited {
            photo.replace(with: image)
          }
          return viewer
        },
        // Nothing is loaded before the viewer appears.
        Preview("Single, Loading", on: screen) {
          HImageViewer(assets: kept([SampleAssets.remote]))
        },
        Preview("Single, Failed", on: screen) { viewer([SampleAssets.missing]) },
        Preview("No Photos", on: screen) {
          viewer([], HImageViewerConfiguration(showCommentBox: false))
        },
      ]
    }

    @MainActor private static var multiple: [Preview] {
      [
        Preview("Multiple", on: screen, in: bothWays) {
          viewer(SampleAssets.journey, HImageViewerConfiguration(title: "Summer journey"))
        },
        Preview("Multiple, Selecting", on: screen, in: bothWays) {
          let viewer = viewer(SampleAssets.journey)
          viewer.toggleSelectionMode()
          for index in [1, 4, 5] { viewer.handleSelection(index) }
          return viewer
        },
        Preview("Multiple, after Delete", on: screen) {
          let viewer = viewer(SampleAssets.journey)
          viewer.toggleSelectionMode()
          for index in [1, 4, 5] { viewer.handleSelection(index) }
          viewer.handleDelete()
          return viewer
        },
      ]
    }

    @MainActor private static var uploads: [Preview] {
      let progress: [(String, Double)] = [
        ("Upload Started", 0), ("Uploading", 0.5), ("Uploaded", 1),
      ]
      return [
        Preview("Single, Uploading", on: screen) {
          viewer(
            SampleAssets.single,
            HImageViewerConfiguration(
              initialComment: "The lake, just after sunrise",
              uploadState: HImageViewerUploadState(progress: 0.35)))
        }
      ]
        + progress.map { name, progress in
          Preview("Multiple, \(name)", on: screen) {
            let screen = JourneyScreen(photos: SampleAssets.journey)
            screen.openViewer()
            screen.upload(progress)
            return screen
          }
        }
    }

    @MainActor private static func viewer(
      _ assets: [PhotoAsset],
      _ configuration: HImageViewerConfiguration = HImageViewerConfiguration()
    ) -> HImageViewer {
      let viewer = HImageViewer(assets: kept(assets), configuration: configuration)
      viewer.load()
      return viewer
    }

    /// Returns a binding to photos that only the viewer stores.
    @MainActor private static func kept(_ assets: [PhotoAsset]) -> Binding<[PhotoAsset]> {
      var assets = assets
      return Binding {
        assets
      } set: {
        assets = $0
      }
    }
  }

  /// A photo that is loading, loaded or failed.
  package enum PhotoViewPreviews: PreviewProvider {
    /// The test suite that takes their snapshots.
    package static let suite = "PhotoViewSnapshotTests"

    /// A preview for each phase.
    @MainActor package static var previews: [Preview] {
      let viewport = Viewport.fixed(Size(width: 390, height: 320))
      return [
        Preview("Loading", on: viewport) { shown(SampleAssets.remote, loads: false) },
        Preview("Loaded", on: viewport) {
          ComponentList(SampleAssets.wide.map { shown($0, loads: true) })
        },
        Preview("Failed", on: viewport) { shown(SampleAssets.missing, loads: true) },
      ]
    }

    @MainActor private static func shown(_ asset: PhotoAsset, loads: Bool) -> any Component {
      let view = PhotoView(asset: asset)
      if loads { view.load() }
      return view.background(Color.systemBackground)
    }
  }

  /// The ring of an upload above a photo.
  package enum ProgressRingOverlayViewPreviews: PreviewProvider {
    /// The test suite that takes their snapshots.
    package static let suite = "ProgressRingOverlayViewSnapshotTests"

    /// An upload from its start to almost its end.
    @MainActor package static var previews: [Preview] {
      [("Started", 0), ("Half", 0.5), ("Almost Done", 0.97)].map { name, progress in
        Preview(name, on: .fixed(Size(width: 280, height: 280))) {
          ZStack {
            Color.clear
              .overlay {
                if let image = SamplePhotos.cover {
                  Image(image).resizable().aspectRatio(contentMode: .fill)
                }
              }
              .clipped()
              .accessibilityHidden()
            ProgressRingOverlayView(progress: progress)
          }
        }
      }
    }
  }

  /// The bar above the photos.
  package enum TopBarPreviews: PreviewProvider {
    /// The test suite that takes their snapshots.
    package static let suite = "TopBarSnapshotTests"

    /// A preview for each mode.
    @MainActor package static var previews: [Preview] {
      let viewport = Viewport.fixed(Size(width: 390, height: 56))
      return [
        Preview("Single", on: viewport, in: [.light, .dark, .rightToLeft]) {
          TopBar(mode: .single(showsEdit: true)).onPage()
        },
        Preview("Grid", on: viewport) {
          TopBar(mode: .grid(count: 12, showsSelect: true)).onPage()
        },
        Preview("Selecting", on: viewport, in: [.light, .dark, .rightToLeft]) {
          TopBar(mode: .selecting(count: 3)).onPage()
        },
      ]
    }
  }

  /// The bar below the photos.
  package enum BottomBarPreviews: PreviewProvider {
    /// The test suite that takes their snapshots.
    package static let suite = "BottomBarSnapshotTests"

    /// An empty and a filled comment box, a title, and a selection.
    @MainActor package static var previews: [Preview] {
      let viewport = Viewport.fixed(Size(width: 390, height: 66))
      let bothWays: [Preview.Look] = [.light, .dark, .rightToLeft]
      return [
        Preview("Empty Comment", on: viewport, in: bothWays) {
          BottomBar(comment: .constant("")).onPage()
        },
        Preview("Long Comment", on: .fixed(Size(width: 390, height: 98))) {
          BottomBar(
            comment: .constant(
              "We were here before the sun rose, and nobody else was: the water was like glass.")
          )
          .onPage()
        },
        Preview("Title", on: viewport) {
          BottomBar(title: "Summer journey").onPage()
        },
        Preview("Nothing Selected", on: viewport) {
          BottomBar(selection: 0).onPage()
        },
        Preview("Selected", on: viewport, in: bothWays) {
          BottomBar(selection: 3).onPage()
        },
      ]
    }
  }

  /// Photos side by side.
  package enum MultiPhotoGridPreviews: PreviewProvider {
    /// The test suite that takes their snapshots.
    package static let suite = "MultiPhotoGridSnapshotTests"

    /// Photos without a selection, with a selection, and with missing images.
    @MainActor package static var previews: [Preview] {
      let viewport = Viewport.fixed(Size(width: 390, height: 390))
      return [
        Preview("Browsing", on: viewport) {
          grid(Array(SampleAssets.journey.prefix(9)), isSelecting: false)
        },
        Preview("Selecting", on: viewport, in: [.light, .dark, .rightToLeft]) {
          grid(Array(SampleAssets.journey.prefix(9)), isSelecting: true)
        },
        Preview("Loading", on: viewport) {
          let journey = SampleAssets.journey
          return grid(
            journey.prefix(3) + [SampleAssets.missing] + journey.dropFirst(3).prefix(2)
              + [SampleAssets.remote] + journey.dropFirst(5).prefix(1) + [SampleAssets.remote],
            isSelecting: false)
        },
      ]
    }

    @MainActor private static func grid(
      _ assets: [PhotoAsset], isSelecting: Bool
    ) -> any Component {
      let photos = assets.map { PhotoView(asset: $0, purpose: .thumbnail) }
      // Photos on a server are not loaded yet.
      for photo in photos where photo.asset.imageURL == nil { photo.load() }
      return MultiPhotoGrid(
        photos: photos, selectionMode: isSelecting, selectedIndices: [1, 3, 8]
      )
      .background(Color.systemBackground)
    }
  }
}

extension Component {
  /// Centers the component on a page that fills the canvas.
  fileprivate func onPage() -> some Component {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.systemBackground)
  }
}
