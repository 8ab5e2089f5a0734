// SPDX-License-Identifier: MIT

@testable import TintypeGallery
import TintypeUIKit

/// The photos of the gallery, which are computed, in place of files in an asset catalog.
enum JourneyPhotos {
  /// A lake in the width of a screen.
  static let hero = HImageViewerKit.SamplePhotos.hero.map { UIImage($0) }
  /// The same lake after an edit.
  static let edited = HImageViewerKit.SamplePhotos.edited.map { UIImage($0) }
  /// The same lake in landscape format.
  static let cover = HImageViewerKit.SamplePhotos.cover.map { UIImage($0) }
  /// Squares for a grid.
  static let squares = HImageViewerKit.SamplePhotos.squares.map { UIImage($0) }
}
