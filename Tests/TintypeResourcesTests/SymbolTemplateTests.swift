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
    // The side of a symbol is 1.2 times the font size, which is 100 units in a template.
    #expect(drawing.viewBox == Rect(x: 1390, y: 605, width: 120, height: 120))
    #expect(drawing.layers.count == 1)
    #expect(
      drawing.layers.first?.path.boundingRect == Rect(x: 1410, y: 630, width: 80, height: 70))
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
