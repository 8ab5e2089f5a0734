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
  /// SwiftUI has accessories from iOS 26 on, above the floating tab bar. In the style of iOS 17 and
  /// 18, the view is in an opaque bar at least 48 points high. A hidden bar, and the style of pages,
  /// have no accessory.
  public nonisolated func tabViewBottomAccessory<Content>(
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    let accessory = TabAccessory(view: content())
    return transformingEnvironment { $0.tabAccessory = accessory }
  }
}

extension ViewScope {
  /// Returns a bar with a view, to place above the tab bar; `nil` if the view is empty.
  func tabAccessory(_ accessory: TabAccessory) -> ComponentList? {
    var scope = child(.part("accessory"))
    var values = environment
    values.tabAccessory = nil
    scope.context.environment = values.base
    let nodes = scope.nodes(of: AnyView(accessory.view))
    guard !nodes.isEmpty else { return nil }
    let bar = ComponentList(nodes).padding(.horizontal, 16)
      .frame(maxWidth: .infinity, minHeight: 48)
      .background(Engine.Color.secondarySystemBackground)
      .overlay(alignment: .top) { Engine.Divider() }
    return ComponentList([bar])
  }
}
