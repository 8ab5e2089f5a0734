// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Buttons")
struct ButtonTests {
  private let styles: [(name: String, style: any ButtonStyle)] = [
    ("borderless", .borderless), ("plain", .plain), ("bordered", .bordered),
    ("borderedProminent", .borderedProminent),
  ]

  private func styled(_ button: Button, _ style: any ButtonStyle) -> any Component {
    button.environment(\.buttonStyle, style)
  }

  @Test("Buttons run their action when tapped by title, path or id")
  func tap() throws {
    let count = Stored(0)
    let host = try ComponentHost(Button("Add") { count.value += 1 }.id("add"))
    try host.perform(.tap, on: "Add")
    try host.perform(.tap, on: "Button#add")
    try host.perform(.tap, on: "add")
    #expect(count.value == 3)
  }

  @Test("Buttons reject taps while they are disabled or loading")
  func refusal() throws {
    let count = Stored(0)
    let button = Button("Add") { count.value += 1 }
    for refusing in [button.disabled(true) as any Component, button.loading()] {
      let host = try ComponentHost(ComponentList([refusing]))
      #expect(throws: InteractionError.disabled(path: "Button")) {
        try host.perform(.tap, on: "Add")
      }
    }
    #expect(count.value == 0)
  }

  @Test("Buttons are one accessibility element; explicit labels and hints replace their title")
  func semantics() throws {
    let plain = try lay(Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly))
    #expect(plain.accessibilityText.contains("Add. Button."))
    let own = try lay(
      Button(action: {}) { Text("Add") }.accessibilityLabel("Insert").accessibilityHint("Below."))
    #expect(own.accessibilityText.contains("Insert. Button. Below."))
    let label = try lay(
      Button(action: {}) {
        Text("Two")
        Text("texts")
      })
    #expect(label.first("Button")?.semantics?.actions == [.tap])
    #expect(try lay(Button("Add") {}.disabled(true)).accessibilityText.contains("Dimmed"))
    #expect(try lay(Button("Add") {}.loading()).accessibilityText.contains("Dimmed"))
  }

  @Test("A foreground style replaces the tint of a button in every style")
  func foregroundStyle() throws {
    for (name, style) in styles {
      let button = ComponentList([styled(Button("Add", role: .destructive) {}, style)])
      let text = try lay(Text("Add").foregroundStyle(.green)).lines.map(\.color)
      #expect(try lay(button.foregroundStyle(.green)).lines.map(\.color) == text, "\(name)")
      let inside = VStack { ComponentList([button]) }.foregroundStyle(.green)
      #expect(try lay(inside).lines.map(\.color) == text, "\(name)")
    }
  }

  @Test("The style of a list's header does not replace the tint of a button in it")
  func contentStyle() throws {
    let header = List {
      Section {
        Text("Row")
      } header: {
        Button("Add") {}
      }
    }
    let tinted = try lay(Button("Add") {}).lines.map(\.color)
    #expect(try lay(header, in: Size(300, 200)).lines.first.map { [$0.color] } == tinted)
  }

  @Test("The components of a label are arranged in a row, in one bezel")
  func labelWithSeveralComponents() throws {
    let button = Button(action: {}) {
      Color.red.frame(width: 20, height: 20).id("left")
      Color.blue.frame(width: 20, height: 20).id("right")
    }
    let scene = try lay(button.buttonStyle(.bordered))
    let (left, right) = (try #require(scene.frame("left")), try #require(scene.frame("right")))
    #expect(left.minY == right.minY && left.maxX < right.minX)
    // One label is as high as one bezel.
    #expect(try #require(scene.first("Button")).frame.height == 44)
  }

  @Test("Buttons have a tap area of at least 44 points in every style and size")
  func minimumTapArea() throws {
    for (name, style) in styles {
      for size in ControlSize.allCases {
        let scene = try lay(ComponentList([styled(Button("i") {}, style)]).controlSize(size))
        let frame = try #require(scene.first("Button")?.frame)
        #expect(frame.width >= 44 && frame.height >= 44, "\(name) \(size)")
      }
    }
    let tight = Button("i") {}.buttonStyle(.plain).environment(\.minimumTapLength, .nan)
    #expect(try lay(tight).first("Button")?.frame.size == Size(10, 20))
  }

  @Test(
    "The height of a bordered button depends on its control size in the classic style",
    arguments: [(ControlSize.mini, 28.0), (.small, 32), (.regular, 44), (.large, 52)])
  func bezels(size: ControlSize, height: Double) throws {
    let button = Button("Save") {}.buttonStyle(.bordered).controlSize(size)
      .environment(\.minimumTapLength, 0)
    #expect(
      try lay(button, traits: .platformStyle(.classic)).first("Button")?.frame.height == height)
  }

  @Test("Titles that do not fit wrap to new lines and make the button taller")
  func wrapping() throws {
    let button = Button("One two three four") {}.buttonStyle(.borderedProminent)
    let frame = try #require(lay(button, in: Size(120, 300)).first("Button")?.frame)
    #expect(frame.height > 52)
    #expect(try lay(button, in: Size(120, 300)).lines.count > 1)
  }

  @Test("The icon of a button is at the leading edge")
  func mirroring() throws {
    let button = Button("Send", systemImage: "paperplane") {}
    for (traits, isFirst) in [(Traits.leftToRight, true), (.rightToLeft, false)] {
      let scene = try lay(button, traits: traits)
      let icon = try #require(scene.first("Symbol")?.frame)
      let title = try #require(scene.first("Text")?.frame)
      #expect((icon.midX < title.midX) == isFirst)
    }
  }

  @Test("Loading buttons show a spinner in place of their icon")
  func loading() throws {
    let button = Button("Send", systemImage: "paperplane") {}
    #expect(try lay(button).all("Symbol").count == 1)
    let scene = try lay(button.loading())
    #expect(scene.all("Symbol").isEmpty)
    #expect(scene.nodes.filter { $0.element.hasPrefix("Capsule") }.count == 8)
  }

  @Test("Buttons are legible in every style, role, tint and state")
  func contrast() throws {
    let tints: [Color] = [
      .accentColor, .red, .orange, .yellow, .green, .mint, .gray, .black, .white, .gray6,
    ]
    for traits in looks {
      for tint in tints {
        for state in [ControlState.normal, .hovered, .highlighted] {
          for role in [ButtonRole?.none, .destructive, .cancel] {
            let buttons = VStack {
              ForEach([0, 2, 3], id: \.self) {
                styled(Button("b\($0)", role: role) {}, styles[$0].style)
              }
            }
            let scene = try lay(buttons.tint(tint).controlState(state), traits: traits)
            #expect(scene.paleTexts(traits) == [], "\(tint.name ?? "") \(traits) \(state)")
          }
        }
      }
    }
  }

  @Test("Buttons can have a custom style")
  func ownStyle() throws {
    struct Shout: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled

      func makeBody(configuration: Configuration) -> some Component {
        configuration.label
        Text(configuration.isPressed ? "pressed" : isEnabled ? "free" : "disabled")
        Text(configuration.role?.rawValue ?? "none")
      }
    }
    let button = Button("Go", role: .destructive) {}.buttonStyle(Shout())
    let texts = { (traits: Traits) in try lay(button, traits: traits).lines.map(\.string) }
    #expect(try texts(Traits()) == ["Go", "free", "destructive"])
    #expect(try texts(.controlState(.highlighted)) == ["Go", "pressed", "destructive"])
    #expect(
      try texts([.disabled, .controlState(.highlighted)]) == ["Go", "disabled", "destructive"])
  }

  @Test("Focused buttons have a focus ring unless they are disabled")
  func focus() throws {
    let button = Button("Go") {}.buttonStyle(.bordered)
    func strokes(_ traits: Traits) throws -> [Double] {
      try lay(button, traits: traits).commands.compactMap {
        if case .stroke(_, let stroke) = $0.paint { stroke.style.lineWidth } else { nil }
      }
    }
    #expect(try strokes(Traits()) == [])
    #expect(try strokes(.controlState(.focused)) == [2])
    #expect(try strokes([.controlState(.focused), .increasedContrast]) == [3])
    #expect(try strokes([.controlState(.focused), .disabled]) == [])
  }

  @Test("Buttons accept invalid corner radii", arguments: [-1, .nan, .infinity])
  func hostileRadius(radius: Double) throws {
    let button = Button("Go") {}.buttonStyle(.bordered)
      .buttonBorderShape(.roundedRectangle(radius: radius))
    #expect(try lay(button).diagnosticTexts == [])
  }
}
