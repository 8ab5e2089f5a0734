// SPDX-License-Identifier: MIT

/// The label of an item of a menu that can be checked or that opens another menu.
package struct MenuItemLabel: Component {
  private let label: ComponentList
  private let isChecked: Bool
  private let opensMenu: Bool
  @Environment(\.self) private var environment

  /// Creates a label.
  package init(_ label: ComponentList, isChecked: Bool = false, opensMenu: Bool = false) {
    (self.label, self.isChecked, self.opensMenu) = (label, isChecked, opensMenu)
  }

  /// The label with its mark: a check mark, or the chevron of a submenu, is in the column in front of
  /// the label.
  package var body: some Component {
    let column = MenuColumn(in: environment)
    HStack(spacing: 0) {
      label.frame(maxWidth: .infinity, alignment: .leading)
    }
    .overlay(alignment: .leading) {
      if isChecked || opensMenu {
        Symbol(opensMenu ? "chevron.forward" : "checkmark")
          .imageScale(opensMenu ? .small : .medium).fontWeight(opensMenu ? .semibold : nil)
          .accessibilityHidden().alignmentGuide(.leading) { _ in column.markOffset }
      }
    }
    .environment(\.symbolsFillGrid, true)
    .layoutValue(key: MenuCheckKey.self, value: isChecked || opensMenu)
  }
}

/// The column for check marks and the chevrons of submenus in front of the labels of a menu.
///
/// As on iOS, all labels of a menu leave space for it if an item has a mark.
struct MenuColumn {
  /// The width including the distance to the labels, in points.
  let width: Double
  /// The distance of a mark from the label, in points.
  let markOffset: Double

  /// Creates a column for the text size of an environment.
  init(in environment: EnvironmentValues) {
    markOffset = (Font.TextStyle.body.size(at: environment.dynamicTypeSize) * 1.5).rounded()
    // On glass, a part of the column is in the wider inset of the labels.
    let metrics = environment.platformMetrics.menu
    width = metrics.coversControl ? max(markOffset - metrics.horizontalInset / 2, 0) : markOffset
  }

  /// Returns an item with space for the column in front of its label.
  func reserved(in node: Node) -> Node {
    var node = node
    for index in node.modifiers.indices {
      guard case .layoutValue(let value) = node.modifiers[index],
        value.key == ObjectIdentifier(MenuColumnKey.self)
      else { continue }
      node.modifiers[index] = .padding(EdgeInsets(top: 0, leading: width, bottom: 0, trailing: 0))
    }
    node.children = node.children.map { reserved(in: $0) }
    return node
  }
}

/// The key for the mark in the leading column of a menu item.
enum MenuColumnKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

private enum MenuCheckKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

extension Node {
  /// A Boolean value that indicates whether the item of a menu has a mark in the leading column.
  var hasMenuCheck: Bool {
    layoutValue(for: MenuCheckKey.self) == true || children.contains(where: \.hasMenuCheck)
  }
}
