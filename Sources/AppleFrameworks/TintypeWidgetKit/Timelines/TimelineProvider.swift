// SPDX-License-Identifier: MIT

import AppIntents

/// A provider of the entries of a widget without options.
public protocol TimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The widget for which entries are requested.
  typealias Context = TimelineProviderContext

  /// Returns an entry without data.
  func placeholder(in context: Self.Context) -> Self.Entry
  /// Passes an entry for the gallery.
  @preconcurrency
  func getSnapshot(in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)
  /// Passes the entries.
  @preconcurrency
  func getTimeline(
    in context: Self.Context, completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)
}

/// A provider of the entries of a widget with options that an intent has.
public protocol AppIntentTimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the options.
  associatedtype Intent: WidgetConfigurationIntent
  /// The widget for which entries are requested.
  typealias Context = TimelineProviderContext

  /// Returns an entry without data.
  func placeholder(in context: Self.Context) -> Self.Entry
  /// Returns an entry for the gallery.
  func snapshot(for configuration: Self.Intent, in context: Self.Context) async -> Self.Entry
  /// Returns the entries.
  func timeline(
    for configuration: Self.Intent, in context: Self.Context
  ) async -> Timeline<Self.Entry>
  /// Returns the options to offer.
  func recommendations() -> [AppIntentRecommendation<Self.Intent>]
}

extension AppIntentTimelineProvider {
  /// Returns no options.
  public func recommendations() -> [AppIntentRecommendation<Self.Intent>] { [] }
}

/// A provider of the entries of a widget with options that an intent of SiriKit has.
public protocol IntentTimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the options.
  associatedtype Intent
  /// The widget for which entries are requested.
  typealias Context = TimelineProviderContext

  /// Returns an entry without data.
  func placeholder(in context: Self.Context) -> Self.Entry
  /// Passes an entry for the gallery.
  @preconcurrency
  func getSnapshot(
    for configuration: Self.Intent, in context: Self.Context,
    completion: @escaping @Sendable (Self.Entry) -> Void)
  /// Passes the entries.
  @preconcurrency
  func getTimeline(
    for configuration: Self.Intent, in context: Self.Context,
    completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)
}

/// Options that the gallery offers.
public struct AppIntentRecommendation<Intent> where Intent: WidgetConfigurationIntent {
  /// Creates options.
  public init(intent: Intent, description: some StringProtocol) {}
  /// Creates options.
  public init(intent: Intent, description: LocalizedStringResource) {}
}
