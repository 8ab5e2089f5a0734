// SPDX-License-Identifier: MIT

import ActivityKit
import AppIntents
import SwiftUI

/// Creates previews of a widget, one for each entry of a timeline.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder<any TimelineEntry> timeline:
    @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "TintypeMacros", type: "WidgetPreviewMacro")

/// Creates a preview of the first entry of a provider.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> any TimelineProvider
) = #externalMacro(module: "TintypeMacros", type: "WidgetPreviewMacro")

/// Creates a preview of the first entry of a provider with options.
@freestanding(declaration)
public macro Preview<Provider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) =
  #externalMacro(module: "TintypeMacros", type: "WidgetPreviewMacro")
where Provider: AppIntentTimelineProvider

/// Creates previews of a Live Activity, one for each state.
@freestanding(declaration)
public macro Preview<Attributes>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder<Attributes.ContentState> contentStates:
    @escaping @MainActor () -> [Attributes.ContentState]
) =
  #externalMacro(module: "TintypeMacros", type: "WidgetPreviewMacro")
where Attributes: ActivityAttributes
