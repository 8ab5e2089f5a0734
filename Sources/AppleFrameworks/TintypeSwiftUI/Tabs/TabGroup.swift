// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// The tabs of a tab view in one evaluation.
struct TabGroup {
  private(set) var tabs: [TabElement]
  let state: TabState
  let scope: ViewScope

  /// The number of all pages; `nil` if each is a tab.
  private var count: Int?

  /// The position of the first tab among all pages.
  private var first: Int { count == nil ? 0 : tabs.first?.position ?? 0 }

  /// Creates the tabs.
  init(tabs: [TabElement], state: TabState, scope: ViewScope) {
    (self.tabs, self.state, self.scope) = (tabs, state, scope)
  }

  /// Shows one of many pages, of which some were left out.
  mutating func limit(to pages: PageWindow) {
    guard let selected = selectedIndex.map({ tabs[$0].position }) else { return }
    state.position = selected
    count = tabs.count + pages.leftOutCount
    for tab in tabs where abs(tab.position - selected) > 1 { tab.node.retain(in: scope.evaluation) }
    tabs.removeAll { abs($0.position - selected) > 1 }
  }

  /// The maximum number of items of a bar in a compact environment.
  private static let maximumItemCount = 5

  private var selectedIndex: Int? { tabs.firstIndex { $0.id == state.id } }

  /// The number of tabs that are items of the bar.
  private var itemCount: Int {
    let environment = scope.environment
    let isWide =
      environment.horizontalSizeClass == .regular || environment.base.userInterfaceIdiom == .pad
    return isWide || tabs.count <= Self.maximumItemCount ? tabs.count : Self.maximumItemCount - 1
  }

  /// A Boolean value that indicates whether the bar is at the top, as on an iPad since iPadOS 18.
  private var isTop: Bool {
    let environment = scope.environment
    return environment.base.userInterfaceIdiom == .pad && environment.base.platformStyle != .classic
      && environment.horizontalSizeClass == .regular
  }

  /// The nodes of the selected tab below the bar, which is in the row of a navigation bar, if there
  /// is one.
  private var topBarNodes: [Node] {
    let state = TopTabBarState()
    let late = scope.node.effect { LateScreenValues() }
    let (nodes, preferences) = content(placement: .topBar, topBar: state)
    _ = late.hide(scope.isHidden)
    let values = late.values(of: preferences, isHidden: scope.isHidden, in: scope.evaluation)
    guard !scope.isHidden else { return [] }
    let content = framed(nodes)
    let bar = values.bars[.tabBar] ?? BarValues()
    guard bar.visibility != .hidden, !tabs.isEmpty else { return scope.nodes(of: content) }
    let component = colored(
      TopTabBar(selection: selection, items: items), bar.colorScheme)
    let accessory = scope.environment.tabAccessory.flatMap { scope.tabAccessory($0) }
    let accessed = ComponentList([
      accessory.map { accessory in content.bottomBar { accessory } } ?? content
    ])
    return scope.nodes(
      of: state.hasNavigationBar
        ? ComponentList([accessed.overlay(alignment: .top) { component }])
        : ComponentList([accessed.safeAreaInset(edge: .top, spacing: 0) { component }]))
  }

