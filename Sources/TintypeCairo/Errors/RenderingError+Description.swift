// SPDX-License-Identifier: MIT

import TintypeImaging

extension RenderingError: CustomStringConvertible {
  /// What is wrong, where, and what to do next.
  public var description: String {
    switch self {
    case .defaultFontMissing(let family, let searched):
      """
      The font family \(family) is not installed: no file of it lies below \
      \(searched.joined(separator: ", ")). Run scripts/setup, install the package \
      fonts-roboto-unhinted (Debian, Ubuntu), or pass a FontBook with font files of your own.
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
    case .emptyFontBook:
      "The font book has no family. Pass at least one, or use FontBook.standard()."
    case .untrustworthyEnvironment(let variable, let value):
      """
      \(variable) is “\(value)”, which makes pixman paint other pixels than anywhere else. Unset the \
      variable and run again.
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
      \(library) failed: \(reason). Run scripts/setup to install it as this version needs it.
      """
    }
  }
}
