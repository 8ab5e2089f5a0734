// SPDX-License-Identifier: MIT

import SwiftUI

private struct MenusView: View {
  @State private var isPresented = false
  @State private var item: MenuItem?
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.menuOrder) private var order
  private let title = "Options"

  var body: some View {
    VStack {
      Menu("Options") { Button("Item") {} }
      Menu(title) { Button("Item") {} }
      Menu("Options") {
        Button("Item") {}
      } primaryAction: {
        isPresented = true
      }
      Menu(title) {
        Button("Item") {}
      } primaryAction: {
        isPresented = true
      }
      Menu {
        Section("Section") { Button("Item") {} }
        Divider()
        Toggle("Toggle", isOn: $isPresented)
      } label: {
        Label("Options", systemImage: "ellipsis")
      }
      Menu {
        Button("Item") {}
      } label: {
        Text("Options")
      } primaryAction: {
        isPresented = true
      }
    }
    .menuStyle(.automatic)
    .menuStyle(.button)
    .menuStyle(.borderlessButton)
    .menuStyle(BoldMenuStyle())
    .menuIndicator(order == .fixed ? .hidden : indicator)
    .menuOrder(.priority)
    .menuActionDismissBehavior(.automatic)
    .menuActionDismissBehavior(.enabled)
  }

  @ViewBuilder private var images: some View {
    Menu("Options", systemImage: "ellipsis") { Button("Item") {} }
    Menu(title, systemImage: "ellipsis") { Button("Item") {} }
    Menu("Options", systemImage: "ellipsis") {
      Button("Item") {}
    } primaryAction: {
    }
    Menu("Options", image: ImageResource(name: "icon", bundle: .main)) { Button("Item") {} }
    Menu(title, image: ImageResource(name: "icon", bundle: .main)) { Button("Item") {} }
    Menu("Options", image: ImageResource(name: "icon", bundle: .main)) {
      Button("Item") {}
    } primaryAction: {
    }
  }

  private var contextMenus: some View {
    Text("Text")
      .contextMenu { Button("Item") {} }
      .contextMenu {
        Button("Item") {}
      } preview: {
        Text("Preview")
      }
      .contextMenu(isPresented ? ContextMenu { Button("Item") {} } : nil)
  }

  private var popovers: some View {
    Text("Text")
      .popover(isPresented: $isPresented) { Text("Popover") }
      .popover(isPresented: $isPresented, attachmentAnchor: .point(.top)) { Text("Popover") }
      .popover(isPresented: $isPresented, arrowEdge: .bottom) { Text("Popover") }
      .popover(item: $item) { Text($0.id) }
      .popover(item: $item, attachmentAnchor: .rect(.bounds), arrowEdge: .leading) { Text($0.id) }
  }
}

private struct MenuItem: Identifiable {
  var id: String
}

private struct BoldMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).bold()
  }
}
