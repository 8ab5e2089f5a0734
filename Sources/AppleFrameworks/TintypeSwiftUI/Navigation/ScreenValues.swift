// SPDX-License-Identifier: MIT

import TintypeComponents

/// The closure that returns the view of a value.
typealias NavigationDestination = (Any) -> (any View)?

/// The values that the content of a screen sets for the containers of the screen.
struct ScreenValues {
  /// The title.
  var title: String?
  /// The display mode of the title.
  var titleMode: ScreenTitleMode?
  /// A Boolean value that indicates whether the bar shows the title.
  var isTitleRemoved = false
  /// A Boolean value that indicates whether the bar has no back button.
  var isBackButtonHidden: Bool?
  /// The role of the bar.
  var role: ToolbarRole?
  /// The items of the bars.
  var items: [ToolbarElement] = []
  /// The search field.
  var search: ScreenSearch?
  /// The properties of the bars.
  var bars: [ToolbarPlacement.Kind: BarValues] = [:]
  /// A Boolean value that indicates whether the bar has no button that shows or hides a sidebar.
  var isSidebarToggleRemoved = false
  /// The width of the column of a split view; `nil` for the default.
  var columnWidth: ColumnWidth?
  /// The view behind the content and the bars.
  var background: ContainerBackground?
  /// The destinations of values, by type.
  var destinations: [ObjectIdentifier: NavigationDestination] = [:]

  /// The values that apply to the containers of a navigation stack, such as a tab view.
  var outsideOfStack: ScreenValues {
    var values = ScreenValues()
    values.bars[.tabBar] = bars[.tabBar]
    return values
  }

  /// The values that determine the arrangement of the bars.
  fileprivate var arrangement: Arrangement {
    Arrangement(
      title: title, titleMode: titleMode, positions: items.map(\.placement.position),
      destinations: Set(destinations.keys), visibilities: bars.compactMapValues(\.visibility),
      hasSearch: search != nil, columnWidth: columnWidth,
      isSidebarToggleRemoved: isSidebarToggleRemoved, hasBackground: background != nil)
  }

  fileprivate struct Arrangement: Equatable {
    var title: String?
    var titleMode: ScreenTitleMode?
    var positions: [ToolbarItemPlacement.Position]
    var destinations: Set<ObjectIdentifier>
    var visibilities: [ToolbarPlacement.Kind: Visibility]
    var hasSearch: Bool
    var columnWidth: ColumnWidth?
    var isSidebarToggleRemoved: Bool
    var hasBackground: Bool
  }
}

/// The display mode of the title of a screen.
enum ScreenTitleMode: Equatable {
  case automatic, inline, large, inlineLarge
}

/// The properties of a bar.
struct BarValues {
  /// The visibility of the bar.
  var visibility: Visibility?
  /// The visibility of the background.
  var backgroundVisibility: Visibility?
  /// The style of the background.
  var background: EngineStyle?
  /// The color scheme; `nil` for that of the environment.
  var colorScheme: ColorScheme?

  /// Replaces the values that other values set.
  fileprivate mutating func merge(_ other: BarValues) {
    visibility = other.visibility ?? visibility
    backgroundVisibility = other.backgroundVisibility ?? backgroundVisibility
    background = other.background ?? background
    colorScheme = other.colorScheme ?? colorScheme
  }

  /// A Boolean value that indicates whether a view has set the background.
  var hasOwnBackground: Bool { background != nil || backgroundVisibility != nil }

  /// A Boolean value that indicates whether the background is visible at the scroll edge, too.
  var hasBackground: Bool { backgroundVisibility == .visible }

  /// The background of the engine's bars.
  var engineBackground: BarBackground {
    if backgroundVisibility == .hidden { return .none }
    return background.map { .style($0) } ?? .material
  }
}

extension BarValues {
  /// Returns the background of a bar.
  ///
  /// - Parameter isOverContent: Whether the content extends below the bar.
  /// - Returns: The background.
  func background(isOverContent: Bool) -> BarBackground {
    guard !hasBackground, backgroundVisibility != .hidden, !isOverContent else {
      return engineBackground
    }
    return .scrollEdge
  }
}

/// The preference with the values of a screen.
enum ScreenKey: PreferenceKey {
  static var defaultValue: ScreenValues { ScreenValues() }

  static func reduce(value: inout ScreenValues, nextValue: () -> ScreenValues) {
    let next = nextValue()
    value.title = next.title ?? value.title
    value.titleMode = next.titleMode ?? value.titleMode
    value.isTitleRemoved = value.isTitleRemoved || next.isTitleRemoved
    value.isBackButtonHidden = next.isBackButtonHidden ?? value.isBackButtonHidden
    value.role = next.role ?? value.role
    value.items += next.items
    value.columnWidth = next.columnWidth ?? value.columnWidth
    value.isSidebarToggleRemoved = value.isSidebarToggleRemoved || next.isSidebarToggleRemoved
    value.search = next.search ?? value.search
    value.background = next.background ?? value.background
    value.bars.merge(next.bars) { old, new in
      var merged = old
      merged.merge(new)
      return merged
    }
    value.destinations.merge(next.destinations) { old, _ in old }
  }
}

/// The values of a screen that geometry readers set, which are known after the placement only.
final class LateScreenValues {
  private var isHidden = true
  /// The values of the last placement; `nil` if they were known before.
  private var values: ScreenValues?
  private var isRepeated = false
  /// The position of the content of the screen.
  let scrollEdge = ScreenScrollEdge()

  /// Returns the values for the bars of a screen.
  ///
  /// If the placement adds values, the views are evaluated again with these values. The second
  /// evaluation uses the views of the first, so that no third evaluation is required.
  func values(
    of preferences: PreferenceNode, isHidden: Bool, in evaluation: Evaluation
  ) -> ScreenValues {
    let known = preferences.value(of: ScreenKey.self) ?? ScreenValues()
    let used = values ?? known
    // Geometry readers of hidden screens are not placed.
    guard !isHidden else { return used }
    evaluation.afterPlacement { [self] in
      let final = preferences.value(of: ScreenKey.self) ?? ScreenValues()
      values = final.arrangement == known.arrangement ? nil : final
      let isChanged = final.arrangement != used.arrangement
      guard isChanged || values != nil && !isRepeated else { return isRepeated = false }
      isRepeated = true
      evaluation.tree.observer.requireEvaluation(for: "the values of a screen")
    }
    return used
  }

  /// Stores whether the screen is hidden, and returns whether it was shown before.
  func hide(_ isHidden: Bool) -> Bool {
    defer { self.isHidden = isHidden }
    return isHidden && !self.isHidden
  }
}

/// A view that sets values of the screen that contains it.
struct ScreenValueView<Content: View> {
  let content: Content
  let change: (inout ScreenValues, ViewScope) -> Void
}

extension ScreenValueView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    var inner = scope.child(.content)
    inner.preferences = scope.preferences.append(ScreenKey.self) { change(&$0, scope) }
    return inner.nodes(of: content)
  }
}

extension View {
  /// Returns a view that sets values of the screen that contains it.
  nonisolated func screenValue(
    _ change: @escaping (inout ScreenValues, ViewScope) -> Void
  ) -> some View {
    ScreenValueView(content: self, change: change)
  }
}
