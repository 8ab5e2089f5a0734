// SPDX-License-Identifier: MIT

import TintypeComponents

/// A scrollable grid of values with a row for each value.
///
/// With a compact horizontal size class, only the first column is shown, without a header. A
/// snapshot does not show the order of the rows in the header.
public struct Table<Value, Rows, Columns>: View, PrimitiveView
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  private nonisolated(unsafe) let rows: Rows
  private nonisolated(unsafe) let columns: Columns
  private nonisolated(unsafe) let selection: TableSelection<Value.ID>?
  private let customization: TableColumnCustomization<Value>

  nonisolated init(
    columns: Columns, rows: Rows, selection: TableSelection<Value.ID>? = nil,
    customization: TableColumnCustomization<Value> = TableColumnCustomization()
  ) {
    self.columns = columns
    self.rows = rows
    self.selection = selection
    self.customization = customization
  }
}

/// The selection of a table.
struct TableSelection<ID: Hashable> {
  let contains: (ID) -> Bool
  let select: (ID) -> Void
  /// The closure that returns the values to which a menu of a row applies.
  let values: (ID) -> Set<ID>

  init(_ binding: Binding<ID?>) {
    contains = { binding.wrappedValue == $0 }
    select = { binding.wrappedValue = $0 }
    values = { [$0] }
  }

  init(_ binding: Binding<Set<ID>>) {
    contains = { binding.wrappedValue.contains($0) }
    select = { binding.wrappedValue = [$0] }
    values = { binding.wrappedValue.contains($0) ? binding.wrappedValue : [$0] }
  }
}

extension Table {
  func nodes(in scope: ViewScope) -> [Node] {
    guard let style = scope.environment.style((any TableStyle).self) else {
      return rowNodes(in: scope)
    }
    // The body of the style contains this table with the next style.
    let configuration = TableStyleConfiguration(
      table: StyleContent(self, in: scope, at: .part("table")))
    return scope.nodes(of: style, configuration)
  }

  private func rowNodes(in outer: ViewScope) -> [Node] {
    let (window, inner) = outer.scrolling(along: .vertical)
    var (scope, values) = (window, inner)
    scope.context.environment = values.base
    values.lazyAxis = .vertical
    var rowScope = scope.child(.part("rows"))
    rowScope.context.environment = values.base
    var columns = columns._columns().columns.filter(customization.shows)
    let isCompact = scope.context.environment.horizontalSizeClass == .compact
    if isCompact { columns = Array(columns.prefix(1)) }
    let expansion = scope.node.effect { TableExpansion() }
    let parts = TableParts(rows._rows().items, expansion: expansion, in: rowScope)
    let hasHeaders = !isCompact && scope.environment.tableColumnHeaders != .hidden
    let menu = selection == nil ? nil : scope.environment.selectionMenu
    let primary = menu?.primaryAction(for: Value.ID.self)
    let menuState = scope.child(.part("selectionMenu")).node.effect { SelectionMenuState() }
    let components = parts.parts.enumerated().map { index, part -> any Component in
      switch part {
      case .header(let header): return TableSectionHeader(header, at: index, in: scope)
      case .rows(let entries):
        let hasTitles = hasHeaders && index == parts.firstRows
        let engineColumns = engineColumns(
          columns, hasTitles: hasTitles, hasDisclosures: parts.hasDisclosures, in: scope)
        // The explicit return prevents the use of the builder.
        // swift-format-ignore: OmitExplicitReturns
        var table = TintypeComponents.Table<TableEntry<Value>>(entries) { return engineColumns }
          .lazy { $0.members }
        if let selection {
          let tree = scope.evaluation.tree
          table = table.highlighted { selection.contains($0.value.id) }
            .onTapRow { row in
              guard !row.options.isSelectionDisabled else { return }
              tree.perform([
                {
                  selection.select(row.value.id)
                  primary?([row.value.id])
                }
              ])
            }
        }
        return table.modifyingRows { entry, row in
          let id = entry.value.id
          let row = entry.options.row(row, in: entry.scope)
          guard let menu, let selection, entry.options.contextMenu == nil else {
            return entry.framed(row)
          }
          return entry.framed(
            menu.row(row, for: id, in: selection.values(id), state: menuState, scope: scope))
        }
      }
    }
    let content =
      components.count == 1
      ? ComponentList(components)
      : ComponentList([Engine.VStack(spacing: 0) { ComponentList(components) }])
    return window.nodes(of: TintypeComponents.ScrollView { content })
  }

  /// Returns the columns, the first of which shows the level of a row.
  private func engineColumns(
    _ columns: [TableColumnValue<Value>], hasTitles: Bool, hasDisclosures: Bool,
    in scope: ViewScope
  ) -> [TintypeComponents.TableColumn<TableEntry<Value>>] {
    columns.enumerated().map { index, column in
      TintypeComponents.TableColumn<TableEntry<Value>>(
        hasTitles ? scope.string(column.title) : "", alignment: column.alignment.engine(),
        width: column.width.map { .fixed($0) } ?? .flexible
      ) { row in
        let cell = Self.cell(column.cell(row.value), in: row.scope.child(.slot(index)))
        return index == 0 && hasDisclosures ? row.outlined(cell, in: scope) : cell
      }
    }
  }

  private static nonisolated func cell(_ view: any View, in scope: ViewScope) -> ComponentList {
    func list(_ view: some View) -> ComponentList {
      ComponentList(ViewComponent(view.inElement(of: scope.environment), in: scope))
    }
    return list(view)
  }
}

extension TableColumnAlignment {
  fileprivate func engine<Row>() -> TintypeComponents.TableColumn<Row>.Alignment {
    switch kind {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
