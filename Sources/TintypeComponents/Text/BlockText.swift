// SPDX-License-Identifier: MIT

/// Measures text by fixed metrics, without any font; it is painted as solid blocks.
///
/// Every character has the same width, so layouts can be tested by mental arithmetic, and pictures
/// show where text stands whatever it says.
public struct BlockText: TextMeasuring, Hashable, Sendable {
  /// The width and height of each character in points.
  public var characterSize: Size
  /// From the top of a line to its baseline in points.
  public var ascent: Double

  /// Creates fixed metrics, by default 10 × 20 points with the baseline 15 below the top.
  public init(characterSize: Size = Size(width: 10, height: 20), ascent: Double = 15) {
    self.characterSize = characterSize
    self.ascent = ascent
  }

  /// Breaks a text at spaces, and within words that are too wide for a line.
  public func typeset(_ string: String, font: Font, width: Double?) -> TypesetText {
    let limit = width.map(characters(in:)) ?? .max
    let paragraphs = string.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    let lines = paragraphs.flatMap { Self.lines(of: $0, limit: limit) }
    return TypesetText(
      lines: lines.map { line in
        TypesetText.Line(string: line, width: Double(line.count) * characterSize.width)
      },
      font: ResolvedFont(
        family: nil, size: font.size, weight: font.weight, isItalic: font.isItalic),
      lineHeight: characterSize.height,
      ascent: ascent
    )
  }

  /// How many characters a line of a width holds: at least 1, and any number where characters
  /// have no width.
  private func characters(in width: Double) -> Int {
    let count = (width + 1e-9) / characterSize.width
    return count < 1e9 ? Int(max(count, 1)) : .max
  }

  private static func lines(of paragraph: Substring, limit: Int) -> [String] {
    var lines: [String] = []
    var line: Substring?
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      // Spaces at a break vanish; those at the beginning of the paragraph stay.
      if let begun = line, !begun.isEmpty || lines.isEmpty,
        begun.count + 1 + word.count <= limit
      {
        line = begun + " " + word
        continue
      }
      if let begun = line, begun.contains(where: { $0 != " " }) { lines.append(String(begun)) }
      var rest = Array(word)[...]
      while rest.count > limit {
        lines.append(String(rest.prefix(limit)))
        rest = rest.dropFirst(limit)
      }
      line = Substring(rest)
    }
    if let line, !line.isEmpty || lines.isEmpty { lines.append(String(line)) }
    return lines
  }
}
