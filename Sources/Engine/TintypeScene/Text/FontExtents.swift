// SPDX-License-Identifier: MIT

/// The distances of a font in points.
package struct FontExtents: Hashable, Sendable {
  /// The distance from the top of a line to its baseline.
  package var ascent: Double
  /// The distance from the baseline to the bottom of a line.
  package var descent: Double
  /// The distance from the bottom of a line to the top of the next one.
  package var leading: Double
  /// The height of capital letters.
  package var capHeight: Double

  /// Creates distances in points.
  package init(ascent: Double, descent: Double, leading: Double, capHeight: Double) {
    (self.ascent, self.descent, self.leading) = (ascent, descent, leading)
    self.capHeight = capHeight
  }

  /// Replaces each distance by the greater one of both fonts.
  package mutating func formUnion(_ other: FontExtents) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    leading = max(leading, other.leading)
    capHeight = max(capHeight, other.capHeight)
  }
}

/// A text measurer with fonts.
package protocol FontMeasuring: TextMeasuring {
  /// Returns the distances of the font for a request.
  func extents(of font: Font) throws -> FontExtents
}
