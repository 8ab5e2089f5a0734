// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponents
import TintypeResources
import TintypeScene

@Suite("A symbol set")
struct SymbolTemplateTests {
  private func symbol(_ svg: String) throws -> SymbolDrawing {
    let folder = try ResourceFolder()
    try folder.write(
      "A.xcassets/custom.symbolset/Contents.json",
      #"{"symbols":[{"filename":"custom.svg","idiom":"universal"}]}"#)
    try folder.write("A.xcassets/custom.symbolset/custom.svg", svg)
    let bundle = Bundle(path: folder.path)
    let image = try Assets.image(named: "custom", in: bundle, for: AssetTraits())
    guard case .symbol(let drawing)? = image?.content else { throw CocoaError(.fileNoSuchFile) }
    return drawing
  }

  @Test("The regular weight is placed by the guides of the template")
  func template() throws {
    let drawing = try symbol(
      """
      <?xml version="1.0"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/a.dtd">
      <svg width="3300" height="2200" xmlns="http://www.w3.org/2000/svg">
        <style><![CDATA[ .a { fill: #000 } ]]></style>
        <g id="Notes"><text x="1" y="2">Small &amp; large</text></g>
        <g id="Guides">
          <line id="Baseline-S" x1="0" x2="3000" y1="700" y2="700"/>
          <line id="Capline-S" x1="0" x2="3000" y1="630" y2="630"/>
          <line id="left-margin-Regular-S" x1="1400" x2="1400" y1="600" y2="720"/>
          <line id="right-margin-Regular-S" x1="1500" x2="1500" y1="600" y2="720"/>
        </g>
        <g id="Symbols">
          <g id="Black-S" transform="translate(2000 700)"><path d="M0 0h90v-90h-90z"/></g>
          <g id="Regular-S" transform="translate(1410 700)"><path d="M0 0h80v-70h-80z"/></g>
        </g>
      </svg>
      """)
    // The side of a symbol is 1.2 times the font size, which is 100 units in a template, and 0.79 of
    // that in the small scale: the symbol is enlarged in the medium one.
    let side = 1.2 * 100 * 0.79
    #expect(
      drawing.viewBox == Rect(x: 1450 - side / 2, y: 665 - side / 2, width: side, height: side))
    #expect(drawing.layers.count == 1)
    #expect(
      drawing.layers.first?.path.boundingRect == Rect(x: 1410, y: 630, width: 80, height: 70))
  }

  /// A template with guides for all scales, and with a square of a side in each group.
  private func template(_ groups: [(name: String, side: Double)]) -> String {
    let guides = ["S", "M", "L"].map {
      #"<line id="Baseline-\#($0)" y1="100"/><line id="Capline-\#($0)" y1="30"/>"#
    }
    let squares = groups.map { name, side in
      #"<g id="\#(name)"><path d="M0 0h\#(side)v\#(side)h-\#(side)z"/></g>"#
    }
    return #"<svg width="300" height="200">\#((guides + squares).joined())</svg>"#
  }

  private func width(
    _ drawing: SymbolDrawing, _ weight: Font.Weight, _ scale: ImageScale = .medium
  ) throws -> Double {
    let design = drawing.design(weight: weight, scale: scale)
    #expect(design.designs == nil)
    return try #require(design.layers.first).path.boundingRect.width
  }

  @Test("A template is drawn in the weight and the scale of the text")
  func weightsAndScales() throws {
    let drawing = try symbol(
      template([
        ("Ultralight-S", 10), ("Regular-M", 40), ("Black-L", 70), ("Regular-S", 30),
        ("Bold-M", 50), ("Regular-L", 60),
      ]))
    #expect(drawing == (try symbol(template([("Regular-M", 40)])).with(drawing.designs)))
    #expect(try width(drawing, .regular) == 40)
    #expect(try width(drawing, .bold) == 50)
    #expect(try width(drawing, .black) == 50)
    #expect(try width(drawing, .ultraLight, .small) == 10)
    #expect(try width(drawing, .regular, .small) == 30)
    #expect(try width(drawing, .regular, .large) == 60)
    #expect(try width(drawing, .black, .large) == 70)
    // The height of a symbol in layout is 1.2 times the font size in its scale.
    for scale in ImageScale.allCases {
      let side = drawing.design(weight: .regular, scale: scale).viewBox.height
      #expect(abs(side - 120 * scale.factor) < 1e-9)
    }
  }

  @Test("A weight between two compatible drawings of a template is interpolated")
  func interpolation() throws {
    let drawing = try symbol(
      template([("Ultralight-S", 10), ("Regular-S", 30), ("Black-S", 60)]))
    let widths = try stride(from: 100, through: 900, by: 100).map {
      try width(drawing, Font.Weight($0))
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    #expect(abs(widths[0] - 10) + abs(widths[3] - 30) + abs(widths[8] - 60) < 1e-9)
    let others = try symbol(
      template([("Regular-S", 30)]).replacingOccurrences(
        of: "</svg>", with: #"<g id="Black-S"><path d="M0 0h60l-9 60z"/></g></svg>"#))
    #expect(try width(others, .semibold) == 30)
    #expect(try width(others, .heavy) == 60)
  }

  @Test("A template in a folder of symbols is drawn in the weight of the text")
  func folder() throws {
    let folder = try ResourceFolder()
    try folder.write("custom.svg", template([("Regular-M", 40), ("Black-M", 60)]))
    let symbols = try SymbolSet.directory(folder.path)
    for (weight, side) in [(Font.Weight.regular, 40.0), (.black, 60)] {
      let drawing = try #require(symbols.drawing("custom", weight: weight, scale: .medium))
      #expect(drawing.layers.first?.path.boundingRect.width == side)
    }
  }

  @Test("Another drawing fills the symbol")
  func drawing() throws {
    let drawing = try symbol(#"<svg viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/></svg>"#)
    #expect(drawing.viewBox == Rect(x: 0, y: 0, width: 24, height: 24))
  }

  @Test("An invalid drawing is an error")
  func invalid() {
    #expect(throws: AssetError.self) { try symbol("<p/>") }
    #expect(throws: AssetError.self) {
      try symbol(#"<svg viewBox="0 0 1 1"><g id="Regular-S"/></svg>"#)
    }
  }
}

extension SymbolDrawing {
  /// Returns the drawing with designs.
  fileprivate func with(_ designs: [SymbolDesign]?) -> SymbolDrawing {
    var drawing = self
    drawing.designs = designs
    return drawing
  }
}
