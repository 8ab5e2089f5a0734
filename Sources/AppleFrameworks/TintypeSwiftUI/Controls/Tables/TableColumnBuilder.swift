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

  /// Builds columns.
  public static func buildExpression<Column>(_ column: Column) -> Column
  where
    RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator,
    Column: TableColumnContent
  {
    column
  }

  /// Builds columns that cannot be sorted.
  @_disfavoredOverload
  public static func buildExpression<Column>(_ column: Column) -> Column
  where
    RowValue == Column.TableRowValue, Column: TableColumnContent,
    Column.TableColumnSortComparator == Never
  {
    column
  }

  /// Builds one column.
  public static func buildBlock<Column>(_ column: Column) -> Column
  where
    RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator,
    Column: TableColumnContent
  {
    column
  }

  /// Builds one column that cannot be sorted.
  @_disfavoredOverload
  public static func buildBlock<Column>(_ column: Column) -> Column
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
  /// Builds 2 columns.
  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> TupleTableColumnContent<
    RowValue, Sort, (C0, C1)
  >
  where
    C0: TableColumnContent, C0.TableRowValue == RowValue, C1: TableColumnContent,
    C1.TableRowValue == RowValue
  {
    TupleTableColumnContent((c0, c1), [c0._columns(), c1._columns()])
  }

  /// Builds 3 columns.
  public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2)
    -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2)>
  where
    C0: TableColumnContent, C0.TableRowValue == RowValue, C1: TableColumnContent,
    C1.TableRowValue == RowValue, C2: TableColumnContent, C2.TableRowValue == RowValue
  {
    TupleTableColumnContent((c0, c1, c2), [c0._columns(), c1._columns(), c2._columns()])
  }

  /// Builds 4 columns.
  public static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3)
    -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3)>
  where
    C0: TableColumnContent, C0.TableRowValue == RowValue, C1: TableColumnContent,
    C1.TableRowValue == RowValue, C2: TableColumnContent, C2.TableRowValue == RowValue,
    C3: TableColumnContent, C3.TableRowValue == RowValue
  {
    TupleTableColumnContent(
      (c0, c1, c2, c3), [c0._columns(), c1._columns(), c2._columns(), c3._columns()])
  }

  /// Builds 5 columns.
  public static func buildBlock<C0, C1, C2, C3, C4>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4)>
  where
    C0: TableColumnContent, C0.TableRowValue == RowValue, C1: TableColumnContent,
    C1.TableRowValue == RowValue, C2: TableColumnContent, C2.TableRowValue == RowValue,
    C3: TableColumnContent, C3.TableRowValue == RowValue, C4: TableColumnContent,
    C4.TableRowValue == RowValue
  {
    TupleTableColumnContent(
      (c0, c1, c2, c3, c4),
      [c0._columns(), c1._columns(), c2._columns(), c3._columns(), c4._columns()])
  }

  /// Builds 6 columns.
  public static func buildBlock<C0, C1, C2, C3, C4, C5>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5)>
  where
    C0: TableColumnContent, C0.TableRowValue == RowValue, C1: TableColumnContent,
    C1.TableRowValue == RowValue, C2: TableColumnContent, C2.TableRowValue == RowValue,
    C3: TableColumnContent, C3.TableRowValue == RowValue, C4: TableColumnContent,
    C4.TableRowValue == RowValue, C5: TableColumnContent, C5.TableRowValue == RowValue
  {
    TupleTableColumnContent(
      (c0, c1, c2, c3, c4, c5),
      [c0._columns(), c1._columns(), c2._columns(), c3._columns(), c4._columns(), c5._columns()])
  }

  /// Builds 7 columns.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6)>
  where
    C0: TableColumnContent, C0.TableRowValue == RowValue, C1: TableColumnContent,
    C1.TableRowValue == RowValue, C2: TableColumnContent, C2.TableRowValue == RowValue,
    C3: TableColumnContent, C3.TableRowValue == RowValue, C4: TableColumnContent,
    C4.TableRowValue == RowValue, C5: TableColumnContent, C5.TableRowValue == RowValue,
    C6: TableColumnContent, C6.TableRowValue == RowValue
  {
    TupleTableColumnContent(
      (c0, c1, c2, c3, c4, c5, c6),
      [
        c0._columns(), c1._columns(), c2._columns(), c3._columns(), c4._columns(), c5._columns(),
        c6._columns(),
      ])
  }

  /// Builds 8 columns.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7)>
  where
    C0: TableColumnContent, C0.TableRowValue == RowValue, C1: TableColumnContent,
    C1.TableRowValue == RowValue, C2: TableColumnContent, C2.TableRowValue == RowValue,
    C3: TableColumnContent, C3.TableRowValue == RowValue, C4: TableColumnContent,
    C4.TableRowValue == RowValue, C5: TableColumnContent, C5.TableRowValue == RowValue,
    C6: TableColumnContent, C6.TableRowValue == RowValue, C7: TableColumnContent,
    C7.TableRowValue == RowValue
  {
    TupleTableColumnContent(
      (c0, c1, c2, c3, c4, c5, c6, c7),
      [
        c0._columns(), c1._columns(), c2._columns(), c3._columns(), c4._columns(), c5._columns(),
        c6._columns(), c7._columns(),
      ])
  }

  /// Builds 9 columns.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
  where
    C0: TableColumnContent, C0.TableRowValue == RowValue, C1: TableColumnContent,
    C1.TableRowValue == RowValue, C2: TableColumnContent, C2.TableRowValue == RowValue,
    C3: TableColumnContent, C3.TableRowValue == RowValue, C4: TableColumnContent,
    C4.TableRowValue == RowValue, C5: TableColumnContent, C5.TableRowValue == RowValue,
    C6: TableColumnContent, C6.TableRowValue == RowValue, C7: TableColumnContent,
    C7.TableRowValue == RowValue, C8: TableColumnContent, C8.TableRowValue == RowValue
  {
    TupleTableColumnContent(
      (c0, c1, c2, c3, c4, c5, c6, c7, c8),
      [
        c0._columns(), c1._columns(), c2._columns(), c3._columns(), c4._columns(), c5._columns(),
        c6._columns(), c7._columns(), c8._columns(),
      ])
  }

  /// Builds 10 columns.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  where
    C0: TableColumnContent, C0.TableRowValue == RowValue, C1: TableColumnContent,
    C1.TableRowValue == RowValue, C2: TableColumnContent, C2.TableRowValue == RowValue,
    C3: TableColumnContent, C3.TableRowValue == RowValue, C4: TableColumnContent,
    C4.TableRowValue == RowValue, C5: TableColumnContent, C5.TableRowValue == RowValue,
    C6: TableColumnContent, C6.TableRowValue == RowValue, C7: TableColumnContent,
    C7.TableRowValue == RowValue, C8: TableColumnContent, C8.TableRowValue == RowValue,
    C9: TableColumnContent, C9.TableRowValue == RowValue
  {
    TupleTableColumnContent(
      (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9),
      [
        c0._columns(), c1._columns(), c2._columns(), c3._columns(), c4._columns(), c5._columns(),
        c6._columns(), c7._columns(), c8._columns(), c9._columns(),
      ])
  }
}

