// SPDX-License-Identifier: MIT

extension TextContent {
  /// The whole text with the look of its first run, then of each later run what differs from it.
  var attributes: [Attribute] {
    var list = AttributeList()
    list.add("text", .text(string))
    if let first = runs.first {
      list.add("font", .font(first.font))
      list.add("color", first.style.attribute)
      list.add("tracking", first.tracking, unless: 0)
      list.add("baselineOffset", first.baselineOffset, unless: 0)
      list.add("underline", first.underline.map { .word($0.summary) })
      list.add("strikethrough", first.strikethrough.map { .word($0.summary) })
      for (index, run) in runs.enumerated().dropFirst() {
        list.add(run.attributes(besides: first), within: "run[\(index)]")
      }
    }
    list.add("alignment", alignment, unless: .leading)
    list.add("lineLimit", lineLimit.map { .number(Double($0)) })
    list.add("reservedLineCount", Length(Double(reservedLineCount)), unless: 0)
    list.add("truncationMode", truncationMode, unless: .tail)
    list.add("lineSpacing", lineSpacing, unless: 0)
    list.add("minimumScaleFactor", minimumScaleFactor, unless: 1)
    list.add("redacted", isRedacted)
    return list.attributes
  }
}

extension TextRun {
  fileprivate func attributes(besides first: TextRun) -> [Attribute] {
    var list = AttributeList()
    list.add("text", .text(string))
    if font != first.font { list.add("font", .font(font)) }
    if style != first.style { list.add("color", style.attribute) }
    list.add("tracking", tracking, unless: first.tracking.points)
    list.add("baselineOffset", baselineOffset, unless: first.baselineOffset.points)
    if underline != first.underline {
      list.add("underline", .word(underline?.summary ?? "none"))
    }
    if strikethrough != first.strikethrough {
      list.add("strikethrough", .word(strikethrough?.summary ?? "none"))
    }
    return list.attributes
  }
}

extension TextLineStyle {
  /// The pattern, and the colour where it has one of its own.
  fileprivate var summary: String {
    color.map { "\(pattern.rawValue) \($0)" } ?? pattern.rawValue
  }
}
