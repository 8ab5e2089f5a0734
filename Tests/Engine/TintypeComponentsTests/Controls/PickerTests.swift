// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Pickers")
struct PickerTests {
  private func picker(_ selection: Binding<String>) -> Picker<String> {
    Picker("Size", selection: selection) {
      Text("Small").tag("s")
      ForEach(["m", "l"], id: \.self) { Text($0.uppercased()).tag($0) }
      Text("Other").tag(7)
    }
  }

  private func host(
    _ selection: Stored<String>,
    _ style: PickerStyle,
    _ traits: Traits = Traits()
  ) throws -> ComponentHost {
    try ComponentHost(
      self.picker(selection.binding).pickerStyle(style), in: .fixed(Size(400, 300)), traits: traits)
  }

  /// Returns whether each option is selected, in order.
  private func selected(_ scene: Scene, _ type: String) -> [Bool] {
    scene.nodes.filter { $0.element.hasPrefix(type) && $0.semantics?.actions == [.tap] }
      .map { $0.semantics?.traits.contains(.isSelected) == true }
  }

  @Test(
    "A tap on an option selects it",
    arguments: [
      (PickerStyle.segmented, "Segment"), (.inline, "PickerRow"),
    ])
  func choosing(style: PickerStyle, type: String) throws {
    let selection = Stored("s")
    let host = try host(selection, style)
    #expect(selected(host.scene, type) == [true, false, false, false])
    try host.perform(.tap, on: "L")
    #expect(selection.value == "l")
    #expect(selected(host.scene, type) == [false, false, true, false])
  }

  @Test(
    "Options without a tag of the selection's type cannot be selected",
    arguments: [PickerStyle.segmented, .inline])
  func foreignTag(style: PickerStyle) throws {
    let selection = Stored("s")
    let host = try host(selection, style)
    #expect(throws: InteractionError.self) { try host.perform(.tap, on: "Other") }
    #expect(selection.value == "s")
  }

  @Test("Pickers reject taps while they are disabled", arguments: [PickerStyle.segmented, .inline])
  func disabled(style: PickerStyle) throws {
    let host = try host(Stored("s"), style, .disabled)
    #expect(throws: InteractionError.self) { try host.perform(.tap, on: "L") }
    #expect(host.scene.accessibilityText.contains("Dimmed"))
  }

  @Test("A closed menu shows the selected option, and no option if the selection has none")
  func menu() throws {
    #expect(try host(Stored("m"), .menu).scene.lines.map(\.string) == ["Size", "M"])
    #expect(try host(Stored("x"), .menu).scene.lines.map(\.string) == ["Size"])
    let text = try host(Stored("m"), .menu).scene.accessibilityText
    #expect(text.contains("Size") && text.contains("M"))
    #expect(text.contains("Button."))
  }

  @Test("The first of several options with equal tags is selected")
  func twins() throws {
    let control = SegmentedControl(selection: .constant(1), segments: [1, 1]) { "\($0)" }
    #expect(selected(try lay(control, in: Size(200, 44)), "Segment") == [true, false])
  }

  @Test("Segments have equal widths, begin at the leading edge and are 44 points high")
  func segments() throws {
    let control = SegmentedControl(selection: .constant("a"), segments: ["a", "bbb", "c"]) { $0 }
    for (traits, first) in [(Traits.leftToRight, 0.0), (.rightToLeft, 200)] {
      let frames = try lay(control, in: Size(300, 44), traits: traits).all("Segment").map(\.frame)
      #expect(frames.map(\.size) == Array(repeating: Size(100, 44), count: 3))
      #expect(frames.first?.minX == first)
    }
  }

  @Test("Segments are stacked vertically at accessibility text sizes in the classic style")
  func accessibilitySizes() throws {
    let control = SegmentedControl(selection: .constant("a"), segments: ["a", "b"]) { $0 }
    let frames = try lay(
      control, in: Size(300, 200),
      traits: [.dynamicTypeSize(.accessibility3), .platformStyle(.classic)]
    ).all("Segment").map(\.frame)
    #expect(frames.map(\.minX) == [2, 2])
    #expect(frames.count == 2 && frames[0].maxY <= frames[1].minY)
  }

  @Test("Pickers without options have no diagnostics", arguments: PickerStyle.allCases)
  func empty(style: PickerStyle) throws {
    let picker = Picker("Size", selection: .constant(1)) {}
    #expect(try lay(picker.pickerStyle(style), in: Size(300, 100)).diagnosticTexts == [])
  }

  @Test("Pickers are legible in every scheme and contrast", arguments: PickerStyle.allCases)
  func contrast(style: PickerStyle) throws {
    for traits in looks {
      let scene = try lay(
        picker(.constant("m")).pickerStyle(style), in: Size(400, 300), traits: traits)
      #expect(scene.paleTexts(traits) == [])
    }
  }
}
