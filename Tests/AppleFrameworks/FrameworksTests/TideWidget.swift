// SPDX-License-Identifier: MIT

import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

// A widget and a Live Activity as they are written for Apple's systems.

struct TideEntry: TimelineEntry {
  let date: Date
  let level: Double

  static let high = TideEntry(date: Date(timeIntervalSince1970: 0), level: 3.4)
  static let low = TideEntry(date: Date(timeIntervalSince1970: 21_600), level: 0.6)
}

struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> TideEntry { .high }

  func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
    completion(.high)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
    completion(Timeline(entries: [.low, .high], policy: .atEnd))
  }
}

struct TideView: View {
  let entry: TideEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryCircular:
      ZStack {
        AccessoryWidgetBackground()
        Text(entry.level, format: .number)
      }
    default:
      VStack(alignment: .leading) {
        Text("Brighton").font(.headline)
        Text("\(entry.level.formatted()) m").font(.largeTitle).foregroundStyle(.tint)
        Spacer()
        Text(entry.level > 2 ? "High tide" : "Low tide").font(.caption)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .widgetURL(URL(string: "tides://brighton"))
    }
  }
}

struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
      TideView(entry: entry).containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Tides")
    .description("The level of the sea.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
  }
}

struct FerryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
  }

  var harbor: String
}

struct FerryActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: FerryAttributes.self) { context in
      HStack {
        Label(context.attributes.harbor, systemImage: "ferry")
        Spacer()
        Text("\(context.state.minutes) min").bold()
      }
      .padding()
      .activityBackgroundTint(.cyan)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(context.attributes.harbor) }
        DynamicIslandExpandedRegion(.trailing) { Text("\(context.state.minutes) min") }
        DynamicIslandExpandedRegion(.bottom) {
          ProgressView(value: Double(60 - context.state.minutes), total: 60)
        }
      } compactLeading: {
        Image(systemName: "ferry")
      } compactTrailing: {
        Text("\(context.state.minutes)")
      } minimal: {
        Text("\(context.state.minutes)")
      }
      .keylineTint(.cyan)
    }
  }
}

#Preview("Small", as: .systemSmall) {
  TideWidget()
} timeline: {
  TideEntry.high
  TideEntry.low
}

#Preview("Provider", as: .systemMedium) {
  TideWidget()
} timelineProvider: {
  TideProvider()
}

#Preview("Accessory", as: .accessoryCircular) {
  TideWidget()
} timeline: {
  TideEntry.high
}

#Preview("Lock screen", as: .content, using: FerryAttributes(harbor: "Dover")) {
  FerryActivity()
} contentStates: {
  FerryAttributes.ContentState(minutes: 12)
}

#Preview("Compact", as: .dynamicIsland(.compact), using: FerryAttributes(harbor: "Dover")) {
  FerryActivity()
} contentStates: {
  FerryAttributes.ContentState(minutes: 12)
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: FerryAttributes(harbor: "Dover")) {
  FerryActivity()
} contentStates: {
  FerryAttributes.ContentState(minutes: 12)
}
