// SPDX-License-Identifier: MIT

/// The positions of the choice of subscriptions, which have no effect.
public protocol SubscriptionStoreControlPlacement: RawRepresentable
where RawValue == SubscriptionStoreControlPlacementKey {}

/// A position of the choice of subscriptions.
public struct SubscriptionStoreControlPlacementKey: Hashable, Sendable {
  private let name: String

  /// The default position.
  public static var automatic: SubscriptionStoreControlPlacementKey { .init(name: "automatic") }

  /// At the end of the content.
  public static var scrollView: SubscriptionStoreControlPlacementKey { .init(name: "scrollView") }

  /// In the bar at the bottom.
  public static var bottomBar: SubscriptionStoreControlPlacementKey { .init(name: "bottomBar") }

  /// At the end of the content, with the button in the bar at the bottom.
  public static var buttonsInBottomBar: SubscriptionStoreControlPlacementKey {
    .init(name: "buttonsInBottomBar")
  }
}

/// The positions of a choice in the style `AutomaticSubscriptionStoreControlStyle`.
public struct AutomaticSubscriptionStoreControlPlacement: SubscriptionStoreControlPlacement,
  Hashable, Sendable
{
  /// The position.
  public let rawValue: SubscriptionStoreControlPlacementKey

  /// Creates a position.
  public init(rawValue: SubscriptionStoreControlPlacementKey) { self.rawValue = rawValue }

  /// The default position.
  public static var automatic: AutomaticSubscriptionStoreControlPlacement {
    .init(rawValue: .automatic)
  }
}

/// The positions of a choice in the style `ButtonsSubscriptionStoreControlStyle`.
public struct ButtonsSubscriptionStoreControlPlacement: SubscriptionStoreControlPlacement, Hashable,
  Sendable
{
  /// The position.
  public let rawValue: SubscriptionStoreControlPlacementKey

  /// Creates a position.
  public init(rawValue: SubscriptionStoreControlPlacementKey) { self.rawValue = rawValue }

  /// The default position.
  public static var automatic: ButtonsSubscriptionStoreControlPlacement {
    .init(rawValue: .automatic)
  }

  /// At the end of the content.
  public static var scrollView: ButtonsSubscriptionStoreControlPlacement {
    .init(rawValue: .scrollView)
  }

  /// In the bar at the bottom.
  public static var bottomBar: ButtonsSubscriptionStoreControlPlacement {
    .init(rawValue: .bottomBar)
  }
}

/// The positions of a choice in the style `CompactPickerSubscriptionStoreControlStyle`.
public struct CompactPickerSubscriptionStoreControlPlacement: SubscriptionStoreControlPlacement,
  Hashable, Sendable
{
  /// The position.
  public let rawValue: SubscriptionStoreControlPlacementKey

  /// Creates a position.
  public init(rawValue: SubscriptionStoreControlPlacementKey) { self.rawValue = rawValue }

  /// The default position.
  public static var automatic: CompactPickerSubscriptionStoreControlPlacement {
    .init(rawValue: .automatic)
  }

  /// In the bar at the bottom.
  public static var bottomBar: CompactPickerSubscriptionStoreControlPlacement {
    .init(rawValue: .bottomBar)
  }
}

/// The positions of a choice in the style `PickerSubscriptionStoreControlStyle`.
public struct PickerSubscriptionStoreControlPlacement: SubscriptionStoreControlPlacement, Hashable,
  Sendable
{
  /// The position.
  public let rawValue: SubscriptionStoreControlPlacementKey

  /// Creates a position.
  public init(rawValue: SubscriptionStoreControlPlacementKey) { self.rawValue = rawValue }

  /// The default position.
  public static var automatic: PickerSubscriptionStoreControlPlacement {
    .init(rawValue: .automatic)
  }

  /// At the end of the content.
  public static var scrollView: PickerSubscriptionStoreControlPlacement {
    .init(rawValue: .scrollView)
  }

  /// At the end of the content, with the button in the bar at the bottom.
  public static var buttonsInBottomBar: PickerSubscriptionStoreControlPlacement {
    .init(rawValue: .buttonsInBottomBar)
  }
}

/// The positions of a choice in the style `ProminentPickerSubscriptionStoreControlStyle`.
public struct ProminentPickerSubscriptionStoreControlPlacement: SubscriptionStoreControlPlacement,
  Hashable, Sendable
{
  /// The position.
  public let rawValue: SubscriptionStoreControlPlacementKey

  /// Creates a position.
  public init(rawValue: SubscriptionStoreControlPlacementKey) { self.rawValue = rawValue }

  /// The default position.
  public static var automatic: ProminentPickerSubscriptionStoreControlPlacement {
    .init(rawValue: .automatic)
  }

  /// At the end of the content.
  public static var scrollView: ProminentPickerSubscriptionStoreControlPlacement {
    .init(rawValue: .scrollView)
  }

  /// At the end of the content, with the button in the bar at the bottom.
  public static var buttonsInBottomBar: ProminentPickerSubscriptionStoreControlPlacement {
    .init(rawValue: .buttonsInBottomBar)
  }
}

/// The positions of a choice in the style `PagedPickerSubscriptionStoreControlStyle`.
public struct PagedPickerSubscriptionStoreControlPlacement: SubscriptionStoreControlPlacement,
  Hashable, Sendable
{
  /// The position.
  public let rawValue: SubscriptionStoreControlPlacementKey

  /// Creates a position.
  public init(rawValue: SubscriptionStoreControlPlacementKey) { self.rawValue = rawValue }

  /// The default position.
  public static var automatic: PagedPickerSubscriptionStoreControlPlacement {
    .init(rawValue: .automatic)
  }

  /// At the end of the content.
  public static var scrollView: PagedPickerSubscriptionStoreControlPlacement {
    .init(rawValue: .scrollView)
  }

  /// In the bar at the bottom.
  public static var bottomBar: PagedPickerSubscriptionStoreControlPlacement {
    .init(rawValue: .bottomBar)
  }

  /// At the end of the content, with the button in the bar at the bottom.
  public static var buttonsInBottomBar: PagedPickerSubscriptionStoreControlPlacement {
    .init(rawValue: .buttonsInBottomBar)
  }
}

/// The positions of a choice in the style `PagedProminentPickerSubscriptionStoreControlStyle`.
public struct PagedProminentPickerSubscriptionStoreControlPlacement:
  SubscriptionStoreControlPlacement, Hashable, Sendable
{
  /// The position.
  public let rawValue: SubscriptionStoreControlPlacementKey

  /// Creates a position.
  public init(rawValue: SubscriptionStoreControlPlacementKey) { self.rawValue = rawValue }

  /// The default position.
  public static var automatic: PagedProminentPickerSubscriptionStoreControlPlacement {
    .init(rawValue: .automatic)
  }

  /// At the end of the content.
  public static var scrollView: PagedProminentPickerSubscriptionStoreControlPlacement {
    .init(rawValue: .scrollView)
  }

  /// In the bar at the bottom.
  public static var bottomBar: PagedProminentPickerSubscriptionStoreControlPlacement {
    .init(rawValue: .bottomBar)
  }

  /// At the end of the content, with the button in the bar at the bottom.
  public static var buttonsInBottomBar: PagedProminentPickerSubscriptionStoreControlPlacement {
    .init(rawValue: .buttonsInBottomBar)
  }
}
