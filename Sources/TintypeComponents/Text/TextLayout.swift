// SPDX-License-Identifier: MIT

/// A text laid out in the room it was offered: wrapped, shrunk, limited and, where it must be,
/// truncated.
struct TextLayout {
  /// The lines from the top, and what was missing.
  private(set) var typeset: TypesetText
  /// The runs that the lines' spans are parts of, shrunk where they had to be.
  let runs: [TextRun]
  /// Whether a part of the text does not fit and is left out.
  let isTruncated: Bool
  /// The factor by which the fonts were shrunk, 1 for not at all.
  let scaleFactor: Double
  /// What is added between lines, in points.
  let lineSpacing: Double
  private let reservedLineCount: Int

  /// Lays a text out.
  ///
  /// A concrete height limits the lines as `lineLimit` does, but to no fewer than one.
  init(
    _ text: TextContent,
    proposal: ProposedSize,
    direction: LayoutDirection = .leftToRight,
    measuring: any TextMeasuring
  ) throws {
    let room = TextRoom(text, proposal: proposal, direction: direction, measuring: measuring)
    lineSpacing = room.lineSpacing
    reservedLineCount = text.usableReservedLineCount
    let fitted = try room.fitted(
      text.runs, minimumScaleFactor: text.minimumScaleFactor.points)
    runs = fitted.runs
    scaleFactor = fitted.factor
    typeset = fitted.typeset
    isTruncated = fitted.fittingLines < typeset.lines.count
    if isTruncated {
      typeset = try room.truncated(
        typeset, to: fitted.fittingLines, runs: runs, mode: text.truncationMode)
    }
  }

  /// Whether the text would be laid out in the same way for another proposal.
  ///
  /// Stacks ask for many: what fits on one line does so wherever there is room for that, and what
  /// fits as a whole does so in more height.
  func holds(for proposal: ProposedSize, madeFor other: ProposedSize) -> Bool {
    guard !isTruncated, scaleFactor == 1 else { return false }
    if typeset.lines.count == 1, let line = typeset.lines.first {
      guard let width = proposal.width else { return true }
      // What is added between characters counts behind the last one too where a line may break.
      var slack = 0.01
      for run in runs { slack = max(slack, abs(run.usableTracking) + 0.01) }
      return width >= line.width + slack
    }
    guard let width = proposal.width, let known = other.width, width == known else { return false }
    return (proposal.height ?? .infinity) >= height
  }

  /// The width of the widest line and the height of all, moved up to whole pixels so that the
  /// text fits into a frame of its own size.
  func size(displayScale: Double) -> Size {
    let width = typeset.lines.map(\.width).max() ?? 0
    func up(_ value: Double) -> Double {
      ((value * displayScale) - 1e-6).rounded(.up) / displayScale
    }
    return Size(width: max(up(width), 0), height: max(up(height), 0))
  }

  /// The height of all lines, and of those for which there is room only, which are as high as the
  /// last one.
  private var height: Double {
    let missing = max(reservedLineCount - typeset.lines.count, 0)
    let lines = typeset.lines.reduce(0) { $0 + $1.height }
    let gaps = Double(max(typeset.lines.count + missing - 1, 0)) * lineSpacing
    return lines + gaps + Double(missing) * (typeset.lines.last?.height ?? 0)
  }

  /// From the top to the baseline of the first line, in points.
  var firstBaseline: Double { typeset.lines.first?.ascent ?? 0 }

  /// From the top to the baseline of the last line, in points.
  var lastBaseline: Double {
    let above = typeset.lines.dropLast().reduce(0) { $0 + $1.height + lineSpacing }
    return above + (typeset.lines.last?.ascent ?? 0)
  }
}

/// What a text is offered, and what measures it.
struct TextRoom {
  let width: Double?
  let height: Double?
  let lineLimit: Int
  let lineSpacing: Double
  let direction: LayoutDirection
  let measuring: any TextMeasuring

  init(
    _ text: TextContent,
    proposal: ProposedSize,
    direction: LayoutDirection,
    measuring: any TextMeasuring
  ) {
    width = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil }
    height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
    lineLimit = text.usableLineLimit
    lineSpacing = text.usableLineSpacing
    self.direction = direction
    self.measuring = measuring
  }

  /// The first lines of a text, with one at least that does not fit if there is any, and how many
  /// of them fit.
  func set(_ runs: [TextRun]) throws -> (typeset: TypesetText, fittingLines: Int) {
    var asked = lineLimit == .max ? nil : lineLimit + 1
    // How many lines fit into a height is known once they are set; most texts have few.
    if height != nil { asked = min(asked ?? .max, 64) }
    while true {
      let typeset = try measuring.typeset(
        runs, width: width, maximumLines: asked, direction: direction
      ).finite
      let count = typeset.lines.count
      let fitting = fittingLines(of: typeset)
      if fitting < count { return (typeset, fitting) }
      guard let limit = asked, count == limit else { return (typeset, count) }
      asked = min(more(than: typeset), lineLimit == .max ? .max : lineLimit + 1)
    }
  }

  /// How many lines are likely to fill the height, if the first ones do not.
  private func more(than typeset: TypesetText) -> Int {
    let count = typeset.lines.count
    let filled = typeset.lines.reduce(0) { $0 + $1.height + lineSpacing }
    let likely = (height ?? 0) / max(filled, 1) * Double(count) * 1.1
    return max(Int(min(likely, 1e9)), count > Int.max / 4 ? .max : count * 4)
  }

  private func fittingLines(of typeset: TypesetText) -> Int {
    let count = min(typeset.lines.count, lineLimit)
    guard let height else { return count }
    var bottom = 0.0
    for (index, line) in typeset.lines.prefix(count).enumerated() {
      bottom += line.height + (index > 0 ? lineSpacing : 0)
      if index > 0, bottom > height + 0.01 { return index }
    }
    return count
  }
}
