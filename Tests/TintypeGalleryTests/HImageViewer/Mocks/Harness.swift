// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeGallery
import XCTest

/// What the tests of the viewer share: its names, pictures, and a screen to be tapped.
@MainActor class HImageViewerTestCase: XCTestCase {
  typealias HImageViewer = HImageViewerKit.HImageViewer
  typealias HImageViewerConfiguration = HImageViewerKit.HImageViewerConfiguration
  typealias HImageViewerUploadState = HImageViewerKit.HImageViewerUploadState
  typealias PhotoAsset = HImageViewerKit.PhotoAsset

  /// A picture of one colour.
  func picture(_ pixel: UInt32 = 0xFF33_66CC) throws -> ImageData {
    try PhotoAlbum.picture(pixel)
  }

  /// A screen with a viewer.
  func screen(_ viewer: HImageViewer) throws -> ComponentHost {
    try ComponentHost(viewer, in: .device(.iPhone13))
  }
}

/// Who owns the photos that a viewer shows.
@MainActor final class PhotoAlbum {
  var photos: [HImageViewerKit.PhotoAsset]

  /// Creates an album of photos that are there.
  init(count: Int) throws {
    photos = try (0..<count).map { _ in HImageViewerKit.PhotoAsset(image: try Self.picture()) }
  }

  init(_ photos: [HImageViewerKit.PhotoAsset]) {
    self.photos = photos
  }

  static func picture(_ pixel: UInt32 = 0xFF33_66CC) throws -> ImageData {
    try XCTUnwrap(
      ImageData(pixelWidth: 4, pixelHeight: 3, pixels: Array(repeating: pixel, count: 12)))
  }

  /// A viewer of the photos.
  func viewer(
    _ configuration: HImageViewerKit.HImageViewerConfiguration = .init(),
    loader: (any HImageViewerKit.PhotoLoader)? = nil
  ) -> HImageViewerKit.HImageViewer {
    HImageViewerKit.HImageViewer(
      assets: Binding {
        self.photos
      } set: {
        self.photos = $0
      }, configuration: configuration, loader: loader)
  }
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
