// SPDX-License-Identifier: MIT

import TintypeComponents

/// A screen whose content has been evaluated.
struct EvaluatedScreen {
  /// The values that the content has set.
  var values: ScreenValues
  /// The display mode of the title.
  var titleMode: ScreenTitleMode
  /// The content with its bars; empty for a hidden screen.
  var component: ComponentList
}

extension ViewScope {
  /// Returns the screen of a view, whose values do not reach the containers of the screen.
  ///
  /// - Parameters:
  ///   - view: The content.
  ///   - previous: The previous screen; `nil` for the first one.
  ///   - back: The action of the back button; `nil` for none.
  ///   - search: The search field of a view that contains the stack; `nil` for none.
  ///   - column: The items of the column of a split view; `nil` for none.
  ///   - scope: The scope that contains the screen.
  /// - Returns: The screen.
  func screen(
    of view: some View, above previous: EvaluatedScreen?, back: (() -> Void)?,
    search: ScreenSearch? = nil, column: ColumnBar? = nil, outside scope: ViewScope
  ) -> EvaluatedScreen {
    let late = node.effect { LateScreenValues() }
    var inner = self
    if isHidden {
      inner.preferences = evaluation.makePreferences()
    } else {
      inner.preferences = scope.preferences.append(ScreenKey.self) { $0 = $0.outsideOfStack }
        .append()
    }
    var environment = inner.environment
    let position = late.scrollEdge.begin(in: evaluation, inside: environment.screenScrollEdge)
    environment.screenScrollEdge = late.scrollEdge
    environment.base.listTop = late.scrollEdge.listTop
    inner.context.environment = environment.base
    // The content comes first, so that its values are known.
    let nodes = inner.nodes(of: view)
    if late.hide(isHidden) { node.disappearances.forEach(evaluation.perform) }
    var values = late.values(of: inner.preferences, isHidden: isHidden, in: evaluation)
    values.search = values.search ?? search
    var mode = values.titleMode ?? .automatic
    if mode == .automatic { mode = previous?.titleMode ?? column?.titleMode ?? .large }
    var screen = EvaluatedScreen(values: values, titleMode: mode, component: ComponentList([]))
    screen.inherit(from: column?.screen)
    guard !isHidden else { return screen }
    var bars = ScreenBars(
      values: values, titleMode: mode, position: position, edge: late.scrollEdge, scope: self)
    let isOwnBar = column?.isTaken != true
    if isOwnBar, let column { bars.addItems(of: column) }
    if isOwnBar, let back { bars.addBackButton(to: previous?.values.title ?? "", back) }
    // The boundary separates the frames of the bars from that of the content.
    let views = nodes.count == 1 ? nodes : self.nodes(of: Engine.VStack { ComponentList(nodes) })
    let content = ComponentList([context.node("Screen", .component, children: views)])
    screen.component = bars.around(content)
    return screen
  }
}

extension EvaluatedScreen {
  /// Adds the values of a screen in a stack that the content consists of.
  fileprivate mutating func inherit(from other: EvaluatedScreen?) {
    guard let other else { return }
    values.title = other.values.title ?? values.title
    titleMode = other.titleMode
    values.columnWidth = values.columnWidth ?? other.values.columnWidth
    values.isSidebarToggleRemoved =
      values.isSidebarToggleRemoved || other.values.isSidebarToggleRemoved
    values.destinations.merge(other.values.destinations) { old, _ in old }
  }
}

/// The bars of a screen.
private struct ScreenBars {
  let values: ScreenValues
  let titleMode: ScreenTitleMode
  let position: ScreenScrollEdge.State
  let edge: ScreenScrollEdge
  let scope: ViewScope
  private var back: [any Component] = []
  private var toggle: [any Component] = []
  private var hidesBackground = false
  private var hasItemRow = false

  init(
    values: ScreenValues, titleMode: ScreenTitleMode, position: ScreenScrollEdge.State,
    edge: ScreenScrollEdge, scope: ViewScope
  ) {
    self.position = position
    self.edge = edge
    self.values = values
    self.titleMode = titleMode
    self.scope = scope
  }

  /// Adds a button that returns to the previous screen.
  mutating func addBackButton(to title: String, _ action: @escaping () -> Void) {
    guard values.isBackButtonHidden != true else { return }
    let button = BackButton(
      previousTitle: title, hidesTitle: hasLeadingTitle, action: action)
    back = [button]
  }

  /// Adds the items of a column.
  mutating func addItems(of column: ColumnBar) {
    hidesBackground = column.hidesBackground
    hasItemRow = column.hasItemRow
    guard !values.isSidebarToggleRemoved, let button = column.toggle else { return }
    toggle = [button]
  }

  /// Returns the content between the bars.
  func around(_ content: ComponentList) -> ComponentList {
    let framed = searched(content.frame(maxWidth: .infinity, maxHeight: .infinity))
    let top = navigationBar
    let bottom = bottomBar
    var result = scope.aboveKeyboardBar(framed, values.items)
    if let top { result = ComponentList([result.safeAreaInset(edge: .top, spacing: 0) { top }]) }
    if let bottom {
      result = ComponentList([result.bottomBar { bottom }])
    }
    if let background = values.background {
      result = ComponentList([
        result.background(alignment: background.alignment.engine) {
          background.component.ignoresSafeArea()
        }
      ])
    }
    return result
  }

  /// Returns the content behind the suggestions of a search.
  private func searched(_ content: some Component) -> ComponentList {
    guard let suggestions = values.search?.suggestions(in: scope) else {
      return ComponentList([content])
    }
    return ComponentList([
      Engine.ZStack {
        content.accessibilityHidden()
        ComponentList([suggestions])
      }
    ])
  }

