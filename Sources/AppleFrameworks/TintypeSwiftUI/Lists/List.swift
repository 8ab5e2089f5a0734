// SPDX-License-Identifier: MIT

import TintypeComponents

/// A scrollable list of rows in a single column.
public struct List<SelectionValue, Content>: View, PrimitiveView
where SelectionValue: Hashable, Content: View {
  private nonisolated(unsafe) let content: Content
  private nonisolated(unsafe) let selection: RowSelection<SelectionValue>?

  nonisolated init(rows: Content, selection: RowSelection<SelectionValue>? = nil) {
    content = rows
    self.selection = selection
  }
}

extension List {
  func nodes(in scope: ViewScope) -> [Node] {
    let isEditing = scope.environment.editMode?.wrappedValue.isEditing ?? false
    let column = scope.environment.splitColumn
    let style = scope.environment.listStyle.resolved(in: column)
    if let selection { column?.selection?.register(selection.columnValue) }
    let isLeading = column?.isLeading ?? false
    let behavior = ListBehavior(
      selection: selection?.engine(in: scope, isEditing: isEditing), isEditing: isEditing,
      isSidebar: style.isSidebar,
      arrangement: !isLeading ? .style : style.isSidebar ? .sidebar : .column)
    let hasSelection = selection != nil
    let (scope, inner) = scope.scrolling(along: .vertical)
    let rows = content.transformingEnvironment {
      if hasSelection { $0.hasImplicitTags = true }
      $0.scrolling = inner.scrolling
      $0.reportsScrollFrames = inner.reportsScrollFrames
      $0.lazyAxis = .vertical
    }
    let list = TintypeComponents.List(
      behavior: behavior, content: ComponentList(ViewComponent(rows, in: scope)))
    return scope.nodes(of: list.listStyle(style.engine))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of rows and sections.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

  /// Creates a list from the numbers of a constant range.
  public nonisolated init<RowContent>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
    self.init(rows: ForEach(data, content: rowContent))
  }
}

// Variants: extension List where SelectionValue == Never; list; @ViewBuilder rowContent;
//   content: rowContent))
//   -> extension List; single-selection list; selection: Binding<SelectionValue?>?, @ViewBuilder
//     rowContent; content: rowContent), selection: selection.map({ .single($0) }))
//   | extension List; multiple-selection list; selection: Binding<Set<SelectionValue>>?,
//     @ViewBuilder rowContent; content: rowContent), selection: selection.map({ .multiple($0) }))
extension List where SelectionValue == Never {
  /// Creates a list from identifiable elements.
  public nonisolated init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Creates a list from elements that are identified by a key path.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list from bindings to identifiable elements.
  @_disfavoredOverload
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Creates a list from bindings to elements that are identified by a key path.
  @_disfavoredOverload
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View,
    Data.Index: Hashable
  {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }
}
