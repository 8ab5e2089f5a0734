// SPDX-License-Identifier: MIT

import TintypeComponents

private enum TabAccessoryKey: EnvironmentKey {
  static var defaultValue: TabAccessory? { nil }
}

/// The view above the bar of a tab view.
struct TabAccessory {
  let view: any View
}

extension EnvironmentValues {
  /// The view above the bar of tab views; `nil` for none.
  var tabAccessory: TabAccessory? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }
}

extension View {
  /// Adds a view above the bar of the tab view.
  ///
  /// The view is in a capsule at least 48 points high, 20 points from the edges of the tab view,
  /// whose size and material approximate the capsule of iOS 26. A hidden bar, and the style of pages,
  /// have no accessory.
  public nonisolated func tabViewBottomAccessory<Content>(
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    let accessory = TabAccessory(view: content())
    return transformingEnvironment { $0.tabAccessory = accessory }
  }
}

extension ViewScope {
  /// Returns the capsule with a view above the bar; `nil` if the view is empty.
  func tabAccessory(_ accessory: TabAccessory) -> ComponentList? {
    var scope = child(.part("accessory"))
    var values = environment
    values.tabAccessory = nil
    scope.context.environment = values.base
    let nodes = scope.nodes(of: AnyView(accessory.view))
    guard !nodes.isEmpty else { return nil }
    let capsule = TabAccessoryCapsule(content: nodes)
    return ComponentList([scope.component(capsule, at: .part("capsule"))])
  }
}

/// The capsule around an accessory.
private struct TabAccessoryCapsule: View {
  nonisolated let content: [Node]

  nonisolated init(content: [Node]) { self.content = content }

  var body: some View {
    TabAccessoryContent(content: content)
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, minHeight: 48)
      .glassEffect(in: Capsule())
      .padding(.horizontal, 20)
  }
}

/// The nodes of an accessory as a view.
private struct TabAccessoryContent: View, PrimitiveView {
  nonisolated let content: [Node]

  nonisolated init(content: [Node]) { self.content = content }

  func nodes(in scope: ViewScope) -> [Node] { content }
}