  /// Returns a menu with the items at a position; empty if there are none.
  private func menu(
    at position: ToolbarItemPlacement.Position, title: String? = nil
  ) -> [any Component] {
    let elements = values.items.filter { $0.placement.position == position }
    guard !elements.isEmpty else { return [] }
    let key = ViewNode.Key.part(title == nil ? "toolbarMenu" : "titleMenu")
    return [scope.component(ToolbarMenu(elements: elements, title: title), at: key)]
  }

  private func items(_ isIncluded: (ToolbarItemPlacement.Position) -> Bool) -> [any Component] {
    values.items.filter { isIncluded($0.placement.position) }.map { $0.component(in: scope) }
  }

  /// The bar with the title; `nil` if it is hidden or would be empty.
  private var navigationBar: ComponentList? {
    let bar = values.bars[.navigationBar] ?? BarValues()
    guard bar.visibility != .hidden else { return nil }
    var leading = toggle + back + items { $0 == .leading }
    var principal = items { $0 == .principal }
    let trailing = items { $0 == .trailing } + menu(at: .menu)
    let title = values.isTitleRemoved ? "" : values.title ?? ""
    if principal.isEmpty, titleMode == .inline, !title.isEmpty {
      principal = menu(at: .titleMenu, title: title)
    }
    guard
      bar.visibility == .visible || !title.isEmpty || !leading.isEmpty || !principal.isEmpty
        || !trailing.isEmpty || drawer != nil
    else { return nil }
    if hasItemRow, leading.isEmpty, principal.isEmpty, trailing.isEmpty, !title.isEmpty {
      leading = [Engine.Color.clear.frame(width: 0, height: 0).accessibilityHidden()]
    }
    scope.environment.topTabBar?.hasNavigationBar = true
    let appearance = BarAppearance.navigationBar(
      isOverContent: position.isScrolled,
      isCompact: scope.environment.verticalSizeClass == .compact)
    guard !appearance.isHidden || bar.visibility == .visible else { return nil }
    let background =
      (bar.hasOwnBackground ? nil : appearance.background)
      ?? bar.background(isOverContent: position.isScrolled)
    let style = title.isEmpty ? .inline : titleStyle
    edge.listTop.isBelowLargeTitle = style == .large
    let component = NavigationBar(
      title: title, style: style,
      leading: ComponentList(leading), principal: ComponentList(principal),
      trailing: ComponentList(trailing),
      background: hidesBackground && !bar.hasBackground
        ? .none : background,
      drawer: ComponentList(drawer.map { [$0.bar(in: scope)] } ?? []),
      isCollapsed: drawer?.hidesBar ?? false, collapse: collapse,
      appearance: appearance.titles)
    guard let tint = appearance.tint else { return colored(component, bar.colorScheme) }
    return colored(component.tint(tint), bar.colorScheme)
  }

  /// The collapse of a bar with a large title or a search field.
  private var collapse: BarCollapse? {
    let hidesDrawer = drawer?.isHiddenByScrolling ?? false
    guard titleMode == .large || titleMode == .automatic || hidesDrawer else { return nil }
    return BarCollapse(
      offset: position.collapse, isTitleHidden: position.isTitleHidden, hidesDrawer: hidesDrawer,
      extent: edge.extent)
  }

  private var hasLeadingTitle: Bool {
    values.role?.hasLeadingTitle ?? false || scope.environment.topTabBar != nil
  }

  private var titleStyle: NavigationBar.TitleStyle {
    switch titleMode {
    case .inline: hasLeadingTitle ? .leading : .inline
    case .inlineLarge: .leadingLarge
    case .large, .automatic: .large
    }
  }

  /// The search whose field is below the title; `nil` for none.
  private var drawer: ScreenSearch? {
    values.search.flatMap { $0.isAtBottom(in: scope.environment) ? nil : $0 }
  }

  /// The bars at the bottom: a search field in front of the items; `nil` for none.
  private var bottomBar: ComponentList? {
    guard let search = values.search, search.isAtBottom(in: scope.environment) else {
      return toolbar
    }
    let field = search.bar(in: scope)
    return ComponentList([
      Engine.VStack(spacing: 0) {
        ComponentList([field])
        if !search.state.isActive, let toolbar { toolbar }
      }
    ])
  }

  /// The bar with the items at the bottom; `nil` if it is hidden or would be empty.
  private var toolbar: ComponentList? {
    let bar = values.bars[.bottomBar] ?? BarValues()
    guard bar.visibility != .hidden else { return nil }
    var components: [any Component] = []
    for item in values.items {
      switch item.placement.position {
      case .bottom: components.append(item.component(in: scope))
      case .status:
        components += [Engine.Spacer(), item.component(in: scope), Engine.Spacer()]
      case .leading, .principal, .trailing, .keyboard, .menu, .titleMenu, .hidden: continue
      }
    }
    let appearance = BarAppearance.toolbar(isOverContent: position.isBeforeEnd)
    guard bar.visibility == .visible || !(components.isEmpty || appearance.isHidden) else {
      return nil
    }
    let component = Toolbar(
      items: ComponentList(components),
      background: (bar.hasOwnBackground ? nil : appearance.background)
        ?? bar.background(isOverContent: position.isBeforeEnd))
    guard let tint = appearance.tint else { return colored(component, bar.colorScheme) }
    return colored(component.tint(tint), bar.colorScheme)
  }

  private func colored(_ bar: some Component, _ colorScheme: ColorScheme?) -> ComponentList {
    guard let colorScheme else { return ComponentList([bar]) }
    return ComponentList([bar.environment(\.colorScheme, colorScheme)])
  }
}
