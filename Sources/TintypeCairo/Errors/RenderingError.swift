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
  /// A font file has changed since it was read.
  case fontChanged(path: String)
  /// A font has glyphs in a colour format, told by the name of its table, that is not painted.
  case unsupportedColorFont(path: String, table: String)
  /// A font file has no such axis, or not such a value on it: what it has is `allowed`.
  case invalidVariation(path: String, axis: String, value: Double, allowed: ClosedRange<Double>?)
  /// A file is not of the family that it was put into.
  case fontOfAnotherFamily(path: String, family: String, expected: String)
  /// Two files of a family answer the same weight and style.
  case ambiguousFonts(family: String, first: String, second: String, weight: Int, isItalic: Bool)
  /// A folder of fonts cannot be read; the reason is the system's.
  case unreadableFontFolder(path: String, reason: String)
  /// A folder holds no font, or none of the family that is asked for.
  case noFontInFolder(path: String, family: String?)
  /// A font book has no family at all.
  case emptyFontBook
  /// A variable of the environment makes the libraries paint something else.
  case untrustworthyEnvironment(variable: String, value: String)
  /// A library is older than the oldest version that can be used.
  case libraryTooOld(Fingerprint.Library, version: String, minimum: String)
  /// Another library, the file, answers calls of a function in place of the right one.
  case libraryReplaced(Fingerprint.Library, function: String, file: String)
  /// The processor was told, on this thread, to round numbers otherwise than to the nearest one.
  case roundingChanged
  /// The canvas has no pixels or too many.
  case canvasTooLarge(width: Double, height: Double, scale: Double)
  /// A scene was set in a font that the font book does not have.
  case fontNotInBook(family: String, weight: Int, isItalic: Bool)
  /// A paragraph is wider than Pango can measure; the number is how many bytes of UTF-8 it has.
  case textTooLong(length: Int)
  /// An em of a text would be more pixels large on the canvas than can be painted.
  case glyphsTooLarge(pixels: Double)
  /// A scene names an image by the digest of its pixels, and does not hold it.
  case imageMissing(digest: String, width: Int, height: Int)
  /// The groups and images of a scene need more than a number of pixels at once.
  case groupsTooLarge(pixels: Int)
  /// A part of the scene that would take too long to paint.
  case unpaintable(Diagnostic)
  /// A library refused to work; the reason is its own.
  case libraryFailure(library: String, reason: String)
}
