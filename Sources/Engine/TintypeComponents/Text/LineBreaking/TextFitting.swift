// SPDX-License-Identifier: MIT

/// The characters of a text and their directions, which are the same for all proposed sizes, and the
/// lines for the widths that have been proposed.
final class DirectedText {
  /// The characters in the original size.
  let source: TextSource
  /// The parts whose paragraphs have the same direction.
  let parts: [TextSource.DirectedPart]
  private var measured: [(width: Double?, maximumLines: Int?, typeset: TypesetText)] = []

  init(_ text: TextContent, _ direction: LayoutDirection) {
    source = TextSource(text.runs)
    parts = source.directedParts(default: direction)
  }

  /// Returns the lines in the original size, which are measured once for each width and limit: a stack
  /// proposes a width with several heights.
  func typeset(
    width: Double?, maximumLines: Int?, measure: () throws -> TypesetText
  ) rethrows -> TypesetText {
    var index = 0
    while index < measured.count {
      let known = measured[index]
      if known.width == width, known.maximumLines == maximumLines { return known.typeset }
      index += 1
    }
    let typeset = try measure()
    // Few widths are proposed to a text, except by a layout that searches one.
    if measured.count < 8 { measured.append((width, maximumLines, typeset)) }
    return typeset
  }
}

/// The size proposed to a text, its line limits, and the text measuring.
struct TextFitting {
  let width: Double?
  let height: Double?
  let lineLimit: Int
  let lineSpacing: Double
  let lineHeight: LineHeight?
  let measuring: any TextMeasuring
  /// The characters in the original size, and their directions.
  let text: DirectedText
  /// The parts of the text whose paragraphs have the same direction.
  var parts: [TextSource.DirectedPart] { text.parts }

  init(
    _ text: TextContent,
    proposal: ProposedSize,
    direction: LayoutDirection,
    measuring: any TextMeasuring,
    known: DirectedText? = nil
  ) {
    width = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil }
    height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
    lineLimit = text.usableLineLimit
    lineSpacing = text.usableLineSpacing
    lineHeight = text.lineHeight
    self.measuring = measuring
    self.text = known ?? DirectedText(text, direction)
  }

  /// Returns the first lines of a text and the number of lines that fit.
  ///
  /// The result contains at least one line that does not fit, if there is one.
  ///
  /// - Parameters:
  ///   - runs: The runs of the text.
  ///   - isScaled: A Boolean value that indicates whether the runs have smaller fonts.
  /// - Returns: The lines, and the number of those that fit.
  /// - Throws: The errors of the measurer.
  func set(
    _ runs: [TextRun], isScaled: Bool
  ) throws -> (typeset: TypesetText, fittingLines: Int) {
    var requested = lineLimit == .max ? nil : lineLimit + 1
    // The number of lines that fit a height is only known after typesetting. Most texts have few.
    if height != nil { requested = min(requested ?? .max, 64) }
    while true {
      let maximum = requested
      func measured() throws -> TypesetText { try self.typeset(runs, maximumLines: maximum) }
      let lines =
        isScaled
        ? try measured()
        : try text.typeset(width: width, maximumLines: maximum, measure: measured)
      let typeset = lines.withHeight(lineHeight)
      let count = typeset.lines.count
      let fitting = fittingLines(of: typeset)
      if fitting < count { return (typeset, fitting) }
      guard let limit = requested, count == limit else { return (typeset, count) }
      requested = min(more(than: typeset), lineLimit == .max ? .max : lineLimit + 1)
    }
  }

  /// Returns the number of lines that are likely to fill the height if the first ones do not.
  private func more(than typeset: TypesetText) -> Int {
    let count = typeset.lines.count
    let filled = typeset.lines.reduce(0) { $0 + $1.pitch + lineSpacing }
    let likely = (height ?? 0) / max(filled, 1) * Double(count) * 1.1
    return max(Int(min(likely, 1e9)), count > Int.max / 4 ? .max : count * 4)
  }

  private func fittingLines(of typeset: TypesetText) -> Int {
    let count = min(typeset.lines.count, lineLimit)
    guard let height else { return count }
    var bottom = 0.0
    var index = 0
    while index < count {
      let line = typeset.lines[index]
      bottom += line.height
      if index > 0, bottom > height + 0.01 { return index }
      bottom += line.leading + lineSpacing
      index += 1
    }
    return count
  }
}
