// SPDX-License-Identifier: MIT

extension SceneRecorder {
  /// Records the lines of a text.
  mutating func record(
    _ text: TextContent,
    _ index: Int,
    _ element: LayoutTree.Element,
    _ frame: Rect
  ) {
    guard let layout = tree.textLayout(of: index, proposal: element.proposal) else { return }
    let typeset = layout.typeset
    for issue in typeset.issues {
      issues.append((.text(issue, string: text.string), element.node))
    }
    let isMirrored = element.direction == .rightToLeft
    for (number, line) in typeset.lines.enumerated() where !line.string.isEmpty {
      let room = frame.width - line.width
      let offset =
        switch text.alignment {
        case .leading: isMirrored ? room : 0
        case .center: room / 2
        case .trailing: isMirrored ? 0 : room
        }
      let line = PaintCommand.Line(
        string: line.string,
        origin: Point(
          x: frame.minX + offset,
          y: frame.minY + Double(number) * typeset.lineHeight + typeset.ascent
        ),
        width: line.width,
        ascent: typeset.ascent,
        font: typeset.font,
        color: text.runs.first?.style.color ?? ResolvedColor(red: 0, green: 0, blue: 0),
        direction: element.direction
      )
      paint(.text(line), element.node)
    }
  }
}
