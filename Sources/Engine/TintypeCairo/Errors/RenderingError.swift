// SPDX-License-Identifier: MIT

import TintypeScene
import TintypeImaging

/// An error that prevents rendering.
public enum RenderingError: Error, Hashable, Sendable {
  /// A font file cannot be read; the reason is the system's.
  case unreadableFont(path: String, reason: String)
  /// A file is not a supported font.
  case invalidFont(path: String)
  /// A font file has changed since it was read.
  case fontChanged(path: String)
  /// A font has color glyphs in an unsupported format, which is named by its table.
  case unsupportedColorFont(path: String, table: String)
  /// A font file has no such axis, or the value is outside of the `allowed` range.
  case invalidVariation(path: String, axis: String, value: Double, allowed: ClosedRange<Double>?)
  /// A file does not belong to the family it was added to.
  case fontOfAnotherFamily(path: String, family: String, expected: String)
  /// Two files of a family have the same weight and style.
  case ambiguousFonts(family: String, first: String, second: String, weight: Int, isItalic: Bool)
  /// A directory of fonts cannot be read; the reason is the system's.
  case unreadableFontFolder(path: String, reason: String)
  /// A directory contains no font, or no font of the requested family.
  case noFontInFolder(path: String, family: String?)
  /// A font book has no families.
  case emptyFontBook
  /// An environment variable changes the output of the libraries.
  case untrustworthyEnvironment(variable: String, value: String)
  /// A library is older than the oldest supported version.
  case libraryTooOld(Fingerprint.Library, version: String, minimum: String)
  /// A function of a library is provided by another library, the file.
  case libraryReplaced(Fingerprint.Library, function: String, file: String)
  /// The rounding mode of this thread is not round-to-nearest.
  case roundingChanged
  /// The canvas has no pixels or too many.
  case canvasTooLarge(width: Double, height: Double, scale: Double)
  /// A scene uses a font that is missing from the font book.
  case fontNotInBook(family: String, weight: Int, isItalic: Bool)
  /// A paragraph is wider than Pango can measure; the number is its length in UTF-8 bytes.
  case textTooLong(length: Int)
  /// The size of a text on the canvas exceeds the maximum; the number is the size of an em in
  /// pixels.
  case glyphsTooLarge(pixels: Double)
  /// A scene refers to an image by the digest of its pixels but does not contain it.
  case imageMissing(digest: String, width: Int, height: Int)
  /// The groups and images of a scene exceed the given number of pixels at once.
  case groupsTooLarge(pixels: Int)
  /// A part of the scene would take too long to paint.
  case unpaintable(Diagnostic)
  /// A library function failed; the reason is the library's.
  case libraryFailure(library: String, reason: String)
}

