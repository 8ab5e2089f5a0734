import SwiftUI
import TeaKit
import WidgetKit

struct TeaEntry: TimelineEntry {
  var date: Date
  var tea: Tea
}

struct TeaProvider: TimelineProvider {
  private let entry = TeaEntry(
    date: Date(timeIntervalSince1970: 0), tea: Tea(name: "Oolong", minutes: 3))

  func placeholder(in context: Context) -> TeaEntry { entry }

  func getSnapshot(in context: Context, completion: @escaping (TeaEntry) -> Void) {
    completion(entry)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TeaEntry>) -> Void) {
    completion(Timeline(entries: [entry], policy: .never))
  }
}

@main
struct TeahouseWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tea", provider: TeaProvider()) { entry in
      TeaRow(tea: entry.tea).containerBackground(.background, for: .widget)
    }
  }
}

#Preview(as: .systemSmall) {
  TeahouseWidget()
} timeline: {
  TeaEntry(date: Date(timeIntervalSince1970: 0), tea: Tea(name: "Oolong", minutes: 3))
}
