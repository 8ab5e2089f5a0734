// SPDX-License-Identifier: MIT

/// A bar at the top of a tablet for selecting one of the main parts of an app.
///
/// The titles are in a capsule in the middle of the row of the navigation bar, without icons, as
/// since iPadOS 18.
package struct TopTabBar: Component {
  private let selection: Binding<Int>
  private let items: [TabItem<Int>]
  @Environment(\.self) private var environment

  /// Creates a bar with the parameters of a bar at the bottom.
  package init(selection: Binding<Int>, items: [TabItem<Int>]) {
    (self.selection, self.items) = (selection, items)
  }

  /// The titles in a row that is as high as a navigation bar.
  package var body: some Component {
    HStack(spacing: 0) {
      for item in items { ComponentList([item.modify(button(item))]) }
    }
    .padding(3)
    .background(.bar, in: Capsule())
    .background(Color.tertiarySystemFill, in: Capsule())
    .dynamicTypeSize(...environment.platformMetrics.tabBar.maximumTypeSize)
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isTabBar)
    .frame(height: environment.platformMetrics.navigationBar.padHeight)
  }

  private func button(_ item: TabItem<Int>) -> some Component {
    let isSelected = item.tag == selection.wrappedValue
    let color: any ShapeStyle =
      isSelected ? environment.controlColors.text(environment.tint) : Color.primary
    return HStack(spacing: 5) {
      Text(item.title)
        .font(.system(size: 15, weight: isSelected ? .semibold : .medium))
        .environment(\.contentForegroundStyle, color)
        .lineLimit(1)
      if let badge = item.badge { badge.inTab(height: 18, fontSize: 13) }
    }
    .padding(.horizontal, 14)
    .frame(height: 34)
    .background { if isSelected { Capsule().fill(Color.secondarySystemFill) } }
    .opacity(environment.isEnabled ? 1 : environment.disabledOpacity)
    .accessibilityElement()
    .accessibilityLabel(item.title)
    .accessibilityValue(item.badgeText ?? "")
    .accessibilityAddTraits(isSelected ? [.isTab, .isSelected] : .isTab)
    .accessibilityAddTraits(environment.isEnabled ? [] : .isDisabled)
    .onTapGesture { selection.wrappedValue = item.tag }
  }
}
