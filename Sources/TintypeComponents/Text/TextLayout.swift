// SPDX-License-Identifier: MIT

/// A text laid out in the room it was offered: wrapped, limited and, where it must be, truncated.
struct TextLayout {
  var typeset: TypesetText
  var isTruncated: Bool

  /// Lays a text out.
  ///
  /// A concrete height limits the lines as `lineLimit` does, but to no fewer than one.
  init(
    _ text: TextContent,
    proposal: ProposedSize,
    measuring: any TextMeasuring
  ) throws {
    let width = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil }
    typeset = try measuring.typeset(
      text.string, font: (text.runs.first?.font ?? .body), width: width
    ).finite
    isTruncated = false
    var limit = text.lineLimit.map { max($0, 1) } ?? .max
    if let height = proposal.height, height.isFinite, typeset.lineHeight > 0 {
      let fitting = ((height + 0.01) / typeset.lineHeight).rounded(.down)
      limit = min(limit, Int(min(max(fitting, 1), 1e6)))
    }
    if typeset.lines.count > limit {
      isTruncated = true
      try truncate(to: limit, text, width: width, measuring: measuring)
    }
  }

  /// The width of the widest line and the height of all, moved up to whole pixels so that the
  /// text fits into a frame of its own size.
  func size(displayScale: Double) -> Size {
    let width = typeset.lines.map(\.width).max() ?? 0
    let height = Double(typeset.lines.count) * typeset.lineHeight
    func up(_ value: Double) -> Double {
      ((value * displayScale) - 1e-6).rounded(.up) / displayScale
    }
    return Size(width: max(up(width), 0), height: max(up(height), 0))
  }

  /// Leaves the first lines, and ends the last of them with an ellipsis.
  private mutating func truncate(
    to limit: Int,
    _ text: TextContent,
    width: Double?,
    measuring: any TextMeasuring
  ) throws {
    let kept = typeset.lines.prefix(limit - 1)
    // What the last line has to hold goes on as far as its paragraph does.
    let goesOn = try Self.continues(behind: limit - 1, text, width: width, measuring: measuring)
    let rest = typeset.lines.dropFirst(limit - 1).prefix(goesOn ? 2 : 1).map(\.string)
      .joined(separator: " ")
    let characters = Array(rest)
    func line(_ count: Int) throws -> TypesetText.Line {
      var head = String(characters.prefix(count))
      while head.last?.isWhitespace == true { head.removeLast() }
      let set = try measuring.typeset(
        head + "…", font: (text.runs.first?.font ?? .body), width: nil
      ).finite
      return set.lines.first ?? TypesetText.Line(string: "…", width: 0)
    }
    // The greatest number of characters that fits, found by halving.
    var fitting = 0
    var tooMany = characters.count + 1
    while tooMany - fitting > 1 {
      let middle = (fitting + tooMany) / 2
      if let width, try line(middle).width > width + 0.01 {
        tooMany = middle
      } else {
        fitting = middle
      }
    }
    typeset.lines = kept + [try line(fitting)]
  }

  /// Whether the paragraph of a line goes on behind that line.
  private static func continues(
    behind line: Int,
    _ text: TextContent,
    width: Double?,
    measuring: any TextMeasuring
  ) throws -> Bool {
    guard width != nil else { return false }
    let paragraphs = text.string.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard paragraphs.count > 1 else { return true }
    var count = 0
    for paragraph in paragraphs {
      let set = try measuring.typeset(
        String(paragraph), font: (text.runs.first?.font ?? .body), width: width)
      count += max(set.lines.count, 1)
      if count > line { return count > line + 1 }
    }
    return false
  }
}

extension TypesetText {
  /// The text with 0 for each measure that is not a finite number.
  fileprivate var finite: TypesetText {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    var text = self
    text.lineHeight = finite(lineHeight)
    text.ascent = finite(ascent)
    for index in lines.indices { text.lines[index].width = finite(lines[index].width) }
    return text
  }
}
