// SPDX-License-Identifier: MIT

import TintypeComponents

/// The arrangement of the controls of a group.
enum ControlGroupArrangement {
  case automatic, navigation, menu, compactMenu, palette
}

extension ViewScope {
  /// Returns the nodes of a group of controls.
  ///
  /// - Parameters:
  ///   - content: The controls.
  ///   - label: The label of a menu.
  ///   - arrangement: The arrangement.
  /// - Returns: The nodes.
  @MainActor func nodes(
    ofControls content: some View, label: any View, _ arrangement: ControlGroupArrangement
  ) -> [Node] {
    let isMenu = environment.presentedControls?.kind == .menu
    switch arrangement {
    case .menu: return nodes(ofMenu: content, label: label)
    case .compactMenu where !isMenu, .palette where !isMenu:
      return nodes(
        ofMenu: ControlGroup { content }.controlGroupStyle(.palette), label: label)
    case .compactMenu, .palette: return menuRow(of: content, style: .iconOnly)
    case .automatic where isMenu, .navigation where isMenu:
      return menuRow(of: content, style: MenuControlLabelStyle())
    case .automatic where !environment.isInBar:
      return nodes(of: ControlGroupRow(in: .content, controls: list(content, at: "content")))
    case .automatic, .navigation:
      return nodes(of: Engine.HStack(spacing: 16) { list(content, at: "content") })
    }
  }

  private func nodes(ofMenu content: some View, label: any View) -> [Node] {
    nodes(of: Menu(label: AnyView(label), content: content), at: .part("menu"))
  }

  @MainActor private func menuRow(of content: some View, style: some LabelStyle) -> [Node] {
    nodes(
      of: ControlGroupRow(in: .menu, controls: list(content.labelStyle(style), at: "content")))
  }
}

/// The labels in the row of a menu: the title below the icon.
private struct MenuControlLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.font(.body)
      configuration.title.lineLimit(1)
    }
  }
}

private enum IsInBarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the view is in an item of a bar.
  var isInBar: Bool {
    get { self[IsInBarKey.self] }
    set { self[IsInBarKey.self] = newValue }
  }
}
