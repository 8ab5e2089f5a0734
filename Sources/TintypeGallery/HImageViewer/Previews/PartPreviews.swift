// SPDX-License-Identifier: MIT

import TintypeComponents

extension HImageViewerKit {
  /// A photo that is loading, loaded, or cannot be had.
  package enum PhotoViewPreviews: PreviewProvider {
    /// The suite that photographs them.
    package static let suite = "PhotoViewSnapshotTests"

    /// One for each phase.
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
    /// The suite that photographs them.
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
    /// The suite that photographs them.
    package static let suite = "TopBarSnapshotTests"

    /// One for each mode.
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
    /// The suite that photographs them.
    package static let suite = "BottomBarSnapshotTests"

    /// A comment to be written and one that was, a title, and photos that are chosen.
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
    /// The suite that photographs them.
    package static let suite = "MultiPhotoGridSnapshotTests"

    /// Photos that are looked at, of which some are chosen, and of which some are not there.
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
      // Those on a server are still to come.
      for photo in photos where photo.asset.imageURL == nil { photo.load() }
      return MultiPhotoGrid(
        photos: photos, selectionMode: isSelecting, selectedIndices: [1, 3, 8]
      )
      .background(Color.systemBackground)
    }
  }
}

extension Component {
  /// The component in the middle of a page that fills the canvas.
  fileprivate func onPage() -> some Component {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.systemBackground)
  }
}
