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
    // A change makes the indices of the text invalid.
    let offsets = ranges.ranges.map { self.offsets(of: $0) }
    for run in ranges.ranges.flatMap({ self[$0].runs.map(\.range) }).map({ self.offsets(of: $0) }) {
      let range = self.range(of: run)
      var attributes = attributes(at: range.lowerBound)
      try body(&attributes)
      self[range].setAttributes(attributes)
    }
    selection = AttributedTextSelection(ranges: RangeSet(offsets.map { range(of: $0) }))
  }

  /// Replaces the selected characters, and moves the insertion point behind the new ones.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - newElements: The new characters, with their attributes.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newElements: some AttributedStringProtocol
  ) {
    let places: [Range<Int>]
    switch selection.indices(in: self) {
    case .insertionPoint(let index): places = [offsets(of: index..<index)]
    case .ranges(let ranges): places = ranges.ranges.map { offsets(of: $0) }
    }
    guard let place = places.first else { return }
    for other in places.dropFirst().reversed() { removeSubrange(range(of: other)) }
    replaceSubrange(range(of: place), with: newElements)
    let end = place.lowerBound + newElements.characters.count
    selection = AttributedTextSelection(insertionPoint: range(of: end..<end).lowerBound)
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
    index == endIndex || index.isValid(within: self)
  }

  /// Returns the offsets of the characters in a range.
  private func offsets(of range: Range<AttributedString.Index>) -> Range<Int> {
    let start = characters.distance(from: startIndex, to: range.lowerBound)
    return start..<start + characters.distance(from: range.lowerBound, to: range.upperBound)
  }

  /// Returns the range of the characters with offsets.
  private func range(of offsets: Range<Int>) -> Range<AttributedString.Index> {
    let start = characters.index(startIndex, offsetBy: offsets.lowerBound)
    return start..<characters.index(start, offsetBy: offsets.count)
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
