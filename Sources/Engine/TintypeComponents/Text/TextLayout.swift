// SPDX-License-Identifier: MIT

/// A text laid out in the proposed size: wrapped, scaled, limited and, if necessary, truncated.
struct TextLayout {
  /// The lines from the top, and the issues found.
  private(set) var typeset: TypesetText
  /// The runs to which the spans of the lines refer, scaled if necessary.
  let runs: [TextRun]
  /// A Boolean value that indicates whether part of the text is omitted because it does not fit.
  let isTruncated: Bool
  /// The factor by which the fonts are scaled, 1 for the original size.
  let scaleFactor: Double
  /// The extra space between lines, in points.
  let lineSpacing: Double
  /// The height of all lines in points, including reserved lines.
  private let height: Double
  private let proposedWidth: Double?

  /// Lays out a text.
  ///
  /// Each paragraph has the direction of its first strong character. `direction` is that of
  /// paragraphs without one.
  ///
  /// A concrete height limits the number of lines as `lineLimit` does, but to at least one.
  init(
    _ text: TextContent,
    proposal: ProposedSize,
    direction: LayoutDirection = .leftToRight,
    measuring: any TextMeasuring,
    known: DirectedText? = nil
  ) throws {
    let textFitting = TextFitting(
      text, proposal: proposal, direction: direction, measuring: measuring, known: known)
    lineSpacing = textFitting.lineSpacing
    proposedWidth = textFitting.width
    let fitted = try textFitting.fitted(
      text.runs, minimumScaleFactor: text.minimumScaleFactor.points)
    runs = fitted.runs
    scaleFactor = fitted.factor
    typeset = fitted.typeset
    isTruncated = fitted.fittingLines < typeset.lines.count
    if isTruncated {
      typeset = try textFitting.truncated(
        typeset, to: fitted.fittingLines, runs: runs, mode: text.truncationMode
      ).withHeight(text.lineHeight)
    }
    height = Self.height(
      of: typeset.lines, reserved: text.usableReservedLineCount, spacing: lineSpacing)
  }

  /// The least width for which the layout is valid at any height; `nil` if it is not on a single
  /// line.
  var leastWidth: Double? {
    guard !isTruncated, scaleFactor == 1, typeset.lines.count == 1 else { return nil }
    // Tracking is added after the last character as well where a line may break.
    var slack = 0.01
    for run in runs { slack = max(slack, abs(run.usableTracking) + 0.01) }
    return typeset.lines[0].width + slack
  }

  /// The least height for which the layout is valid at the same width; `nil` if it is not valid for
  /// other proposals.
  var leastHeight: Double? { !isTruncated && scaleFactor == 1 ? height : nil }

  /// Returns the width of the widest line and the height of all lines.
  ///
  /// The spaces at a break belong to the width, as far as the proposed width permits. Both are
  /// rounded up to whole pixels, so that the text fits into a frame of its own size.
  func size(displayScale: Double) -> Size {
    var width = 0.0
    var index = 0
    while index < typeset.lines.count {
      let (line, space) = (typeset.lines[index].width, typeset.lines[index].trailingSpace)
      if line > width { width = line }
      var whole = line + space
      if let proposedWidth, proposedWidth < whole { whole = proposedWidth }
      if whole > width { width = whole }
      index += 1
    }
    func up(_ value: Double) -> Double {
      ((value * displayScale) - 1e-6).rounded(.up) / displayScale
    }
    return Size(width: max(up(width), 0), height: max(up(height), 0))
  }

  /// Returns the height of all lines, including reserved lines, which are as high as the last line.
  private static func height(
    of lines: [TypesetText.Line], reserved: Int, spacing: Double
  ) -> Double {
    let missing = max(reserved - lines.count, 0)
    var sum = 0.0
    var index = 0
    while index < lines.count {
      sum += lines[index].pitch
      index += 1
    }
    let gaps = Double(max(lines.count + missing - 1, 0)) * spacing
    guard index > 0 else { return sum + gaps }
    return sum + gaps + Double(missing) * lines[index - 1].pitch - lines[index - 1].leading
  }

  /// The distance from the top to the baseline of the first line, in points.
  var firstBaseline: Double { typeset.lines.first?.ascent ?? 0 }

  /// The distance from the top to the baseline of the last line, in points.
  var lastBaseline: Double {
    let above = typeset.lines.dropLast().reduce(0) { $0 + $1.pitch + lineSpacing }
    return above + (typeset.lines.last?.ascent ?? 0)
  }
}
