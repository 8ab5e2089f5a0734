// SPDX-License-Identifier: MIT

import TintypeComponents

/// A tab with its identity.
struct TabElement {
  /// The tab's node, which contains the nodes for its label and its content.
  let node: ViewNode
  /// The value that selects the tab; `nil` if its position selects it.
  let tag: ViewTag?
  /// The label in the bar.
  let label: any View
  /// The badge at the icon.
  var badge: Text?
  /// A Boolean value that indicates whether the tab is not shown.
  var isHidden = false
  /// A Boolean value that indicates whether the tab is for searching.
  var isSearch = false
  /// The changes of the accessibility of the button.
  var accessibility: [AccessibilityAttachmentModifier.Change] = []
  private let content: (ViewScope) -> [Node]

  /// The identity of the tab.
  var id: AnyHashable { AnyHashable(ObjectIdentifier(node)) }

  /// The position among all tabs.
  private(set) var position = 0

  /// Creates a tab from a view with `tabItem(_:)`, at a position among all tabs.
  init(_ subview: Subview, at position: Int) {
    self.position = position
    node = subview.node
    tag = subview.values.viewTag ?? subview.values.implicitTag
    label = subview.values.tabItem ?? EmptyView()
    badge = subview.values.badge
    content = { subview.nodes(in: $0) }
  }

  /// Creates a tab from a label and a content.
  init(tag: ViewTag?, label: any View, content: any View, in scope: ViewScope) {
    let node = scope.node
    self.node = node
    self.tag = tag
    self.label = label
    self.content = { placement in
      var inner = placement
      inner.node = node.child(.content, in: placement.evaluation)
      return inner.nodes(of: content)
    }
  }

  /// Returns the nodes of the content.
  func nodes(in scope: ViewScope) -> [Node] { content(scope) }

  /// Returns the scope of the label.
  private func labelScope(in scope: ViewScope, _ part: String) -> ViewScope {
    var scope = scope
    var values = scope.environment
    values.symbolVariants = .fill
    values.removeStyles((any LabelStyle).self)
    values.base.labelStyle = .titleAndIcon
    values.base.hasRowLinks = false
    values.hasTemplateImages = true
    scope.context.environment = values.base
    scope.node = node.child(.part(part), in: scope.evaluation)
    return scope
  }

  /// Returns the title, which is empty if the label has no text.
  func title(in scope: ViewScope) -> String {
    labelScope(in: scope, "title").text(of: label, at: "text")
  }

  /// Returns the item of the bar.
  func item(at index: Int, in scope: ViewScope) -> TabItem<Int> {
    // Proof of safety: the engine calls the closures during the evaluation.
    nonisolated(unsafe) let (tab, scope) = (self, scope)
    let icon = StyleComponent(in: scope) { inner in
      let icons = tab.labelScope(in: inner, "icon")
      return icons.nodes(of: tab.label).lazy.compactMap(\.icon).first.map { [$0] } ?? []
    }
    let title = title(in: scope)
    if scope.context.environment.showsLargeContent(of: title) { scope.presentLargeContent(label) }
    var item = TabItem(
      title: title, icon: ComponentList([icon]), tag: index,
      badge: badge.map { $0.string(in: scope.environment) } ?? ""
    ) { button in
      tab.accessibility.reduce(button) { $1($0, scope) }
    }
    item.isSeparate = isSearch
    return item
  }
}

extension Node {
  /// The first image of the node and its descendants, in its natural size: a bar does not resize the
  /// images of its items.
  fileprivate var icon: Node? {
    var icon = self
    switch content {
    case .image(var image):
      image.resizing = nil
      icon.content = .image(image)
    case .symbol(var symbol):
      symbol.isResizable = false
      icon.content = .symbol(symbol)
    case .canvas: break
    default: return children.lazy.compactMap(\.icon).first
    }
    return icon
  }
}
