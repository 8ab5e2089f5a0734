// SPDX-License-Identifier: MIT

import TintypeComponents

/// Why nothing could be painted.
public enum RenderingError: Error, Hashable, Sendable {
  /// No file of the default family lies in any of the folders that were searched.
  case defaultFontMissing(family: String, searched: [String])
  /// A font file cannot be read; the reason is the system's.
  case unreadableFont(path: String, reason: String)
  /// A file is no font that can be used.
  case invalidFont(path: String)
  /// A font book has no family at all.
  case emptyFontBook
  /// A variable of the environment makes the libraries paint something else.
  case untrustworthyEnvironment(variable: String, value: String)
  /// The canvas has no pixels or too many.
  case canvasTooLarge(width: Double, height: Double, scale: Double)
  /// A scene was set in a font that the font book does not have.
  case fontNotInBook(family: String, weight: Int, isItalic: Bool)
  /// A paragraph is wider than Pango can measure; the number is how many bytes of UTF-8 it has.
  case textTooLong(length: Int)
  /// A scene names an image by the digest of its pixels, and does not hold it.
  case imageMissing(digest: String, width: Int, height: Int)
  /// The groups and images of a scene need more than a number of pixels at once.
  case groupsTooLarge(pixels: Int)
  /// A part of the scene that would take too long to paint.
  case unpaintable(Diagnostic)
  /// A library refused to work; the reason is its own.
  case libraryFailure(library: String, reason: String)
}
