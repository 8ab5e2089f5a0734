// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("SVG symbols")
struct SymbolSVGTests {
  private func read(_ body: String) throws -> SymbolDrawing {
    try SymbolDrawing(svg: "<svg viewBox='0 0 24 24'>\(body)</svg>")
  }

  @Test("SVG elements inherit attributes and transforms")
  func inheritance() throws {
    let drawing = try SymbolDrawing(
      svg: """
        <?xml version="1.0"?><!-- <no> -->
        <svg width="24px" height="12" fill="none" stroke="currentColor" stroke-linecap='round'>
          <title>A &amp; B</title>
          <g transform="translate(2 3) scale(2)" opacity=".5">
            <line x1="0" y1="0" x2="1" y2="0" stroke-width="2"/>
            <path d="M0 0h1" fill="#f00" stroke="none" fill-rule="evenodd" opacity=".5"/>
          </g>
        </svg>
        """)
    #expect(drawing.viewBox == Rect(x: 0, y: 0, width: 24, height: 12))
    let path = try Path(svg: "M2 3H4")
    #expect(
      drawing.layers == [
        SymbolDrawing.Layer(
          path: path, style: .stroke(StrokeStyle(lineWidth: 4, lineCap: .round)), opacity: 0.5),
        SymbolDrawing.Layer(path: path, fillRule: .evenOdd, opacity: 0.25),
      ])
  }

  @Test(
    "Symbols support the basic SVG shapes",
    arguments: [
      ("<circle cx='5' cy='5' r='2'/>", Rect(x: 3, y: 3, width: 4, height: 4)),
      ("<ellipse cx='5' cy='5' rx='2' ry='1'/>", Rect(x: 3, y: 4, width: 4, height: 2)),
      ("<rect x='1' y='2' width='3' height='4' rx='9'/>", Rect(x: 1, y: 2, width: 3, height: 4)),
      ("<polyline points='0,0 4,0 4,4'/>", Rect(x: 0, y: 0, width: 4, height: 4)),
      ("<polygon points='0 0 4 0 4 4'/>", Rect(x: 0, y: 0, width: 4, height: 4)),
      (
        "<rect width='2' height='1' transform='rotate(90 1 1)'/>",
        Rect(x: 1, y: 0, width: 1, height: 2)
      ),
      (
        "<rect width='2' height='1' transform='matrix(1 0 0 1 5 0)'/>",
        Rect(x: 5, y: 0, width: 2, height: 1)
      ),
    ])
  func shapes(body: String, bounds: Rect) throws {
    let layer = try #require(try read(body).layers.first)
    #expect(layer.path.boundingRect.isClose(to: bounds))
  }

  @Test(
    "Errors in SVG symbols report the reason",
    arguments: [
      ("", .notSVG, "The outermost element is not svg. Export the drawing as SVG."),
      (
        "<svg/>", .badViewBox,
        """
        The element svg needs a viewBox of four finite numbers, or a width and a height. The width \
        and the height must be greater than zero.
        """
      ),
      (
        "<svg viewBox='0 0 1 1'><image/></svg>", .unsupportedElement("image"),
        """
        The element image is not supported. Use only path, circle, ellipse, rect, line, polyline, \
        polygon and g.
        """
      ),
      (
        "<svg viewBox='0 0 1 1'><circle r='x'/></svg>",
        .badAttribute(element: "circle", name: "r", value: "x"),
        "The value “x” of the attribute r of circle is invalid."
      ),
      (
        "<svg viewBox='0 0 1 1'><path d='L'/></svg>",
        .badPath(PathSyntaxError(position: 0, problem: .missingMove)),
        "Unexpected input at byte 0: a path must begin with the command M or m."
      ),
      (
        "<!DOCTYPE svg>", .malformed(position: 1),
        "The file is not well-formed XML at byte 1."
      ),
      (
        "<svg viewBox='&x;'/>", .malformed(position: 14),
        "The file is not well-formed XML at byte 14."
      ),
      (
        "<svg viewBox='0 0 1 1'>" + String(repeating: "<g>", count: 100_000), .tooDeep,
        "Elements are nested more than 64 levels deep. Flatten the groups."
      ),
      (
        String(repeating: "<", count: 1_000_001), .tooLarge,
        "The drawing is larger than 1 MB. Remove unneeded parts of the drawing."
      ),
    ] as [(String, SymbolSyntaxError, String)])
  func errors(text: String, problem: SymbolSyntaxError, words: String) {
    let error = #expect(throws: SymbolSyntaxError.self) { try SymbolDrawing(svg: text) }
    #expect(error == problem)
    #expect(error?.description == words)
  }

  @Test(
    "SVG symbols that are not well-formed are rejected",
    arguments: ["<g>", "</g>", "<g a=1/>", "<g a='1' a='2'/>", "<!--", "<g"])
  func malformed(body: String) {
    #expect(throws: SymbolSyntaxError.self) { try read(body) }
  }
}
