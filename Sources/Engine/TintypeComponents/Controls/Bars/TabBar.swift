// SPDX-License-Identifier: MIT

/// A bar for selecting one of the main parts of an app.
///
/// ```swift
/// TabBar(selection: model.$tab) {
///   TabItem("Home", systemImage: "house", tag: Tab.home)
///   TabItem("Inbox", systemImage: "tray", tag: Tab.inbox, badge: 3)
/// }
/// ```
///
/// All tabs have the same width and are 49 points high, with an icon above a title. On a phone in
/// landscape, the icon is beside the title, and on a small one the tabs are 32 points high. The selected tab
/// has the tint, and its icon is filled if the symbol set contains `<name>.fill`. The bar material
/// extends under the home indicator. It is transparent while no content of a scroll view extends
/// below the bar. As on iOS, icons and titles do not scale with the text size. In
/// iOS 26, the tabs are on a capsule of glass that floats above the edge of the screen. In the classic
/// platform style, they scale up to the size `.xxxLarge`, and badges overlap the icons.
public struct TabBar<Tag: Hashable>: Component {
  private let selection: Binding<Tag>
  private let items: [TabItem<Tag>]
  private let background: BarBackground
  /// The accessory beside a minimized bar on glass, which may be empty; `nil` for the full bar.
  package var minimizedAccessory: ComponentList?
  @Environment(\.self) private var environment

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - selection: The tag of the selected tab; a tap on another tab sets it.
  ///   - isOverContent: A Boolean value that indicates whether content extends below the bar, so
  ///     that its background is visible; `nil`, the default, for that of a scroll view above the bar.
  ///   - items: The tabs from the leading edge.
  public init(
    selection: Binding<Tag>,
    isOverContent: Bool? = nil,
    @TabItemBuilder<Tag> items: () -> [TabItem<Tag>]
  ) {
    self.selection = selection
    self.items = items()
    background = isOverContent.map { $0 ? .material : .scrollEdge } ?? .automatic
  }

  /// Creates a bar with a background.
  package init(selection: Binding<Tag>, items: [TabItem<Tag>], background: BarBackground) {
    (self.selection, self.items, self.background) = (selection, items, background)
  }

  /// The tabs on the bar material.
  @ComponentBuilder public var body: ComponentList {
    if environment.platformMetrics.tabBar.glassHeight > 0 {
      GlassTabBar(selection: selection, items: items, minimizedAccessory: minimizedAccessory)
        .dynamicTypeSize(...environment.platformMetrics.tabBar.maximumTypeSize)
    } else {
      bar
    }
  }

  private var bar: some Component {
    HStack(alignment: .top, spacing: 0) {
      for (index, item) in items.enumerated() {
        TabButton(
          item: item, isSelected: item.tag == selection.wrappedValue,
          isLast: index == items.count - 1
        ) {
          selection.wrappedValue = item.tag
        }
      }
    }
    .dynamicTypeSize(...environment.platformMetrics.tabBar.maximumTypeSize)
    .frame(maxWidth: .infinity)
    .barSurface(hairline: .top, background.resolved(in: environment))
    .accessibilityAddTraits(.isTabBar)
  }
}

/// The button of a tab.
private struct TabButton<Tag: Hashable>: Component {
  let item: TabItem<Tag>
  let isSelected: Bool
  let isLast: Bool
  let select: () -> Void
  @Environment(\.self) private var environment

  var body: some Component { ComponentList([item.modify(button)]) }

  private var color: any ShapeStyle {
    let appearance = environment.appearanceColors
    if isSelected {
      return appearance.selectedTab ?? environment.controlColors.text(environment.tint)
    }
    if let color = appearance.tab { return color }
    return metrics.hasInnerBadges ? Color.inactiveTab : Color.supporting
  }

  private var metrics: PlatformMetrics.TabBar { environment.platformMetrics.tabBar }

  @ComponentBuilder private var icon: ComponentList {
    switch item.icon {
    case .symbol(let name):
      let filled = "\(name).fill"
      let hasFill = isSelected && environment.symbolSet.contains(filled)
      Symbol(hasFill ? filled : name)
    case .components(let components): components
    }
  }

