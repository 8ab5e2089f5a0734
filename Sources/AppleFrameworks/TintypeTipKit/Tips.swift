// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The tips of the app.
public enum Tips {
  /// Shows popovers of tips, which are not shown before.
  public static func configure(_ options: [ConfigurationOption] = []) throws {
    TipStore.shared.change { $0.isConfigured = true }
  }

  /// Forgets closed tips, values of parameters, and donated events.
  public static func resetDatastore() throws {
    TipStore.shared.change { state in
      state = TipStore.State(isConfigured: state.isConfigured, overrides: state.overrides)
    }
  }

  /// Shows all tips, regardless of their rules.
  public static func showAllTipsForTesting() {
    TipStore.shared.change { $0.overrides = [nil: .shown] }
  }

  /// Shows tips of types, regardless of their rules.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) { override(tips, .shown) }

  /// Hides all tips.
  public static func hideAllTipsForTesting() {
    TipStore.shared.change { $0.overrides = [nil: .hidden] }
  }

  /// Hides tips of types.
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) { override(tips, .hidden) }

  private static func override(_ tips: [any Tip.Type], _ visibility: TipStore.Visibility) {
    TipStore.shared.change { state in
      for tip in tips { state.overrides[ObjectIdentifier(tip)] = visibility }
    }
  }

  /// The state of a tip.
  public enum Status: Hashable, Sendable {
    /// A rule does not hold.
    case pending
    /// The tip is shown.
    case available
    /// The tip is closed.
    case invalidated(InvalidationReason)
  }

  /// The reason why a tip is closed.
  public enum InvalidationReason: String, Codable, Hashable, Sendable {
    /// The user has used the feature.
    case actionPerformed
    /// The tip was shown often.
    case displayCountExceeded
    /// The tip was shown for a long time.
    case displayDurationExceeded
    /// The user has closed the tip.
    case tipClosed
  }

  /// An option of the configuration, with no effect.
  public struct ConfigurationOption: Sendable {
    /// The time between two tips.
    public struct DisplayFrequency: Sendable {
      /// No time.
      public static let immediate = DisplayFrequency()
      /// An hour.
      public static let hourly = DisplayFrequency()
      /// A day.
      public static let daily = DisplayFrequency()
      /// A week.
      public static let weekly = DisplayFrequency()
      /// A month.
      public static let monthly = DisplayFrequency()
    }

    /// The location of stored tips.
    public struct DatastoreLocation: Sendable {
      /// The default location.
      public static let applicationDefault = DatastoreLocation()
      /// Returns the location of a group of apps.
      public static func groupContainer(identifier: String) throws -> DatastoreLocation {
        DatastoreLocation()
      }
      /// Returns the location of a folder.
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
    }

    /// The container in iCloud.
    public struct CloudKitContainer: Sendable {
      /// The default container.
      public static let automatic = CloudKitContainer()
      /// Returns a container with a name.
      public static func named(_ name: String) -> CloudKitContainer { CloudKitContainer() }
    }

    /// Returns an option with the time between two tips.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
    /// Returns an option with the location of stored tips.
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
    /// Returns an option with the container in iCloud.
    public static func cloudKitContainer(_ container: CloudKitContainer?) -> Self { Self() }
  }

  /// An option for the number of times that a tip is shown, with no effect.
  public struct MaxDisplayCount: TipOption {
    /// Creates an option.
    public init(_ count: Int) {}
  }

  /// An option for the time during which a tip is shown, with no effect.
  public struct MaxDisplayDuration: TipOption {
    /// Creates an option with a time in seconds.
    public init(_ duration: TimeInterval) {}
  }

  /// An option for the time between tips, with no effect.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Creates an option.
    public init(_ ignoresDisplayFrequency: Bool) {}
  }

  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    /// The identifier.
    public let id: String
    /// Returns the title.
    public let label: @Sendable () -> Text
    /// Performs the action.
    public let handler: @Sendable () -> Void

    /// Creates a button with a title.
    @_disfavoredOverload
    public init(
      id: String? = nil, title: some StringProtocol,
      perform handler: @escaping @Sendable () -> Void = {}
    ) {
      let title = String(title)
      self.init(id: id ?? title, perform: handler) { Text(title) }
    }

    /// Creates a button with a localized title.
    public init(
      id: String? = nil, title: LocalizedStringResource,
      perform handler: @escaping @Sendable () -> Void = {}
    ) {
      self.init(id: id ?? title.key, perform: handler) { Text(title) }
    }

    /// Creates a button with a text.
    public init(
      id: String? = nil, perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      self.id = id ?? "action"
      self.label = label
      self.handler = handler
    }
  }

  /// A result builder of buttons.
  public typealias ActionBuilder = TipListBuilder<Action>
  /// A result builder of conditions.
  public typealias RuleBuilder = TipListBuilder<Rule>
  /// A result builder of options.
  public typealias OptionsBuilder = TipListBuilder<any TipOption>
}

/// A result builder of the parts of a tip.
@resultBuilder
public enum TipListBuilder<Element> {
  /// Builds an element.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  /// Builds several elements.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  /// Builds a list.
  public static func buildBlock(_ lists: [Element]...) -> [Element] { lists.flatMap(\.self) }
  /// Builds optional elements.
  public static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }
  /// Builds the first branch.
  public static func buildEither(first: [Element]) -> [Element] { first }
  /// Builds the second branch.
  public static func buildEither(second: [Element]) -> [Element] { second }
  /// Builds a loop.
  public static func buildArray(_ lists: [[Element]]) -> [Element] { lists.flatMap(\.self) }
}
