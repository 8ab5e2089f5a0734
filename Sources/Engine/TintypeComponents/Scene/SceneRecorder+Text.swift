// SPDX-License-Identifier: MIT

extension TextLayout {
  /// Returns the paint commands of the text in a frame, from the top line to the bottom line.
  func commands(
    for text: TextContent,
    in frame: Rect,
    direction: LayoutDirection
  ) -> [PaintCommand] {
    var commands: [PaintCommand] = []
    var top = frame.minY
    for (index, line) in typeset.lines.enumerated() {
      defer { top += line.pitch + lineSpacing }
      guard !line.string.isEmpty else { continue }
      let origin = Point(
        x: frame.minX + offset(of: line, text.alignment, in: frame.width, direction),
        y: top + line.ascent)
      if text.isRedacted {
        commands.append(bar(for: line, at: origin, in: frame))
      } else {
        commands.append(
          .text(
            PaintCommand.Line(
              string: line.string,
              spans: spans(of: line, in: frame),
              origin: origin,
              width: line.width,
              ascent: line.ascent,
              direction: line.direction,
              isTruncated: isTruncated && index == typeset.lines.endIndex - 1,
              breaksWord: index + 1 < typeset.lines.endIndex
                && line.breaksWord(before: typeset.lines[index + 1])
            )))
      }
    }
    return commands
  }

  private func offset(
    of line: TypesetText.Line,
    _ alignment: TextAlignment,
    in width: Double,
    _ direction: LayoutDirection
  ) -> Double {
    let available = width - line.width
    let isMirrored = direction == .rightToLeft
    return switch alignment {
    case .leading: isMirrored ? available : 0
    case .center: available / 2
    case .trailing: isMirrored ? 0 : available
    }
  }

  private func spans(of line: TypesetText.Line, in frame: Rect) -> [PaintCommand.Span] {
    line.spans.map { span in
      guard runs.indices.contains(span.run) else {
        return PaintCommand.Span(
          length: span.length, font: span.font, paint: Self.paint(nil, in: frame))
      }
      let run = runs[span.run]
      return PaintCommand.Span(
        length: span.length,
        font: span.font,
        paint: Self.paint(run.style, in: frame),
        tracking: run.usableTracking,
        baselineOffset: run.usableBaselineOffset,
        underline: run.underline,
        strikethrough: run.strikethrough,
        background: run.background?.paint(in: frame)
      )
    }
  }

  /// Returns the paint of a run, with gradients relative to the frame of the whole text.
  private static func paint(_ style: ResolvedStyle?, in frame: Rect) -> PaintCommand.Paint {
    style?.paint(in: frame) ?? .color(ResolvedColor(red: 0, green: 0, blue: 0))
  }

  /// Returns a bar that replaces a line.
  ///
  /// It is as wide as the line and about as high as an x: 52 % of the font size of a Latin font,
  /// which is about 55 % of the line's ascent.
  private func bar(for line: TypesetText.Line, at origin: Point, in frame: Rect) -> PaintCommand {
    let height = max(line.ascent * 0.55, 0)
    let rect = Rect(
      x: origin.x, y: origin.y - height, width: max(line.width, 0), height: height)
    let run = line.spans.first.flatMap { runs.indices.contains($0.run) ? runs[$0.run] : nil }
    var color = run?.style.color ?? ResolvedColor(red: 0, green: 0, blue: 0)
    color.opacity *= 0.2
    return .fill(.box(rect, cornerRadius: height / 3), .color(color))
  }
}

extension SceneRecorder {
  /// Records a text that was laid out in a frame.
  mutating func record(
    _ text: TextContent,
    _ index: Int,
    _ element: LayoutTree.Element,
    _ frame: Rect
  ) {
    guard let layout = tree.textLayout(of: index, proposal: element.proposal) else { return }
    for issue in layout.typeset.issues {
      if case .missingDesign(_, let design) = issue, !missingDesigns.insert(design).inserted {
        continue
      }
      issues.append((.text(issue, string: text.string), element.node))
    }
    // A redacted text shows no content that could be truncated.
    if layout.isTruncated, !text.isRedacted {
      issues.append((.truncated(string: text.string), element.node))
    }
    if !text.isRedacted {
      for word in tree.brokenWords(of: layout, text, element) {
        issues.append((.brokenWord(word.word, isAvoidable: word.fits), element.node))
      }
    }
    noteClipping(of: frame, element.node)
    for run in text.runs {
      if let image = run.style.image { images[image.reference] = image }
    }
    for command in layout.commands(for: text, in: frame, direction: element.direction) {
      paint(command, element.node)
    }
  }
}