  private var button: some Component {
    Group {
      if metrics.inlineTitleSize > 0, environment.verticalSizeClass == .compact {
        inlineContent
      } else if metrics.hasInnerBadges {
        platformContent
      } else {
        classicContent
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

  /// The icon and the title in areas of fixed heights, with the badge at the upper trailing
  /// corner of the icon.
  private var platformContent: some Component {
    VStack(spacing: 0) {
      icon
        .font(.system(size: metrics.iconSize, weight: .medium))
        .imageScale(.large)
        .environment(\.contentForegroundStyle, color)
        .frame(height: item.title.isEmpty ? metrics.height - metrics.iconTop : metrics.iconHeight)
      if !item.title.isEmpty {
        Text(item.title)
          .font(.system(size: metrics.titleSize, weight: .medium))
          .environment(\.contentForegroundStyle, color)
          .lineLimit(1)
      }
    }
    .padding(.top, metrics.iconTop)
    .padding(.horizontal, 2)
    .frame(maxWidth: .infinity)
    .frame(height: metrics.height, alignment: .top)
    .overlay(alignment: .top) {
      if let badge = item.badge {
        let layout = TabBadgeLayout(
          offset: metrics.badgeOffset, top: metrics.badgeTop, isLast: isLast)
        layout { badge.inTab(height: metrics.badgeHeight, fontSize: metrics.badgeFontSize) }
          .allowsHitTesting(false)
      }
    }
  }

  /// The icon beside the title, with the badge at the upper trailing corner of the icon.
  private var inlineContent: some Component {
    let isLow = environment.hasLowBars
    let titleSize = isLow ? metrics.compactTitleSize : metrics.inlineTitleSize
    let overhang = metrics.inlineSpacing - 2
    return HStack(spacing: metrics.inlineSpacing) {
      icon
        .font(.system(size: isLow ? metrics.compactIconSize : metrics.iconSize, weight: .medium))
        .imageScale(.large)
        .environment(\.contentForegroundStyle, color)
        .overlay(alignment: .topTrailing) {
          if let badge = item.badge {
            badge.inTab(height: metrics.badgeHeight, fontSize: metrics.badgeFontSize)
              .fixedSize()
              // The badge ends before the title.
              .alignmentGuide(.trailing) { $0.width - overhang }
              .alignmentGuide(.top) { $0.height * 0.25 }
              .allowsHitTesting(false)
          }
        }
      if !item.title.isEmpty {
        Text(item.title)
          .font(.system(size: titleSize, weight: .medium))
          .environment(\.contentForegroundStyle, color)
          .lineLimit(1)
      }
    }
    .padding(.horizontal, 2)
    .frame(maxWidth: .infinity)
    .frame(height: isLow ? metrics.compactHeight : metrics.height)
  }

  private var classicContent: some Component {
    VStack(spacing: 2) {
      icon
        .font(.system(.title3, weight: .medium))
        .environment(\.symbolsFillGrid, true)
        .environment(\.contentForegroundStyle, color)
        .overlay(alignment: .topTrailing) {
          if let badge = item.badge {
            badge
              // A larger badge would hide the icon and extend beyond the bar.
              .dynamicTypeSize(...DynamicTypeSize.large)
              .fixedSize()
              .alignmentGuide(.trailing) { min($0.width, $0.height) * 0.5 }
              .alignmentGuide(.top) { $0.height * 0.25 }
              .allowsHitTesting(false)
          }
        }
      if !item.title.isEmpty {
        Text(item.title)
          .font(.caption2.weight(.medium))
          .environment(\.contentForegroundStyle, color)
          .multilineTextAlignment(.center)
      }
    }
    .padding(.top, 6)
    .padding(.bottom, 4)
    .padding(.horizontal, 2)
    .frame(maxWidth: .infinity, minHeight: metrics.height, alignment: .top)
  }
}

/// A layout of the badge of a tab, which overlaps the icon and can extend over the next tab up to its
/// icon.
struct TabBadgeLayout: Layout {
  /// The distance of the badge from the center of the icon.
  let offset: Double
  let top: Double
  /// A Boolean value that indicates whether the bar ends after the tab.
  let isLast: Bool

  /// The distance of the badge from the edge of the bar and from the next icon in points.
  private static let margin = 2.0
  /// Half of the width of an icon in points.
  private static let iconWidth = 12.0

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()
  ) {
    guard let badge = subviews.first else { return }
    let nextIcon = bounds.midX + bounds.width - Self.iconWidth
    let end = (isLast ? bounds.maxX : max(nextIcon, bounds.maxX)) - Self.margin
    let offer = ProposedSize(width: max(end - bounds.minX - Self.margin, 0), height: nil)
    let width = badge.sizeThatFits(offer).width
    let x = min(bounds.midX + offset, end - width)
    badge.place(
      at: Point(x: max(x, bounds.minX + Self.margin), y: bounds.minY + top), proposal: offer)
  }
}

extension Color {
  /// The color of tabs that are not selected.
  ///
  /// Source: `CupertinoColors.inactiveGray` of Flutter, which records that of `UITabBar`.
  fileprivate static let inactiveTab = system(
    "inactiveTab", 0x999999, 0x757575, 0x6C6C70, 0xAEAEB2)
}

extension Component {
  /// Adds a tab bar below the component, which takes the space above it.
  ///
  /// The parameters are those of ``TabBar``.
  public func tabBar<Tag: Hashable>(
    selection: Binding<Tag>,
    isOverContent: Bool? = nil,
    @TabItemBuilder<Tag> items: () -> [TabItem<Tag>]
  ) -> some Component {
    let bar = TabBar(selection: selection, isOverContent: isOverContent, items: items)
    return frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .bottomBar { bar }
  }
}
