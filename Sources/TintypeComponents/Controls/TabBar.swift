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
/// All tabs have the same width and are at least 49 points high, with an icon above a title. The
/// selected tab has the tint, and its icon is filled if the symbol set contains `<name>.fill`. The
/// bar material extends under the home indicator. Titles scale up to the size `.xxxLarge`, because
/// larger ones would not fit.
public struct TabBar<Tag: Hashable>: Component {
  private let selection: Binding<Tag>
  private let items: [TabItem<Tag>]

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - selection: The tag of the selected tab; a tap on another tab sets it.
  ///   - items: The tabs from the leading edge.
  public init(
    selection: Binding<Tag>,
    @TabItemBuilder<Tag> items: () -> [TabItem<Tag>]
  ) {
    self.selection = selection
    self.items = items()
  }

  /// The tabs on the bar material.
  public var body: some Component {
    HStack(alignment: .top, spacing: 0) {
      for item in items {
        TabButton(item: item, isSelected: item.tag == selection.wrappedValue) {
          selection.wrappedValue = item.tag
        }
      }
    }
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    .frame(maxWidth: .infinity)
    .barSurface(hairline: .top)
    .accessibilityAddTraits(.isTabBar)
  }
}

/// A tab of a ``TabBar``.
public struct TabItem<Tag: Hashable> {
  let title: String
  let systemImage: String
  let tag: Tag
  let badge: Badge?
  let badgeText: String?

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The title below the icon.
  ///   - systemImage: The name of an icon in the environment's symbol set.
  ///   - tag: The value of the bar's selection while the tab is selected.
  ///   - badge: The number on a badge at the icon; 0, the default, and negative numbers show no
  ///     badge.
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    tag: Tag,
    badge: Int = 0
  ) {
    self.title = String(title)
    self.systemImage = systemImage
    self.tag = tag
    self.badge = badge > 0 ? Badge(badge) : nil
    badgeText = badge > 0 ? "\(badge)" : nil
  }

  /// Creates a tab with a text badge at its icon.
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    tag: Tag,
    badge: String
  ) {
    self.title = String(title)
    self.systemImage = systemImage
    self.tag = tag
    self.badge = badge.isEmpty ? nil : Badge(badge)
    badgeText = badge.isEmpty ? nil : badge
  }
}

/// Builds a list of tabs from the statements of a closure.
@resultBuilder
public enum TabItemBuilder<Tag: Hashable> {
  /// Builds a list of one tab.
  public static func buildExpression(_ item: TabItem<Tag>) -> [TabItem<Tag>] { [item] }
  /// Concatenates the tabs of a block.
  public static func buildBlock(_ items: [TabItem<Tag>]...) -> [TabItem<Tag>] {
    items.flatMap { $0 }
  }
  /// Builds an `if` without `else`.
  public static func buildOptional(_ items: [TabItem<Tag>]?) -> [TabItem<Tag>] { items ?? [] }
  /// Builds the first branch of a condition.
  public static func buildEither(first items: [TabItem<Tag>]) -> [TabItem<Tag>] { items }
  /// Builds the second branch of a condition.
  public static func buildEither(second items: [TabItem<Tag>]) -> [TabItem<Tag>] { items }
  /// Builds a `for` loop.
  public static func buildArray(_ items: [[TabItem<Tag>]]) -> [TabItem<Tag>] {
    items.flatMap { $0 }
  }
}

/// The button of a tab.
private struct TabButton<Tag: Hashable>: Component {
  let item: TabItem<Tag>
  let isSelected: Bool
  let select: () -> Void
  @Environment(\.self) private var environment

  var body: some Component {
    let filled = "\(item.systemImage).fill"
    let hasFill = isSelected && environment.symbolSet[filled] != nil
    let color =
      isSelected
      ? environment.controlColors.text(environment.tint)
      : Color.supporting
    VStack(spacing: 2) {
      Symbol(hasFill ? filled : item.systemImage)
        .font(.system(.title3, weight: .medium))
        .foregroundStyle(color)
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
      Text(item.title)
        .font(.caption2.weight(.medium))
        .foregroundStyle(color)
        .multilineTextAlignment(.center)
    }
    .padding(.top, 6)
    .padding(.bottom, 4)
    .padding(.horizontal, 2)
    .frame(maxWidth: .infinity, minHeight: 49, alignment: .top)
    .opacity(environment.isEnabled ? 1 : environment.disabledOpacity)
    .accessibilityElement()
    .accessibilityLabel(item.title)
    .accessibilityValue(item.badgeText ?? "")
    .accessibilityAddTraits(isSelected ? [.isTab, .isSelected] : .isTab)
    .accessibilityAddTraits(environment.isEnabled ? [] : .isDisabled)
    .onTapGesture(perform: select)
  }
}

extension Component {
  /// Adds a tab bar below the component, which takes the space above it.
  public func tabBar<Tag: Hashable>(
    selection: Binding<Tag>,
    @TabItemBuilder<Tag> items: () -> [TabItem<Tag>]
  ) -> some Component {
    let bar = TabBar(selection: selection, items: items)
    return frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .safeAreaInset(edge: .bottom, spacing: 0) { bar }
  }
}
