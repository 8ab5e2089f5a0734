// SPDX-License-Identifier: MIT

private enum TableColumnHeadersKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// The visibility of column headers in tables; `.automatic` by default.
  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the column headers of tables in the view.
  ///
  /// A table with a compact horizontal size class has no headers.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    transformingEnvironment { $0.tableColumnHeaders = visibility }
  }
}
