// SPDX-License-Identifier: MIT

// Variants: extension List where SelectionValue == Never; list; @ViewBuilder rowContent;
//   content: rowContent))
//   -> extension List; single-selection list; selection: Binding<SelectionValue?>?, @ViewBuilder
//     rowContent; content: rowContent), selection: selection.map({ .single($0) }))
//   | extension List; multiple-selection list; selection: Binding<Set<SelectionValue>>?,
//     @ViewBuilder rowContent; content: rowContent), selection: selection.map({ .multiple($0) }))
extension List where SelectionValue == Never {
  /// Creates an editable list from bindings to identifiable elements.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(rows: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates an editable list from bindings to elements that are identified by a key path.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View,
    Data.Index: Hashable
  {
    self.init(rows: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}
