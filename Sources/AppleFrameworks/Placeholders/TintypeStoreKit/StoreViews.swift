// SPDX-License-Identifier: MIT

@_exported import Foundation
import SwiftUI

/// A view of the subscriptions of a group, which is shown as a placeholder.
@MainActor @preconcurrency
public struct SubscriptionStoreView<Content>: View where Content: View {
  private let content: Content

  /// Creates a view of the subscriptions of a group.
  ///
  /// - Parameters:
  ///   - groupID: The identifier of the group.
  ///   - visibleRelationships: The subscriptions to show, in relation to the current one.
  ///   - marketingContent: The view above the subscriptions.
  public init(
    groupID: String, visibleRelationships: SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) {
    content = marketingContent()
  }

  /// Creates a view of subscriptions.
  public init(
    productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content
  ) {
    content = marketingContent()
  }

  /// The marketing content above a placeholder.
  public var body: some View {
    VStack(spacing: 0) {
      content
      PlaceholderView("SubscriptionStoreView")
    }
  }
}

extension SubscriptionStoreView
where Content == AutomaticSubscriptionStoreMarketingContent {
  /// Creates a view of the subscriptions of a group.
  public init(groupID: String, visibleRelationships: SubscriptionRelationship = .all) {
    content = AutomaticSubscriptionStoreMarketingContent()
  }

  /// Creates a view of subscriptions.
  public init(productIDs: some Collection<String>) {
    content = AutomaticSubscriptionStoreMarketingContent()
  }
}

/// The default view above subscriptions, which is empty.
@MainActor @preconcurrency
public struct AutomaticSubscriptionStoreMarketingContent: View {
  /// No content.
  public var body: some View { EmptyView() }
}

/// The relation of a subscription to the current one.
public struct SubscriptionRelationship: OptionSet, Sendable {
  /// The bits of the relations.
  public let rawValue: Int

  /// Creates relations from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A higher level.
  public static let upgrade = SubscriptionRelationship(rawValue: 1)
  /// A lower level.
  public static let downgrade = SubscriptionRelationship(rawValue: 2)
  /// The same level.
  public static let crossgrade = SubscriptionRelationship(rawValue: 4)
  /// The current subscription.
  public static let current = SubscriptionRelationship(rawValue: 8)
  /// All relations.
  public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
}

/// A view of several products, which is shown as a placeholder.
@MainActor @preconcurrency
public struct StoreView<Icon, PlaceholderIcon>: View where Icon: View, PlaceholderIcon: View {
  /// Creates a view without icons.
  public init(ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}

  /// The placeholder.
  public var body: some View { PlaceholderView("StoreView") }
}

/// A view of a product, which is shown as a placeholder.
@MainActor @preconcurrency
public struct ProductView<Icon, PlaceholderIcon>: View where Icon: View, PlaceholderIcon: View {
  /// Creates a view without an icon.
  public init(id productID: String, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}

  /// Creates a view with an icon.
  public init(
    id productID: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) where PlaceholderIcon == EmptyView {}

  /// The placeholder.
  public var body: some View { PlaceholderView("ProductView") }
}
