// SPDX-License-Identifier: MIT

/// A result builder that creates the columns of a table.
@resultBuilder
public struct TableColumnBuilder<RowValue, Sort>
where RowValue: Identifiable, Sort: SortComparator {
  /// Builds a column.
  public static func buildExpression<Content, Label>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> where Content: View, Label: View {
    column
  }

  /// Builds a column that cannot be sorted.
  @_disfavoredOverload
  public static func buildExpression<Content, Label>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> where Content: View, Label: View {
    column
  }

  // Variants: buildExpression; columns -> buildBlock; one column
  /// Builds columns.
  public static func buildExpression<Column>(_ column: Column) -> Column
  where
    RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator,
    Column: TableColumnContent
  {
    column
  }

  // Variants: buildExpression; columns that -> buildBlock; one column that
  /// Builds columns that cannot be sorted.
  @_disfavoredOverload
  public static func buildExpression<Column>(_ column: Column) -> Column
  where
    RowValue == Column.TableRowValue, Column: TableColumnContent,
    Column.TableColumnSortComparator == Never
  {
    column
  }

  /// Builds an `if` without `else`.
  public static func buildIf<C>(_ content: C?) -> C?
  where
    RowValue == C.TableRowValue, Sort == C.TableColumnSortComparator, C: TableColumnContent
  {
    content
  }

  /// Builds an `if` without `else`, with columns that cannot be sorted.
  @_disfavoredOverload
  public static func buildIf<C>(_ content: C?) -> C?
  where
    RowValue == C.TableRowValue, C: TableColumnContent, C.TableColumnSortComparator == Never
  {
    content
  }
}

extension TableColumnBuilder {
  // Variants: counts(3...10)
  /// Builds 2 columns.
  public static func buildBlock<C0, C1>(
    _ c0: C0, _ c1: C1
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1)>
  where
    C0: TableColumnContent, C0.TableRowValue == RowValue, C1: TableColumnContent,
    C1.TableRowValue == RowValue
  {
    TupleTableColumnContent((c0, c1), [c0._columns(), c1._columns()])
  }
}

extension TableColumnBuilder {
  // Variants: counts(3...10)
  /// Builds 2 columns that cannot be sorted.
  @_disfavoredOverload
  public static func buildBlock<C0, C1>(
    _ c0: C0, _ c1: C1
  ) -> TupleTableColumnContent<RowValue, Never, (C0, C1)>
  where
    C0: TableColumnContent, C0.TableRowValue == RowValue, C0.TableColumnSortComparator == Never,
    C1: TableColumnContent, C1.TableRowValue == RowValue, C1.TableColumnSortComparator == Never
  {
    TupleTableColumnContent((c0, c1), [c0._columns(), c1._columns()])
  }
}
