// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Node attributes")
struct AttributeTests {
  private static let red = ResolvedColor(red: 1, green: 0, blue: 0)
  private static let blue = ResolvedColor(name: "sea", red: 0, green: 0, blue: 1)
  private static let gradient = ResolvedGradient(stops: [
    .init(color: red, location: 0), .init(color: blue, location: 1),
  ])
  private static let image = ImageData(pixelWidth: 2, pixelHeight: 1, scale: 2, pixels: [1, 2])

  /// Returns the attributes of a node as an outline shows them.
  private static func attributes(_ node: Node) throws -> String {
    let line = try lay(node, in: Size(90, 90)).outline.split(separator: "\n")[1]
    // Skips the element, the origin and the size.
    return line.split(separator: "  ").dropFirst(3).joined(separator: "  ")
  }

  private static func shape(_ kind: ShapeKind) -> Node.Content {
    .shape(ShapeContent(kind: kind))
  }

  private static func path(_ count: Int) -> Path {
    Path { path in
      path.move(to: Point(x: 0, y: 0.5))
      for index in 1..<count { path.addLine(to: Point(x: Double(index), y: 2)) }
    }
  }

  static let contents: [(Node.Content, String)] = [
    (.component, ""),
    (.color(blue), "color: sea #0000FF"),
    (.divider(red), "color: #FF0000"),
    (shape(.rectangle), ""), (shape(.circle), ""), (shape(.ellipse), ""), (shape(.capsule), ""),
    (shape(.capsule(style: .continuous)), "cornerStyle: continuous"),
    (
      shape(.roundedRectangle(cornerRadius: 4, style: .continuous)),
      "cornerRadius: 4  cornerStyle: continuous"
    ),
    (
      shape(
        .unevenRoundedRectangle(
          RectangleCornerRadii(topLeading: 1, topTrailing: 2), style: .circular)),
      "topLeadingRadius: 1  topTrailingRadius: 2"
    ),
    (shape(.path(Path())), "path: 0 elements"),
    (shape(.path(path(1))), "path: 1 element M 0 0.5"),
    (shape(.path(path(3))), "path: 3 elements M 0 0.5 L 1 2 L 2 2"),
    (shape(.path(path(9))), "path: 9 elements e647b0e7885130ea"),
    (
      .shape(
        ShapeContent(
          kind: .circle,
          adjustments: [
            .trim(from: 0, to: 0.5), .inset(2), .rotation(degrees: 45, anchor: .top),
            .scale(x: 1, y: 2, anchor: .center), .offset(x: 3, y: 4),
          ],
          fill: .linearGradient(gradient, start: .top, end: .bottom), fillRule: .evenOdd)),
      "shape[0].trim.from: 0  shape[0].trim.to: 0.5  shape[1].inset: 2  "
        + "shape[2].rotation.degrees: 45  shape[2].rotation.anchor: top  shape[3].scale.x: 1  "
        + "shape[3].scale.y: 2  shape[4].offset.x: 3  shape[4].offset.y: 4  "
        + "fill: linearGradient(#FF0000 0, sea #0000FF 1) top → bottom  fillRule: evenOdd"
    ),
    (
      .shape(
        ShapeContent(
          kind: .circle,
          strokes: [
            .init(
              paint: .color(red),
              style: StrokeStyle(
                lineWidth: 2, lineCap: .round, lineJoin: .bevel, miterLimit: 3, dash: [4, 2],
                dashPhase: 1), isInside: false)
          ])),
      "stroke[0].color: #FF0000  stroke[0].lineWidth: 2  stroke[0].lineCap: round  "
        + "stroke[0].lineJoin: bevel  stroke[0].miterLimit: 3  stroke[0].dash: 4 2  "
        + "stroke[0].dashPhase: 1"
    ),
    (.spacer(SpacerContent(minLength: 3)), "minLength: 3"),
    (
      .grid(GridContent(alignment: .top, horizontalSpacing: 1, verticalSpacing: 2)),
      "alignment: center top  horizontalSpacing: 1  verticalSpacing: 2"
    ),
    (.gridRow(GridRowContent(alignment: .center)), "alignment: center"),
    (
      .lazyGrid(
        LazyGridContent(
          axis: .vertical,
          items: [GridItem(.fixed(40), spacing: 3), GridItem(alignment: .top)],
          horizontalAlignment: .leading, spacing: 5)),
      "columns[0]: fixed 40  columns[0].spacing: 3  columns[1]: flexible 10…infinity  "
        + "columns[1].alignment: center top  alignment: leading  spacing: 5"
    ),
    (
      .lazyGrid(LazyGridContent(axis: .horizontal, items: [GridItem(.adaptive(minimum: 9))])),
      "rows[0]: adaptive 9…infinity"
    ),
    (.flow(FlowContent(spacing: 1, lineSpacing: 2)), "spacing: 1  lineSpacing: 2"),
    (
      .stackView(
        StackViewContent(
          axis: .vertical, spacing: 1, alignment: .center, distribution: .equalSpacing,
          layoutMargins: EdgeInsets(top: 1))),
      "axis: vertical  spacing: 1  alignment: center  distribution: equalSpacing  "
        + "layoutMargins.top: 1"
    ),
    (.viewThatFits(ViewThatFitsContent(axes: [.horizontal])), "axes: horizontal"),
    (
      .scroll(ScrollContent(axes: [], offset: Point(x: 1, y: 2), showsIndicators: true)),
      "axes: none  contentOffset.x: 1  contentOffset.y: 2  showsIndicators: true"
    ),
    (
      .symbol(
        SymbolContent(
          name: "house", drawing: nil, size: 17, style: .color(red), isResizable: true,
          isMirrored: true)),
      "name: \"house\"  drawing: missing  size: 17  color: #FF0000  resizable: true  "
        + "mirrored: true"
    ),
  ]

