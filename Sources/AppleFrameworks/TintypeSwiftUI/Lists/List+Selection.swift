// SPDX-License-Identifier: MIT

extension List {
  /// Creates a list of rows and sections, of which a user can select one.
  public nonisolated init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(rows: content(), selection: selection.map({ .single($0) }))
  }

  /// Creates a list of rows and sections, of which a user can select several.
  public nonisolated init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(rows: content(), selection: selection.map({ .multiple($0) }))
  }

  // Variants: one; Binding<SelectionValue?; single -> several; Binding<Set<SelectionValue>;
  //   multiple
  /// Creates a list from identifiable elements, of which a user can select one.
  public nonisolated init<Data, RowContent>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    self.init(rows: ForEach(data, content: rowContent), selection: selection.map({ .single($0) }))
  }

  /// Creates a list from the numbers of a constant range, of which a user can select one.
  public nonisolated init<RowContent>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
    self.init(rows: ForEach(data, content: rowContent), selection: selection.map({ .single($0) }))
  }

  /// Creates a list from the numbers of a constant range, of which a user can select several.
  public nonisolated init<RowContent>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where Content == ForEach<Range<Int>, Int, HStack<RowContent>>, RowContent: View {
    self.init(
      rows: ForEach(data) { number in HStack { rowContent(number) } },
      selection: selection.map({ .multiple($0) }))
  }

  // Variants: one; Binding<SelectionValue?; single -> several; Binding<Set<SelectionValue>;
  //   multiple
  /// Creates a list from elements that are identified by a key path, of which a user can select
  /// one.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init(
      rows: ForEach(data, id: id, content: rowContent), selection: selection.map({ .single($0) }))
  }

  // Variants: one; selection: Binding<SelectionValue?; single -> several; selection:
  //   Binding<Set<SelectionValue>; multiple
  /// Creates a list from bindings to identifiable elements, of which a user can select one.
  @_disfavoredOverload
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(rows: ForEach(data, content: rowContent), selection: selection.map({ .single($0) }))
  }

  // Variants: one; selection: Binding<SelectionValue?; single -> several; selection:
  //   Binding<Set<SelectionValue>; multiple
  /// Creates a list from bindings to elements that are identified by a key path, of which a user
  /// can select one.
  @_disfavoredOverload
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View,
    Data.Index: Hashable
  {
    self.init(
      rows: ForEach(data, id: id, content: rowContent), selection: selection.map({ .single($0) }))
  }
}
