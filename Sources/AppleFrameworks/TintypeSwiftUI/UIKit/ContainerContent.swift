// SPDX-License-Identifier: MIT

import Foundation
import TintypeUIKit

/// The bars and the visible child of a container, as the containers of SwiftUI show them.
struct ContainerContent: View {
  let controller: UIViewController

  var body: some View {
    switch controller {
    case let controller as UINavigationController:
      NavigationStack {
        if let top = controller.topViewController, top.view != nil {
          NavigationContent(navigation: controller, top: top)
        }
      }
    case let controller as UITabBarController:
      TabView(selection: .constant(controller.selectedIndex)) {
        ForEach(Array(controller.children.enumerated()), id: \.offset) { index, child in
          ControllerContent(controller: child)
            .tabItem {
              if let image = child.tabBarItem?.image { Image(uiImage: image) }
              Text(verbatim: child.tabBarItem?.title ?? child.title ?? "")
            }
            .badge(child.tabBarItem?.badgeValue.map { Text(verbatim: $0) })
            .tag(index)
        }
      }
    default: EmptyView()
    }
  }

  /// Returns a Boolean value that indicates whether a controller is a container with bars.
  static func isContainer(_ controller: UIViewController?) -> Bool {
    controller is UINavigationController || controller is UITabBarController
  }
}

/// The view of a controller below the bars of a container.
private struct ControllerContent: View {
  let controller: UIViewController

  var body: some View {
    // A view of SwiftUI has the safe area of the container itself.
    if let hosting = controller as? any HostingController {
      AnyView(hosting.hostedView)
    } else if let view = controller.view {
      GeometryReader { proxy in
        UIViewHierarchy(root: view, controller: controller, safeArea: proxy.safeAreaInsets)
          .ignoresSafeArea()
      }
      .ignoresSafeArea(.keyboard)
    }
  }
}

private struct NavigationContent: View {
  let navigation: UINavigationController
  let top: UIViewController

  var body: some View {
    let item = top.navigationItem
    let isLarge =
      navigation.navigationBar.prefersLargeTitles && item.largeTitleDisplayMode != .never
    ControllerContent(controller: top)
      .navigationTitle(Text(verbatim: item.title ?? top.title ?? ""))
      .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
      .toolbar(navigation.isNavigationBarHidden ? .hidden : .visible, for: .navigationBar)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          HStack {
            if navigation.children.count > 1, !item.hidesBackButton, leading.isEmpty {
              BackLabel(navigation: navigation)
            }
            BarButtons(items: leading)
          }
        }
        ToolbarItem(placement: .topBarTrailing) { BarButtons(items: trailing.reversed()) }
      }
  }

  private var leading: [UIBarButtonItem] {
    top.navigationItem.leftBarButtonItems ?? top.navigationItem.leftBarButtonItem.map { [$0] } ?? []
  }

  private var trailing: [UIBarButtonItem] {
    top.navigationItem.rightBarButtonItems
      ?? top.navigationItem.rightBarButtonItem.map { [$0] } ?? []
  }
}

/// The back button of a stack with several controllers.
private struct BackLabel: View {
  let navigation: UINavigationController

  var body: some View {
    let previous = navigation.children.dropLast().last
    let title =
      previous?.navigationItem.backButtonTitle ?? previous?.navigationItem.title
      ?? previous?.title ?? "Back"
    HStack(spacing: 4) {
      Image(systemName: "chevron.backward").fontWeight(.semibold)
      Text(verbatim: title)
    }
    .foregroundStyle(.tint)
  }
}

private struct BarButtons: View {
  let items: [UIBarButtonItem]

  var body: some View {
    HStack(spacing: 16) {
      ForEach(Array(items.enumerated()), id: \.offset) { _, item in
        button(item).disabled(!item.isEnabled).modifier(OptionalTint(color: item.tintColor))
      }
    }
  }

  @ViewBuilder private func button(_ item: UIBarButtonItem) -> some View {
    if let view = item.customView {
      UIViewTree(view: view)
    } else if let image = item.image {
      Button {
      } label: {
        Image(uiImage: image)
      }
    } else if let title = item.title {
      Button {
      } label: {
        Text(verbatim: title).fontWeight(item.style == .done ? .semibold : .regular)
      }
    }
  }
}
