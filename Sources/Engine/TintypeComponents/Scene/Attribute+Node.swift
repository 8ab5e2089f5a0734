// SPDX-License-Identifier: MIT

extension Node {
  /// The attributes that differ from their defaults: those of the content, then those of each
  /// modifier.
  ///
  /// Accessibility properties are in the node's semantics. Only the identifier for tests is an
  /// attribute as well.
  package var sceneAttributes: [Attribute] {
    var attributes = content.attributes
    // The type name indicates the axis of a stack, so the axis is only added if they disagree.
    if case .stack(let stack) = content,
      type == (stack.axis == .vertical ? "HStack" : "VStack")
    {
      attributes.insert(Attribute("axis", .word(stack.axis.rawValue)), at: 0)
    }
    var identifier: String?
    for (modifier, name) in zip(modifiers, modifierNames) {
      attributes += modifier.attributes.map { attribute in
        Attribute(
          attribute.name.isEmpty ? name : "\(name).\(attribute.name)",
          attribute.value
        )
      }
      if case .semantics(let change) = modifier { identifier = change.identifier ?? identifier }
    }
    if let identifier { attributes.append(Attribute("accessibilityIdentifier", .text(identifier))) }
    if layoutDirection != .leftToRight {
      attributes.append(Attribute("layoutDirection", .word(layoutDirection.rawValue)))
    }
    return attributes
  }
}

/// A list of attributes under construction, which omits values equal to their defaults.
struct AttributeList {
  private(set) var attributes: [Attribute] = []

  mutating func add(_ name: String, _ value: Attribute.Value?) {
    if let value { attributes.append(Attribute(name, value)) }
  }

  mutating func add(_ name: String, _ number: Length?) { add(name, number.map { .number($0) }) }

  mutating func add(_ name: String, _ number: Length, unless usual: Double) {
    if number != Length(usual) { add(name, number) }
  }

  mutating func add<Word: RawRepresentable & Equatable>(
    _ name: String,
    _ word: Word?,
    unless usual: Word? = nil
  ) where Word.RawValue == String {
    if let word, word != usual { add(name, .word(word.rawValue)) }
  }

  mutating func add<Line: AlignmentLine & Equatable>(
    _ name: String,
    _ line: Line?,
    unless usual: Line? = nil
  ) {
    if let line, line != usual { add(name, .word(line.rawValue)) }
  }

  mutating func add(_ name: String, _ alignment: Alignment?, unless usual: Alignment = .center) {
    if let alignment, alignment != usual { add(name, .word(alignment.summary)) }
  }

  mutating func add(_ name: String, _ flag: Bool) {
    if flag { add(name, .word("true")) }
  }

  mutating func add(_ name: String, _ anchor: UnitPoint?, unless usual: UnitPoint? = nil) {
    if let anchor, anchor != usual { add(name, .word(anchor.summary)) }
  }

  /// Adds the names of axes.
  mutating func add(_ name: String, _ axes: [Axis], unless usual: [Axis]) {
    guard axes != usual else { return }
    add(name, .word(axes.isEmpty ? "none" : axes.map(\.rawValue).joined(separator: " ")))
  }

  /// Adds each inset that is not 0; an empty name refers to the owner of the list.
  mutating func add(_ name: String, _ insets: EdgeInsets) {
    let edges = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ]
    for (edge, inset) in edges {
      add(name.isEmpty ? edge : "\(name).\(edge)", Length(inset), unless: 0)
    }
  }

  mutating func add(_ others: [Attribute], within name: String = "") {
    attributes += name.isEmpty ? others : others.map { Attribute("\(name).\($0.name)", $0.value) }
  }
}

extension TextContent {
  /// The whole text with the attributes of its first run, and the differing attributes of later
  /// runs.
  var attributes: [Attribute] {
    var list = AttributeList()
    list.add("text", .text(string))
    if let first = runs.first {
      list.add("font", .font(first.font))
      list.add("color", first.style.attribute)
      list.add("background", first.background?.attribute)
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
    list.add("lineHeight", lineHeight.map { .word($0.summary) })
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
    if background != first.background {
      list.add("background", background?.attribute ?? .word("none"))
    }
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
  /// The pattern, and the color if the line has its own.
  fileprivate var summary: String { color.map { "\(pattern.rawValue) \($0)" } ?? pattern.rawValue }
}
