// SPDX-License-Identifier: MIT

/// A result builder that creates the rows of a table.
@resultBuilder
public struct TableRowBuilder<Value> where Value: Identifiable {
  /// Builds rows.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Value == Content.TableRowValue, Content: TableRowContent {
    content
  }

  /// Builds rows.
  public static func buildBlock<C>(_ content: C) -> C
  where Value == C.TableRowValue, C: TableRowContent {
    content
  }

  /// Builds an `if` without `else`.
  public static func buildIf<C>(_ content: C?) -> C?
  where Value == C.TableRowValue, C: TableRowContent {
    content
  }

  /// Builds the first branch of a condition.
  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where
    Value == T.TableRowValue, T: TableRowContent, F: TableRowContent,
    T.TableRowValue == F.TableRowValue
  {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the second branch of a condition.
  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where
    Value == T.TableRowValue, T: TableRowContent, F: TableRowContent,
    T.TableRowValue == F.TableRowValue
  {
    _ConditionalContent(storage: .falseContent(second))
  }
}

extension TableRowBuilder {
  // Variants: counts(3...10)
  /// Builds the rows of 2 statements.
  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> TupleTableRowContent<Value, (C0, C1)>
  where
    C0: TableRowContent, C0.TableRowValue == Value, C1: TableRowContent, C1.TableRowValue == Value
  {
    TupleTableRowContent((c0, c1), [c0._rows(), c1._rows()])
  }
}