  @Test(
    "Attributes of contents are listed if they differ from the defaults",
    arguments: contents.indices)
  func content(index: Int) throws {
    let (content, text) = Self.contents[index]
    #expect(try Self.attributes(Node(type: "A", content: content)) == text)
  }

  static let styles: [(ResolvedStyle, String)] = [
    (.color(red), "#FF0000"),
    (
      .radialGradient(gradient, center: .center, startRadius: 0, endRadius: 50),
      "radialGradient(#FF0000 0, sea #0000FF 1) center 0 → 50"
    ),
    (
      .ellipticalGradient(
        gradient, center: UnitPoint(x: 0.25, y: 0), startRadius: 0, endRadius: 0.5),
      "ellipticalGradient(#FF0000 0, sea #0000FF 1) (0.25, 0) 0 → 0.5"
    ),
    (
      .angularGradient(gradient, center: .topLeading, start: 0, end: 360),
      "angularGradient(#FF0000 0, sea #0000FF 1) topLeading 0° → 360°"
    ),
    (
      .material(
        ResolvedMaterial(name: "regularMaterial", blurRadius: 30, saturation: 1.8, tint: red)),
      "regularMaterial #FF0000 blur 30 saturation 1.8"
    ),
  ]

  @Test("Every style is described on one line", arguments: styles.indices)
  func style(index: Int) throws {
    let (style, text) = Self.styles[index]
    let node = Node(
      type: "A", content: .shape(ShapeContent(kind: .rectangle, fill: style)),
      modifiers: [.background(Decoration(style: style))])
    #expect(try Self.attributes(node) == "fill: \(text)  background[0].color: \(text)")
  }

