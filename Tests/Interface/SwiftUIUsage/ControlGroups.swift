// SPDX-License-Identifier: MIT

import SwiftUI

private struct ControlGroupsView: View {
  private let title = "Edit"
  private let icon = ImageResource(name: "icon", bundle: .main)

  var body: some View {
    VStack {
      ControlGroup { Button("Cut") {} }
      ControlGroup("Edit") { Button("Cut") {} }
      ControlGroup(title) { Button("Cut") {} }
      ControlGroup("Edit", systemImage: "pencil") { Button("Cut") {} }
      ControlGroup(title, systemImage: "pencil") { Button("Cut") {} }
      ControlGroup("Edit", image: icon) { Button("Cut") {} }
      ControlGroup(title, image: icon) { Button("Cut") {} }
      ControlGroup {
        Button("Cut") {}
      } label: {
        Text("Edit")
      }
    }
    .controlGroupStyle(.automatic)
    .controlGroupStyle(.navigation)
    .controlGroupStyle(.menu)
    .controlGroupStyle(.compactMenu)
    .controlGroupStyle(.palette)
    .controlGroupStyle(NavigationControlGroupStyle())
    .controlGroupStyle(MenuControlGroupStyle())
    .controlGroupStyle(CompactMenuControlGroupStyle())
    .controlGroupStyle(PaletteControlGroupStyle())
    .controlGroupStyle(VerticalControlGroupStyle())
  }
}

private struct VerticalControlGroupStyle: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
      ControlGroup(configuration)
    }
  }
}
