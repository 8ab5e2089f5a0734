// SPDX-License-Identifier: MIT

import TintypeComponents

/// A style of lists.
public protocol ListStyle {
  /// The style of the engine.
  ///
  /// Only styles of this module implement it.
  var _listStyle: _ListStyle { get }
}

/// A style of lists in the engine.
public struct _ListStyle {
  let engine: TintypeComponents.ListStyle
  /// A Boolean value that indicates whether sections have large headers and can be collapsed.
  var isSidebar = false
  /// A Boolean value that indicates whether the style depends on the column of a split view.
  var isAutomatic = false

  /// Returns the style in a column; `nil` for a list outside of columns.
  func resolved(in column: ColumnValues?) -> _ListStyle {
    guard isAutomatic, let column else { return self }
    switch column.kind {
    case .sidebar: return SidebarListStyle()._listStyle
    case .content: return column.isExpanded ? _ListStyle(engine: .plain) : self
    case .detail: return self
    }
  }
}

extension DefaultListStyle: ListStyle {
  /// The style of the engine.
  public var _listStyle: _ListStyle { _ListStyle(engine: .insetGrouped, isAutomatic: true) }
}

// Variants: A; without groups; PlainListStyle -> The default; of lists: groups with rounded
//   corners; DefaultListStyle | A; with groups; GroupedListStyle | A; with groups that have rounded
//   corners; InsetGroupedListStyle | A; without groups whose rows are inset; InsetListStyle | A; of
//   sidebars: groups with large headers, which can collapse their sections; SidebarListStyle
/// A style without groups.
public struct PlainListStyle {
  /// Creates the style.
  public init() {}
}

extension PlainListStyle: ListStyle {
  /// The style of the engine.
  public var _listStyle: _ListStyle { _ListStyle(engine: .plain) }
}

extension GroupedListStyle: ListStyle {
  /// The style of the engine.
  public var _listStyle: _ListStyle { _ListStyle(engine: .insetGrouped) }
}

extension InsetGroupedListStyle: ListStyle {
  /// The style of the engine.
  public var _listStyle: _ListStyle { _ListStyle(engine: .insetGrouped) }
}

extension InsetListStyle: ListStyle {
  /// The style of the engine.
  public var _listStyle: _ListStyle { _ListStyle(engine: .plain) }
}

extension SidebarListStyle: ListStyle {
  /// The style of the engine.
  public nonisolated var _listStyle: _ListStyle {
    _ListStyle(engine: .insetGrouped, isSidebar: true)
  }
}

// Variants: default style; DefaultListStyle; automatic -> style without groups; PlainListStyle;
//   plain | style with groups; GroupedListStyle; grouped | style with groups that have rounded
//   corners; InsetGroupedListStyle; insetGrouped | style without groups whose rows are inset;
//   InsetListStyle; inset | style of sidebars; SidebarListStyle; sidebar
extension ListStyle where Self == DefaultListStyle {
  /// The default style.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension View {
  /// Sets the style of the lists in the view.
  public nonisolated func listStyle<S>(_ style: S) -> some View where S: ListStyle {
    transformingEnvironment { $0.listStyle = style._listStyle }
  }
}

extension EnvironmentValues {
  private enum ListStyleKey: EnvironmentKey {
    static var defaultValue: _ListStyle { _ListStyle(engine: .insetGrouped, isAutomatic: true) }
  }

  /// The style of lists.
  var listStyle: _ListStyle {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}
