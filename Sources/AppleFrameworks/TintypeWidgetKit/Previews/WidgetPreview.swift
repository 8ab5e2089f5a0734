// SPDX-License-Identifier: MIT

import SwiftUI

/// The images of a widget for entries, each of which is a preview.
struct WidgetPreview: View {
  private let family: WidgetFamily
  private let widget: any Widget
  private let entries: [any TimelineEntry]

  init(_ family: WidgetFamily, of widget: any Widget, entries: [any TimelineEntry]) {
    self.family = family
    self.widget = widget
    self.entries = entries
  }

  var body: some View {
    let name = "\(type(of: widget))"
    let description = WidgetDescription(of: widget)
    if entries.isEmpty {
      PreviewProblem(
        "The preview of the widget \(name) has no entries. Add an entry to its timeline.")
    }
    ForEach(entries.indices, id: \.self) { index in
      if let content = description?.entryView(entries[index]) {
        WidgetFrame(
          family: family, hasMargins: description?.hasMargins ?? true, content: content
        )
        .previewLayout(.sizeThatFits)
      } else {
        PreviewProblem(
          """
          The preview of the widget \(name) has an entry of the type \
          \(type(of: entries[index])), but its configuration has none of this type. Use entries \
          of its provider, and return the configuration in the body of the widget.
          """)
      }
    }
  }
}

/// The image of a widget for the first entry of a provider.
struct ProvidedPreview: View {
  let family: WidgetFamily
  let widget: any Widget
  let load: @MainActor (TimelineProviderContext) async -> [any TimelineEntry]
  @State private var entries: [any TimelineEntry]?

  var body: some View {
    ZStack {
      if let entries {
        WidgetPreview(family, of: widget, entries: Array(entries.prefix(1)))
      } else {
        Color.clear.frame(width: family.size.width, height: family.size.height)
          .task { entries = await load(TimelineProviderContext(family: family)) }
      }
    }
  }
}

/// A preview that cannot be shown, with the reason.
struct PreviewProblem: View {
  private let message: String

  init(_ message: String) { self.message = message }

  var body: some View {
    Color.clear.onAppear { ContentIssue.report(message) }
  }
}
