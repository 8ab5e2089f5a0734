// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Pickers")
struct PickerTests {
  @Test("The titles of segments stay on one line", arguments: [DynamicTypeSize.large, .xxxLarge])
  func segmentTitles(size: DynamicTypeSize) throws {
    func height(_ titles: [String]) throws -> CGFloat {
      let picker = Picker("Trigger", selection: .constant("")) {
        ForEach(titles, id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      .accessibilityIdentifier("picker")
      let view = picker.environment(\.dynamicTypeSize, size)
      return try ViewHost(view, layout: .fixed(width: 240, height: 200)).frame(of: "picker").height
    }
    #expect(try height(["Time", "Arrival", "Temperatures"]) <= height(["a", "b", "c"]))
  }

  @Test("A tap on an option selects the value of its tag")
  func tags() throws {
    let host = try ViewHost(Sizes(style: SegmentedPickerStyle()))
    #expect(selected(host) == ["Small"])
    try host.tap("Large")
    #expect(selected(host) == ["Large"])
  }

  @Test("The elements of a ForEach have their identifiers as tags")
  func implicitTags() throws {
    let host = try ViewHost(Numbers())
    #expect(selected(host) == ["4"])
    try host.tap("3")
    #expect(selected(host) == ["3"])
  }

  @Test(
    "A tag matches a selection of its type, or of its optional type unless that is excluded")
  func types() {
    func matches<Value: Hashable>(_ selection: Value, _ option: some View) -> Bool {
      let picker = Picker("A", selection: .constant(selection)) { option }.pickerStyle(.inline)
      return accessibility(of: picker).contains("Selected.")
    }
    let text = Text("1")
    #expect(matches(1, text.tag(1)))
    #expect(matches(1 as Int?, text.tag(1)))
    #expect(matches(nil as Int?, text.tag(nil as Int?)))
    #expect(matches(1 as Int?, text.tag(1 as Int?)))
    #expect(!matches(1 as Int?, text.tag(1, includeOptional: false)))
    #expect(!matches(1, text.tag(1.0)))
    #expect(!matches(1, text.tag(1 as Int?)))
    #expect(!matches(1, text.tag("1")))
  }

  @Test("A tag within the body of a view, and options within a view, are found")
  func composedOptions() {
    let picker = Picker("Size", selection: .constant(2)) { Options() }.pickerStyle(.inline)
    #expect(accessibility(of: picker).contains("Selected. 2"))
  }

  @Test("A closed menu shows the selected option, or the label of the current value")
  func menus() {
    let picker = Picker("Size", selection: .constant(2)) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    #expect(accessibility(of: picker) == "Size, Two. Button.  actions: tap")
    #expect(outline(of: picker.pickerStyle(.menu)) == outline(of: picker))
    let labeled = Picker("Size", selection: .constant(2)) {
      Text("Two").tag(2)
    } currentValueLabel: {
      Text("Mixed")
    }
    #expect(accessibility(of: labeled) == "Size, Mixed. Button.  actions: tap")
  }

  @Test("An option is picked from segments, and from a closed menu")
  func picking() throws {
    for host in [
      try ViewHost(Sizes(style: SegmentedPickerStyle())),
      try ViewHost(Sizes(style: InlinePickerStyle())),
    ] {
      try host.pick("Large", in: "Size")
      #expect(selected(host) == ["Large"])
    }
    let menu = try ViewHost(Sizes(style: MenuPickerStyle()))
    try menu.pick("Large", in: "Size")
    #expect(accessibility(of: menu) == "Size, Large. Button.  actions: tap")
    #expect(throws: (any Error).self) { try menu.pick("Huge", in: "Size") }
  }

  @Test("A picker for several values has no selection if they differ, and sets all of them")
  func sources() throws {
    let host = try ViewHost(Cones())
    #expect(selected(host).isEmpty)
    try host.tap("Vanilla")
    #expect(selected(host) == ["Vanilla"])
    #expect(accessibility(of: host).contains("vanilla vanilla"))
  }

  @Test("A tap on a picker with a menu presents its options, and a selection closes them")
  func openMenu() throws {
    let host = try ViewHost(
      Sizes(style: MenuPickerStyle()), layout: .fixed(width: 320, height: 300))
    try host.tap("Size")
    #expect(texts(of: host).suffix(2) == ["Small", "Large"])
    try host.tap("Large")
    #expect(accessibility(of: host).hasPrefix("Size, Large. Button."))
  }

  @Test("An option is picked from segments if its text is elsewhere on the screen, too")
  func ambiguousOption() throws {
    struct Screen: View {
      @State private var size = "Small"

      var body: some View {
        VStack {
          Text("Large")
          Picker("Size", selection: $size) { ForEach(["Small", "Large"], id: \.self) { Text($0) } }
            .pickerStyle(.segmented)
          Button("Large") {}
          Text(verbatim: "Selected: \(size)")
        }
      }
    }
    let host = try ViewHost(Screen(), layout: .fixed(width: 240, height: 200))
    try host.pick("Large", in: "Size")
    #expect(texts(of: host).last == "Selected: Large")
  }

  @Test("A wheel in a smaller frame is clipped to the frame")
  func smallWheel() throws {
    let picker = Picker("Number", selection: .constant(5)) {
      ForEach(0..<10, id: \.self) { Text("Number \($0)") }
    }
    .pickerStyle(.wheel)
    let host = try ViewHost(
      VStack(spacing: 0) {
        Text("Above")
        picker.frame(height: 80)
        Text("Below")
      }, layout: .fixed(width: 200, height: 160))
    #expect(try host.frame(of: "Number").height == 80)
    assertSnapshot(of: host, as: .image)
    #expect(
      try ViewHost(picker, layout: .fixed(width: 200, height: 400)).frame(of: "Number").height
        == 216)
  }

  @Test("A wheel has its options as values, and ends at the last option")
  func wheel() throws {
    let host = try ViewHost(Sizes(style: WheelPickerStyle()))
    #expect(accessibility(of: host).hasPrefix("Size: Small."))
    try host.adjust("Size", by: 2)
    #expect(accessibility(of: host).hasPrefix("Size: Large."))
    try host.pick("Small", in: "Size")
    #expect(accessibility(of: host).hasPrefix("Size: Small."))
  }

  @Test("A picker in the style of a link shows its options in another screen")
  func navigationLink() throws {
    let form = NavigationStack {
      List { Sizes(style: NavigationLinkPickerStyle()) }
    }
    let host = try ViewHost(form, layout: .fixed(width: 320, height: 300))
    #expect(texts(of: host).suffix(2) == ["Size", "Small"])
    try host.tap("Size")
    #expect(texts(of: host) == ["Small", "Large", "Back", "Size"])
    #expect(selected(host) == ["Small"])
    assertSnapshot(of: host, as: .image)
    try host.tap("Large")
    #expect(texts(of: host).suffix(2) == ["Size", "Large"])
  }

  @Test("An inline picker in a list has a row for each option")
  func inlineRows() throws {
    let host = try ViewHost(
      List { Sizes(style: InlinePickerStyle()) }, layout: .fixed(width: 320, height: 300))
    #expect(try host.frame(of: "Large").minY - host.frame(of: "Small").minY >= 44)
    try host.tap("Large")
    #expect(selected(host) == ["Large"])
  }

  /// Returns the labels of the selected options.
  private func selected(_ host: ViewHost) -> [String] {
    accessibility(of: host).split(separator: "\n").compactMap { line in
      let line = line.drop { $0 == " " }
      guard line.hasPrefix("Selected. ") else { return nil }
      return String(line.dropFirst(10).prefix { $0 != "." })
    }
  }
}

private struct Sizes<Style: PickerStyle>: View {
  @State private var size = "s"
  let style: Style

  var body: some View {
    Picker("Size", selection: $size) {
      Text("Small").tag("s")
      Text("Large").tag("l")
    }
    .pickerStyle(style)
  }
}

private struct Numbers: View {
  @State private var number = 4

  var body: some View {
    Picker("Number", selection: $number) {
      ForEach(2..<6, id: \.self) { Text("\($0)") }
    }
    .pickerStyle(.segmented)
  }
}

private struct Options: View {
  private struct Option: View {
    let value: Int
    var body: some View { Text("\(value)").tag(value) }
  }

  var body: some View {
    Option(value: 1)
    Option(value: 2)
  }
}

private struct Cones: View {
  private struct Cone {
    var flavor: String
  }

  @State private var cones = [Cone(flavor: "vanilla"), Cone(flavor: "mint")]

  var body: some View {
    Picker("Flavor", sources: $cones, selection: \.flavor) {
      Text("Vanilla").tag("vanilla")
      Text("Mint").tag("mint")
    }
    .pickerStyle(.segmented)
    Text(cones.map(\.flavor).joined(separator: " "))
  }
}
