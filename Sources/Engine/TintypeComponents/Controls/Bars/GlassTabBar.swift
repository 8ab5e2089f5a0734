// SPDX-License-Identifier: MIT

/// The tabs of a bar on a capsule of glass that floats above the lower edge of the screen, with the
/// selected tab in a capsule, as in iOS 26.
///
/// A tab for searching is on glass of its own at the trailing edge. The glass reaches into the safe
/// area of a home indicator. Source of the distances: `Vercantez/openuikit`.
struct GlassTabBar<Tag: Hashable>: Component {
  let selection: Binding<Tag>
  let items: [TabItem<Tag>]
  /// The accessory beside the selected tab, which may be empty; `nil` for a bar with all tabs.
  let minimizedAccessory: ComponentList?
  @Environment(\.self) private var environment

  private var metrics: PlatformMetrics.TabBar { environment.platformMetrics.tabBar }

  /// The height of the bar above the safe area.
  private var height: Double {
    max(metrics.height, metrics.areaHeight - environment.safeAreaInsets.bottom)
  }

  var body: some Component {
    let tabs = items.filter { !$0.isSeparate }
    let separate = items.filter(\.isSeparate)
    HStack(spacing: 8) {
      if let minimizedAccessory {
        for item in tabs.filter({ isSelected($0) }) { circle(item) }
        if minimizedAccessory.elements.isEmpty {
          Spacer(minLength: 0)
        } else {
          minimizedAccessory.frame(maxWidth: .infinity)
        }
      } else if !tabs.isEmpty {
        HStack(spacing: 0) {
          for (index, item) in tabs.enumerated() {
            tab(item, isLast: index == tabs.count - 1)
          }
        }
        .padding(.horizontal, metrics.glassInset)
        .frame(height: metrics.glassHeight)
        .glass(in: Capsule())
        .frame(maxWidth: separate.isEmpty ? nil : .infinity, alignment: .leading)
      }
      for item in separate { circle(item) }
    }
    .padding(.horizontal, metrics.margin)
    .frame(maxWidth: .infinity)
    .frame(height: height, alignment: .top)
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isTabBar)
  }

  private func isSelected(_ item: TabItem<Tag>) -> Bool { item.tag == selection.wrappedValue }

  /// Returns the icon of a tab on a circle of glass, which is smaller in a minimized bar.
  private func circle(_ item: TabItem<Tag>) -> some Component {
    let side = minimizedAccessory == nil ? metrics.glassHeight : GlassAccessory.height
    return GlassTab(item: item, isSelected: isSelected(item), isLast: true, side: side) {
      selection.wrappedValue = item.tag
    }
    .frame(width: side, height: side)
    .glass(in: Circle())
  }

  private func tab(_ item: TabItem<Tag>, isLast: Bool) -> some Component {
    let isSelected = isSelected(item)
    return GlassTab(item: item, isSelected: isSelected, isLast: isLast) {
      selection.wrappedValue = item.tag
    }
    .frame(maxWidth: metrics.tabWidth)
    .background {
      if isSelected {
        Capsule().fill(Color.tabPill)
          .frame(height: metrics.pillHeight)
          .padding(.horizontal, -metrics.pillOverhang)
          .accessibilityHidden()
      }
    }
  }
}

/// The button of a tab on glass.
private struct GlassTab<Tag: Hashable>: Component {
  let item: TabItem<Tag>
  let isSelected: Bool
  let isLast: Bool
  /// The side of a circle that shows only the icon; `nil` for a tab with a title.
  var side: Double?
  let select: () -> Void
  @Environment(\.self) private var environment

  private var metrics: PlatformMetrics.TabBar { environment.platformMetrics.tabBar }

  private var color: any ShapeStyle {
    let appearance = environment.appearanceColors
    if isSelected { return appearance.selectedTab ?? environment.tint }
    return appearance.tab ?? Color.primary
  }

  var body: some Component { ComponentList([item.modify(button)]) }

  private var button: some Component {
    let hasTitle = !item.title.isEmpty && side == nil
    let height = side ?? metrics.glassHeight
    return VStack(spacing: 0) {
      icon
        .font(.system(size: metrics.iconSize, weight: .medium))
        .imageScale(.large)
        .environment(\.contentForegroundStyle, color)
        .frame(height: hasTitle ? metrics.iconHeight : height)
      if hasTitle {
        Text(item.title)
          .font(.system(size: metrics.titleSize, weight: .semibold))
          .environment(\.contentForegroundStyle, color)
          .lineLimit(1)
      }
    }
    .padding(.top, hasTitle ? metrics.iconTop : 0)
    .padding(.horizontal, 2)
    .frame(maxWidth: .infinity)
    .frame(height: height, alignment: .top)
    .overlay(alignment: .top) {
      if let badge = item.badge {
        let layout = TabBadgeLayout(
          offset: metrics.badgeOffset, top: metrics.badgeTop, isLast: isLast)
        layout { badge.inTab(height: metrics.badgeHeight, fontSize: metrics.badgeFontSize) }
          .allowsHitTesting(false)
      }
    }
    .opacity(environment.isEnabled ? 1 : environment.disabledOpacity)
    .accessibilityElement()
    .accessibilityLabel(item.title)
    .accessibilityValue(item.badgeText ?? "")
    .accessibilityAddTraits(isSelected ? [.isTab, .isSelected] : .isTab)
    .accessibilityAddTraits(environment.isEnabled ? [] : .isDisabled)
    .onTapGesture(perform: select)
  }

  /// The icon, which has the filled variant in all tabs.
  @ComponentBuilder private var icon: ComponentList {
    switch item.icon {
    case .symbol(let name):
      let filled = "\(name).fill"
      Symbol(environment.symbolSet.contains(filled) ? filled : name)
    case .components(let components): components
    }
  }
}

extension Color {
  /// The capsule behind the selected tab.
  ///
  /// Source: #EBEBEC on #FDFDFE in iOS 26.1, as `Vercantez/openuikit` has measured it; none for the
  /// dark scheme.
  fileprivate static let tabPill = Color(
    light: Color(white: 0, opacity: 0.07), dark: Color(white: 1, opacity: 0.12))
}
