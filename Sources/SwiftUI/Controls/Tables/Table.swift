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

  init(_ binding: Binding<ID?>) {
    contains = { binding.wrappedValue == $0 }
    select = { binding.wrappedValue = $0 }
  }

  init(_ binding: Binding<Set<ID>>) {
    contains = { binding.wrappedValue.contains($0) }
    select = { binding.wrappedValue = [$0] }
  }
}

extension Table {
  func nodes(in scope: ViewScope) -> [Node] {
    var columns = columns._columns().columns.filter(customization.shows)
    let isCompact = scope.context.environment.horizontalSizeClass == .compact
    if isCompact { columns = Array(columns.prefix(1)) }
    let engineColumns = columns.enumerated().map { index, column in
      Engine.TableColumn<Value>(
        isCompact ? "" : scope.string(column.title), alignment: column.alignment.engine(),
        width: column.width.map { .fixed($0) } ?? .flexible
      ) { row in
        Self.cell(
          column.cell(row),
          in: scope.child(.element(AnyHashable(row.id), occurrence: 0)).child(.slot(index)))
      }
    }
    let rows = rows._rows()
    // The explicit return prevents the use of the builder.
    // swift-format-ignore: OmitExplicitReturns
    var table = Engine.Table<Value>(rows.values) { return engineColumns }
    if let selection {
      let tree = scope.evaluation.tree
      table = table.highlighted { selection.contains($0.id) }
        .onTapRow { row in
          guard !rows.unselectable.contains(row.id) else { return }
          tree.perform([{ selection.select(row.id) }])
        }
    }
    let content = ComponentList(table)
    return scope.nodes(of: TintypeComponents.ScrollView { content })
  }

  private static nonisolated func cell(_ view: any View, in scope: ViewScope) -> ComponentList {
    func list(_ view: some View) -> ComponentList { ComponentList(ViewComponent(view, in: scope)) }
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
