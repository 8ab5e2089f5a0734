// SPDX-License-Identifier: MIT

import TintypeComponents

/// A view that shows one of several tabs or pages at a time.
///
/// The other tabs keep their state, but they are neither evaluated nor do they appear. The bar is at
/// the bottom, on an iPad with a regular width at the top; the style of pages has none. A bar in a
/// compact environment has at most five items; the last one shows a list of the remaining tabs if
/// there are more.
public struct TabView<SelectionValue, Content>: View, PrimitiveView
where SelectionValue: Hashable, Content: View {
  private nonisolated(unsafe) let selection: Binding<SelectionValue>?
  private nonisolated(unsafe) let content: Content

  /// Creates a view from views with `tabItem(_:)` and `tag(_:)`.
  ///
  /// - Parameters:
  ///   - selection: The tag of the selected tab; `nil` to store it in the view.
  ///   - content: The tabs.
  public nonisolated init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a view from tabs, one of which is selected by a value.
  public nonisolated init<C>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {
    self.selection = selection
    self.content = Content(content: content())
  }

  /// Creates a view from tabs that stores the selected one.
  public nonisolated init<C>(@TabContentBuilder<Never> content: () -> C)
  where
    SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C: TabContent
  {
    selection = nil
    self.content = Content(content: content())
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a view from views with `tabItem(_:)` that stores the selected one.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView {
  func nodes(in scope: ViewScope) -> [Node] {
    let state = scope.node.effect { TabState(tree: scope.evaluation.tree) }
    let tag = selection.map { ViewTag(selection: $0.wrappedValue) }
    let style = scope.environment.tabViewStyle
    var pages: PageWindow? =
      if case .page = style { state.pages(showing: tag) } else { nil }
    let inner = scope.child(.part("tabs"))
    var tabs = inner.tabs(of: content, pages)
    if let window = pages, !state.contains(tag, in: tabs, window) {
      pages = nil
      tabs = inner.tabs(of: content, nil)
    }
    tabs = tabs.filter { !$0.isHidden }
    state.follow(tag, in: tabs)
    state.write = selection.map { selection in
      { tag in
        guard let value = tag.value(as: SelectionValue.self),
          ViewTag(selection: value) == tag
        else { return false }
        selection.wrappedValue = value
        return true
      }
    }
    var group = TabGroup(tabs: tabs, state: state, scope: scope)
    if let pages, pages.hasGaps { group.limit(to: pages) }
    switch style {
    case .bar: return group.barNodes
    case .page(let hasIndicator): return group.pageNodes(hasIndicator: hasIndicator)
    }
  }
}

extension ViewScope {
  /// Returns the tabs of the content of a tab view.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - pages: The pages that are created; `nil` for all tabs.
  /// - Returns: The tabs.
  fileprivate func tabs(of content: some View, _ pages: PageWindow?) -> [TabElement] {
    if let content = content as? any TabContentView { return content.tabs(in: self) }
    let items = SubviewCollecting.items(of: content, in: self, pages: pages)
    return items.enumerated().flatMap { index, item in
      let subviews = item.subviews
      if subviews.count != 1 { pages?.isComplete = false }
      return subviews.map { TabElement($0, at: pages?.position(of: index) ?? index) }
    }
  }
}

/// The selection of a tab view.
final class TabState {
  /// The selected tab.
  private(set) var id: AnyHashable?
  /// The node of the tab that the last evaluation has shown.
  private var shown: ViewNode?
  /// A Boolean value that indicates whether the list of the remaining tabs is shown.
  private(set) var isMoreShown = false
  /// The closure that selects a tag in the binding, and returns whether it has a matching type.
  var write: ((ViewTag) -> Bool)?
  private let tree: ViewTree
  /// The position of the selected page.
  var position = 0
  /// A Boolean value that indicates whether all pages are created, because their positions are not
  /// those of the elements, or because the selected page is not that of an element.
  private var createsAllPages = false

  init(tree: ViewTree) { self.tree = tree }

  /// Returns the pages to create; `nil` for all.
  func pages(showing tag: ViewTag?) -> PageWindow? {
    createsAllPages ? nil : PageWindow(tag?.value, at: position)
  }

  /// Returns whether pages contain the selected one; if not, the next evaluations create all pages.
  func contains(_ tag: ViewTag?, in tabs: [TabElement], _ pages: PageWindow) -> Bool {
    guard pages.hasGaps else { return true }
    let isKnown = tag.map { tag in tabs.contains { $0.tag == tag } }
    createsAllPages =
      !pages.isComplete || !(isKnown ?? (id == nil || tabs.contains { $0.id == id }))
    return !createsAllPages
  }

  /// Selects the tab with a tag, or else the previous or the first one.
  func follow(_ tag: ViewTag?, in tabs: [TabElement]) {
    let tagged = tag.flatMap { tag in tabs.first { $0.tag == tag } }
    let previous = tabs.first { $0.id == id }
    let selected = (tagged ?? previous ?? tabs.first)?.id
    if selected != id { isMoreShown = false }
    id = selected
  }

  /// Selects a tab on behalf of a user.
  func select(_ tab: TabElement) {
    isMoreShown = false
    if let tag = tab.tag, let write, write(tag) {
      // The binding determines the tab, even if it rejects the value.
    } else {
      id = tab.id
    }
    tree.observer.stateDidChange("the selected tab")
  }

  /// Shows the list of the remaining tabs.
  func showMore() {
    isMoreShown = true
    tree.observer.stateDidChange("the selected tab")
  }

  /// Stores the shown tab, and ends the appearance of the previous one.
  func show(_ node: ViewNode?, in evaluation: Evaluation) {
    if let shown, shown !== node { shown.disappearances.forEach(evaluation.perform) }
    shown = node
  }
}