  /// The nodes of the selected tab beside the bar.
  var barNodes: [Node] {
    if isTop { return topBarNodes }
    let late = scope.node.effect { LateScreenValues() }
    let position = late.scrollEdge.begin(in: scope.evaluation)
    let (nodes, preferences) = content(placement: .bottomBar, edge: late.scrollEdge)
    _ = late.hide(scope.isHidden)
    let values = late.values(
      of: preferences, isHidden: scope.isHidden, in: scope.evaluation)
    guard !scope.isHidden else { return [] }
    let bar = values.bars[.tabBar] ?? BarValues()
    // A tab is in a controller of UIKit, whose view has the system background.
    let content = framed(nodes).background {
      Engine.Color.systemBackground.ignoresSafeArea().accessibilityHidden()
    }
    let appearance = BarAppearance.tabBar(isOverContent: position.isBeforeEnd)
    let isHidden = bar.visibility == .hidden || appearance.isHidden && bar.visibility != .visible
    guard !isHidden, !tabs.isEmpty else { return scope.nodes(of: content) }
    let isMinimized =
      scope.environment.minimizesTabBar && position.isScrolled
      && scope.environment.base.platformMetrics.hasGlass
    let accessory = scope.environment.tabAccessory.flatMap {
      scope.tabAccessory($0, isInline: isMinimized)
    }
    var tabBar = self.bar(
      (bar.hasOwnBackground ? nil : appearance.background)
        ?? bar.background(isOverContent: position.isBeforeEnd))
    if isMinimized { tabBar.minimizedAccessory = accessory ?? ComponentList([]) }
    let component = colored(tabBar, bar.colorScheme)
    return scope.nodes(
      of: content.bottomBar {
        if let accessory, !isMinimized {
          Engine.VStack(spacing: 0) {
            accessory
            component
          }
        } else {
          component
        }
      })
  }

  /// Returns the nodes of the selected page and the dots.
  func pageNodes(hasIndicator: (Int) -> Bool) -> [Node] {
    let nodes = content(placement: .pageIndicator).nodes
    guard !scope.isHidden else { return [] }
    let pages = framed(nodes).actions([.drag: { [self] _ in drag() }])
    let count = count ?? tabs.count
    guard hasIndicator(count), let selectedIndex else { return scope.nodes(of: pages) }
    let indicator = PageIndicator(
      count: count, current: first + selectedIndex,
      hasBackground: scope.environment.hasPageIndexBackground
    ) { [self] index in
      guard tabs.indices.contains(index - first) else { return }
      scope.evaluation.tree.perform([{ state.select(tabs[index - first]) }])
    }
    return scope.nodes(of: pages.overlay(alignment: .bottom) { indicator.padding(.bottom, 8) })
  }

  /// Shows another page at the end of a horizontal drag.
  ///
  /// The velocity of a swipe is unknown, so that each horizontal drag of at least the minimum
  /// distance of a drag gesture counts.
  private func drag() {
    let tree = scope.evaluation.tree
    let (x, y) = (tree.event.translation.width, tree.event.translation.height)
    guard tree.event.isEnded, abs(x) >= 10, abs(x) > abs(y), let selectedIndex else { return }
    let isForward = (x < 0) == (scope.environment.layoutDirection == .leftToRight)
    let index = selectedIndex + (isForward ? 1 : -1)
    guard tabs.indices.contains(index) else { return }
    tree.perform([{ state.select(tabs[index]) }])
  }

