// SPDX-License-Identifier: MIT

/// A bar of the main parts of an app, of which one is shown.
///
/// ```swift
/// TabBar(selection: model.$tab) {
///   TabItem("Home", systemImage: "house", tag: Tab.home)
///   TabItem("Inbox", systemImage: "tray", tag: Tab.inbox, badge: 3)
/// }
/// ```
///
/// All tabs are equally wide, at least 49 points high: an icon above a title. The selected one has
/// the tint, and its icon is filled where the symbol set has `<name>.fill`. The material of bars
/// reaches under the home indicator. Titles grow up to the size `.xxxLarge`, as there is no room for
/// more.
public struct TabBar<Tag: Hashable>: Component {
  private let selection: Binding<Tag>
  private let items: [TabItem<Tag>]

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - selection: The tag of the part that is shown; a tap on another tab sets it.
  ///   - items: The tabs from the leading edge.
  public init(
    selection: Binding<Tag>,
    @TabItemBuilder<Tag> items: () -> [TabItem<Tag>]
  ) {
    self.selection = selection
    self.items = items()
  }

  /// The tabs on the material.
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
  ///   - systemImage: An icon of the environment's symbol set.
  ///   - tag: What the bar's selection is when the tab is selected.
  ///   - badge: A number at the icon; 0, the default, and less show nothing.
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

  /// Creates a tab with a word at its icon.
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

/// Puts tabs that are written one below the other into a list.
@resultBuilder
public enum TabItemBuilder<Tag: Hashable> {
  /// A tab.
  public static func buildExpression(_ item: TabItem<Tag>) -> [TabItem<Tag>] { [item] }
  /// All tabs.
  public static func buildBlock(_ items: [TabItem<Tag>]...) -> [TabItem<Tag>] {
    items.flatMap { $0 }
  }
  /// An `if` without `else`.
  public static func buildOptional(_ items: [TabItem<Tag>]?) -> [TabItem<Tag>] { items ?? [] }
  /// The first branch of a choice.
  public static func buildEither(first items: [TabItem<Tag>]) -> [TabItem<Tag>] { items }
  /// The second branch of a choice.
  public static func buildEither(second items: [TabItem<Tag>]) -> [TabItem<Tag>] { items }
  /// A `for` loop.
  public static func buildArray(_ items: [[TabItem<Tag>]]) -> [TabItem<Tag>] {
    items.flatMap { $0 }
  }
}

/// A tab as it is seen.
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
              // A larger one would hide the icon, and reach beyond the bar.
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
  /// Puts a tab bar below the component, which gets all the room above it.
  public func tabBar<Tag: Hashable>(
    selection: Binding<Tag>,
    @TabItemBuilder<Tag> items: () -> [TabItem<Tag>]
  ) -> some Component {
    let bar = TabBar(selection: selection, items: items)
    return frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .safeAreaInset(edge: .bottom, spacing: 0) { bar }
  }
}
