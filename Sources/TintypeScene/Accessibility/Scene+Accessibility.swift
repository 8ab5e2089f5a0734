// SPDX-License-Identifier: MIT

extension Scene {
  /// What someone who listens to the scene hears, one element a line, in the order of reading.
  ///
  /// ```
  /// Settings. Heading.  16 20  88 × 22
  /// Wi-Fi: On. Switch Button.  identifier: "wifi"  actions: tap  16 60  300 × 44
  /// (no label) Image.  16 110  24 × 24
  /// ```
  ///
  /// A line begins with what is spoken: `Selected.`, the label, the value after a colon, the state
  /// and the traits, the place among the tabs of a bar, the hint. Then follow what is not spoken:
  /// the identifier, the actions, the corner and the size in points. What can be used but has
  /// nothing to be called by is `(no label)`. Groups stand before what they hold, which is indented.
  ///
  /// Order: the highest sort priority first; then rows from top to bottom, where a row is what
  /// begins less than 8 points below its first element; within a row along the lines of text.
  /// Where there are modal elements, only the last one is read. Without any element the text is
  /// `(nothing to read)`.
  public var accessibilityText: String { accessibilityText(frames: true) }

  /// Returns the text of ``accessibilityText`` with or without the elements' frames.
  ///
  /// ```
  /// Settings. Heading.
  /// Wi-Fi: On. Switch Button.  identifier: "wifi"  actions: tap
  /// (no label) Image.
  /// ```
  ///
  /// - Parameter frames: Whether each line ends with the element's corner and size. Without them a
  ///   change of the layout changes the text only where it changes the order of reading.
  /// - Returns: One line for each element.
  public func accessibilityText(frames: Bool) -> String {
    let lines = AccessibilityTree(self).elements.flatMap(\.flattened).map { element, depth in
      element.line(indent: String(repeating: "  ", count: depth), frames: frames)
    }
    return (lines.isEmpty ? ["(nothing to read)"] : lines).joined(separator: "\n") + "\n"
  }
}

/// What someone who listens to a scene meets.
struct AccessibilityElement {
  var semantics: Semantics
  var frame: Rect
  /// The priority that it has, or that a container around it hands on.
  var priority: Double
  /// Its place among the tabs of a bar.
  var ordinal: (place: Int, count: Int)?
  /// What it groups; empty for what is no group.
  var elements: [AccessibilityElement] = []

  /// The element and all elements that it groups, in the order of reading, with their depths.
  ///
  /// A loop, so that the depth needs no stack.
  var flattened: [(element: AccessibilityElement, depth: Int)] {
    var result: [(element: AccessibilityElement, depth: Int)] = []
    var remaining = [(element: self, depth: 0)]
    while let next = remaining.popLast() {
      result.append(next)
      remaining += next.element.elements.reversed().map { ($0, next.depth + 1) }
    }
    return result
  }

  fileprivate func line(indent: String, frames: Bool) -> String {
    var parts = [spoken]
    if let identifier = semantics.identifier {
      parts.append("identifier: \(identifier.debugDescription)")
    }
    if !semantics.actions.isEmpty {
      parts.append(
        "actions: " + semantics.actions.map(\.name.onOneLine).joined(separator: ", "))
    }
    if frames {
      parts.append("\(frame.minX.pointText) \(frame.minY.pointText)")
      parts.append("\(frame.width.pointText) × \(frame.height.pointText)")
    }
    return indent + parts.joined(separator: "  ")
  }
}

extension AccessibilityElement {
  /// What is spoken: `[Selected. ]label: value. state and traits. hint`.
  var spoken: String {
    let traits = semantics.traits
    let label = semantics.label.spokenPart
    let value = semantics.value.spokenPart
    var sentences: [String] = []
    if traits.contains(.isSelected) { sentences.append("Selected") }
    switch (label, value) {
    case (let label?, let value?): sentences.append("\(label): \(value)")
    case (let only?, nil), (nil, let only?): sentences.append(only)
    case (nil, nil):
      if semantics.children != .contain { sentences.append(Self.missingLabel) }
    }
    sentences += traits.spokenWords
    if let ordinal { sentences.append("\(ordinal.place) of \(ordinal.count)") }
    if let hint = semantics.hint.spokenPart { sentences.append(hint) }
    if sentences.isEmpty { sentences.append("Group") }
    return sentences.map(\.closed).joined(separator: " ")
  }

  fileprivate static let missingLabel = "(no label)"
}

extension Semantics.Traits {
  /// The words for the states and traits that are spoken, in their order.
  fileprivate var spokenWords: [String] {
    var words: [String] = []
    func add(_ trait: Semantics.Traits, _ word: String) {
      if contains(trait) { words.append(word) }
    }
    add(.isDisabled, "Dimmed")
    // What is told more exactly is not called a button as well.
    if isDisjoint(with: [.isToggle, .isTab, .isKeyboardKey]) { add(.isButton, "Button") }
    add(.isToggle, "Switch Button")
    add(.isTab, "Tab")
    add(.isTabBar, "Tab Bar")
    add(.isKeyboardKey, "Keyboard Key")
    add(.isHeader, "Heading")
    add(.isLink, "Link")
    add(.isAdjustable, "Adjustable")
    add(.isImage, "Image")
    if contains(.isSecure) {
      words.append("Secure Text Field")
    } else {
      add(.isSearchField, "Search Field")
      if !contains(.isSearchField) { add(.isTextField, "Text Field") }
    }
    if contains(.isModal) { words.append("Modal") }
    return words
  }
}

extension String? {
  /// The text on one line; `nil` for one that is empty.
  var spokenPart: String? {
    guard let text = self?.onOneLine, !text.isEmpty else { return nil }
    return text
  }
}

extension String {
  /// The text with each run of white space and control characters as one space, none at the ends.
  var onOneLine: String {
    let words = unicodeScalars.split { scalar in
      scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
    }
    return words.map { String($0) }.joined(separator: " ")
  }

  /// The text as a sentence that ends.
  fileprivate var closed: String {
    guard let last else { return self }
    return ".!?…。！？".contains(last) || self == AccessibilityElement.missingLabel
      ? self : self + "."
  }
}
