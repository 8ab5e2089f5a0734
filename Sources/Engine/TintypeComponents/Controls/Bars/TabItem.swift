// SPDX-License-Identifier: MIT

/// A tab of a ``TabBar``.
public struct TabItem<Tag: Hashable> {
  /// The icon of a tab.
  enum Icon {
    /// A symbol, which is filled in the selected tab if the symbol set has a filled one.
    case symbol(String)
    /// Components that inherit the font and the foreground style.
    case components(ComponentList)
  }

  let title: String
  let icon: Icon
  let tag: Tag
  let badge: Badge?
  /// The accessibility value of the badge.
  let badgeText: String?
  /// A Boolean value that indicates whether the tab is apart from the others in iOS 26.
  package var isSeparate = false
  /// Returns the button of the tab with modifiers.
  let modify: (any Component) -> any Component

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The title below the icon.
  ///   - systemImage: The name of an icon in the environment's symbol set.
  ///   - tag: The value of the bar's selection while the tab is selected.
  ///   - badge: The number on a badge at the icon; 0, the default, and negative numbers show no
  ///     badge.
  public init(_ title: some StringProtocol, systemImage: String, tag: Tag, badge: Int = 0) {
    self.title = String(title)
    icon = .symbol(systemImage)
    self.tag = tag
    self.badge = badge > 0 ? Badge(badge) : nil
    badgeText = badge > 0 ? "\(badge)" : nil
    modify = { $0 }
  }

  /// Creates a tab with a text badge at its icon.
  public init(_ title: some StringProtocol, systemImage: String, tag: Tag, badge: String) {
    self.title = String(title)
    icon = .symbol(systemImage)
    self.tag = tag
    self.badge = badge.isEmpty ? nil : Badge(badge)
    badgeText = badge.isEmpty ? nil : badge
    modify = { $0 }
  }

  /// Creates a tab with an icon of any components.
  ///
  /// - Parameters:
  ///   - title: The title below the icon; empty for none.
  ///   - icon: The icon, which inherits the font and the foreground style of the tab.
  ///   - tag: The value of the bar's selection while the tab is selected.
  ///   - badge: The text on a badge at the icon; empty for none.
  ///   - modify: A closure that returns the button of the tab with modifiers.
  package init(
    title: String, icon: ComponentList, tag: Tag, badge: String,
    modify: @escaping (any Component) -> any Component = { $0 }
  ) {
    self.title = title
    self.icon = .components(icon)
    self.tag = tag
    self.badge = badge.isEmpty ? nil : Badge(badge)
    badgeText = badge.isEmpty ? nil : badge
    self.modify = modify
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
