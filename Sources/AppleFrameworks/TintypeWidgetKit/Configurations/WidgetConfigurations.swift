// SPDX-License-Identifier: MIT

import AppIntents
import SwiftUI

/// The configuration of a widget without options.
@MainActor @preconcurrency
public struct StaticConfiguration<Content>: DescribedConfiguration where Content: View {
  let description: WidgetDescription

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - kind: The identifier of the widget.
  ///   - provider: The provider of the entries.
  ///   - content: Returns the view of an entry.
  public init<Provider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider: TimelineProvider {
    description = WidgetDescription(content)
  }
}

/// The configuration of a widget with options that an intent has.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent, Content>: DescribedConfiguration
where Intent: WidgetConfigurationIntent, Content: View {
  let description: WidgetDescription

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - kind: The identifier of the widget.
  ///   - intent: The type of the options.
  ///   - provider: The provider of the entries.
  ///   - content: Returns the view of an entry.
  public init<Provider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent, Provider: AppIntentTimelineProvider {
    description = WidgetDescription(content)
  }
}

/// The configuration of a widget with options that an intent of SiriKit has.
@MainActor @preconcurrency
public struct IntentConfiguration<Intent, Content>: DescribedConfiguration where Content: View {
  let description: WidgetDescription

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - kind: The identifier of the widget.
  ///   - intent: The type of the options.
  ///   - provider: The provider of the entries.
  ///   - content: Returns the view of an entry.
  public init<Provider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent, Provider: IntentTimelineProvider {
    description = WidgetDescription(content)
  }
}

extension WidgetConfiguration {
  /// Removes the margins of the content.
  @MainActor @preconcurrency
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    ModifiedWidgetConfiguration(base: self) { $0.hasMargins = false }
  }

  // The gallery of widgets does not exist, so that its modifiers return the same configuration.

  /// Sets the name in the gallery, with no effect.
  @MainActor @preconcurrency
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey)
    -> some WidgetConfiguration
  { self }

  /// Sets the name in the gallery, with no effect.
  @_disfavoredOverload @MainActor @preconcurrency
  public func configurationDisplayName<S>(_ displayName: S) -> some WidgetConfiguration
  where S: StringProtocol { self }

  /// Sets the name in the gallery, with no effect.
  @_disfavoredOverload @MainActor @preconcurrency
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }

  /// Sets the name in the gallery, with no effect.
  @_disfavoredOverload @MainActor @preconcurrency
  public func configurationDisplayName(_ displayNameResource: LocalizedStringResource)
    -> some WidgetConfiguration
  { self }

  /// Sets the description in the gallery, with no effect.
  @MainActor @preconcurrency
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    self
  }

  /// Sets the description in the gallery, with no effect.
  @_disfavoredOverload @MainActor @preconcurrency
  public func description<S>(_ description: S) -> some WidgetConfiguration
  where S: StringProtocol { self }

  /// Sets the description in the gallery, with no effect.
  @_disfavoredOverload @MainActor @preconcurrency
  public func description(_ description: Text) -> some WidgetConfiguration { self }

  /// Sets the description in the gallery, with no effect.
  @_disfavoredOverload @MainActor @preconcurrency
  public func description(_ descriptionResource: LocalizedStringResource)
    -> some WidgetConfiguration
  { self }

  /// Sets the families in the gallery, with no effect: a preview shows the family that it sets.
  @MainActor @preconcurrency
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }

  /// Sets whether the system can remove the background, with no effect.
  @MainActor @preconcurrency
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    self
  }

  /// Sets the places at which the widget is not offered, with no effect.
  @MainActor @preconcurrency
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }

  /// Sets whether the user configures a new widget, with no effect.
  @MainActor @preconcurrency
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

  /// Sets the sizes of a Live Activity on other devices, with no effect.
  @MainActor @preconcurrency
  public func supplementalActivityFamilies(_ families: [ActivityFamily])
    -> some WidgetConfiguration
  { self }

  /// Handles events of downloads, with no effect.
  @MainActor @preconcurrency
  public func onBackgroundURLSessionEvents(
    matching matchingString: String? = nil,
    _ handler: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}
