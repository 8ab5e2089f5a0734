// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Diagnostics")
struct DiagnosticTests {
  private static let invalidLengths: [Double] = [.nan, -1, .infinity, -.infinity]

  private func diagnosticTexts(_ component: some Component) throws -> [String] {
    let scene = try lay(component, in: Size(50, 50))
    #expect(try throughJSON(scene) == scene)
    #expect(try lay(component, in: Size(50, 50)) == scene)
    return scene.diagnosticTexts
  }

  private func message(_ attribute: String, _ value: Double) -> String {
    "\(attribute) is \(value.pointText), which is not a valid length, and was ignored. Pass a "
      + "finite number; a size must not be negative."
  }

  @Test("Invalid lengths are reported", arguments: invalidLengths)
  func lengths(length: Double) throws {
    let path = Path { $0.move(to: Point(x: .nan, y: 0)) }
    #expect(
      try diagnosticTexts(Circle().frame(width: length, height: length)) == [
        "Circle: " + message("frame[0].width", length),
        "Circle: " + message("frame[0].height", length),
      ])
    #expect(
      try diagnosticTexts(Spacer(minLength: length)) == ["Spacer: " + message("minLength", length)])
    // Code for Apple's systems often passes an infinite radius for a capsule.
    let radius = length == .infinity ? [] : ["RoundedRectangle: " + message("cornerRadius", length)]
    #expect(try diagnosticTexts(RoundedRectangle(cornerRadius: length)) == radius)
    #expect(
      try diagnosticTexts(Circle().stroke(.black, lineWidth: length))
        == ["Circle: " + message("lineWidth", length)])
    #expect(try diagnosticTexts(path) == ["Path: " + message("path", .nan)])
  }

  @Test("Invalid frame limits are reported", arguments: invalidLengths)
  func limits(length: Double) throws {
    let component = Circle().frame(minWidth: length, idealHeight: length)
    // Code for Apple's systems often passes an infinite ideal length, which has no effect.
    let ideal = length == .infinity ? [] : ["Circle: " + message("frame[0].height.ideal", length)]
    let minimum = "Circle: " + message("frame[0].width.min", length)
    #expect(try diagnosticTexts(component) == [minimum] + ideal)
    let isLegal = length == .infinity
    #expect(
      try diagnosticTexts(Circle().frame(maxWidth: length))
        == (isLegal ? [] : ["Circle: " + message("frame[0].width.max", length)]))
  }

  @Test(
    "Padding and spacing that are not finite are reported; negative values are valid",
    arguments: invalidLengths)
  func distances(length: Double) throws {
    let isLegal = length == -1
    #expect(
      try diagnosticTexts(Circle().padding(.leading, length))
        == (isLegal ? [] : ["Circle: " + message("padding[0].leading", length)]))
    #expect(
      try diagnosticTexts(
        HStack(spacing: length) {
          Circle(); Circle()
        })
        == (isLegal ? [] : ["HStack: " + message("spacing", length)]))
  }

  @Test("Contradictory frame limits are reported and sorted")
  func contradiction() throws {
    let component = Circle().frame(minWidth: 30, idealWidth: 20, maxWidth: 10).id("A")
    let scene = try lay(component, in: Size(50, 50))
    #expect(
      scene.diagnosticTexts == [
        "Circle#A: The limits of frame[0].width contradict each other. Pass min ≤ ideal ≤ max."
      ])
    #expect(scene.frame("A")?.width == 30)
  }

  @Test(
    "Invalid font sizes are reported",
    arguments: [(0, 1), (-2, 1), (.nan, 1), (.infinity, 4096), (5000, 4096)])
  func fontSize(size: Double, used: Double) throws {
    let component = Text("a").font(.system(size: size))
    #expect(
      try diagnosticTexts(component) == [
        """
        Text: The font size \(size.pointText) is invalid; another size was used instead. Pass a \
        size in points, above 0 and up to 4096. The text is “a”.
        """
      ])
    #expect(try lay(component).lines.first?.font.size == used)
  }

  @Test(
    "A diagnostic describes the problem and the next step",
    arguments: [
      (
        .duplicateIdentifier("x"),
        "Several siblings have the id “x”. Give each sibling a unique id."
      ),
      (
        .text(.unknownFamily(requested: "Foo", used: "Roboto"), string: "a\nb"),
        """
        The font family “Foo” is not in the font book; Roboto was used instead. Add its files to \
        the font book, or use a family that it contains. The text is “a⏎b”.
        """
      ),
      (
        .text(.missingUpright(family: "Foo"), string: "a"),
        """
        Foo has no upright file; the italic file was used instead. Add the upright file to the \
        font book, or use the italic style. The text is “a”.
        """
      ),
      (
        .text(.missingItalic(family: "Foo"), string: String(repeating: "x", count: 41)),
        """
        Foo has no italic file; the upright file was used instead. Add the italic file to the font \
        book, or use the upright style. The text is “\(String(repeating: "x", count: 40))…”.
        """
      ),
      (
        .text(.missingGlyphs([0x41, 0x1F600]), string: "A"),
        """
        No font in the font book has a glyph for U+0041, U+1F600. Add a font with these glyphs. \
        The text is “A”.
        """
      ),
      (
        .placeholder(type: "Map"),
        """
        Map cannot be shown on this platform; a placeholder with its frame is shown instead. Check \
        its appearance on a device, or replace it in the test.
        """
      ),
    ] as [(Diagnostic.Kind, String)])
  func messages(kind: Diagnostic.Kind, text: String) throws {
    let path = try #require(NodePath("A/B[0]"))
    let diagnostic = Diagnostic(kind: kind, path: path)
    #expect(diagnostic.description == "A/B[0]: " + text)
    #expect(try throughJSON(diagnostic) == diagnostic)
  }

  @Test("Issues of a text measurer are reported at the node of the text")
  func measurer() throws {
    struct Missing: TextMeasuring {
      func typeset(
        _ runs: [TextRun], width: Double?, maximumLines: Int?, direction: LayoutDirection
      ) throws -> TypesetText {
        var set = BlockText().typeset(runs, width: width, maximumLines: maximumLines)
        set.issues = [.missingItalic(family: "F")]
        return set
      }
    }
    let scene = try lay(
      VStack {
        Circle(); Text("a")
      }, measuring: Missing())
    #expect(scene.diagnostics.map(\.path.description) == ["VStack/Text[0]"])
  }
}
