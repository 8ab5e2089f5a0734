// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing
import WidgetKit

@MainActor
@Suite("Widgets")
struct WidgetTests {
  private struct OtherEntry: TimelineEntry {
    let date = Date(timeIntervalSince1970: 0)
  }

  /// Returns the diagnostics of a preview's views.
  private func diagnostics(_ preview: Preview) throws -> String {
    func host(_ view: some View) throws -> ViewHost {
      try ViewHost(view, layout: .fixed(width: 200, height: 200))
    }
    return "\(try host(preview.makeView()).scene.diagnostics)"
  }

  @Test("Each entry and state of a preview has an image")
  func previews() {
    let previews = Preview.all(in: TideEntry.self)
    #expect(previews.count == 7)
    for preview in previews { assertSnapshot(of: preview, as: .image, named: preview.name) }
  }

  @Test("Previews of entries are numbered")
  func names() {
    #expect(
      Preview.all(in: TideEntry.self).map(\.name) == [
        "TideWidget.Small", "TideWidget.Small-2", "TideWidget.Provider", "TideWidget.Accessory",
        "TideWidget.Lock screen", "TideWidget.Compact", "TideWidget.Expanded",
      ])
  }

  @Test("A preview without entries states that they are missing")
  func noEntries() throws {
    let preview = Preview(as: .systemSmall) {
      TideWidget()
    } timeline: {
    }
    #expect(
      try diagnostics(preview).contains("The preview of the widget TideWidget has no entries"))
  }

  @Test("A preview with an entry of another type states the type")
  func otherEntry() throws {
    let preview = Preview(as: .systemSmall) {
      TideWidget()
    } timeline: {
      OtherEntry()
    }
    #expect(try diagnostics(preview).contains("has an entry of the type OtherEntry"))
  }

  @Test("A preview with attributes of another widget states the type")
  func otherAttributes() throws {
    let preview = Preview(as: .content, using: FerryAttributes(harbor: "Dover")) {
      TideWidget()
    } contentStates: {
      FerryAttributes.ContentState(minutes: 1)
    }
    #expect(try diagnostics(preview).contains("no ActivityConfiguration for attributes"))
  }

  @Test(
    "A view in the context of a family has the size of the family",
    arguments: zip(
      [WidgetFamily.systemSmall, .systemMedium, .systemLarge, .accessoryRectangular],
      [(158, 158), (338, 158), (338, 354), (160, 72)] as [(CGFloat, CGFloat)]))
  func size(family: WidgetFamily, size: (CGFloat, CGFloat)) throws {
    let view = Color.red.previewContext(WidgetPreviewContext(family: family)).id("widget")
    let frame = try ViewHost(view, layout: .sizeThatFits).frame(of: "widget")
    #expect(frame.size == CGSize(width: size.0, height: size.1))
  }

  @Test("Content with a container background has margins, and other content has none")
  func margins() throws {
    func width(_ view: some View) throws -> CGFloat {
      let context = WidgetPreviewContext(family: .systemSmall)
      return try ViewHost(view.previewContext(context)).frame(of: "content").width
    }
    let content = Color.red.id("content")
    #expect(try width(content) == 158)
    #expect(try width(content.containerBackground(.blue, for: .widget)) == 126)
  }

  @Test("A Live Activity in a provider of previews has the views of its widget")
  func providedActivity() throws {
    let view = FerryAttributes(harbor: "Dover").previewContext(
      .init(minutes: 5), viewKind: .content)
    #expect(try ViewHost(view).scene.outline.contains("5 min"))
  }
}
