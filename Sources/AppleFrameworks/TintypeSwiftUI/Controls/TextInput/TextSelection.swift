// SPDX-License-Identifier: MIT

/// The selected part of the text of a field, or the insertion point.
///
/// Fields do not show it. When a user enters a text, the insertion point is at its end.
public struct TextSelection: Equatable, Hashable {
  /// The positions of a selection.
  public enum Indices: Equatable, Hashable {
    /// A range; an empty range is an insertion point.
    case selection(Range<String.Index>)
    /// Several ranges.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The positions.
  public var indices: TextSelection.Indices

  /// Creates a selection of a range.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Creates a selection of several ranges.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Creates an insertion point.
  public init(insertionPoint: String.Index) {
    self.init(range: insertionPoint..<insertionPoint)
  }

  /// A Boolean value that indicates whether the selection is an insertion point.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// The position of an insertion point at the boundary of two lines.
  public var affinity: TextSelectionAffinity { .automatic }
}

/// The position of an insertion point at the boundary of two lines.
public enum TextSelectionAffinity: Equatable, Hashable {
  /// The position that the system determines.
  case automatic
  /// The end of the first line.
  case upstream
  /// The beginning of the second line.
  case downstream
}

extension TextField where Label == Text {
  // Variants: string(titleKey)
  /// Creates a field with a title and a selection.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(
      FieldText(text, selection: selection), prompt: prompt, axis: axis ?? .horizontal,
      label: Text(titleKey))
  }
}

extension FieldText {
  /// Creates a text whose insertion point is at its end after each change.
  init(_ text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(get: { text.wrappedValue }) { new in
      text.wrappedValue = new
      selection.wrappedValue = TextSelection(insertionPoint: new.endIndex)
    }
  }
}
