// SPDX-License-Identifier: MIT

import TintypeComponents

/// A style of lists.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The style of the engine.
  ///
  /// Only styles of this module implement it.
  nonisolated var _listStyle: _ListStyle { get }
}

/// A style of lists in the engine.
public struct _ListStyle {
  let engine: TintypeComponents.ListStyle
}

/// The default style of lists: groups with rounded corners.
public struct DefaultListStyle {
  /// Creates the style.
  public init() {}
}

extension DefaultListStyle: ListStyle {
  /// The style of the engine.
  public nonisolated var _listStyle: _ListStyle { _ListStyle(engine: .insetGrouped) }
}

/// A style without groups.
public struct PlainListStyle {
  /// Creates the style.
  public init() {}
}

extension PlainListStyle: ListStyle {
  /// The style of the engine.
  public nonisolated var _listStyle: _ListStyle { _ListStyle(engine: .plain) }
}

/// A style with groups.
public struct GroupedListStyle {
  /// Creates the style.
  public init() {}
}

extension GroupedListStyle: ListStyle {
  /// The style of the engine.
  public nonisolated var _listStyle: _ListStyle { _ListStyle(engine: .insetGrouped) }
}

/// A style with groups that have rounded corners.
public struct InsetGroupedListStyle {
  /// Creates the style.
  public init() {}
}

extension InsetGroupedListStyle: ListStyle {
  /// The style of the engine.
  public nonisolated var _listStyle: _ListStyle { _ListStyle(engine: .insetGrouped) }
}

/// A style without groups whose rows are inset.
public struct InsetListStyle {
  /// Creates the style.
  public init() {}
}

extension InsetListStyle: ListStyle {
  /// The style of the engine.
  public nonisolated var _listStyle: _ListStyle { _ListStyle(engine: .plain) }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style.
  @MainActor @preconcurrency public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// The style without groups.
  @MainActor @preconcurrency public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// The style with groups.
  @MainActor @preconcurrency public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The style with groups that have rounded corners.
  @MainActor @preconcurrency public static var insetGrouped: InsetGroupedListStyle {
    InsetGroupedListStyle()
  }
}

extension ListStyle where Self == InsetListStyle {
  /// The style without groups whose rows are inset.
  @MainActor @preconcurrency public static var inset: InsetListStyle { InsetListStyle() }
}

extension View {
  /// Sets the style of the lists in the view.
  public nonisolated func listStyle<S>(_ style: S) -> some View where S: ListStyle {
    transformingEnvironment { $0.engineListStyle = style._listStyle.engine }
  }
}

extension EnvironmentValues {
  private enum EngineListStyleKey: EnvironmentKey {
    static var defaultValue: TintypeComponents.ListStyle { .insetGrouped }
  }

  /// The style of lists in the engine, whose own default has no groups.
  var engineListStyle: TintypeComponents.ListStyle {
    get { self[EngineListStyleKey.self] }
    set { self[EngineListStyleKey.self] = newValue }
  }
}
