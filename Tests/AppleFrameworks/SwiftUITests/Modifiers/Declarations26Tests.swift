// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor
@Suite("Declarations of the iOS 26 SDK")
struct Declarations26Tests {
  @Test(
    "A flexible button with a border is as wide as possible",
    arguments: [(ButtonSizing.flexible, true), (.fitted, false), (.automatic, false)])
  func buttonSizing(sizing: ButtonSizing, isWide: Bool) throws {
    let buttons = VStack {
      Button("Bordered") {}.buttonStyle(.bordered).id("bordered")
      Button("Prominent") {}.buttonStyle(.borderedProminent).id("prominent")
      Button("Plain") {}.buttonStyle(.plain).id("plain")
    }
    .buttonSizing(sizing)
    let host = try ViewHost(buttons, layout: .fixed(width: 300, height: 200))
    #expect((try host.frame(of: "bordered").width == 300) == isWide)
    #expect((try host.frame(of: "prominent").width == 300) == isWide)
    #expect(try host.frame(of: "plain").width < 100)
  }

  @Test("The spacing and the reserved icon width of a label move its title")
  func labels() throws {
    let label = Label {
      Text("Title")
    } icon: {
      Color.red.frame(width: 10, height: 10)
    }
    func start(_ view: some View) throws -> CGFloat {
      let view = view.frame(width: 300, height: 40, alignment: .leading)
      return try textFrame(of: "Title", in: ViewHost(view)).minX
    }
    #expect(try start(label.labelIconToTitleSpacing(0)) == 10)
    #expect(try start(label.labelIconToTitleSpacing(20)) == 30)
    #expect(try start(label.labelIconToTitleSpacing(20).labelReservedIconWidth(50)) == 70)
    // A wider icon keeps its own width.
    #expect(try start(label.labelIconToTitleSpacing(20).labelReservedIconWidth(5)) == 30)
    let row = List { label.labelIconToTitleSpacing(20).labelReservedIconWidth(50) }
    let host = try ViewHost(row.listStyle(.plain), layout: .fixed(width: 300, height: 100))
    #expect(try textFrame(of: "Title", in: host).minX == 16 + 70)
  }

  @Test(
    "A line height sets the distance of baselines, whatever the font",
    arguments: [
      (AttributedString.LineHeight.exact(points: 40), 40), (.multiple(factor: 2), 20),
      (.leading(increase: 5), 15),
    ])
  func lineHeight(height: AttributedString.LineHeight, points: CGFloat) throws {
    let text = Text("One\nTwo\nThree").font(.system(size: 10)).lineHeight(height)
    let host = try ViewHost(text.accessibilityIdentifier("text"))
    #expect(try host.frame(of: "text").height == 3 * points)
    let lines = try ["One", "Two", "Three"].map { try textFrame(of: $0, in: host).minY }
    #expect(lines[1] - lines[0] == points)
    #expect(lines[2] - lines[1] == points)
  }

  @Test("A line height is added to the line spacing, and `nil` has the height of the font")
  func lineSpacing() throws {
    func height(_ text: some View) throws -> CGFloat {
      try ViewHost(text.font(.system(size: 10)).accessibilityIdentifier("text"))
        .frame(of: "text").height
    }
    let text = Text("One\nTwo")
    #expect(try height(text.lineSpacing(6).lineHeight(.exact(points: 20))) == 46)
    #expect(try height(text.lineHeight(nil).lineHeight(.exact(points: 20))) == height(text))
    #expect(try height(text.lineHeight(.exact(points: .nan))) == height(text))
  }

  @Test("The margins of a section move its card and its header")
  func listSectionMargins() throws {
    func frames(_ leading: CGFloat?, _ trailing: CGFloat?) throws -> (row: CGRect, header: CGRect) {
      let list = List {
        Section("Header") { Color.red.listRowInsets(EdgeInsets()).accessibilityIdentifier("row") }
          .listSectionMargins(.leading, leading)
          .listSectionMargins(.trailing, trailing)
      }
      .textCase(nil)
      let host = try ViewHost(list, layout: .fixed(width: 320, height: 200))
      return try (host.frame(of: "row"), textFrame(of: "Header", in: host))
    }
    let usual = try frames(nil, nil)
    let wide = try frames(0, 0)
    #expect(wide.row.minX == 0)
    #expect(wide.row.width == 320)
    #expect(usual.row.minX > 0)
    #expect(usual.header.minX - wide.header.minX == usual.row.minX)
    #expect(try frames(40, 20).row.minX == 40)
    #expect(try frames(40, 20).row.width == 260)
  }

  @Test("A slider is limited to its enabled values")
  func slider() throws {
    struct Volume: View {
      @State private var value = 0.5

      var body: some View {
        Slider(value: $value, in: 0...1, enabledBounds: 0.2...0.7) {
          Text("Volume")
        } ticks: {
          SliderTick(0.5)
        }
      }
    }
    let host = try ViewHost(Volume())
    try host.adjust("Volume", by: 5)
    #expect(accessibility(of: host).hasPrefix("Volume: 70%."))
    try host.adjust("Volume", by: -9)
    #expect(accessibility(of: host).hasPrefix("Volume: 20%."))
  }

  @Test("The ticks of a slider are those of its builder, in their order")
  func ticks() {
    @SliderTickBuilder<Double> func content() -> some SliderTickContent<Double> {
      SliderTick(0.5)
      SliderTickContentForEach([0.1, 0.2], id: \.self) { SliderTick($0) }
    }
    #expect(content().body.map(\.id) == [0.5, 0.1, 0.2].map { SliderTick($0).id })
  }

  @Test("An accessory has a view only if it is enabled", arguments: [true, false])
  func accessory(isEnabled: Bool) throws {
    let view = TabView {
      Tab("Home", systemImage: "house") { Text("Content") }
    }
    .tabViewBottomAccessory(isEnabled: isEnabled) { Text("Playing") }
    let host = try ViewHost(view, layout: .fixed(width: 320, height: 480))
    #expect(texts(of: host).contains("Playing") == isEnabled)
  }

  @Test("Items of new placements and default items are not shown")
  func toolbar() throws {
    let view = NavigationStack {
      Text("Content").navigationTitle("Title").navigationSubtitle("Subtitle").toolbar {
        ToolbarItem(placement: .subtitle) { Text("Below") }
        DefaultToolbarItem(kind: .search, placement: .bottomBar)
        ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
      }
    }
    let host = try ViewHost(view, layout: .fixed(width: 320, height: 480))
    #expect(texts(of: host).contains("Add"))
    #expect(!texts(of: host).contains("Below"))
    #expect(!texts(of: host).contains("Subtitle"))
  }
}
