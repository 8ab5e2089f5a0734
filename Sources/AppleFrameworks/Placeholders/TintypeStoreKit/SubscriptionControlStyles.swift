// SPDX-License-Identifier: MIT

public import SwiftUI

/// The default style of the choice of subscriptions.
@MainActor @preconcurrency
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The positions of the choice.
  public typealias Placement = AutomaticSubscriptionStoreControlPlacement

  /// Creates the style.
  public nonisolated init() {}

  /// Creates an empty view, because there are no subscriptions.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  /// The default style.
  public static var automatic: AutomaticSubscriptionStoreControlStyle { .init() }
}

/// A style of the choice of subscriptions: buttons.
@MainActor @preconcurrency
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The positions of the choice.
  public typealias Placement = ButtonsSubscriptionStoreControlPlacement

  /// Creates the style.
  public nonisolated init() {}

  /// Creates an empty view, because there are no subscriptions.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  /// Buttons.
  public static var buttons: ButtonsSubscriptionStoreControlStyle { .init() }
}

/// A style of the choice of subscriptions: a small picker.
@MainActor @preconcurrency
public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The positions of the choice.
  public typealias Placement = CompactPickerSubscriptionStoreControlPlacement

  /// Creates the style.
  public nonisolated init() {}

  /// Creates an empty view, because there are no subscriptions.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
  /// A small picker.
  public static var compactPicker: CompactPickerSubscriptionStoreControlStyle { .init() }
}

/// A style of the choice of subscriptions: a picker.
@MainActor @preconcurrency
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The positions of the choice.
  public typealias Placement = PickerSubscriptionStoreControlPlacement

  /// Creates the style.
  public nonisolated init() {}

  /// Creates an empty view, because there are no subscriptions.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  /// A picker.
  public static var picker: PickerSubscriptionStoreControlStyle { .init() }
}

/// A style of the choice of subscriptions: a large picker.
@MainActor @preconcurrency
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The positions of the choice.
  public typealias Placement = ProminentPickerSubscriptionStoreControlPlacement

  /// Creates the style.
  public nonisolated init() {}

  /// Creates an empty view, because there are no subscriptions.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
  /// A large picker.
  public static var prominentPicker: ProminentPickerSubscriptionStoreControlStyle { .init() }
}

/// A style of the choice of subscriptions: a picker with pages.
@MainActor @preconcurrency
public struct PagedPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The positions of the choice.
  public typealias Placement = PagedPickerSubscriptionStoreControlPlacement

  /// Creates the style.
  public nonisolated init() {}

  /// Creates an empty view, because there are no subscriptions.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
  /// A picker with pages.
  public static var pagedPicker: PagedPickerSubscriptionStoreControlStyle { .init() }
}

/// A style of the choice of subscriptions: a large picker with pages.
@MainActor @preconcurrency
public struct PagedProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// The positions of the choice.
  public typealias Placement = PagedProminentPickerSubscriptionStoreControlPlacement

  /// Creates the style.
  public nonisolated init() {}

  /// Creates an empty view, because there are no subscriptions.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension SubscriptionStoreControlStyle
where Self == PagedProminentPickerSubscriptionStoreControlStyle {
  /// A large picker with pages.
  public static var pagedProminentPicker: PagedProminentPickerSubscriptionStoreControlStyle {
    .init()
  }
}
