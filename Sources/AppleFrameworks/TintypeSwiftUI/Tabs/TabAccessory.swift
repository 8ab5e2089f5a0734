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

private enum TabBarMinimizationKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the bars of tab views on glass are small while their
  /// content is scrolled down; `false` by default.
  var minimizesTabBar: Bool {
    get { self[TabBarMinimizationKey.self] }
    set { self[TabBarMinimizationKey.self] = newValue }
  }
}

/// The gestures at which the bar of a tab view becomes smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// The default behavior.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// The bar does not change.
  public static let never = TabBarMinimizeBehavior(name: "never")
  /// A scroll down makes the bar smaller.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// A scroll up makes the bar smaller.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

extension View {
  /// Sets when the bar of a tab view becomes smaller.
  ///
  /// In the platform style of iOS 26, a bar with `onScrollDown` shows only the selected tab while its
  /// content is scrolled, with an accessory beside it. Other behaviors, and other styles, have no
  /// effect, because a snapshot has no history of scrolling.
  public nonisolated func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View {
    transformingEnvironment { $0.minimizesTabBar = behavior == .onScrollDown }
  }

  /// Adds a view above the bar of the tab view.
  ///
  /// SwiftUI has accessories from iOS 26 on: the view is on a capsule of glass, 48 points high, above
  /// the floating tab bar. In the style of iOS 17 and 18, it is in an opaque bar at least as high. A hidden bar, and the style of pages,
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
  func tabAccessory(_ accessory: TabAccessory, isInline: Bool = false) -> ComponentList? {
    var scope = child(.part("accessory"))
    var values = environment
    values.tabAccessory = nil
    values.tabViewBottomAccessoryPlacement = isInline ? .inline : .expanded
    scope.context.environment = values.base
    let nodes = scope.nodes(of: AnyView(accessory.view))
    guard !nodes.isEmpty else { return nil }
    if environment.base.platformMetrics.hasGlass {
      return ComponentList([GlassAccessory(content: ComponentList(nodes), isInline: isInline)])
    }
    let bar = ComponentList(nodes).padding(.horizontal, 16)
      .frame(maxWidth: .infinity, minHeight: 48)
      .background(Engine.Color.secondarySystemBackground)
      .overlay(alignment: .top) { Engine.Divider() }
    return ComponentList([bar])
  }
}
