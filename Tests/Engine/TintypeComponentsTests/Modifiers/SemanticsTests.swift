// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents

@Suite("Semantics")
struct SemanticsTests {
  private static let text = Node.Content.text(
    TextContent(
      string: "Hello", font: .body, color: ResolvedColor(red: 0, green: 0, blue: 0)))

  private static func resolve(_ component: some Component) throws -> Semantics? {
    Semantics.resolve(try Node(resolving: component, in: EnvironmentValues()))
  }

  @Test("Nodes have the semantics of their content by default")
  func defaults() throws {
    #expect(try Self.resolve(Text("Hello")) == Semantics(label: "Hello", traits: .isStaticText))
    #expect(try Self.resolve(Rectangle()) == nil)
    #expect(try Self.resolve(VStack { Text("x") }) == nil)
    #expect(try Self.resolve(Color.black.padding(3).opacity(0.5)) == nil)
    let image = try #require(ImageData(pixelWidth: 1, pixelHeight: 1, pixels: [0]))
    #expect(
      Semantics.default(for: .image(ImageContent(image: image))) == Semantics(traits: .isImage))
  }

  @Test("Accessibility modifiers change the semantics, and later ones override earlier ones")
  func modifiers() throws {
    let component = Text("Hello")
      .accessibilityLabel("First").accessibilityLabel("Label").accessibilityValue("Value")
      .accessibilityHint("Hint").accessibilityIdentifier("id").accessibilitySortPriority(2)
      .accessibilityAddTraits([.isButton, .isSelected]).accessibilityRemoveTraits(.isStaticText)
      .accessibilityElement(children: .contain).accessibilityHidden()
    #expect(
      try Self.resolve(component)
        == Semantics(
          label: "Label", value: "Value", hint: "Hint", identifier: "id",
          traits: [.isButton, .isSelected], children: .contain, sortPriority: 2, isHidden: true))
    #expect(
      try Self.resolve(Text("a").accessibilityHeading())?.traits.names
        == ["isHeader", "isStaticText"])
    #expect(
      try Self.resolve(Text("a").accessibilityHidden().accessibilityHidden(false))?.isHidden
        == false)
    #expect(try Self.resolve(VStack {}.accessibilityElement())?.children == .ignore)
  }

  @Test("Semantics have each action once, and unpainted nodes are hidden")
  func actions() {
    let node = Node(
      type: "A", content: Self.text,
      modifiers: [
        .actions(ActionReference(kinds: [.longPress, .tap], key: 1)),
        .actions(ActionReference(kinds: [.tap], key: 2)),
      ])
    #expect(Semantics.resolve(node)?.actions == [.longPress, .tap])
    for modifier in [Node.Modifier.hidden, .opacity(0), .opacity(Length(.nan))] {
      #expect(Semantics.resolve(Node(type: "A", modifiers: [modifier]))?.isHidden == true)
    }
  }

  @Test(
    "The accessibility sort priority is finite",
    arguments: [(Double.nan, 0), (.infinity, .greatestFiniteMagnitude), (-3, -3)])
  func priority(given: Double, used: Double) throws {
    let semantics = try Self.resolve(Text("a").accessibilitySortPriority(given))
    #expect(semantics?.sortPriority == used)
  }

  @Test(
    "A heading has the level that is stated last, from 1 to 6",
    arguments: [
      ([1], 1), ([2, 6], 6), ([3, nil], 3), ([0], nil), ([4, 7], nil), ([nil], nil),
    ] as [([Int?], Int?)])
  func headingLevel(given: [Int?], level: Int?) throws {
    var component: any Component = Text("a")
    for level in given {
      func heading(_ content: some Component) -> any Component {
        content.accessibilityHeading(level: level)
      }
      component = heading(component)
    }
    let semantics = try Self.resolve(component)
    #expect(semantics?.headingLevel == level)
    #expect(semantics?.traits == [.isStaticText, .isHeader])
  }
}

@Suite("Hidden semantics") struct HiddenSemanticsTests {
  private static func spoken(_ component: some Component) throws -> String {
    let scene = try Scene(
      of: component, in: .fixed(Size(width: 100, height: 20)), measuring: BlockText())
    return scene.accessibilityText.split(separator: " ").first.map(String.init) ?? ""
  }

  @Test("Hiding a component does not hide overlays and backgrounds that are applied later")
  func later() throws {
    #expect(try Self.spoken(Text("a").accessibilityHidden().overlay { Text("b") }) == "b.")
    #expect(try Self.spoken(Text("a").opacity(0).overlay { Text("b") }) == "b.")
    #expect(try Self.spoken(Text("a").hidden().background { Text("b") }) == "b.")
    #expect(
      try Self.spoken(Text("a").accessibilityHidden().padding(2).overlay { Text("b") }) == "b.")
  }

  @Test("Hiding a component hides overlays that are applied before, and all children")
  func before() throws {
    #expect(try Self.spoken(Text("a").overlay { Text("b") }.accessibilityHidden()) == "(nothing")
    #expect(try Self.spoken(VStack { Text("a") }.accessibilityHidden()) == "(nothing")
    #expect(
      try Self.spoken(
        Text("a").accessibilityHidden().overlay { Text("b") }.accessibilityHidden()) == "(nothing")
  }

  @Test("Hiding a component from accessibility does not affect the layout")
  func layout() throws {
    func frames(hides: Bool) throws -> [Rect] {
      let row = HStack(spacing: 0) {
        Color.black.frame(width: 10)
        Text("long enough to be cut").layoutPriority(1).accessibilityHidden(hides)
          .overlay { Color.red }.alignmentGuide(.top) { _ in 3 }
        Text("also long enough to be cut")
      }
      let scene = try Scene(
        of: row, in: .fixed(Size(width: 200, height: 20)), measuring: BlockText())
      return scene.nodes.filter { $0.element.hasPrefix("Text") || $0.element.hasPrefix("Color") }
        .map(\.frame)
    }
    #expect(try frames(hides: true) == frames(hides: false))
  }

  @Test("Hiding a component from accessibility does not affect grid cells and z-order")
  func places() throws {
    func commands(hides: Bool) throws -> [PaintCommand] {
      let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text("wide").gridCellColumns(2).accessibilityHidden(hides).overlay { Color.red }
        }
        GridRow {
          Color.black.frame(width: 30, height: 5)
          Color.black.frame(width: 50, height: 5)
        }
      }
      let pile = ZStack {
        Text("front").zIndex(1).accessibilityHidden(hides).overlay { Color.red }
        Color.blue.frame(width: 9, height: 9)
      }
      return try Scene(
        of: VStack(spacing: 0) {
          grid
          pile
        }, in: .fixed(Size(width: 100, height: 60)), measuring: BlockText()
      ).commands.map(\.paint)
    }
    #expect(try commands(hides: true) == commands(hides: false))
  }
}
