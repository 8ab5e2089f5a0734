// SPDX-License-Identifier: MIT

/// A view with two or three columns, in which selections in leading columns determine the content of
/// the columns after them.
///
/// In a regular horizontal size class, the columns stand side by side, each with a navigation bar of
/// its own. In any other size class, one column is shown at a time: first the sidebar, then the
/// columns that a selection of a list or a link leads to, with a back button.
public struct NavigationSplitView<Sidebar, Content, Detail>: View, PrimitiveView
where Sidebar: View, Content: View, Detail: View {
  private nonisolated(unsafe) let columns: SplitColumns

  private nonisolated init(columns: SplitColumns) { self.columns = columns }
}

/// The columns of a navigation split view.
struct SplitColumns {
  let sidebar: any View
  /// The middle column; `nil` for two columns.
  let content: (any View)?
  let detail: any View
  /// The visibility of the columns; `nil` to store it in the view.
  var visibility: Binding<NavigationSplitViewVisibility>?
  /// The column that is shown in a compact size class; `nil` to store it in the view.
  var compactColumn: Binding<NavigationSplitViewColumn>?

  /// The positions of the columns.
  var kinds: [NavigationSplitViewColumn.Kind] {
    content == nil ? [.sidebar, .detail] : [.sidebar, .content, .detail]
  }

  /// Returns the view of a column.
  func view(of kind: NavigationSplitViewColumn.Kind) -> any View {
    switch kind {
    case .sidebar: sidebar
    case .content: content ?? EmptyView()
    case .detail: detail
    }
  }
}

extension NavigationSplitView {
  func nodes(in scope: ViewScope) -> [Node] {
    let configuration = NavigationSplitViewStyleConfiguration(columns: columns)
    let style: any NavigationSplitViewStyle =
      scope.environment.style((any NavigationSplitViewStyle).self)
      ?? AutomaticNavigationSplitViewStyle()
    return scope.nodes(of: style, configuration)
  }
}

extension NavigationSplitView {
  /// Creates a split view with three columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columns: SplitColumns(sidebar: sidebar(), content: content(), detail: detail()))
  }

  /// Creates a split view with three columns whose visibility is a binding.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: SplitColumns(
        sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility))
  }

  /// Creates a split view with three columns, one of which is shown in a compact size class.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: SplitColumns(
        sidebar: sidebar(), content: content(), detail: detail(),
        compactColumn: preferredCompactColumn))
  }

  /// Creates a split view with three columns whose visibility is a binding, one of which is shown in
  /// a compact size class.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: SplitColumns(
        sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
        compactColumn: preferredCompactColumn))
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a split view with two columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columns: SplitColumns(sidebar: sidebar(), content: nil, detail: detail()))
  }

  /// Creates a split view with two columns whose visibility is a binding.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: SplitColumns(
        sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility))
  }

  /// Creates a split view with two columns, one of which is shown in a compact size class.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: SplitColumns(
        sidebar: sidebar(), content: nil, detail: detail(), compactColumn: preferredCompactColumn))
  }

  /// Creates a split view with two columns whose visibility is a binding, one of which is shown in a
  /// compact size class.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: SplitColumns(
        sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility,
        compactColumn: preferredCompactColumn))
  }
}
