// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("The style of symbols") struct SymbolStyleTests {
  private func drawing(
    _ name: String, _ weight: Font.Weight = .regular, _ scale: ImageScale = .medium
  ) throws -> SymbolDrawing {
    try #require(SymbolSet.standard.drawing(name, weight: weight, scale: scale))
  }

  /// The content of the only symbol in a component.
  private func content(_ component: some Component) throws -> SymbolContent {
    var nodes = [try Node(resolving: component)]
    while let node = nodes.popLast() {
      if case .symbol(let content) = node.content { return content }
      nodes += node.children
    }
    throw MissingSymbol()
  }

  private struct MissingSymbol: Error {}

  private func lineWidth(_ drawing: SymbolDrawing) -> Double? {
    guard case .stroke(let stroke)? = drawing.layers.first?.style else { return nil }
    return stroke.lineWidth
  }

  @Test("The lines of a symbol are wider in each heavier weight of the font")
  func weights() throws {
    let widths = try stride(from: 100, through: 900, by: 100).map {
      try #require(lineWidth(try drawing("circle", Font.Weight($0))))
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    let between = try #require(lineWidth(try drawing("circle", Font.Weight(450))))
    #expect(between > widths[3] && between < widths[4])
    let symbol = try content(Symbol("circle").font(.system(size: 20, weight: .bold)))
    #expect(symbol.drawing?.layers == (try drawing("circle", .bold)).layers)
  }

  @Test("The lines of a symbol have the same width in points in all scales")
  func scales() throws {
    let widths = try ImageScale.allCases.map {
      try #require(lineWidth(try drawing("circle", .regular, $0))) * $0.factor
    }
    #expect(widths.allSatisfy { abs($0 - widths[0]) < 1e-9 })
  }

  @Test("A symbol is as wide as its drawing, and centered on the capital letters of the text")
  func layout() throws {
    let chevron = try content(Symbol("chevron.right").font(.system(size: 20)))
    let circle = try content(Symbol("circle").font(.system(size: 20)))
    #expect(chevron.naturalSize.width < circle.naturalSize.width * 0.6)
    // A circle is nearly as high as the font size, with a margin of 1.5 units of 24.
    #expect(abs(circle.naturalSize.height - (20 + 2 * 1.5)) < 0.1)
    let small = try content(Symbol("circle").font(.system(size: 20)).imageScale(.small))
    for symbol in [circle, small] {
      let height = symbol.naturalSize.height
      #expect(abs(symbol.baseline(in: height) - (height / 2 + 20 * 1490 / 2048 / 2)) < 1e-9)
    }
  }

  @Test("The icons of labels are equally wide in a list")
  func labels() throws {
    let rows = List {
      Label("A", systemImage: "chevron.right")
      Label("B", systemImage: "house")
    }
    let sizes = try lay(rows, in: Size(200, 200)).nodes
      .filter { $0.element.contains("Symbol") }.map(\.frame.size)
    #expect(sizes.count == 2 && sizes.first == sizes.last)
  }

  @Test("A mark is cut out of a symbol of one color, and painted in other modes")
  func marks() throws {
    let symbol = Symbol("checkmark.seal.fill")
    let one = try content(symbol)
    #expect(one.drawing?.layers.last?.mode == .erase)
    #expect(one.layerStyles.isEmpty)
    let levels = try content(symbol.symbolRenderingMode(.hierarchical))
    #expect(levels.drawing?.layers.map(\.mode).contains(.erase) == false)
    #expect(levels.drawing?.layers.map(\.opacity) == [0.5, 0.5, 1])
    let colors = try content(symbol.symbolRenderingMode(.multicolor))
    #expect(colors.layerStyles.last == .color(Color.white.resolve(in: EnvironmentValues())))
    #expect(colors.layerStyles.first == .color(Color.blue.resolve(in: EnvironmentValues())))
  }

  @Test("The outline of a shape has half of the opacity, and a filled shape a quarter")
  func shapes() throws {
    for (name, opacities) in [
      ("3.square", [0.5, 1]), ("2.circle.fill", [0.25, 0.25, 1]),
    ] {
      let symbol = try content(Symbol(name).symbolRenderingMode(.hierarchical))
      let layers = try #require(symbol.drawing).layers
      #expect(layers.first?.opacity == opacities.first, "\(name)")
      #expect(Set(layers.map(\.opacity)) == Set(opacities), "\(name)")
      let palette = try content(
        Symbol(name).symbolRenderingMode(.palette, palette: Color.red, Color.green, Color.blue))
      #expect(palette.layerStyles.first == .color(Color.green.resolve(in: EnvironmentValues())))
    }
  }

  @Test("The fill and the line of a translucent level are painted as one")
  func overlaps() throws {
    let scene = try lay(
      Symbol("checkmark.seal.fill").symbolRenderingMode(.hierarchical), in: Size(40, 40))
    let groups = scene.commands.compactMap { command -> Double? in
      guard case .beginGroup(.opacity(let opacity)) = command.paint else { return nil }
      return opacity
    }
    #expect(groups == [0.5])
  }

  @Test("The levels of a symbol have the styles of the palette, and the last one is repeated")
  func palette() throws {
    let symbol = try content(
      Symbol("speaker.wave.3").symbolRenderingMode(.palette, palette: Color.red, Color.green))
    let red = ResolvedStyle.color(Color.red.resolve(in: EnvironmentValues()))
    let green = ResolvedStyle.color(Color.green.resolve(in: EnvironmentValues()))
    // The speaker and three waves.
    #expect(symbol.layerStyles == [red, green, green, green])
  }

  @Test("A symbol without colors of its own has the foreground style in the multicolor mode")
  func withoutColors() throws {
    let symbol = try content(Symbol("person.fill").symbolRenderingMode(.multicolor))
    #expect(symbol.layerStyles.isEmpty)
  }

  @Test(
    "Variable layers above the value of a symbol are translucent in each rendering mode",
    arguments: SymbolRenderingMode.allCases,
    [(nil, 4), (0, 0), (0.1, 1), (0.25, 1), (0.26, 2), (0.5, 2), (0.8, 4), (1, 4), (.nan, 4)]
      as [(Double?, Int)])
  func variableValues(mode: SymbolRenderingMode, value: (number: Double?, active: Int)) throws {
    let symbol = try content(
      Symbol("wifi", variableValue: value.number).symbolRenderingMode(mode, palette: Color.red))
    let layers = try #require(symbol.drawing).layers
    #expect(layers.map { $0.opacity == 1 } == (0..<4).map { $0 < value.active })
    #expect(layers.allSatisfy { $0.opacity == 1 || $0.opacity == 0.3 })
    #expect(layers.allSatisfy { $0.threshold == nil })
  }

  @Test("A value changes only the variable layers of a symbol")
  func fixedLayers() throws {
    let heart = try content(Symbol("heart.fill", variableValue: 0))
    #expect(heart == (try content(Symbol("heart.fill"))))
    let speaker = try #require(try content(Symbol("speaker.wave.3.fill", variableValue: 0)).drawing)
    // The fill and the line of the speaker, and three waves.
    #expect(speaker.layers.map(\.opacity) == [1, 1, 0.3, 0.3, 0.3])
  }

  @Test("A slash is separated from the symbol by a gap")
  func slash() throws {
    let layers = try drawing("bell.slash").layers
    #expect(layers.suffix(2).map(\.mode) == [.erase, .paint])
    let widths = layers.suffix(2).compactMap { layer -> Double? in
      guard case .stroke(let stroke) = layer.style else { return nil }
      return stroke.lineWidth
    }
    #expect(widths.count == 2 && widths[0] > widths[1] + 2)
  }

  @Test("A resizable symbol touches the edges of its frame")
  func resizable() throws {
    let scene = try lay(
      Symbol("square.fill").resizable().frame(width: 60, height: 60), in: Size(60, 60))
    #expect(scene.diagnostics.isEmpty)
    let symbol = try content(Symbol("square.fill").resizable())
    #expect(symbol.naturalSize.width == symbol.naturalSize.height)
    #expect(symbol.naturalSize.width < (try content(Symbol("square.fill"))).naturalSize.width)
  }
}