  private func framed(_ nodes: [Node]) -> some Component {
    let views = nodes.count == 1 ? nodes : scope.nodes(of: Engine.VStack { ComponentList(nodes) })
    let tab = ComponentList([scope.context.node("Tab", .component, children: views)])
    return tab.frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func colored(_ bar: some Component, _ colorScheme: ColorScheme?) -> ComponentList {
    guard let colorScheme else { return ComponentList([bar]) }
    return ComponentList([bar.environment(\.colorScheme, colorScheme)])
  }
}

extension TabGroup {
  /// Returns the nodes of the selected tab, or of the list of the remaining tabs, and their
  /// preferences.
  private func content(
    placement: TabBarPlacement, edge: ScreenScrollEdge? = nil, topBar: TopTabBarState? = nil
  ) -> (nodes: [Node], preferences: PreferenceNode) {
    var inner = scope
    var values = scope.environment
    values.tabBarPlacement = placement
    values.topTabBar = topBar
    if let edge { values.screenScrollEdge = edge }
    values.base.hasRowLinks = false
    values.tabAccessory = nil
    inner.context.environment = values.base
    inner.preferences = scope.preferences.append(ScreenKey.self) { $0.bars[.tabBar] = nil }.append()
    let selected = selectedIndex.map { tabs[$0] }
    let isMore = placement == .bottomBar && state.isMoreShown && itemCount < tabs.count
    state.show(isMore ? nil : selected?.node, in: scope.evaluation)
    for tab in tabs where isMore || tab.id != selected?.id {
      tab.node.retain(in: scope.evaluation)
    }
    guard !isMore else { return (moreNodes(in: inner), inner.preferences) }
    guard let selected else { return ([], inner.preferences) }
    guard placement == .bottomBar, let selectedIndex, selectedIndex >= itemCount else {
      return (selected.nodes(in: inner), inner.preferences)
    }
    let view = TabContentPlacement(tab: selected)
    var more = ScreenValues()
    more.title = SystemText.more.string(for: scope.environment.locale)
    var screen = inner
    screen.node = scope.node.child(.part("more"), in: scope.evaluation)
    let previous = EvaluatedScreen(
      values: more, titleMode: .inline, component: ComponentList([]))
    let evaluated = screen.screen(
      of: view, above: previous, back: scope.action { state.showMore() }, outside: inner)
    return (inner.nodes(of: evaluated.component), inner.preferences)
  }

  private func moreNodes(in inner: ViewScope) -> [Node] {
    let rows = tabs[itemCount...].map { tab in
      MoreTabs.Row(label: tab.label, select: { state.select(tab) })
    }
    return inner.nodes(of: MoreTabs(rows: rows), at: .part("list"))
  }

  /// Returns the bar.
  private func bar(_ background: BarBackground) -> TabBar<Int> {
    TabBar(selection: selection, items: items, background: background)
  }

  private var isMore: Bool { itemCount < tabs.count }

  private var items: [TabItem<Int>] {
    var items = tabs[..<itemCount].enumerated().map { $1.item(at: $0, in: scope) }
    if isMore {
      items.append(
        TabItem(
          title: SystemText.more.string(for: scope.environment.locale),
          icon: ComponentList([Engine.Symbol("ellipsis")]), tag: itemCount,
          badge: ""))
    }
    return items
  }

  private var selection: Engine.Binding<Int> {
    let selected = isMore && state.isMoreShown ? itemCount : min(selectedIndex ?? 0, itemCount)
    return scope.engineBinding {
      selected
    } set: { index in
      if index < itemCount { state.select(tabs[index]) } else { state.showMore() }
    }
  }
}

/// The content of a tab as a view.
private struct TabContentPlacement: View, PrimitiveView {
  nonisolated(unsafe) let tab: TabElement

  nonisolated init(tab: TabElement) { self.tab = tab }

  func nodes(in scope: ViewScope) -> [Node] { tab.nodes(in: scope) }
}

/// The list of the tabs that are not items of the bar.
private struct MoreTabs: View {
  let rows: [Row]

  /// The title of the list and of its item in the bar.
  nonisolated static let title = Text(system: .more)

  nonisolated init(rows: [Row]) { self.rows = rows }

  var body: some View {
    NavigationStack {
      List { ForEach(rows.indices, id: \.self) { rows[$0] } }
        .listStyle(.plain)
        .navigationTitle(Self.title)
        .navigationBarTitleDisplayMode(.inline)
    }
  }

  /// A row that shows a tab.
  struct Row: View, PrimitiveView {
    private nonisolated(unsafe) let label: any View
    private nonisolated(unsafe) let select: () -> Void

    nonisolated init(label: any View, select: @escaping () -> Void) {
      self.label = label
      self.select = select
    }

    func nodes(in scope: ViewScope) -> [Node] {
      let label = scope.component(AnyView(label), at: .part("label"))
      return scope.nodes(
        of: label.layoutValue(key: RowLinkKey.self, value: RowLink(perform: scope.action(select))))
    }
  }
}
