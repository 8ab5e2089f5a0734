// SPDX-License-Identifier: MIT

// Variants: extension List where SelectionValue == Never; list; @ViewBuilder rowContent;
//   content: rowContent))
//   -> extension List; single-selection list; selection: Binding<SelectionValue?>?, @ViewBuilder
//     rowContent; content: rowContent), selection: selection.map({ .single($0) }))
//   | extension List; multiple-selection list; selection: Binding<Set<SelectionValue>>?,
//     @ViewBuilder rowContent; content: rowContent), selection: selection.map({ .multiple($0) }))
extension List where SelectionValue == Never {
  /// Creates a hierarchical list from identifiable elements.
  public nonisolated init<Data, RowContent>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a hierarchical list from elements that are identified by a key path.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a hierarchical list from bindings to identifiable elements.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a hierarchical list from bindings to elements that are identified by a key path.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
