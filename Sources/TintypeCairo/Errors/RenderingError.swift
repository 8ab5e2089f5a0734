// SPDX-License-Identifier: MIT

import TintypeScene
import TintypeImaging

/// An error that prevents rendering.
public enum RenderingError: Error, Hashable, Sendable {
  /// None of the searched directories contains a file of the default family.
  case defaultFontMissing(family: String, searched: [String])
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
    case .defaultFontMissing(let family, let searched):
      """
      The font family \(family) is not installed: no file of it lies below \
      \(searched.joined(separator: ", ")). Install the package fonts-roboto-unhinted (Debian, \
      Ubuntu) or font-roboto (Homebrew), or pass a FontBook with font files of your own; \
      \(Self.doctor) tells what else is missing.
      """
    case .unreadableFont(let path, let reason):
      """
      The font file \(path) cannot be read: \(reason). Check that the file is there and may be read, \
      or take it out of the font book.
      """
    case .invalidFont(let path):
      """
      The file \(path) is no font with outlines that fontconfig understands, or it is damaged. \
      Install the font again, or take the file out of the font book.
      """
    case .fontChanged(let path):
      """
      The font file \(path) has changed since the font book was made. Make the font book again, and \
      replace font files only between runs.
      """
    case .unsupportedColorFont(let path, let table):
      """
      The glyphs of \(path) are in colour by the table “\(table)”, which looks different with \
      different libraries and is not painted. Use a font with outlines, or one with colour bitmaps \
      in the format CBDT, such as the package fonts-noto-color-emoji (Debian, Ubuntu).
      """
    case .invalidVariation(let path, let axis, let value, let allowed?):
      """
      The font file \(path) cannot stand at \(value.pointText) on its axis “\(axis)”, which goes \
      from \(allowed.lowerBound.pointText) to \(allowed.upperBound.pointText). Pass a value in between.
      """
    case .invalidVariation(let path, let axis, _, nil):
      """
      The font file \(path) has no axis “\(axis)”. See FontFile.axes for those that it has, or leave \
      the variation out.
      """
    case .fontOfAnotherFamily(let path, let family, let expected):
      """
      The font file \(path) is of the family \(family), but was put into the family \(expected). \
      Make a family of it, or name the family by FontBook.Family(name:files:).
      """
    case .ambiguousFonts(let family, let first, let second, let weight, let isItalic):
      """
      The family \(family) has two files for weight \(weight)\(isItalic ? ", italic" : ""): \(first) \
      and \(second). Take one of them out, or make two families.
      """
    case .unreadableFontFolder(let path, let reason):
      """
      The folder of fonts \(path) cannot be read: \(reason). Check that it is there and may be read.
      """
    case .noFontInFolder(let path, let family?):
      """
      No file below \(path) is of the family \(family). Check its name, or pass another folder.
      """
    case .noFontInFolder(let path, nil):
      """
      No file below \(path) ends in otf, ttc or ttf. Pass a folder with font files.
      """
    case .emptyFontBook:
      "The font book has no family. Pass at least one, or use FontBook.standard()."
    case .untrustworthyEnvironment(let variable, let value):
      """
      \(variable) is “\(value)”, which makes pixman paint other pixels than anywhere else. Unset the \
      variable and run again.
      """
    case .libraryTooOld(let library, let version, let minimum):
      """
      \(library.title) is \(version), and Tintype needs at least \(minimum). Install a newer \
      \(library.debianPackage) (Debian 12, Ubuntu 22.04 or later); \(Self.doctor) tells which file \
      was loaded.
      """
    case .libraryReplaced(let library, let function, let file):
      """
      The function \(function) of \(library.title) is answered by \(file), which another library \
      put in its place, so pixels may not be those of other machines. Unset LD_PRELOAD or \
      DYLD_INSERT_LIBRARIES and run again.
      """
    case .roundingChanged:
      """
      The processor was told to round numbers otherwise than to the nearest one, which moves pixels. \
      Find the code that calls fesetround on this thread, and set FE_TONEAREST again.
      """
    case .canvasTooLarge(let width, let height, let scale):
      """
      A canvas of \(width.pointText) × \(height.pointText) points at \(scale.pointText) pixels per \
      point cannot be painted: it must have at least 1 and at most \(Bitmap.maximumSide) pixels on a \
      side, and at most \(Bitmap.maximumPixelCount) altogether. Pass a smaller size or scale.
      """
    case .fontNotInBook(let family, let weight, let isItalic):
      """
      The scene is set in \(family), weight \(weight)\(isItalic ? ", italic" : ""), which the font \
      book does not have. Add the file to the font book, or lay the component out again.
      """
    case .textTooLong(let length):
      """
      A paragraph of \(length) bytes is wider than 2,000,000 points on one line, more than Pango can \
      measure. Break it into paragraphs, or pass a shorter text.
      """
    case .glyphsTooLarge(let pixels):
      """
      A text is to be \(pixels.pointText) pixels large, more than the \(Bitmap.maximumSide) that can be \
      painted. Pass a smaller font size or scale, or enlarge it less by transforms.
      """
    case .imageMissing(let digest, let width, let height):
      """
      The scene paints an image of \(width) × \(height) pixels with the digest \(digest), but does \
      not hold it. Put the image into the scene's images, or lay the component out again.
      """
    case .groupsTooLarge(let pixels):
      """
      The scene's groups and images need more than \(pixels) pixels at once. Nest fewer groups, or \
      make what lies in them smaller.
      """
    case .unpaintable(let diagnostic): "The scene cannot be painted. \(diagnostic)"
    case .libraryFailure(let library, let reason):
      """
      \(library) failed: \(reason). Unless memory is short, run \(Self.doctor): it checks libraries \
      and fonts, and says what to install.
      """
    }
  }

  private static let doctor = "“swift run tintype-paint doctor”"
}