  @Test("Images are described by size, scale and digest")
  func images() throws {
    let image = try #require(Self.image)
    let content = ImageContent(
      image: image, resizing: ImageResizing(capInsets: EdgeInsets(top: 1), mode: .tile),
      interpolation: .none, tint: .color(Self.red), isMirrored: true)
    let digest = image.reference.digest.prefix(12)
    #expect(
      try Self.attributes(Node(type: "A", content: .image(content)))
        == "image: 2 × 1 @2x \(digest)  resizingMode: tile  capInsets.top: 1  "
        + "interpolation: none  tint: #FF0000  mirrored: true")
    let paint = ImagePaintContent(
      image: image, source: Rect(x: 0, y: 0, width: 0.5, height: 1), scale: 2)
    #expect(
      try Self.attributes(
        Node(type: "A", content: .shape(ShapeContent(kind: .circle, fill: .image(paint)))))
        == "fill: image(2 × 1 @2x \(digest)) source 0 0 0.5 1 scale 2")
  }

  @Test("The attributes of a text are listed for its first run, then the differences of other runs")
  func text() throws {
    let first = TextRun(
      string: "a", font: .body, style: .color(Self.red), tracking: 1,
      underline: TextLineStyle(pattern: .dot, color: Self.blue))
    let second = TextRun(
      string: "b", font: .body.bold(), style: .color(Self.red), baselineOffset: 2,
      strikethrough: TextLineStyle())
    let text = TextContent(
      runs: [first, second], alignment: .center, lineLimit: 2, reservedLineCount: 2,
      truncationMode: .head, lineSpacing: 3, minimumScaleFactor: 0.5, isRedacted: true)
    #expect(
      try Self.attributes(Node(type: "A", content: .text(text)))
        == "text: \"ab\"  font: default regular 17  color: #FF0000  tracking: 1  "
        + "underline: dot sea #0000FF  run[1].text: \"b\"  run[1].font: default bold 17  "
        + "run[1].tracking: 0  run[1].baselineOffset: 2  run[1].underline: none  "
        + "run[1].strikethrough: solid  alignment: center  lineLimit: 2  reservedLineCount: 2  "
        + "truncationMode: head  lineSpacing: 3  minimumScaleFactor: 0.5  redacted: true")
  }

  static let modifiers: [(Node.Modifier, String)] = [
    (.aspectRatio(1.5, contentMode: .fit), "aspectRatio[0]: 1.5  aspectRatio[0].contentMode: fit"),
    (.aspectRatio(nil, contentMode: .fill), "aspectRatio[0].contentMode: fill"),
    (.alignmentGuide(AlignmentGuide(.leading) { _ in 0 }), "alignmentGuide[0]: leading"),
    (.offset(x: 0, y: -2), "offset[0].y: -2"),
    (.position(x: 0, y: 1), "position[0].x: 0  position[0].y: 1"),
    (.zIndex(1), "zIndex[0]: 1"),
    (
      .safeAreaInset(SafeAreaInset(edge: .bottom, alignment: .top, spacing: 3)),
      "safeAreaInset[0].edge: bottom  safeAreaInset[0].alignment: center top  "
        + "safeAreaInset[0].spacing: 3"
    ),
    (.ignoresSafeArea(.all), "ignoresSafeArea[0]: all"),
    (.ignoresSafeArea([.top, .leading]), "ignoresSafeArea[0]: top leading"),
    (
      .gridCell(GridCell(columns: 2, anchor: .top, unsizedAxes: [.vertical])),
      "gridCell[0].columns: 2  gridCell[0].anchor: top  gridCell[0].unsizedAxes: vertical"
    ),
    (.customSpacing(4), "customSpacing[0]: 4"),
    (
      .background(
        Decoration(
          style: .color(red), shape: .roundedRectangle(cornerRadius: 2), ignoresSafeAreaEdges: [])),
      "background[0].color: #FF0000  background[0].shape: roundedRectangle  "
        + "background[0].cornerRadius: 2"
    ),
    (
      .background(Decoration(style: .color(red), ignoresSafeAreaEdges: .top)),
      "background[0].color: #FF0000  background[0].ignoresSafeAreaEdges: top"
    ),
    (.hidden, "hidden[0]: true"),
    (
      .clip(ShapeContent(kind: .roundedRectangle(cornerRadius: 3), fillRule: .evenOdd)),
      "clipShape[0]: roundedRectangle  clipShape[0].cornerRadius: 3  clipShape[0].fillRule: evenOdd"
    ),
    (.mask(.top), "mask[0].alignment: center top"),
    (
      .shadow(ShadowContent(color: red, radius: 4, y: 2)),
      "shadow[0].color: #FF0000  shadow[0].radius: 4  shadow[0].y: 2"
    ),
    (.blur(radius: 3), "blur[0].radius: 3"),
    (.rotation(degrees: 45, anchor: .center), "rotationEffect[0].degrees: 45"),
    (.scale(x: 2, y: 1, anchor: .top), "scaleEffect[0].x: 2  scaleEffect[0].anchor: top"),
    (.blendMode(.multiply), "blendMode[0]: multiply"),
    (.compositingGroup, "compositingGroup[0]: true"),
    (.colorEffect(.brightness(0.5)), "brightness[0]: 0.5"),
    (.colorEffect(.hueRotation(degrees: 90)), "hueRotation[0]: 90"),
    (.colorEffect(.invert), "colorInvert[0]: true"),
    (.colorEffect(.multiply(red)), "colorMultiply[0]: #FF0000"),
    (.semantics(.init(label: "l", identifier: "i")), "accessibilityIdentifier: \"i\""),
    (.actions(ActionReference(kinds: [.tap], key: 1)), ""),
    (.allowsHitTesting(false), "allowsHitTesting[0]: false"),
  ]

  @Test(
    "Attributes of modifiers are listed if they differ from the defaults",
    arguments: modifiers.indices)
  func modifier(index: Int) throws {
    let (modifier, text) = Self.modifiers[index]
    #expect(try Self.attributes(Node(type: "A", modifiers: [modifier])) == text)
  }

  @Test("Long paths have different attributes if any coordinate differs")
  func drawings() throws {
    func text(_ last: Double) throws -> String {
      var path = Self.path(12)
      path.addLine(to: Point(x: last, y: 0))
      return try Self.attributes(Node(type: "A", content: Self.shape(.path(path))))
    }
    #expect(try text(1) == text(1))
    #expect(try text(1) != text(1 + 1e-12))
    #expect(try text(0) == text(-0.0))
  }

  @Test("The axis of a stack is an attribute if its type's name implies the other axis")
  func axis() throws {
    func text(_ type: String, _ axis: Axis) throws -> String {
      try Self.attributes(Node(type: type, content: .stack(StackContent(axis: axis))))
    }
    #expect(try text("VStack", .horizontal) == "axis: horizontal")
    #expect(try text("HStack", .vertical) == "axis: vertical")
    #expect(try text("HStack", .horizontal) == "")
    #expect(try text("Row", .horizontal) == "")
  }
}
