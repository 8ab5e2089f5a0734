// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents

/// Distances above, below and beside texts, at three pixels per point.
@Suite struct TextSpacingTests {
  /// Returns the positions of baselines, and of the top edges of boxes, from the top.
  private func positions(_ component: some Component) throws -> [Double] {
    try scene(component).commands.map { command in
      switch command.paint {
      case .text(let line): line.origin.y
      case .fill(.box(let rect, _), _): rect.minY
      default: .nan
      }
    }
  }

  private func scene(_ component: some Component) throws -> Scene {
    try Scene(
      of: component, in: .sizeThatFits, traits: Traits(displayScale: 3),
      measuring: CairoRenderer.standard())
  }

  private var box: some Component { Color.red.frame(width: 20, height: 20) }

  @Test(
    "Two texts have the distance of baselines that was measured on a device",
    arguments: [
      (Font.body, Font.body, 22.33), (.system(size: 17), .system(size: 17), 20.33),
      (.system(size: 24, weight: .bold), .system(size: 20, weight: .medium), 24.67),
    ])
  func textsHaveMeasuredDistance(upper: Font, lower: Font, distance: Double) throws {
    let lines = try positions(
      VStack {
        Text("A").font(upper); Text("B").font(lower)
      })
    // The device moves baselines to whole pixels.
    #expect(abs(lines[1] - lines[0] - distance) < 0.2)
  }

  @Test("The leading of the lower text is between two texts, rounded up to whole pixels")
  func leadingOfLowerText() throws {
    func height(_ fonts: Font...) throws -> Double {
      try scene(VStack { ComponentList(fonts.map { Text("A").font($0) }) }).canvas.size.height
    }
    func gap(_ upper: Font, _ lower: Font) throws -> Double {
      try height(upper, lower) - height(upper) - height(lower)
    }
    #expect(abs(try gap(.title3, .body) - 2) < 1e-9)
    #expect(abs(try gap(.body, .title3) - 4.0 / 3) < 1e-9)
    #expect(abs(try gap(.body, .footnote) - 8.0 / 3) < 1e-9)
    #expect(abs(try gap(.body, .caption2)) < 1e-9)
  }

  @Test("A component is 12.44 points below a line of 20 points, and 6.43 above one of 17")
  func componentBesideText() throws {
    let below = try positions(
      VStack {
        Text("A").font(.system(size: 20)); box
      })
    // Measured: 17.33 points from the baseline.
    #expect(abs(below[1] - below[0] - 17.33) < 0.1)
    let above = try positions(
      VStack {
        box; Text("A")
      })
    #expect(abs(above[1] - 20 - 16.19 - 6.43) < 0.01)
  }

  @Test("A symbol and a spacer beside a text do not change its distance to a text below")
  func symbolBesideText() throws {
    func height(_ row: some Component) throws -> Double {
      try scene(
        VStack {
          row; Text("B")
        }.font(.system(size: 16))
      ).canvas.size.height
    }
    let text = try height(Text("A"))
    let symbol = try height(
      HStack {
        Text("A"); Spacer(); Symbol("chevron.up")
      })
    #expect(symbol == text)
    // Another component does.
    let other = try height(
      HStack {
        Text("A"); Color.red.frame(width: 9, height: 9)
      })
    #expect(other > text + 3)
  }

  @Test("Padding and a fixed height end the preferences of a text")
  func paddingEndsPreferences() throws {
    func distance(_ text: some Component, height: Double) throws -> Double {
      try scene(
        VStack {
          text; Color.red.frame(width: 20, height: 20)
        }
      ).canvas.size.height - height
        - 20
    }
    #expect(abs(try distance(Text("A").padding(.bottom, 10), height: 30.0 + 1.0 / 3) - 8) < 1e-9)
    #expect(abs(try distance(Text("A").frame(height: 30), height: 30) - 8) < 1e-9)
    #expect(try distance(Text("A").padding(.leading, 10), height: 20.0 + 1.0 / 3) > 10)
  }

  @Test("Rows of controls are 8 apart, regardless of the texts in them")
  func controlsAreEightApart() throws {
    let toggle = Toggle("A", isOn: .constant(true))
    let one = try scene(toggle).canvas.size.height
    let two = try scene(
      VStack {
        toggle; toggle
      }
    ).canvas.size.height
    #expect(abs(two - 2 * one - 8) < 1e-9)
  }

  @Test("The distance is 8 beside a text, and between other components")
  func othersAreEightApart() throws {
    let row = try scene(
      HStack {
        box; Text("").frame(width: 1); box
      })
    #expect(row.canvas.size.width == 57)
    #expect(
      try positions(
        VStack {
          box; box
        }) == [0, 28])
  }

  @Test("Rows of a grid have the greatest distance between two of their cells")
  func gridRowsHaveGreatestDistance() throws {
    let grid = Grid {
      GridRow {
        Text("A"); box
      }
      GridRow {
        box; box
      }
    }
    // The box in the second row is 10.64 points below the text of the first.
    let height = try scene(grid).canvas.size.height
    #expect(abs(height - (20.0 + 1.0 / 3) - 20 - 10.64) < 0.01)
  }

  @Test("Lines of a text style are as far apart as in Apple's tables")
  func linesOfTextStyle() throws {
    let lines = try positions(Text("A\nB").font(.headline))
    #expect(abs(lines[1] - lines[0] - 22) < 1e-9)
    // Recorded: the title of an alert in two lines.
    #expect(abs(try scene(Text("A\nB").font(.headline)).canvas.size.height - 42.333) < 0.001)
    let fixed = try positions(Text("A\nB").font(.system(size: 17)))
    #expect(abs(fixed[1] - fixed[0] - 20.287) < 0.001)
  }

  @Test("A wrapped text is wider by the space at its break, as far as it is offered the width")
  func wrappedTextKeepsSpace() throws {
    let font = Font.system(size: 17)
    let typeset = try CairoRenderer.standard().typeset("one two", font: font, width: 40)
    let space = try CairoRenderer.standard().typeset(" ", font: font, width: nil).lines[0].width
    #expect(typeset.lines.map(\.string) == ["one", "two"])
    #expect(typeset.lines.map(\.trailingSpace) == [space, 0])
    func width(_ offered: Double) throws -> Double {
      let scene = try scene(
        Text("one two").font(font).background(Color.red).frame(width: offered))
      guard case .fill(.box(let rect, _), _) = scene.commands.first?.paint else { return .nan }
      return rect.size.width
    }
    let line = typeset.lines.map(\.width).max() ?? 0
    #expect(abs(try width(40) - line - space) < 0.34)
    #expect(abs(try width(line + 1) - line - 1) < 0.34)
  }
}
