// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Controls in the platform style of iOS")
struct PlatformControlTests {
  private func environment(_ traits: Traits) -> EnvironmentValues {
    Viewport.sizeThatFits.environment(traits)
  }

  /// Returns the colors of the fills of a scene, from back to front.
  private func fills(_ scene: Scene) -> [ResolvedColor] {
    scene.commands.compactMap { command in
      if case .fill(_, .color(let color)) = command.paint { color } else { nil }
    }
  }

  @Test("The style of iOS is the default, and the classic style is part of the name of traits")
  func styles() {
    #expect(EnvironmentValues().platformStyle == .iOS)
    #expect(Traits.platformStyle(.iOS).name == "")
    #expect(Traits.platformStyle(.classic).name == "classic")
    #expect(environment(.platformStyle(.classic)).platformStyle == .classic)
  }

  @Test(
    "A bordered button with a line of the system font has the height of its control size",
    arguments: [
      (ControlSize.mini, 18.0, 28.0), (.small, 18, 28), (.regular, 20.33, 34.33),
      (.large, 20.33, 50.33),
    ])
  func buttonHeight(size: ControlSize, line: Double, height: Double) throws {
    for style in [BorderedButtonStyle() as any ButtonStyle, BorderedProminentButtonStyle()] {
      let button = Button {
      } label: {
        Color.clear.frame(width: 40, height: line)
      }
      .controlSize(size).environment(\.buttonStyle, style).environment(\.minimumTapLength, 0)
      let found = try #require(lay(button).first("Button")).frame.height
      #expect(abs(found - height) < 0.01)
    }
  }

  /// A line of text as high as that of the system font.
  private struct Line: Component {
    let isSmall: Bool
    @ScaledMetric(relativeTo: .body) private var height = 20.33
    @ScaledMetric(relativeTo: .subheadline) private var smallHeight = 18.0

    var body: some Component {
      Color.clear.frame(width: 60, height: isSmall ? smallHeight : height)
    }
  }

  @Test(
    "The corners of a bordered button have the same relation to its height at all text sizes",
    arguments: DynamicTypeSize.allCases)
  func buttonCorners(size: DynamicTypeSize) throws {
    for (control, isCapsule) in [
      (ControlSize.mini, true), (.small, true), (.regular, false), (.large, false),
    ] {
      let button = Button {
      } label: {
        Line(isSmall: isCapsule)
      }
      .buttonStyle(.bordered).controlSize(control)
      let scene = try lay(button, traits: .dynamicTypeSize(size))
      let shapes = scene.commands.compactMap { command -> (Rect, Double)? in
        guard case .fill(.roundedBox(let rect, let radii, _), _) = command.paint else { return nil }
        return (rect, radii.topLeading)
      }
      let shape = try #require(shapes.first)
      if isCapsule {
        #expect(shape.1 >= shape.0.height / 2 - 0.6, "\(control)")
      } else {
        #expect((0.11...0.37).contains(shape.1 / shape.0.height), "\(control)")
      }
    }
  }

  @Test("A bordered button without a tint is gray, and one with a tint has 15 % of it")
  func borderedFill() throws {
    // Source: images of `meshtastic/Meshtastic-Apple`, where #F2F2F7 becomes #DEDEE4.
    let gray = try lay(Button("Save") {}.buttonStyle(.bordered))
    #expect(fills(gray).first == Color(hex: 0x787880, opacity: 0.16).named("bezel"))
    let tinted = try lay(Button("Save") {}.buttonStyle(.bordered).tint(.red))
    #expect(fills(tinted).first == Color.red.opacity(0.15).resolve(in: environment(.light)))
  }

  @Test(
    "The bezel of a bordered button contrasts at least 1.5 to 1 with the screen and with a card in the dark scheme",
    arguments: [Color.accentColor, .red, .green, .yellow, .purple, Color(hex: 0x1E6B52)])
  func darkFill(tint: Color) throws {
    let scene = try lay(Button("Save") {}.buttonStyle(.bordered).tint(tint), traits: .dark)
    let fill = try #require(fills(scene).first)
    for page in [Color.systemBackground, .secondarySystemGroupedBackground] {
      let page = page.resolve(in: environment(.dark))
      #expect(fill.composited(over: page).contrast(with: page) >= 1.5, "\(tint)")
    }
  }

