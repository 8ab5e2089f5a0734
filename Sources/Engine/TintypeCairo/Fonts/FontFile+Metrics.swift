// SPDX-License-Identifier: MIT

import TintypeScene

extension FontFile {
  /// The height of lines in a font, regardless of the metrics in its file.
  ///
  /// It is used to give text of a substitute font the heights of the original:
  ///
  /// ```swift
  /// let brand = try FontBook.Family(folder: folder)
  ///   .lineMetrics(FontFile.LineMetrics(ascent: 0.95, descent: 0.25))
  /// ```
  public struct LineMetrics: Hashable, Sendable {
    /// The distance from the top of a line to its baseline, as a multiple of the font size.
    public var ascent: Double
    /// The distance from the baseline to the bottom of a line, as a multiple of the font size.
    public var descent: Double

    /// Creates metrics from multiples of the font size.
    public init(ascent: Double, descent: Double) { (self.ascent, self.descent) = (ascent, descent) }

    /// The metrics of San Francisco, the system font of iOS.
    ///
    /// `UIFont.systemFont(ofSize: 17)` has the `ascender` 16.187 and the `lineHeight` 20.287, and
    /// `UIFont.systemFont(ofSize: 34)` has 32.373 and 40.574, as tests of public projects record:
    /// 1950 and 494 units of 2048 in an em.
    public static let sanFrancisco = LineMetrics(ascent: 1950.0 / 2048, descent: 494.0 / 2048)

    /// Returns a Boolean value that indicates whether a line of text can have the metrics.
    var isUsable: Bool {
      ascent.isFinite && descent.isFinite && ascent + descent > 0 && abs(ascent) <= 16
        && abs(descent) <= 16
    }
  }

  /// The values of the axis `opsz` for font sizes, linear between two rows and constant beyond.
  struct OpticalSizes: Hashable, Sendable {
    /// The font sizes in ascending order, with their values.
    private let rows: [[Double]]

    /// Creates a table of at least one font size and its value.
    init(_ rows: (size: Double, value: Double)...) { self.rows = rows.map { [$0.size, $0.value] } }

    /// Returns the value for a font size.
    func value(at size: Double) -> Double {
      guard var last = rows.first else { return size }
      for row in rows {
        if size <= row[0] {
          let share = row[0] > last[0] ? max((size - last[0]) / (row[0] - last[0]), 0) : 0
          return last[1] + share * (row[1] - last[1])
        }
        last = row
      }
      return last[1]
    }
  }
}

extension FontBook.Family {
  /// Returns the family with other line heights.
  ///
  /// Metrics that are not finite, or whose sum is not positive, are ignored.
  public func lineMetrics(_ metrics: FontFile.LineMetrics) -> FontBook.Family {
    guard metrics.isUsable else { return self }
    return mapFiles { $0.lineMetrics = metrics }
  }
}
