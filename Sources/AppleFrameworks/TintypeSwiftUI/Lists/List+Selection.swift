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
}