  @Test("Text, marks and fills of a tint have the same color on one screen")
  func oneAccent() throws {
    for traits in [Traits.light, .dark] {
      let accent = Color.accentColor.resolve(in: environment(traits))
      let borderless = try lay(Button("Add") {}, traits: traits)
      #expect(borderless.lines.map(\.color) == [accent])
      let prominent = try lay(Button("Add") {}.buttonStyle(.borderedProminent), traits: traits)
      #expect(fills(prominent).first == accent)
      let bordered = try lay(Button("Add") {}.buttonStyle(.bordered), traits: traits)
      #expect(bordered.lines.map(\.color) == [accent])
    }
  }

  @Test(
    "The track of a switch has the colors of UISwitch",
    arguments: [
      (true, Traits.light, 0x34C759 as UInt32), (true, .dark, 0x30D158),
      (false, .light, 0xE9E9EA), (false, .dark, 0x39393D),
    ])
  func switchColors(isOn: Bool, traits: Traits, hex: UInt32) throws {
    let scene = try lay(Toggle("", isOn: .constant(isOn)).labelsHidden(), traits: traits)
    let expected = Color(hex: hex).resolve(in: environment(traits))
    let track = try #require(fills(scene).first)
    #expect(
      [track.red, track.green, track.blue] == [expected.red, expected.green, expected.blue])
  }

  @Test("The track of a switch that is off contrasts at least 3 to 1 at increased contrast")
  func switchContrast() throws {
    for traits in [[Traits.light, .increasedContrast], [.dark, .increasedContrast]] {
      let traits = Traits(traits)
      let scene = try lay(Toggle("", isOn: .constant(false)).labelsHidden(), traits: traits)
      let page = Color.secondarySystemGroupedBackground.resolve(in: environment(traits))
      #expect(try #require(fills(scene).first).contrast(with: page) >= 3)
    }
  }

  // Source: images of `GoodRequest/GoodSwiftUI`, which are 49 by 31 points.
  @Test("A switch has one size in all control sizes, and a segmented control is 32 points high")
  func fixedSizes() throws {
    for size in ControlSize.allCases {
      let toggle = Toggle("", isOn: .constant(true)).labelsHidden().controlSize(size)
        .environment(\.minimumTapLength, 0)
      #expect(try lay(toggle).first("Toggle")?.frame.size == Size(49, 31))
    }
    let control = SegmentedControl(selection: .constant(0)) {
      Text("A").tag(0)
      Text("B").tag(1)
    }
    .environment(\.minimumTapLength, 0)
    #expect(
      try lay(control, in: Size(300, 100)).first("SegmentedControl")?.frame.height == 32)
  }

  // Measured in images of `airappsco/AirSettingsUI`: 260 points wide, a knob from 253 to 280 at the
  // end, and a track from 21 to 279 whose middle is 1 point below that of the knob.
  @Test("A slider has a knob of 27 points and a track that begins 1 point from its ends")
  func slider() throws {
    let slider = Slider(value: .constant(1)).labelsHidden().environment(\.minimumTapLength, 0)
    let scene = try lay(slider, in: Size(260, 28))
    let boxes = scene.commands.compactMap { command -> Rect? in
      switch command.paint {
      case .fill(.box(let rect, _), _), .fill(.ellipse(let rect), _): rect
      default: nil
      }
    }
    let track = try #require(boxes.first)
    let knob = try #require(boxes.last)
    #expect((track.minX, track.maxX, track.height) == (1, 259, 4))
    #expect((knob.minX, knob.maxX, knob.height) == (233, 260, 27))
    #expect(track.midY == knob.midY + 1)
  }

  @Test("The titles of segments have the same size at all text sizes")
  func segmentTitles() throws {
    let control = SegmentedControl(selection: .constant(0)) {
      Text("A").tag(0)
      Text("B").tag(1)
    }
    let scenes = try [DynamicTypeSize.large, .accessibility5].map {
      try lay(control, in: Size(300, 100), traits: .dynamicTypeSize($0))
    }
    #expect(Set(scenes.map { $0.lines.map(\.font.size) }) == [[13, 13]])
    #expect(scenes.first?.canvas == scenes.last?.canvas)
  }

  @Test("The label of a disabled button has the color of tertiary labels")
  func disabledLabel() throws {
    for style in [
      BorderlessButtonStyle() as any ButtonStyle, BorderedButtonStyle(),
      BorderedProminentButtonStyle(),
    ] {
      for traits in [Traits.light, .dark] {
        let button = Button("Save") {}.disabled(true).tint(.red)
          .environment(\.buttonStyle, style)
        let gray = Color.tertiaryLabel.resolve(in: environment(traits))
        #expect(try lay(button, traits: traits).lines.map(\.color) == [gray])
      }
    }
  }

  @Test("A disabled button does not dim an explicit color in its label, or around it")
  func disabledColor() throws {
    let gray = Color(white: 0.718)
    for style in [BorderlessButtonStyle() as any ButtonStyle, BorderedButtonStyle()] {
      let inner = Button {
      } label: {
        Text("Save").foregroundStyle(gray)
      }
      let outer = Button("Save") {}.foregroundStyle(gray)
      for button in [ComponentList([inner]), ComponentList([outer])] {
        let scene = try lay(button.disabled(true).environment(\.buttonStyle, style))
        #expect(scene.lines.map(\.color) == [gray.resolve(in: environment(.light))])
        #expect(!scene.outline.contains("opacity"))
      }
    }
  }

  @Test("The box of a text field is 34 points high inside of a higher tap area")
  func textFieldBox() throws {
    for hasButton in [false, true] {
      let field = TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
        .textFieldClearButton(hasButton)
      let scene = try lay(field, in: Size(200, 44))
      #expect(scene.first("TextField")?.frame.height == 44)
      let boxes = scene.commands.compactMap { command -> Rect? in
        guard case .fill(.roundedBox(let frame, _, _), _) = command.paint else { return nil }
        return frame
      }
      #expect(boxes.first?.height == 34, "\(hasButton)")
    }
  }

  @Test("A text field with a border is 34 points high, with its text 7 points from the edge")
  func textField() throws {
    let field = TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
      .environment(\.minimumTapLength, 0)
    let scene = try lay(field, in: Size(200, 34))
    #expect(scene.first("TextField")?.frame == Rect(x: 0, y: 0, width: 200, height: 34))
    #expect(scene.lines.first?.origin.x == 7)
  }

  @Test("A placeholder has one line at all text sizes", arguments: DynamicTypeSize.allCases)
  func placeholder(size: DynamicTypeSize) throws {
    let field = TextField("you@example.com or your phone number", text: .constant(""))
      .textFieldStyle(.roundedBorder)
    #expect(try lay(field, in: Size(200, 200), traits: .dynamicTypeSize(size)).lines.count == 1)
  }

  @Test("Badges do not grow beyond the largest size that is no accessibility size")
  func badge() throws {
    let largest = try lay(Badge(3), traits: .dynamicTypeSize(.accessibility5)).canvas.size
    #expect(largest == (try lay(Badge(3), traits: .dynamicTypeSize(.xxxLarge)).canvas.size))
  }

  @Test("The system colors are those of iOS 15 to 18, and those of June 2025 in the classic style")
  func palette() {
    #expect(Color.blue.resolve(in: environment(.light)).hexText == "#007AFF")
    #expect(Color.blue.resolve(in: environment(.dark)).hexText == "#0A84FF")
    #expect(
      Color.red.resolve(in: environment([.dark, .increasedContrast])).hexText == "#FF6961")
    #expect(
      Color.blue.resolve(in: environment(.platformStyle(.classic))).hexText == "#0088FF")
    #expect(
      Color.red.opacity(0.5).resolve(in: environment(.platformStyle(.classic))).opacity == 0.5)
  }
}

extension Color {
  fileprivate func named(_ name: String) -> ResolvedColor {
    var color = resolve(in: EnvironmentValues())
    color.name = name
    return color
  }
}

extension ResolvedColor {
  fileprivate var hexText: String {
    "#"
      + [red, green, blue].map { component in
        let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }
      .joined()
  }
}
