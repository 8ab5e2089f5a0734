// SPDX-License-Identifier: MIT

import Foundation

/// The selected parts of an attributed text, or the insertion point.
///
/// Editors do not show it. When a user enters a text, the insertion point is at its end.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The positions of a selection.
  public enum Indices: Equatable, Sendable {
    /// An insertion point.
    case insertionPoint(AttributedString.Index)
    /// The ranges of selected characters.
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// The positions; `nil` for the end of the text.
  private var indices: Indices?
  /// The attributes of the next character; `nil` for those of the text.
  private var typingAttributes: AttributeContainer?

  /// Creates an insertion point at the end of the text.
  public init() {}

  /// Creates an insertion point.
  ///
  /// - Parameters:
  ///   - insertionPoint: The position.
  ///   - typingAttributes: The attributes of the next character; `nil` for those of the character in
  ///     front of it.
  public init(
    insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
  ) {
    indices = .insertionPoint(insertionPoint)
    self.typingAttributes = typingAttributes
  }

  /// Creates a selection of a range; an insertion point for an empty one.
  public init(range: Range<AttributedString.Index>) {
    indices =
      range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  /// Creates a selection of several ranges.
  public init(ranges: RangeSet<AttributedString.Index>) { indices = .ranges(ranges) }

  /// Returns the positions in a text; its end if they are not positions of the text.
  public func indices(in text: AttributedString) -> AttributedTextSelection.Indices {
    let end = Indices.insertionPoint(text.endIndex)
    switch indices {
    case nil: return end
    case .insertionPoint(let index):
      return text.contains(index) ? .insertionPoint(index) : end
    case .ranges(let ranges):
      let isValid = ranges.ranges.allSatisfy {
        text.contains($0.lowerBound) && text.contains($0.upperBound)
      }
      return isValid && !ranges.isEmpty ? .ranges(ranges) : end
    }
  }

  /// Returns the attributes of the next character at an insertion point, or those of the first
  /// selected character.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let typingAttributes { return typingAttributes }
    switch indices(in: text) {
    case .ranges(let ranges):
      return ranges.ranges.first.map { text.attributes(at: $0.lowerBound) } ?? AttributeContainer()
    case .insertionPoint(let index):
      guard index > text.startIndex else { return text.attributes(at: index) }
      return text.attributes(at: text.characters.index(before: index))
    }
  }

  /// Sets the attributes of the next character.
  fileprivate mutating func type(with attributes: AttributeContainer) {
    typingAttributes = attributes
  }
}

extension AttributedString {
  /// Changes the attributes of the selected characters, or those of the next character.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - body: The closure that changes the attributes of one run.
  /// - Throws: The error of the closure.
  public mutating func transformAttributes<E>(
    in selection: inout AttributedTextSelection,
    body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) where E: Error {
    guard case .ranges(let ranges) = selection.indices(in: self) else {
      var attributes = selection.typingAttributes(in: self)
      try body(&attributes)
      selection.type(with: attributes)
      return
    }
    for range in ranges.ranges {
      for run in self[range].runs.map(\.range) {
        var attributes = attributes(at: run.lowerBound)
        try body(&attributes)
        self[run].setAttributes(attributes)
      }
    }
  }

  /// Replaces the selected characters, and moves the insertion point behind the new ones.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - newElements: The new characters, with their attributes.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newElements: some AttributedStringProtocol
  ) {
    let place: Range<AttributedString.Index>
    switch selection.indices(in: self) {
    case .insertionPoint(let index): place = index..<index
    case .ranges(let ranges):
      // From the last range, so that the others stay valid.
      for range in ranges.ranges.dropFirst().reversed() { removeSubrange(range) }
      place = ranges.ranges.first ?? endIndex..<endIndex
    }
    let offset = characters.distance(from: startIndex, to: place.lowerBound)
    replaceSubrange(place, with: newElements)
    selection = AttributedTextSelection(
      insertionPoint: characters.index(startIndex, offsetBy: offset + newElements.characters.count))
  }

  /// Replaces the selected characters with others that have the attributes of the next character.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - newElements: The new characters.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection,
    withCharacters newElements: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(
      &selection, with: AttributedString(String(newElements), attributes: attributes))
  }

  /// Returns a Boolean value that indicates whether an index is one of the text or its end.
  fileprivate func contains(_ index: AttributedString.Index) -> Bool {
    index.isValid(within: self)
  }

  /// Returns the attributes of the character at an index; none at the end.
  fileprivate func attributes(at index: AttributedString.Index) -> AttributeContainer {
    guard index < endIndex else { return AttributeContainer() }
    return runs[index].attributes
  }

  /// Returns the text with other characters, where unchanged ones keep their attributes.
  ///
  /// New characters have the attributes of the character in front of them.
  func replacingCharacters(with string: String) -> AttributedString {
    let (old, new) = (Array(characters), Array(string))
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    {
      end += 1
    }
    var text = self
    let lower = text.characters.index(text.startIndex, offsetBy: start)
    let upper = text.characters.index(text.startIndex, offsetBy: old.count - end)
    let neighbor = AttributedTextSelection(insertionPoint: lower).typingAttributes(in: self)
    text.replaceSubrange(
      lower..<upper,
      with: AttributedString(String(new[start..<new.count - end]), attributes: neighbor))
    return text
  }
}

extension FieldText {
  /// Creates the characters of an attributed text, whose insertion point is at its end after each
  /// change.
  init(_ text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>?) {
    self.init(get: { String(text.wrappedValue.characters) }) { new in
      text.wrappedValue = text.wrappedValue.replacingCharacters(with: new)
      selection?.wrappedValue = AttributedTextSelection()
    }
  }
}
