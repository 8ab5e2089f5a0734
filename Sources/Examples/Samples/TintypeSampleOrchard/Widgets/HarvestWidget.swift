// SPDX-License-Identifier: MIT

import SwiftData
import SwiftUI
import WidgetKit

/// A widget with the harvest of the year.
struct HarvestWidget: Widget {
  static let kind = "Harvest"

  var provider = HarvestProvider()

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: Self.kind, provider: provider) { entry in
      HarvestWidgetView(entry: entry)
        .containerBackground(.background, for: .widget)
        .tint(.orchard)
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }
    .configurationDisplayName("Harvest")
    .description("The fruit that you have picked this year.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

extension HarvestEntry {
  /// The entry of the sample.
  @MainActor
  static func sample(locale: Locale = .current) -> HarvestEntry {
    let context = try? SampleOrchard.container(locale: locale).mainContext
    let harvests = try? context?.fetch(FetchDescriptor<Harvest>())
    return HarvestEntry(date: SampleOrchard.today, harvests: harvests ?? [])
  }
}

#Preview("Small", as: .systemSmall) {
  HarvestWidget()
} timeline: {
  HarvestEntry(date: SampleOrchard.today)
  HarvestEntry.sample()
}

#Preview("Medium", as: .systemMedium) {
  HarvestWidget()
} timeline: {
  HarvestEntry.sample()
}

#Preview("Rectangular", as: .accessoryRectangular) {
  HarvestWidget()
} timeline: {
  HarvestEntry.sample()
}
