// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Text editors")
struct TextEditorTests {
  @Test("An entered text replaces the text of the editor, and moves the insertion point")
  func entering() throws {
    let host = try ViewHost(Notes(), layout: .fixed(width: 200, height: 120))
    #expect(accessibility(of: host).contains("Notes. Text Field."))
    try host.enterText("One\nTwo", in: "Notes")
    #expect(accessibility(of: host).contains("Text One Two, true"))
  }

  @Test("An editor takes the space that it is offered, and a long text is clipped")
  func size() throws {
    let editor = TextEditor(text: .constant(String(repeating: "word ", count: 200)))
      .accessibilityLabel("Notes")
    let host = try ViewHost(editor, layout: .fixed(width: 120, height: 60))
    #expect(try host.frame(of: "Notes") == CGRect(x: 0, y: 0, width: 120, height: 60))
  }

  @Test("A custom style replaces the editor, and a built-in style does not change it")
  func styles() {
    struct Unavailable: TextEditorStyle {
      @Environment(\.isEnabled) private var isEnabled

      func makeBody(configuration: Configuration) -> some View { Text("Editor \(isEnabled)") }
    }
    let editor = TextEditor(text: .constant("Text"))
    #expect(outline(of: editor.textEditorStyle(.plain)) == outline(of: editor))
    #expect(outline(of: editor.textEditorStyle(.automatic)) == outline(of: editor))
    #expect(accessibility(of: editor.textEditorStyle(Unavailable())) == "Editor true.")
  }

  @Test("A vertical field grows with its lines up to its line limit")
  func verticalField() throws {
    func height(_ text: String) throws -> CGFloat {
      let field = TextField("Notes", text: .constant(text), axis: .vertical).lineLimit(2...3)
      let host = try ViewHost(field.frame(width: 100), layout: .fixed(width: 100, height: 300))
      return try host.frame(of: "Notes").height
    }
    let heights = try ["a", "a\nb", "a\nb\nc", "a\nb\nc\nd"].map(height)
    #expect(heights[0] == heights[1])
    #expect(heights[1] < heights[2])
    #expect(heights[2] == heights[3])
  }

  @Test(
    "An editor has the background of a text view, unless it is hidden", arguments: [true, false])
  func image(isDark: Bool) {
    let editors = VStack {
      TextEditor(text: .constant("The background of a text view\nis white, or black."))
      TextEditor(text: .constant("It is hidden.")).scrollContentBackground(.hidden)
      TextEditor(text: .constant("The editor is disabled.")).disabled(true)
    }
    .padding(8)
    .background(Color(uiColor: .systemGroupedBackground))
    assertSnapshot(
      of: editors,
      as: .image(
        layout: .fixed(width: 240, height: 200),
        traits: UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)),
      named: isDark ? "dark" : "light")
  }
}

private struct Notes: View {
  @State private var text = ""
  @State private var selection: TextSelection?

  var body: some View {
    VStack {
      TextEditor(text: $text, selection: $selection).accessibilityLabel("Notes")
      Text("Text \(text), \(selection == TextSelection(insertionPoint: text.endIndex))")
    }
  }
}

@MainActor
@Suite("Selections of attributed texts")
struct AttributedTextSelectionTests {
  private func runs(_ text: AttributedString) -> [String] {
    text.runs.map { "\(String(text[$0.range].characters))\($0.link == nil ? "" : "*")" }
  }

  @Test("Unchanged characters of an attributed text keep their attributes in an editor")
  func entering() throws {
    struct Notes: View {
      @State private var text =
        AttributedString("One ")
        + AttributedString(
          "two", attributes: AttributeContainer().link(URL(fileURLWithPath: "/")))

      var body: some View {
        TextEditor(text: $text).accessibilityLabel("Notes")
        Text(text.runs.map { "\(text[$0.range].characters.count)\($0.link != nil)" }.joined())
      }
    }
    let host = try ViewHost(Notes(), layout: .fixed(width: 200, height: 120))
    try host.enterText("Once two", in: "Notes")
    #expect(accessibility(of: host).contains("5false3true"))
  }

  @Test("A change of attributes applies to the selected characters only")
  func attributes() throws {
    var text = AttributedString("One two")
    let range = try #require(text.range(of: "two"))
    var selection = AttributedTextSelection(range: range)
    text.transformAttributes(in: &selection) { $0.link = URL(fileURLWithPath: "/") }
    #expect(runs(text) == ["One ", "two*"])
    text.replaceSelection(&selection, withCharacters: "three")
    #expect(runs(text) == ["One ", "three*"])
    #expect(selection.indices(in: text) == .insertionPoint(text.endIndex))
  }

  @Test("Attributes at an insertion point are those of the next character")
  func typing() {
    var text = AttributedString("One")
    var selection = AttributedTextSelection()
    #expect(selection.indices(in: text) == .insertionPoint(text.endIndex))
    text.transformAttributes(in: &selection) { $0.link = URL(fileURLWithPath: "/") }
    text.replaceSelection(&selection, withCharacters: " two")
    #expect(runs(text) == ["One", " two*"])
  }
}
