// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("The platform style of iOS 26")
struct PlatformGenerationTests {
  private static let traits = Traits.platformStyle(.iOS26)

  private func frame(_ node: String, of component: some Component) throws -> Rect {
    try #require(
      lay(component.environment(\.minimumTapLength, 0), traits: Self.traits).first(node)
    ).frame
  }

  private func plates(_ scene: Scene) -> [Rect] {
    scene.commands.compactMap { command in
      guard case .fill(let outline, .backdrop(let backdrop)) = command.paint,
        backdrop.glass != nil
      else { return nil }
      switch outline {
      case .box(let rect, _), .roundedBox(let rect, _, _), .ellipse(let rect): return rect
      case .path: return nil
      }
    }
  }

  @Test("A style that is not the default is part of the name of traits")
  func names() {
    #expect(Self.traits.name == "iOS26")
    #expect(Viewport.sizeThatFits.environment(Self.traits).platformStyle == .iOS26)
    let device = Device.iPhone13.platformStyle(.iOS26)
    #expect(Viewport.device(device).environment().platformStyle == .iOS26)
  }

  @Test("A switch is 63 by 28 points, with a knob of 37 by 24 points")
  func toggle() throws {
    let scene = try lay(
      Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden().environment(\.minimumTapLength, 0),
      traits: Self.traits)
    let boxes = scene.commands.compactMap { command -> Size? in
      if case .fill(.box(let rect, _), _) = command.paint { rect.size } else { nil }
    }
    #expect(boxes.contains(Size(63, 28)))
    #expect(boxes.contains(Size(37, 24)))
    // The track extends 2 points beyond the control.
    #expect(scene.canvas.size == Size(61, 28))
  }

  @Test("A slider is 34 points high, with a knob of 37 by 24 points")
  func slider() throws {
    let slider = Slider("Volume", value: .constant(0.5)).frame(width: 200)
    #expect(try frame("Slider", of: slider).height == 34)
    let scene = try lay(slider, traits: Self.traits)
    #expect(
      scene.commands.contains { command in
        if case .fill(.box(let rect, _), _) = command.paint {
          rect.size == Size(37, 24)
        } else {
          false
        }
      })
  }

  @Test("Buttons with a bezel are capsules unless they have another shape")
  func buttons() throws {
    func radii(_ button: some Component) throws -> [Double] {
      try lay(button.buttonStyle(.bordered), traits: Self.traits).commands.compactMap { command in
        guard case .fill(let outline, _) = command.paint else { return nil }
        switch outline {
        case .box(let rect, let radius): return min(radius, rect.height / 2) / rect.height
        case .roundedBox(let rect, let radii, _): return radii.topLeading / rect.height
        default: return nil
        }
      }
    }
    #expect(try radii(Button("Save") {}) == [0.5])
    #expect(try radii(Button("Save") {}.buttonBorderShape(.roundedRectangle(radius: 4)))[0] < 0.2)
  }

  @Test("The rows of a list are 52 points high, in cards with a radius of 26 points")
  func list() throws {
    let list = List {
      Section("Account") {
        Text("Name").id("row")
        Toggle("Wi-Fi", isOn: .constant(true))
      }
    }
    .listStyle(.insetGrouped)
    let scene = try lay(list, in: Size(390, 400), traits: Self.traits)
    let cards = scene.commands.compactMap { command -> (Rect, Double)? in
      guard case .fill(.roundedBox(let rect, let radii, .continuous), _) = command.paint else {
        return nil
      }
      return (rect, radii.topLeading)
    }
    let card = try #require(cards.first)
    #expect(card.1 == 26)
    #expect(card.0.minX == 16)
    #expect(card.0.height == 104)
    #expect(scene.lines.map(\.string).contains("Account"))
  }

  // Source of the values: images that `home-assistant/iOS` has recorded at medium.
  @Test(
    "The height of a row follows the text, and separators are 1 point high",
    arguments: [(DynamicTypeSize.medium, 51.0), (.large, 52), (.xLarge, 54)])
  func rowHeight(size: DynamicTypeSize, height: Double) throws {
    let list = List {
      Text("A")
      Text("B")
    }
    .listStyle(.insetGrouped)
    let scene = try lay(list, traits: Self.traits.merging(.dynamicTypeSize(size)))
    let rows = scene.all("ListRow").map(\.frame)
    #expect(rows.map(\.height) == [height, height])
    let line = try #require(scene.first("Divider")).frame
    #expect(line.maxY == rows[0].maxY)
    #expect(line.height == 1)
  }

  @Test("Separators are lighter than those of iOS 17")
  func separatorColor() throws {
    let list = List {
      Text("A")
      Text("B")
    }
    func colors(_ traits: Traits) throws -> [ResolvedColor] {
      try lay(list, traits: traits).commands.compactMap { command in
        if case .fill(_, .color(let color)) = command.paint, color.name == "separator" {
          color
        } else {
          nil
        }
      }
    }
    let dark = Self.traits.merging(.colorScheme(.dark))
    #expect(try colors(Self.traits).map(\.opacity) == [0.12])
    #expect(try colors(dark).map(\.opacity) == [0.5])
    #expect(try colors(Traits()).map(\.opacity) == [0.29])
  }

  @Test("The lines of a footer are 14 points apart at medium, and 24 points above the next card")
  func footer() throws {
    let list = List {
      Section {
        Text("A")
      } footer: {
        Text("First\nsecond")
      }
      Section { Text("B") }
    }
    .listStyle(.insetGrouped)
    let scene = try lay(list, traits: Self.traits.merging(.dynamicTypeSize(.medium)))
    let rows = scene.all("ListRow").map(\.frame)
    let footer = try #require(scene.all("Text").dropFirst().first).frame
    #expect(footer.minY == rows[0].maxY + 8)
    #expect(footer.height == 28)
    #expect(rows[1].minY == footer.maxY + 24)
  }

  @Test("A destructive button on the glass of a bar is not red")
  func destructiveBarItem() throws {
    let bar = NavigationBar("Title", trailing: { Button("Reset", role: .destructive) {} })
    func names(_ traits: Traits) throws -> [String?] {
      try lay(bar, traits: traits).commands.compactMap { command in
        guard case .text(let line) = command.paint, line.string == "Reset" else { return nil }
        guard case .color(let color)? = line.spans.first?.paint else { return nil }
        return color.name
      }
    }
    #expect(try names(Self.traits) != ["red"])
    #expect(try names(Traits()) == ["red"])
  }

  @Test("The items of a navigation bar are on glass 44 points high, neighbors on the same one")
  func navigationBar() throws {
    let bar = NavigationBar("Inbox") {
      BackButton(previousTitle: "Mailboxes") {}
    } trailing: {
      Button("New", systemImage: "plus") {}
      Button("Share", systemImage: "square.and.arrow.up") {}
    }
    let scene = try lay(bar.frame(width: 390), traits: Self.traits)
    #expect(scene.canvas.size.height == 54)
    let glass = plates(scene)
    #expect(glass.map(\.size.height) == [44, 44])
    #expect(glass.first == Rect(x: 16, y: 0, width: 44, height: 44))
    #expect(glass.last?.maxX == 374)
    #expect(glass.last?.width == 80)
    #expect(!scene.lines.map(\.string).contains("Mailboxes"))
    #expect(scene.accessibilityText.contains("Mailboxes"))
  }

  @Test("The tabs are on glass 62 points high, 21 points above the edge of a phone")
  func tabBar() throws {
    let screen = Color.clear.tabBar(selection: .constant(0)) {
      TabItem("Home", systemImage: "house", tag: 0)
      TabItem("Inbox", systemImage: "tray", tag: 1)
      TabItem("Profile", systemImage: "person", tag: 2)
    }
    let scene = try Scene(
      of: screen, in: .device(.iPhone13), traits: Self.traits, measuring: BlockText())
    let rect = try #require(plates(scene).first)
    #expect(rect.height == 62)
    #expect(abs(rect.width - 274) < 0.01)
    #expect(abs(rect.midX - scene.canvas.size.width / 2) < 0.01)
    #expect(scene.canvas.size.height - rect.maxY == 21)
  }

  @Test("Styles of iOS 17 contain no glass")
  func otherStyles() throws {
    let bar = NavigationBar("Inbox", isScrolled: true) {
    } trailing: {
      Button("New", systemImage: "plus") {}
    }
    for style in [PlatformStyle.iOS, .classic] {
      #expect(plates(try lay(bar.frame(width: 390), traits: .platformStyle(style))).isEmpty)
    }
  }
}
