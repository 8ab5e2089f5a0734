// SPDX-License-Identifier: MIT

import ActivityKit
import AppIntents
import SwiftUI

/// A result builder of the entries of a preview.
@resultBuilder
public enum PreviewTimelineBuilder<Element> {
  /// Builds an entry.
  public static func buildExpression(_ entry: Element) -> [Element] { [entry] }
  /// Builds several entries.
  public static func buildExpression(_ entries: [Element]) -> [Element] { entries }
  /// Builds a list.
  public static func buildBlock(_ entries: [Element]...) -> [Element] { entries.flatMap(\.self) }
  /// Builds a loop.
  public static func buildArray(_ entries: [[Element]]) -> [Element] { entries.flatMap(\.self) }
  /// Builds optional entries.
  public static func buildOptional(_ entries: [Element]?) -> [Element] { entries ?? [] }
  /// Builds the first branch.
  public static func buildEither(first: [Element]) -> [Element] { first }
  /// Builds the second branch.
  public static func buildEither(second: [Element]) -> [Element] { second }
}

extension Preview {
  /// Creates previews of a widget, one for each entry.
  ///
  /// - Parameters:
  ///   - name: The name of the preview.
  ///   - family: The family of the widget.
  ///   - widget: A closure that returns the widget.
  ///   - timeline: A closure with the entries.
  public init(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder<any TimelineEntry> timeline:
      @escaping @MainActor () -> [any TimelineEntry]
  ) {
    self.init(name, subviewsOf: { WidgetPreview(family, of: widget(), entries: timeline()) })
  }

  /// Creates a preview of the first entry of a provider.
  ///
  /// - Parameters:
  ///   - name: The name of the preview.
  ///   - family: The family of the widget.
  ///   - widget: A closure that returns the widget.
  ///   - timelineProvider: A closure that returns the provider.
  public init(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> any TimelineProvider
  ) {
    self.init(
      name,
      subviewsOf: {
        // Proof of safety: the provider is only used by this preview.
        nonisolated(unsafe) let provider = timelineProvider()
        return ProvidedPreview(family: family, widget: widget()) { await provider.entries(in: $0) }
          .previewLayout(.sizeThatFits)
      })
  }

  /// Creates a preview of the first entry of a provider with options.
  ///
  /// - Parameters:
  ///   - name: The name of the preview.
  ///   - family: The family of the widget.
  ///   - intent: The options.
  ///   - widget: A closure that returns the widget.
  ///   - timelineProvider: A closure that returns the provider.
  public init<Provider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) where Provider: AppIntentTimelineProvider {
    self.init(
      name,
      subviewsOf: {
        // Proof of safety: the provider is only used by this preview.
        nonisolated(unsafe) let provider = timelineProvider()
        return ProvidedPreview(family: family, widget: widget()) {
          await provider.timeline(for: intent, in: $0).entries
        }
        .previewLayout(.sizeThatFits)
      })
  }

  /// Creates previews of a Live Activity, one for each state.
  ///
  /// - Parameters:
  ///   - name: The name of the preview.
  ///   - kind: The part of the screen.
  ///   - attributes: The values that do not change.
  ///   - widget: A closure that returns the widget.
  ///   - contentStates: A closure with the states.
  public init<Attributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder<Attributes.ContentState> contentStates:
      @escaping @MainActor () -> [Attributes.ContentState]
  ) where Attributes: ActivityAttributes {
    self.init(
      name,
      subviewsOf: {
        ActivityPreview(kind, of: widget(), attributes: attributes, states: contentStates())
      })
  }
}

extension TimelineProvider {
  /// Returns the entries.
  fileprivate func entries(in context: Context) async -> [any TimelineEntry] {
    let (stream, continuation) = AsyncStream<[any TimelineEntry]>.makeStream()
    getTimeline(in: context, completion: TimelineReceiver(continuation).receive)
    for await entries in stream { return entries }
    return []
  }
}

/// Passes entries to a task.
private final class TimelineReceiver<Entry: TimelineEntry>: Sendable {
  private let continuation: AsyncStream<[any TimelineEntry]>.Continuation

  init(_ continuation: AsyncStream<[any TimelineEntry]>.Continuation) {
    self.continuation = continuation
  }

  func receive(_ timeline: Timeline<Entry>) {
    // Proof of safety: the provider passes the entries on, and does not change them.
    nonisolated(unsafe) let entries: [any TimelineEntry] = timeline.entries
    continuation.yield(entries)
    continuation.finish()
  }
}
