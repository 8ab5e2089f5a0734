// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeGallery
import XCTest

/// The shared base of the viewer's tests: type names, images, and an interactive screen.
@MainActor class HImageViewerTestCase: XCTestCase {
  typealias HImageViewer = HImageViewerKit.HImageViewer
  typealias HImageViewerConfiguration = HImageViewerKit.HImageViewerConfiguration
  typealias HImageViewerUploadState = HImageViewerKit.HImageViewerUploadState
  typealias PhotoAsset = HImageViewerKit.PhotoAsset

  /// Returns an image of one color.
  func image(_ pixel: UInt32 = 0xFF33_66CC) throws -> ImageData {
    try PhotoAlbum.image(pixel)
  }

  /// Returns a screen with a viewer.
  func screen(_ viewer: HImageViewer) throws -> ComponentHost {
    try ComponentHost(viewer, in: .device(.iPhone13))
  }
}

/// The owner of the photos that a viewer shows.
@MainActor final class PhotoAlbum {
  var photos: [HImageViewerKit.PhotoAsset]

  /// Creates an album of photos with loaded images.
  init(count: Int) throws {
    photos = try (0..<count).map { _ in HImageViewerKit.PhotoAsset(image: try Self.image()) }
  }

  init(_ photos: [HImageViewerKit.PhotoAsset]) {
    self.photos = photos
  }

  static func image(_ pixel: UInt32 = 0xFF33_66CC) throws -> ImageData {
    try XCTUnwrap(
      ImageData(pixelWidth: 4, pixelHeight: 3, pixels: Array(repeating: pixel, count: 12)))
  }

  /// Returns a viewer of the photos.
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
  /// Returns a Boolean value that indicates whether any accessibility element has a label.
  func shows(_ label: String) -> Bool { scene.nodes.contains { $0.semantics?.label == label } }

  /// Returns a Boolean value that indicates whether the accessibility text contains a text.
  func says(_ text: String) -> Bool { scene.accessibilityText.contains(text) }

  /// Returns a Boolean value that indicates whether the element with a label has the selected
  /// trait.
  func isSelected(_ label: String) -> Bool { says("Selected. \(label).") }

  /// Returns a Boolean value that indicates whether an action fails because its target is disabled.
  ///
  /// Any other error is rethrown.
  func refuses(_ kind: ActionKind = .tap, on target: String) throws -> Bool {
    do {
      _ = try kind == .enter ? enter("refused", on: target) : perform(kind, on: target)
      return false
    } catch InteractionError.disabled {
      return true
    }
  }
}
