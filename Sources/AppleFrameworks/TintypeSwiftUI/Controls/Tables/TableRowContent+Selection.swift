// SPDX-License-Identifier: MIT

extension TableRowContent {
  /// Prevents or allows the selection of the rows by a tap.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
    SelectableRows(content: self, isDisabled: isDisabled)
  }
}

private struct SelectableRows<Content: TableRowContent> {
  let content: Content
  let isDisabled: Bool
}

extension SelectableRows: TableRowContent, PrimitiveTableRows {
  typealias TableRowValue = Content.TableRowValue
  typealias TableRowBody = Never

  nonisolated func _rows() -> _TableRows<Content.TableRowValue> {
    content._rows().changed { if isDisabled { $0.isSelectionDisabled = true } }
  }
}
