// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor
@Suite("Labeled contents, group boxes and unavailable contents")
struct LabeledViewTests {
  @Test("A labeled content is a single accessibility element")
  func labeledContent() {
    #expect(accessibility(of: LabeledContent("Name", value: "Ada")) == "Name, Ada.")
  }

  @Test("A key is localized as the title of a formatted value, a literal is a string as in SwiftUI")
  func formattedValue() throws {
    func title(_ view: some View) throws -> String? {
      try texts(of: view.environment(\.locale, .doubleLengthPseudolanguage)).first
    }
    let key: LocalizedStringKey = "Pages"
    #expect(try title(LabeledContent(key, value: 3, format: .number)) == "Pages Pages")
    #expect(try title(LabeledContent("Pages", value: 3, format: .number)) == "Pages")
    #expect(try title(LabeledContent("Pages", value: "3")) == "Pages Pages")
  }

  @Test("A custom style arranges the label and the content")
  func labeledContentStyle() {
    struct Stacked: LabeledContentStyle {
      @State private var spacing = 7.0

      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: spacing) {
          configuration.label
          configuration.content
        }
      }
    }
    let content = LabeledContent("Name", value: "Ada").labeledContentStyle(Stacked())
    let stack = VStack(spacing: 7) {
      Text("Name")
      Text("Ada")
    }
    #expect(outline(of: content) == outline(of: stack))
  }

  @Test(
    "The center of an icon without text is that of the capital letters of the title",
    arguments: [8.0, 40])
  func labelIcon(size: Double) throws {
    let label = Label {
      Text("Title").accessibilityIdentifier("title")
    } icon: {
      Circle().frame(width: size, height: size).id("icon")
    }
    let host = try ViewHost(label, layout: .fixed(width: 240, height: 100))
    let title = try host.frame(of: "title")
    // The middle of capital letters is close to that of the line.
    #expect(abs(try host.frame(of: "icon").midY - title.midY) < 2)
  }

  @Test("A group box without a label reserves no space for it")
  func groupBox() {
    let box = outline(of: GroupBox { Text("Content") })
    #expect(!box.contains("headline"))
    #expect(box.contains("padding[0].top: 16"))
    #expect(outline(of: GroupBox("Title") { Text("Content") }).contains("Title"))
  }

  @Test("A custom style of a group box can contain a group box")
  func groupBoxStyle() {
    struct Padded: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        GroupBox(configuration).padding(3)
      }
    }
    let box = GroupBox("Title") { Text("Content") }
    #expect(outline(of: box.groupBoxStyle(Padded())) == outline(of: box.padding(3)))
  }

  @Test("A placeholder shows its icon above its title, its description and its actions")
  func unavailableContent() {
    let view = ContentUnavailableView {
      Label("No Mail", systemImage: "tray")
    } description: {
      Text("New mail appears here.")
    } actions: {
      Button("Reload") {}
    }
    #expect(
      accessibility(of: view)
        == """
        Group.
          No Mail. Heading.
          New mail appears here.
          Reload. Button.  actions: tap
        """)
    #expect(
      accessibility(of: ContentUnavailableView.search(text: "abc"))
        .contains("No Results for “abc”. Heading."))
    #expect(accessibility(of: ContentUnavailableView.search).contains("No Results. Heading."))
  }

  @Test("A placeholder without actions reserves no space for them")
  func unavailableContentWithoutActions() throws {
    let view = ContentUnavailableView {
      Text("No Mail")
    } description: {
      Text("Later")
    }
    let host = try ViewHost(view, layout: .fixed(width: 300, height: 400))
    let (title, description) = (try host.frame(of: "No Mail"), try host.frame(of: "Later"))
    #expect(title.minY == 400 - description.maxY)
  }
}
