// SPDX-License-Identifier: MIT

extension Scene {
  /// The scene's accessibility elements as text, one element per line, in reading order.
  ///
  /// ```
  /// Settings. Heading.  16 20  88 × 22
  /// Wi-Fi: On. Switch Button.  identifier: "wifi"  actions: tap  16 60  300 × 44
  /// (no label) Image.  16 110  24 × 24
  /// ```
  ///
  /// A line begins with the text that VoiceOver reads: `Selected.`, the label, the value after a
  /// colon, the state and the traits, the position among the tabs of a bar, and the hint. Then
  /// follow the identifier, the actions, and the origin and the size in points. An element without
  /// a label and a value is `(no label)`, unless it is a group. A group precedes its elements,
  /// which are indented.
  ///
  /// The order is: the highest sort priority first; then rows from top to bottom, where a row
  /// contains the elements whose tops are less than 8 points below its first element; within a row,
  /// the layout direction. If there are modal elements, only the last one is read. If there are no
  /// elements, the text is `(nothing to read)`. Rows that are not visible and were left out by lazy
  /// containers are counted in lines such as `… 985 more rows`.
  public var accessibilityText: String { accessibilityText(frames: true) }

  /// Returns the text of ``accessibilityText`` with or without the frames of the elements.
  ///
  /// ```
  /// Settings. Heading.
  /// Wi-Fi: On. Switch Button.  identifier: "wifi"  actions: tap
  /// (no label) Image.
  /// ```
  ///
  /// - Parameter frames: A Boolean value that indicates whether each line ends with the origin and
  ///   the size of the element. Without frames, a change of the layout changes the text only if it
  ///   changes the reading order.
  /// - Returns: One line per element.
  public func accessibilityText(frames: Bool) -> String {
    var lines = AccessibilityTree(self).elements.flatMap(\.flattened).map { element, depth in
      element.line(indent: String(repeating: "  ", count: depth), frames: frames)
    }
    lines = leftOutRows.filter(\.isBefore).map(\.line) + lines
    lines += leftOutRows.filter { !$0.isBefore }.map(\.line)
    return (lines.isEmpty ? ["(nothing to read)"] : lines).joined(separator: "\n") + "\n"
  }
}

/// An accessibility element of a scene.
package struct AccessibilityElement: Sendable {
  /// The accessibility properties, including those of the elements that were combined into it.
  package var semantics: Semantics
  /// The frame in points from the top left corner of the canvas.
  package var frame: Rect
  /// The index of the node in the scene.
  package var place: Int
  /// The sort priority, either the element's own or inherited from a container.
  package var priority: Double
  /// The position among the tabs of a bar.
  var ordinal: (place: Int, count: Int)?
  /// The elements of a group; empty if the element is not a group.
  package var elements: [AccessibilityElement] = []

  /// The element and all elements that it groups, in reading order, with their depths.
  ///
  /// Implemented as a loop, so that the depth does not consume stack.
  package var flattened: [(element: AccessibilityElement, depth: Int)] {
    var result: [(element: AccessibilityElement, depth: Int)] = []
    var remaining = [(element: self, depth: 0)]
    while let next = remaining.popLast() {
      result.append(next)
      remaining += next.element.elements.reversed().map { ($0, next.depth + 1) }
    }
    return result
  }

  fileprivate func line(indent: String, frames: Bool) -> String {
    var parts = [announcement]
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
  /// The text that VoiceOver reads: `[Selected. ]label: value. state and traits. hint`.
  var announcement: String {
    let traits = semantics.traits
    let label = semantics.label.nonEmptyText
    let value = semantics.value.nonEmptyText
    var sentences: [String] = []
    if traits.contains(.isSelected) { sentences.append("Selected") }
    switch (label, value) {
    case (let label?, let value?): sentences.append("\(label): \(value)")
    case (let only?, nil), (nil, let only?): sentences.append(only)
    case (nil, nil):
      if semantics.children != .contain { sentences.append(Self.missingLabel) }
    }
    sentences += traits.announcedTexts
    if let ordinal { sentences.append("\(ordinal.place) of \(ordinal.count)") }
    if let hint = semantics.hint.nonEmptyText { sentences.append(hint) }
    if sentences.isEmpty { sentences.append("Group") }
    return sentences.map(\.closed).joined(separator: " ")
  }

  fileprivate static let missingLabel = "(no label)"
}

extension Semantics.Traits {
  /// The names of the states and traits, as VoiceOver reads them, in reading order.
  fileprivate var announcedTexts: [String] {
    var words: [String] = []
    func add(_ trait: Semantics.Traits, _ word: String) {
      if contains(trait) { words.append(word) }
    }
    add(.isDisabled, "Dimmed")
    // An element with a more specific trait is not also announced as a button.
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
  /// The text on one line; `nil` if it is empty.
  var nonEmptyText: String? {
    guard let text = self?.onOneLine, !text.isEmpty else { return nil }
    return text
  }
}

extension String {
  /// The text with each run of white space and control characters replaced by one space, trimmed.
  var onOneLine: String {
    let words = unicodeScalars.split { scalar in
      scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
    }
    return words.map { String($0) }.joined(separator: " ")
  }

  /// The text with a full stop, unless it already ends with a punctuation mark.
  fileprivate var closed: String {
    guard let last else { return self }
    return ".!?…。！？".contains(last) || self == AccessibilityElement.missingLabel
      ? self : self + "."
  }
}