extension TableColumnBuilder {
  /// Builds 2 columns that cannot be sorted.
  @_disfavoredOverload
  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> TupleTableColumnContent<
    RowValue, Never, (C0, C1)
  >
  where
    C0: TableColumnContent, C0.TableRowValue == RowValue, C0.TableColumnSortComparator == Never,
    C1: TableColumnContent, C1.TableRowValue == RowValue, C1.TableColumnSortComparator == Never
  {
    TupleTableColumnContent((c0, c1), [c0._columns(), c1._columns()])
  }

  /// Builds 3 columns that cannot be sorted.
  @_disfavoredOverload
  public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2)
    -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2)>
  where
    C0: TableColumnContent, C0.TableRowValue == RowValue, C0.TableColumnSortComparator == Never,
    C1: TableColumnContent, C1.TableRowValue == RowValue, C1.TableColumnSortComparator == Never,
    C2: TableColumnContent, C2.TableRowValue == RowValue, C2.TableColumnSortComparator == Never
  {
    TupleTableColumnContent((c0, c1, c2), [c0._columns(), c1._columns(), c2._columns()])
  }

  /// Builds 4 columns that cannot be sorted.
  @_disfavoredOverload
  public static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3)
    -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3)>
  where
    C0: TableColumnContent, C0.TableRowValue == RowValue, C0.TableColumnSortComparator == Never,
    C1: TableColumnContent, C1.TableRowValue == RowValue, C1.TableColumnSortComparator == Never,
    C2: TableColumnContent, C2.TableRowValue == RowValue, C2.TableColumnSortComparator == Never,
    C3: TableColumnContent, C3.TableRowValue == RowValue, C3.TableColumnSortComparator == Never
  {
    TupleTableColumnContent(
      (c0, c1, c2, c3), [c0._columns(), c1._columns(), c2._columns(), c3._columns()])
  }

  /// Builds 5 columns that cannot be sorted.
  @_disfavoredOverload
  public static func buildBlock<C0, C1, C2, C3, C4>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4)>
  where
    C0: TableColumnContent, C0.TableRowValue == RowValue, C0.TableColumnSortComparator == Never,
    C1: TableColumnContent, C1.TableRowValue == RowValue, C1.TableColumnSortComparator == Never,
    C2: TableColumnContent, C2.TableRowValue == RowValue, C2.TableColumnSortComparator == Never,
    C3: TableColumnContent, C3.TableRowValue == RowValue, C3.TableColumnSortComparator == Never,
    C4: TableColumnContent, C4.TableRowValue == RowValue, C4.TableColumnSortComparator == Never
  {
    TupleTableColumnContent(
      (c0, c1, c2, c3, c4),
      [c0._columns(), c1._columns(), c2._columns(), c3._columns(), c4._columns()])
  }

  /// Builds 6 columns that cannot be sorted.
  @_disfavoredOverload
  public static func buildBlock<C0, C1, C2, C3, C4, C5>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4, C5)>
  where
    C0: TableColumnContent, C0.TableRowValue == RowValue, C0.TableColumnSortComparator == Never,
    C1: TableColumnContent, C1.TableRowValue == RowValue, C1.TableColumnSortComparator == Never,
    C2: TableColumnContent, C2.TableRowValue == RowValue, C2.TableColumnSortComparator == Never,
    C3: TableColumnContent, C3.TableRowValue == RowValue, C3.TableColumnSortComparator == Never,
    C4: TableColumnContent, C4.TableRowValue == RowValue, C4.TableColumnSortComparator == Never,
    C5: TableColumnContent, C5.TableRowValue == RowValue, C5.TableColumnSortComparator == Never
  {
    TupleTableColumnContent(
      (c0, c1, c2, c3, c4, c5),
      [c0._columns(), c1._columns(), c2._columns(), c3._columns(), c4._columns(), c5._columns()])
  }

  /// Builds 7 columns that cannot be sorted.
  @_disfavoredOverload
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4, C5, C6)>
  where
    C0: TableColumnContent, C0.TableRowValue == RowValue, C0.TableColumnSortComparator == Never,
    C1: TableColumnContent, C1.TableRowValue == RowValue, C1.TableColumnSortComparator == Never,
    C2: TableColumnContent, C2.TableRowValue == RowValue, C2.TableColumnSortComparator == Never,
    C3: TableColumnContent, C3.TableRowValue == RowValue, C3.TableColumnSortComparator == Never,
    C4: TableColumnContent, C4.TableRowValue == RowValue, C4.TableColumnSortComparator == Never,
    C5: TableColumnContent, C5.TableRowValue == RowValue, C5.TableColumnSortComparator == Never,
    C6: TableColumnContent, C6.TableRowValue == RowValue, C6.TableColumnSortComparator == Never
  {
    TupleTableColumnContent(
      (c0, c1, c2, c3, c4, c5, c6),
      [
        c0._columns(), c1._columns(), c2._columns(), c3._columns(), c4._columns(), c5._columns(),
        c6._columns(),
      ])
  }

  /// Builds 8 columns that cannot be sorted.
  @_disfavoredOverload
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4, C5, C6, C7)>
  where
    C0: TableColumnContent, C0.TableRowValue == RowValue, C0.TableColumnSortComparator == Never,
    C1: TableColumnContent, C1.TableRowValue == RowValue, C1.TableColumnSortComparator == Never,
    C2: TableColumnContent, C2.TableRowValue == RowValue, C2.TableColumnSortComparator == Never,
    C3: TableColumnContent, C3.TableRowValue == RowValue, C3.TableColumnSortComparator == Never,
    C4: TableColumnContent, C4.TableRowValue == RowValue, C4.TableColumnSortComparator == Never,
    C5: TableColumnContent, C5.TableRowValue == RowValue, C5.TableColumnSortComparator == Never,
    C6: TableColumnContent, C6.TableRowValue == RowValue, C6.TableColumnSortComparator == Never,
    C7: TableColumnContent, C7.TableRowValue == RowValue, C7.TableColumnSortComparator == Never
  {
    TupleTableColumnContent(
      (c0, c1, c2, c3, c4, c5, c6, c7),
      [
        c0._columns(), c1._columns(), c2._columns(), c3._columns(), c4._columns(), c5._columns(),
        c6._columns(), c7._columns(),
      ])
  }

  /// Builds 9 columns that cannot be sorted.
  @_disfavoredOverload
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
  where
    C0: TableColumnContent, C0.TableRowValue == RowValue, C0.TableColumnSortComparator == Never,
    C1: TableColumnContent, C1.TableRowValue == RowValue, C1.TableColumnSortComparator == Never,
    C2: TableColumnContent, C2.TableRowValue == RowValue, C2.TableColumnSortComparator == Never,
    C3: TableColumnContent, C3.TableRowValue == RowValue, C3.TableColumnSortComparator == Never,
    C4: TableColumnContent, C4.TableRowValue == RowValue, C4.TableColumnSortComparator == Never,
    C5: TableColumnContent, C5.TableRowValue == RowValue, C5.TableColumnSortComparator == Never,
    C6: TableColumnContent, C6.TableRowValue == RowValue, C6.TableColumnSortComparator == Never,
    C7: TableColumnContent, C7.TableRowValue == RowValue, C7.TableColumnSortComparator == Never,
    C8: TableColumnContent, C8.TableRowValue == RowValue, C8.TableColumnSortComparator == Never
  {
    TupleTableColumnContent(
      (c0, c1, c2, c3, c4, c5, c6, c7, c8),
      [
        c0._columns(), c1._columns(), c2._columns(), c3._columns(), c4._columns(), c5._columns(),
        c6._columns(), c7._columns(), c8._columns(),
      ])
  }

  /// Builds 10 columns that cannot be sorted.
  @_disfavoredOverload
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9
  ) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  where
    C0: TableColumnContent, C0.TableRowValue == RowValue, C0.TableColumnSortComparator == Never,
    C1: TableColumnContent, C1.TableRowValue == RowValue, C1.TableColumnSortComparator == Never,
    C2: TableColumnContent, C2.TableRowValue == RowValue, C2.TableColumnSortComparator == Never,
    C3: TableColumnContent, C3.TableRowValue == RowValue, C3.TableColumnSortComparator == Never,
    C4: TableColumnContent, C4.TableRowValue == RowValue, C4.TableColumnSortComparator == Never,
    C5: TableColumnContent, C5.TableRowValue == RowValue, C5.TableColumnSortComparator == Never,
    C6: TableColumnContent, C6.TableRowValue == RowValue, C6.TableColumnSortComparator == Never,
    C7: TableColumnContent, C7.TableRowValue == RowValue, C7.TableColumnSortComparator == Never,
    C8: TableColumnContent, C8.TableRowValue == RowValue, C8.TableColumnSortComparator == Never,
    C9: TableColumnContent, C9.TableRowValue == RowValue, C9.TableColumnSortComparator == Never
  {
    TupleTableColumnContent(
      (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9),
      [
        c0._columns(), c1._columns(), c2._columns(), c3._columns(), c4._columns(), c5._columns(),
        c6._columns(), c7._columns(), c8._columns(), c9._columns(),
      ])
  }
}
