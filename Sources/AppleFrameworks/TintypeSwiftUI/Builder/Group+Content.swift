// SPDX-License-Identifier: MIT

extension Group: Scene, PrimitiveScene where Content: Scene {
  /// Creates a group of scenes.
  public nonisolated init(@SceneBuilder content: () -> Content) { self.init(content: content()) }
}

extension Group: Commands where Content: Commands {
  /// Creates a group of commands.
  public nonisolated init(@CommandsBuilder content: () -> Content) {
    self.init(content: content())
  }

  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the group is primitive.
  public var body: Never { return unreachableBody(of: Self.self) }
}

extension Group: TableRowContent where Content: TableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the body, which has no value.
  public typealias TableRowBody = Never

  /// Creates a group of rows.
  public nonisolated init<R>(@TableRowBuilder<R> content: () -> Content)
  where R == Content.TableRowValue {
    self.init(content: content())
  }

  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the rows have no body.
  public var tableRowBody: Never { return unreachableBody(of: Self.self) }

  /// Returns the values of the rows.
  public nonisolated func _rows() -> _TableRows<Content.TableRowValue> { content._rows() }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the comparators.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  /// The type of the body, which has no value.
  public typealias TableColumnBody = Never

  /// Creates a group of columns.
  public nonisolated init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self.init(content: content())
  }

  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the columns have no body.
  public var tableColumnBody: Never { return unreachableBody(of: Self.self) }

  /// Returns the columns.
  public nonisolated func _columns() -> _TableColumns<Content.TableRowValue> { content._columns() }
}
