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
  private let reservedLineCount: Int
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
    measuring: any TextMeasuring
  ) throws {
    let textFitting = TextFitting(
      text, proposal: proposal, direction: direction, measuring: measuring)
    lineSpacing = textFitting.lineSpacing
    reservedLineCount = text.usableReservedLineCount
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
  }

  /// Returns whether the layout is also valid for another proposal.
  ///
  /// Stacks make many proposals. A single line is valid for every sufficient width. Several lines
  /// are valid for the same width and every sufficient height.
  func holds(for proposal: ProposedSize, madeFor other: ProposedSize) -> Bool {
    guard !isTruncated, scaleFactor == 1 else { return false }
    if typeset.lines.count == 1, let line = typeset.lines.first {
      guard let width = proposal.width else { return true }
      // Tracking is added after the last character as well where a line may break.
      var slack = 0.01
      for run in runs { slack = max(slack, abs(run.usableTracking) + 0.01) }
      return width >= line.width + slack
    }
    guard let width = proposal.width, let known = other.width, width == known else { return false }
    return (proposal.height ?? .infinity) >= height
  }

  /// Returns the width of the widest line and the height of all lines.
  ///
  /// The spaces at a break belong to the width, as far as the proposed width permits. Both are
  /// rounded up to whole pixels, so that the text fits into a frame of its own size.
  func size(displayScale: Double) -> Size {
    var width = 0.0
    for line in typeset.lines {
      let whole = line.width + line.trailingSpace
      width = max(width, line.width, min(whole, proposedWidth ?? whole))
    }
    func up(_ value: Double) -> Double {
      ((value * displayScale) - 1e-6).rounded(.up) / displayScale
    }
    return Size(width: max(up(width), 0), height: max(up(height), 0))
  }

  /// The height of all lines, including reserved lines, which are as high as the last line.
  private var height: Double {
    let missing = max(reservedLineCount - typeset.lines.count, 0)
    let lines = typeset.lines.reduce(0) { $0 + $1.pitch }
    let gaps = Double(max(typeset.lines.count + missing - 1, 0)) * lineSpacing
    let last = typeset.lines.last
    return lines + gaps + Double(missing) * (last?.pitch ?? 0) - (last?.leading ?? 0)
  }

  /// The distance from the top to the baseline of the first line, in points.
  var firstBaseline: Double { typeset.lines.first?.ascent ?? 0 }

  /// The distance from the top to the baseline of the last line, in points.
  var lastBaseline: Double {
    let above = typeset.lines.dropLast().reduce(0) { $0 + $1.pitch + lineSpacing }
    return above + (typeset.lines.last?.ascent ?? 0)
  }
}
