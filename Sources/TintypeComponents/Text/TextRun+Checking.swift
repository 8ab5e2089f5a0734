// SPDX-License-Identifier: MIT

extension TextRun {
  /// The tracking where it is a number that can be used, else 0.
  public var usableTracking: Double { Self.usable(tracking.points) }

  /// The baseline offset where it is a number that can be used, else 0.
  public var usableBaselineOffset: Double { Self.usable(baselineOffset.points) }

  /// A tracking or baseline offset in points where it can be used, else 0: more than the largest
  /// font's size would only move characters out of sight.
  public static func usable(_ points: Double) -> Double {
    abs(points) <= Font.maximumSize ? points : 0
  }

  /// The run with all its lengths multiplied.
  func scaled(by factor: Double) -> TextRun {
    var run = self
    run.font.size *= factor
    run.tracking = Length(usableTracking * factor)
    run.baselineOffset = Length(usableBaselineOffset * factor)
    return run
  }
}

extension TextContent {
  /// The line limit, at least 1.
  var usableLineLimit: Int { lineLimit.map { max($0, 1) } ?? .max }

  /// The number of lines for which there is room at least.
  var usableReservedLineCount: Int { min(max(reservedLineCount, 0), usableLineLimit, 10_000) }

  /// The line spacing where it is a number that can be used, else 0.
  var usableLineSpacing: Double {
    (0...1_000_000).contains(lineSpacing.points) ? lineSpacing.points : 0
  }
}
