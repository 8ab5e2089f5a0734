// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor
@Suite("Accessibility modifiers")
struct AccessibilityTests {
  private var content: some View { Text("Content").padding(1) }

  @Test("Labels, values, hints and identifiers are set unless they are disabled")
  func texts() {
    let text = Text("Other")
    func expect(_ view: some View, _ expected: String) {
      #expect(accessibility(of: view).hasPrefix(expected))
    }
    expect(content.accessibilityLabel("Key"), "Key.")
    expect(content.accessibilityLabel(String("String")), "String.")
    expect(content.accessibilityLabel(text), "Other.")
    expect(content.accessibilityLabel("Key", isEnabled: false), "Content.")
    expect(content.accessibilityValue("Key"), "Content: Key.")
    expect(content.accessibilityValue(text, isEnabled: true), "Content: Other.")
    expect(content.accessibilityHint("Key"), "Content. Key")
    expect(content.accessibilityHint(text, isEnabled: false), "Content.")
    expect(content.accessibilityLabel("1").accessibilityLabel("2"), "2.")
    expect(content.accessibilityLabel("1").accessibilityValue("2"), "1: 2.")
    expect(content.accessibilityIdentifier("id"), "Content.  identifier: \"id\"")
  }

  @Test("The deprecated modifiers are the same as the current ones")
  func deprecated() {
    #expect(
      accessibility(
        of: content.accessibility(label: Text("Label")).accessibility(value: Text("Value"))
          .accessibility(hint: Text("Hint")).accessibility(identifier: "id")
          .accessibility(addTraits: .isButton))
        == accessibility(
          of: content.accessibilityLabel("Label").accessibilityValue("Value")
            .accessibilityHint("Hint").accessibilityIdentifier("id")
            .accessibilityAddTraits(.isButton)))
    #expect(accessibility(of: content.accessibility(hidden: true)) == "(nothing to read)")
  }

  @Test("Traits are added and removed")
  func traits() {
    #expect(accessibility(of: content.accessibilityAddTraits(.isHeader)) == "Content. Heading.")
    #expect(accessibility(of: content.accessibilityHeading(.h2)) == "Content. Heading.")
    let button = Button("Add") {}
    #expect(
      accessibility(of: button.accessibilityRemoveTraits(.isButton)) == "Add.  actions: tap")
    #expect(
      accessibility(of: button.accessibilityAddTraits([.isSelected, .isLink]))
        == "Selected. Add. Button. Link.  actions: tap")
  }

  @Test("A set of traits is a set")
  func traitAlgebra() {
    var traits: AccessibilityTraits = [.isButton, .isHeader]
    #expect(traits.contains(.isButton))
    #expect(!traits.contains(.isLink))
    #expect(traits.insert(.isLink).inserted)
    #expect(!traits.insert(.isLink).inserted)
    #expect(traits.remove(.isHeader) == .isHeader)
    #expect(traits.remove(.isHeader) == nil)
    #expect(traits == [.isLink, .isButton])
    #expect(traits.subtracting(.isLink) == .isButton)
    #expect(traits.isSuperset(of: .isLink))
    #expect(AccessibilityTraits().isEmpty)
    #expect(traits.symmetricDifference([.isLink, .isImage]) == [.isButton, .isImage])
    #expect(traits.intersection([.isLink, .isImage]) == .isLink)
  }

  @Test("The children of an element are ignored, combined or contained")
  func children() {
    let stack = VStack {
      Text("1")
      Text("2")
    }
    #expect(accessibility(of: stack.accessibilityElement(children: .combine)) == "1, 2.")
    #expect(
      accessibility(of: stack.accessibilityElement().accessibilityLabel("All")) == "All.")
    #expect(
      accessibility(
        of: stack.accessibilityElement(children: .contain).accessibilityLabel("All")
      )
      .contains("\n  2."))
  }

  @Test("An element that contains its children keeps the properties of elements in the view")
  func nestedElements() {
    let row = HStack {
      Text("1")
      Text("2")
    }
    .accessibilityElement()
    .accessibilityLabel("Row")
    .padding(1)
    let group = row.accessibilityElement(children: .contain)
    #expect(accessibility(of: group) == "Group.\n  Row.")
    #expect(accessibility(of: group.accessibilityLabel("Rows")) == "Rows.\n  Row.")
    #expect(
      accessibility(of: Text("1").accessibilityElement(children: .contain)) == "Group.\n  1.")
    #expect(
      accessibility(of: Button("Add") {}.accessibilityElement(children: .contain))
        == "Group.\n  Add. Button.  actions: tap")
  }

  @Test("Sort priorities change the reading order")
  func sortPriority() {
    let stack = VStack {
      Text("1")
      Text("2").accessibilitySortPriority(1)
    }
    #expect(accessibility(of: stack) == "2.\n1.")
  }

  @Test("Actions are performed by their kind, their name, or the control that describes them")
  func actions() throws {
    let model = Model()
    let view = Text("Row")
      .accessibilityAction(named: "Named") { model.names.append("named") }
      .accessibilityAction(.escape) { model.names.append("escape") }
      .accessibilityAction(action: { model.names.append("labeled") }) { Text("Labeled") }
      .accessibilityActions {
        Button("First") { model.names.append("first") }
        if model.names.isEmpty { Button("Second") { model.names.append("second") } }
      }
    let host = try ViewHost(view)
    for name in ["Named", "Labeled", "First", "Second"] { try host.performAction(name, on: "Row") }
    try host.dismiss("Row")
    #expect(model.names == ["named", "labeled", "first", "second", "escape"])
  }

  @Test("An adjustable action receives the direction")
  func adjusting() throws {
    let model = Model()
    let host = try ViewHost(
      Text("Rating").accessibilityAdjustableAction { model.names.append("\($0)") })
    try host.adjust("Rating", by: 1)
    try host.adjust("Rating", by: -1)
    #expect(model.names == ["increment", "decrement"])
  }

  @Test("A representation replaces the elements, and performs its actions")
  func representation() throws {
    let model = Model()
    let view = VStack {
      Text("1")
      Text("2")
    }
    .accessibilityRepresentation {
      Toggle(
        "Wi-Fi",
        isOn: Binding {
          model.isOn
        } set: {
          model.isOn = $0
        })
    }
    let host = try ViewHost(view)
    #expect(accessibility(of: host) == "Wi-Fi: off. Switch Button.  actions: tap")
    try host.tap("Wi-Fi")
    #expect(model.isOn)
  }

  @Test("The children of an element are replaced by synthetic elements")
  func syntheticChildren() {
    let view = Text("Chart").accessibilityChildren { ForEach(1..<3) { Text("Bar \($0)") } }
    let text = accessibility(of: view)
    #expect(text.contains("Bar 1."))
    #expect(text.contains("Bar 2."))
    #expect(!text.contains("Chart"))
  }

  @Test("The focus of assistive technologies is state of a view")
  func focus() throws {
    let host = try ViewHost(Focused())
    #expect(accessibility(of: host).contains("false, nil"))
    try host.tap("Focus")
    #expect(accessibility(of: host).contains("true, 2"))
  }
}

private final class Model: @unchecked Sendable {
  var names: [String] = []
  var isOn = false
}

private struct Focused: View {
  @AccessibilityFocusState private var isFocused: Bool
  @AccessibilityFocusState private var field: Int?

  var body: some View {
    VStack {
      Text("\(isFocused), \(field.map { "\($0)" } ?? "nil")")
        .accessibilityFocused($isFocused)
        .accessibilityFocused($field, equals: 1)
      Button("Focus") {
        isFocused = true
        $field.wrappedValue = 2
      }
    }
  }
}