extension RenderingError: CustomStringConvertible {
  /// A description of the error, its location and the next step.
  public var description: String {
    switch self {
    case .unreadableFont(let path, let reason):
      """
      The font file \(path) cannot be read: \(reason). Check the path and its permissions, or \
      remove the file from the font book.
      """
    case .invalidFont(let path):
      """
      The file \(path) is damaged, or is not an outline font that fontconfig supports. Install the \
      font again, or remove the file from the font book.
      """
    case .fontChanged(let path):
      """
      The font file \(path) has changed since the font book was created. Create the font book \
      again, and replace font files only between runs.
      """
    case .unsupportedColorFont(let path, let table):
      """
      The font file \(path) has color glyphs in the table “\(table)”, which is not supported \
      because its pixels depend on the library. Use a font with outlines, or a font with color \
      bitmaps in the format CBDT, such as the package fonts-noto-color-emoji (Debian, Ubuntu).
      """
    case .invalidVariation(let path, let axis, let value, let allowed?):
      """
      The value \(value.pointText) for the axis “\(axis)” of the font file \(path) is out of \
      range. Pass a value from \(allowed.lowerBound.pointText) to \(allowed.upperBound.pointText).
      """
    case .invalidVariation(let path, let axis, _, nil):
      """
      The font file \(path) has no axis “\(axis)”. Use an axis in FontFile.axes, or remove the \
      variation.
      """
    case .fontOfAnotherFamily(let path, let family, let expected):
      """
      The font file \(path) belongs to the family \(family), but was added to the family \
      \(expected). Add it to a family of its own, or name the family with \
      FontBook.Family(name:files:).
      """
    case .ambiguousFonts(let family, let first, let second, let weight, let isItalic):
      """
      The family \(family) has two files for weight \(weight)\(isItalic ? ", italic" : ""): \(first) \
      and \(second). Remove one of the files, or create two families.
      """
    case .unreadableFontFolder(let path, let reason):
      """
      The font folder \(path) cannot be read: \(reason). Check the path and its permissions.
      """
    case .noFontInFolder(let path, let family?):
      """
      No file in the font folder \(path) belongs to the family \(family). Check the name of the \
      family, or pass another folder.
      """
    case .noFontInFolder(let path, nil):
      """
      No file in the font folder \(path) has the extension otf, ttc or ttf. Pass a folder with \
      font files.
      """
    case .emptyFontBook:
      "The font book has no families. Pass at least one family, or use FontBook.standard()."
    case .untrustworthyEnvironment(let variable, let value):
      """
      \(variable) is “\(value)”, which makes pixman paint different pixels than on other machines. \
      Unset the variable and run again.
      """
    case .libraryTooOld(let library, let version, let minimum):
      """
      The version of \(library.title) is \(version), but Tintype requires at least \(minimum). \
      Install a newer \(library.debianPackage) (Debian 12, Ubuntu 22.04 or later). Run \
      \(Self.doctor) to find the file that was loaded.
      """
    case .libraryReplaced(let library, let function, let file):
      """
      The function \(function) of \(library.title) was replaced by another library, \(file), so \
      pixels may differ from other machines. Unset LD_PRELOAD or DYLD_INSERT_LIBRARIES and run \
      again.
      """
    case .roundingChanged:
      """
      The floating-point rounding mode of this thread was changed, which affects pixels. Find the \
      code that calls fesetround on this thread, and set the mode to FE_TONEAREST again.
      """
    case .canvasTooLarge(let width, let height, let scale):
      """
      A canvas of \(width.pointText) × \(height.pointText) points at \(scale.pointText) pixels per \
      point cannot be painted: it must have at least 1 and at most \(Bitmap.maximumSide) pixels \
      per side, and at most \(Bitmap.maximumPixelCount) in total. Pass another size or scale.
      """
    case .fontNotInBook(let family, let weight, let isItalic):
      """
      The scene uses the font \(family), weight \(weight)\(isItalic ? ", italic" : ""), which is \
      not in the font book. Add the file to the font book, or lay the component out again.
      """
    case .textTooLong(let length):
      """
      A paragraph of \(length) bytes is wider than 2,000,000 points on one line, which exceeds the \
      limit of Pango. Split it into several paragraphs, or pass a shorter text.
      """
    case .glyphsTooLarge(let pixels):
      """
      The size of a text is \(pixels.pointText) pixels, which exceeds the limit of \
      \(Bitmap.maximumSide) pixels. Pass a smaller font size, scale or transform.
      """
    case .imageMissing(let digest, let width, let height):
      """
      The scene paints an image of \(width) × \(height) pixels with the digest \(digest), but does \
      not contain it. Add the image to the scene's images, or lay the component out again.
      """
    case .groupsTooLarge(let pixels):
      """
      The scene's groups and images need more than \(pixels) pixels at once. Nest fewer groups, or \
      make their contents smaller.
      """
    case .unpaintable(let diagnostic): "The scene cannot be painted. \(diagnostic)"
    case .libraryFailure(let library, let reason):
      """
      \(library) failed: \(reason). If enough memory is available, run \(Self.doctor) to check the \
      libraries and fonts.
      """
    }
  }

  private static let doctor = "“swift run tintype doctor”"
}
