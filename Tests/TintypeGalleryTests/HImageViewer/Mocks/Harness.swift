// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeGallery
import XCTest

typealias HImageViewer = HImageViewerKit.HImageViewer
typealias HImageViewerConfiguration = HImageViewerKit.HImageViewerConfiguration
typealias HImageViewerUploadState = HImageViewerKit.HImageViewerUploadState
typealias PhotoAsset = HImageViewerKit.PhotoAsset

/// A picture of one colour.
func picture(_ pixel: UInt32 = 0xFF33_66CC) throws -> ImageData {
  try XCTUnwrap(
    ImageData(
      pixelWidth: 4, pixelHeight: 3, pixels: Array(repeating: pixel, count: 12)))
}

/// Who owns the photos that a viewer shows.
@MainActor final class Album {
  var photos: [PhotoAsset]

  /// Creates an album of photos that are there.
  init(count: Int) throws {
    photos = try (0..<count).map { _ in PhotoAsset(image: try picture()) }
  }

  init(_ photos: [PhotoAsset]) {
    self.photos = photos
  }

  /// A viewer of the photos.
  func viewer(
    _ configuration: HImageViewerConfiguration = HImageViewerConfiguration(),
    loader: (any HImageViewerKit.PhotoLoader)? = nil
  ) -> HImageViewer {
    HImageViewer(
      assets: Binding {
        self.photos
      } set: {
        self.photos = $0
      }, configuration: configuration, loader: loader)
  }
}

/// A screen with a viewer, to be tapped.
@MainActor func screen(_ viewer: HImageViewer) throws -> ComponentHost {
  try ComponentHost(viewer, in: .device(.iPhone13))
}

extension ComponentHost {
  /// Whether anything has a label.
  func shows(_ label: String) -> Bool { scene.nodes.contains { $0.semantics?.label == label } }

  /// Whether a text is among what is spoken.
  func says(_ text: String) -> Bool { scene.accessibilityText.contains(text) }

  /// Whether what has a label is read as chosen.
  func isSelected(_ label: String) -> Bool { says("Selected. \(label).") }

  /// Whether a tap is refused because of what is disabled; any other refusal is thrown.
  func refuses(_ kind: ActionKind = .tap, on target: String) throws -> Bool {
    do {
      _ = try kind == .enter ? enter("refused", on: target) : perform(kind, on: target)
      return false
    } catch InteractionError.disabled {
      return true
    }
  }
}
