// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Lists and tables in the platform style of iOS")
struct PlatformListTests {
  private let size = Size(390, 800)

  @Test("Rows of text, switches, steppers and fields are 44 points high")
  func rowHeights() throws {
    let list = List {
      Text("Text")
      Toggle("Switch", isOn: .constant(true))
      Stepper("Stepper", value: .constant(1))
      TextField("Field", text: .constant(""))
    }
    .listStyle(.insetGrouped)
    .environment(\.minimumTapLength, 0)
    let rows = try lay(list, in: size).all("ListRow").map(\.frame.height)
    #expect(rows == [44, 44, 44, 44])
  }

  @Test("Separators are inside of the rows, whose layout is the same at each scale")
  func rowDistances() throws {
    for style in ListStyle.allCases {
      let list = List { for index in 0..<20 { Text("Row \(index)") } }.listStyle(style)
      for scale in [1.0, 2, 3] {
        let scene = try lay(list, in: size, traits: .displayScale(scale))
        let rows = scene.all("ListRow").map(\.frame)
        let first = try #require(rows.first)
        let starts: [Double] = (0..<20).map { first.minY + 44 * Double($0) }
        #expect(rows.map(\.minY) == starts)
        let lines = scene.all("Divider").map(\.frame.maxY)
        #expect(lines == rows.dropLast().map(\.maxY))
      }
    }
  }

  @Test("A first section with a prominent header begins 6 points below the top")
  func prominentHeader() throws {
    let list = List { Section("Header") { Text("a") } }.listStyle(.insetGrouped)
    func header(_ isProminent: Bool) throws -> Double {
      let scene = try lay(list.environment(\.hasProminentListHeaders, isProminent), in: size)
      return try #require(scene.first("Text")).frame.minY
    }
    // A prominent header is 6 points below the top of its section, and another one 2 points above.
    #expect(try header(true) == 6 + 6)
    #expect(try header(false) == 35 - 2)
  }

  @Test("The first card is 35 points from the top, and cards without headers are 35 points apart")
  func cardDistances() throws {
    let list = List {
      Section { Text("a") }
      Section { Text("b") }
    }
    .listStyle(.insetGrouped)
    let rows = try lay(list, in: size).all("ListRow").map(\.frame)
    #expect(rows.map(\.minY) == [35, 35 + 44 + 35])
    #expect(rows.map(\.minX) == [32, 32] || rows.map(\.minX) == [16, 16])
  }

  @Test("A header is in uppercase unless a letter case is set, 7 points above its card")
  func headers() throws {
    let list = List {
      Section {
        Text("a")
      } header: {
        Text("General").id("header")
      }
      Section("Other") { Text("b") }.textCase(nil)
    }
    .listStyle(.insetGrouped)
    let scene = try lay(list, in: size)
    #expect(scene.lines.map(\.string) == ["GENERAL", "a", "Other", "b"])
    let header = try #require(scene.frame("header"))
    let row = try #require(scene.first("ListRow")).frame
    #expect(row.minY - header.maxY == 7)
    let plain = List { Section("General") { Text("a") } }.listStyle(.plain)
    #expect(try lay(plain, in: size).lines.first?.string == "General")
  }

  @Test("A separator begins at the first text of the row above it")
  func separators() throws {
    let list = List {
      HStack(spacing: 10) {
        box("icon", 30, 30)
        Text("After an icon").id("text")
        Spacer()
        Text("value")
      }
      Text("Text")
      box("no text", 50, 20)
      Text("Last")
    }
    .listStyle(.insetGrouped)
    let scene = try lay(list, in: size)
    let lines = scene.all("Divider").map(\.frame.minX)
    let text = try #require(scene.frame("text"))
    #expect(lines == [text.minX, 32, 32])
    let ends = scene.all("Divider").map(\.frame.maxX)
    #expect(ends == [374, 374, 374])
  }

  @Test("Screens from a width of 414 points have margins of 20 points")
  func wideMargins() throws {
    let list = List { Text("a") }.listStyle(.insetGrouped)
    for (device, margin) in [(Device.iPhone13, 16.0), (.iPhone11, 20)] {
      let scene = try Scene(of: list, in: .device(device), measuring: BlockText())
      #expect(scene.lines.first?.origin.x == 2 * margin)
    }
  }

  @Test("The value of a picker is gray in a row, and has the tint elsewhere")
  func pickerValue() throws {
    let picker = Picker("Color", selection: .constant(1)) { Text("Blue").tag(1) }
    let environment = EnvironmentValues()
    let list = List { picker }.listStyle(.insetGrouped)
    let value = try #require(lay(list, in: size).lines.first { $0.string == "Blue" })
    #expect(value.color == Color.secondary.resolve(in: environment))
    let other = try #require(lay(picker, in: size).lines.first { $0.string == "Blue" })
    #expect(other.color == Color.accentColor.resolve(in: environment))
  }

  @Test("A table shows all columns below each other at accessibility sizes, each with its title")
  func tableColumns() throws {
    let table = Table(["Quince", "Fig"]) {
      TableColumn("Fruit") { $0 }
      TableColumn("Letters", alignment: .trailing) { "\($0.count)" }.footer("9")
    }
    let usual = try lay(table)
    let large = try lay(
      table, in: Size(200, 900), traits: .dynamicTypeSize(.accessibility3))
    #expect(
      large.lines.map(\.string)
        == ["Fruit", "Quince", "Letters", "6", "Fruit", "Fig", "Letters", "3", "Letters", "9"])
    #expect(large.accessibilityText.contains("Quince"))
    #expect(usual.lines.map(\.string).filter { $0 == "Fruit" }.count == 1)
    for line in large.lines { #expect(line.origin.x + line.width <= 200) }
  }
}
