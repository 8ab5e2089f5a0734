// SPDX-License-Identifier: MIT

import TintypeComponents

extension HImageViewerKit {
  /// The viewer in every state that it can be brought into.
  package enum HImageViewerPreviews: PreviewProvider {
    /// The suite that photographs them.
    package static let suite = "HImageViewerSnapshotTests"

    /// A screen of two pixels per point, since photos make large files.
    private static let screen = Viewport.device(.iPhoneXr)
    private static let bothWays: [Preview.Look] = [.light, .dark, .rightToLeft]

    /// A single photo, then many, then an upload.
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
        // Nothing is loaded before it appears.
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

    /// Photos that only the viewer knows.
    @MainActor private static func kept(_ assets: [PhotoAsset]) -> Binding<[PhotoAsset]> {
      var assets = assets
      return Binding {
        assets
      } set: {
        assets = $0
      }
    }
  }
}
