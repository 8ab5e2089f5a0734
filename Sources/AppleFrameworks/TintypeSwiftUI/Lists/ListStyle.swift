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

/// The default style of lists: groups with rounded corners.
public struct DefaultListStyle {
  /// Creates the style.
  public init() {}
}

extension DefaultListStyle: ListStyle {
  /// The style of the engine.
  public var _listStyle: _ListStyle { _ListStyle(engine: .insetGrouped, isAutomatic: true) }
}

/// A style without groups.
public struct PlainListStyle {
  /// Creates the style.
  public init() {}
}

extension PlainListStyle: ListStyle {
  /// The style of the engine.
  public var _listStyle: _ListStyle { _ListStyle(engine: .plain) }
}

/// A style with groups.
public struct GroupedListStyle {
  /// Creates the style.
  public init() {}
}

extension GroupedListStyle: ListStyle {
  /// The style of the engine.
  public var _listStyle: _ListStyle { _ListStyle(engine: .insetGrouped) }
}

/// A style with groups that have rounded corners.
public struct InsetGroupedListStyle {
  /// Creates the style.
  public init() {}
}

extension InsetGroupedListStyle: ListStyle {
  /// The style of the engine.
  public var _listStyle: _ListStyle { _ListStyle(engine: .insetGrouped) }
}

/// A style without groups whose rows are inset.
public struct InsetListStyle {
  /// Creates the style.
  public init() {}
}

extension InsetListStyle: ListStyle {
  /// The style of the engine.
  public var _listStyle: _ListStyle { _ListStyle(engine: .plain) }
}

/// A style of sidebars: groups with large headers, which can collapse their sections.
public struct SidebarListStyle {
  /// Creates the style.
  public init() {}
}

extension SidebarListStyle: ListStyle {
  /// The style of the engine.
  public nonisolated var _listStyle: _ListStyle {
    _ListStyle(engine: .insetGrouped, isSidebar: true)
  }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// The style without groups.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// The style with groups.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The style with groups that have rounded corners.
  public static var insetGrouped: InsetGroupedListStyle {
    InsetGroupedListStyle()
  }
}

extension ListStyle where Self == InsetListStyle {
  /// The style without groups whose rows are inset.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// The style of sidebars.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
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
