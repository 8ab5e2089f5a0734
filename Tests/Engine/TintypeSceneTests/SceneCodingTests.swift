// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponentsTestSupport
import TintypeScene

@Suite("Scene coding")
struct SceneCodingTests {
  /// A screen with 60 labels, 40 rounded boxes, gradients, images and semantics.
  ///
  /// Coordinates are thirds of points, as on a phone.
  static let screen: Scene = {
    var scene = Scene(
      canvas: .init(
        size: Size(390, 844), scale: 3, background: ResolvedColor(red: 1, green: 1, blue: 1)))
    scene.nodes = [
      .init(parent: nil, element: "Screen", frame: Rect(x: 0, y: 0, width: 390, height: 844))
    ]
    let font = ResolvedFont(family: "Roboto", size: 17, weight: .regular, isItalic: false)
    let bold = ResolvedFont(family: "Roboto", size: 15, weight: .semibold, isItalic: false)
    let gray = ResolvedColor(name: "secondary", red: 60 / 255, green: 60 / 255, blue: 67 / 255)
    for row in 0..<20 {
      let y = Double(row) * 42 + Double(row % 3) / 3
      let group = scene.nodes.count
      let card = Rect(x: 16, y: y, width: 358, height: 38 + 1.0 / 3)
      scene.nodes.append(
        .init(
          parent: 0, element: "Row[\(row)]", frame: card,
          attributes: [Attribute("padding[0].leading", .number(12))],
          semantics: Semantics(
            identifier: "row-\(row)", traits: .isButton, actions: [.tap], children: .combine)))
      for (index, width) in [358, 24 + Double(row)].enumerated() {
        let node = scene.nodes.count
        let frame = Rect(x: 16, y: y, width: width, height: 38 + 1.0 / 3)
        scene.nodes.append(
          .init(
            parent: group, element: "RoundedRectangle[\(index)]", frame: frame,
            attributes: [Attribute("cornerRadius", .number(8)), Attribute("fill", .color(gray))]))
        let gradient = ResolvedGradient(stops: [
          .init(color: gray, location: 0),
          .init(color: ResolvedColor(red: 1, green: 0.4, blue: 0.2), location: 1),
        ])
        let paint: PaintCommand.Paint =
          index == 1 && row % 4 == 0
          ? .linearGradient(gradient, from: frame.origin, to: Point(x: 16, y: y + 38))
          : .color(gray)
        scene.commands.append(.init(node: node, paint: .fill(.box(frame, cornerRadius: 8), paint)))
      }
      for index in 0..<3 {
        let text =
          ["Invoice \(row * 7919 % 1000)", "Due on day \(row + 3)", "€ \(row * 131).00"][index]
        let node = scene.nodes.count
        let width = Double((row * 37 + index * 53) % 90) + 2.0 / 3
        let frame = Rect(
          x: 28 + Double(index) * 110, y: y + 8, width: width, height: 22 + 1.0 / 3)
        let face = index == 0 ? bold : font
        scene.nodes.append(
          .init(
            parent: group, element: "Text[\(index)]", frame: frame,
            attributes: [
              Attribute("text", .text(text)),
              Attribute("font", .font(Font(size: face.size, weight: face.weight))),
              Attribute("color", .color(gray)),
            ],
            semantics: Semantics(label: text, traits: .isStaticText)))
        scene.commands.append(
          .init(
            node: node,
            paint: .text(
              .init(
                string: text, origin: Point(x: frame.minX, y: frame.minY + 17), width: frame.width,
                ascent: 17, font: face, color: gray))))
      }
      let node = scene.nodes.count
      let frame = Rect(x: 340, y: y + 7, width: 24, height: 24)
      scene.nodes.append(.init(parent: group, element: "Image[0]", frame: frame))
      let image = ImageReference(digest: "0123456789abcdef", pixelWidth: 72, pixelHeight: 72)
      scene.commands.append(
        .init(node: node, paint: .image(.init(image: image, frame: frame))))
    }
    return scene
  }()

  private static func encoded(_ scene: Scene) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(scene)
  }

  // zlib compresses such text to a fifth or less, and a reference may take 8,000 bytes.
  @Test("A full screen is encoded in fewer than 40,000 bytes")
  func size() throws {
    let data = try Self.encoded(Self.screen)
    #expect(Self.screen.commands.count == 120)
    #expect(data.count < 40_000, "\(data.count)")
    #expect(try JSONDecoder().decode(Scene.self, from: data) == Self.screen)
  }

  @Test("Encoding a scene is deterministic")
  func stable() throws {
    #expect(try Self.encoded(Self.screen) == Self.encoded(Self.screen))
  }

  @Test("Every kind of paint command can be encoded and decoded")
  func commands() throws {
    let rect = Rect(x: 1.5, y: 1 / 3, width: 30, height: 20)
    let color = ResolvedColor(name: "a name #1", red: 0.1, green: 1 / 255, blue: 1, opacity: 0.25)
    let other = ResolvedColor(red: 1, green: 0, blue: 128 / 255, opacity: 51 / 255)
    let gradient = ResolvedGradient(stops: [.init(color: color, location: 0.1)])
    let image = ImageReference(digest: "ab", pixelWidth: 4, pixelHeight: 5)
    let path = Path { path in
      path.move(to: Point(x: 1, y: 2))
      path.addCurve(to: .zero, control1: .zero, control2: Point(x: 3, y: 4))
    }
    let outlines: [PaintCommand.Outline] = [
      .box(rect, cornerRadius: 2), .ellipse(rect), .path(path, origin: .zero, rule: .evenOdd),
      .roundedBox(rect, RectangleCornerRadii(topLeading: 3), .continuous),
    ]
    let paints: [PaintCommand.Paint] = [
      .color(color), .color(other), .linearGradient(gradient, from: .zero, to: Point(x: 1, y: 1)),
      .radialGradient(gradient, center: .zero, startRadius: Size(0, 0), endRadius: Size(4, 4)),
      .angularGradient(gradient, center: .zero, startDegrees: 0, endDegrees: 360),
      .image(.init(image: image, tile: rect)),
      .backdrop(.init(blurRadius: 20, saturation: 1.8, tint: other)),
    ]
    let face = ResolvedFont(family: nil, size: 12, weight: .black, isItalic: true)
    let smallCaps = ResolvedFont(
      family: "A", size: 12, weight: .black, isItalic: true, features: .lowercaseSmallCaps)
    let line = PaintCommand.Line(
      string: "Grüße\n\u{0}",
      spans: [
        .init(length: 3, font: face, paint: .color(color), tracking: 2, baselineOffset: -1),
        .init(
          length: 6, font: smallCaps, paint: paints[2], underline: TextLineStyle(pattern: .dot),
          strikethrough: TextLineStyle(color: other), background: paints[1]),
      ], origin: Point(x: 1, y: 2), width: 3, ascent: 4, direction: .rightToLeft)
    let styles = [
      StrokeStyle(), StrokeStyle(lineWidth: 0.5), StrokeStyle(lineCap: .round, dash: [1, 2]),
    ]
    let effects: [PaintCommand.Effect] = [
      .layer, .opacity(0.5), .blend(.screen), .clip(outlines[1]), .mask, .blur(radius: 2),
      .shadow(.init(color: color, radius: 3)), .colorMatrix(.identity), .composite(.xor),
      .alphaThreshold(.init(minimum: 0.25, maximum: 0.5, color: color)),
      .transform(Transform2D(a: 1, b: 0, c: 0, d: 1, tx: 2, ty: 3)),
    ]
    var commands: [PaintCommand] = paints.map { .fill(outlines[0], $0) }
    commands += outlines.map { .fill($0, color) }
    for (style, isInside) in zip(styles, [true, false, true]) {
      commands.append(
        .stroke(outlines[3], .init(paint: paints[1], style: style, isInside: isInside)))
    }
    commands += effects.map { .beginGroup($0) } + effects.map { _ in .endGroup }
    commands += [.text(line), .image(.init(image: image, frame: rect, tint: color))]
    var scene = Scene(canvas: .init(size: Size(9, 9), scale: 1.5, colorScheme: .dark))
    scene.nodes = (0..<3).map { .init(parent: $0 == 0 ? nil : 0, element: "\($0)", frame: rect) }
    scene.commands = commands.enumerated().map { .init(node: $0 * 7 % 3, paint: $1) }
    #expect(try throughJSON(scene) == scene)
  }

  @Test("Every kind of attribute and all semantics can be encoded and decoded")
  func attributes() throws {
    let color = ResolvedColor(name: "", red: 0.3, green: 0, blue: 1)
    var font = Font(size: 3)
    font.design = .rounded
    font.features = .monospacedDigits
    var scene = Scene(canvas: .init(size: Size(9, 9), scale: 3, layoutDirection: .rightToLeft))
    scene.nodes = [
      .init(
        parent: nil, element: "A", frame: Rect(x: -1, y: 0.1, width: .infinity, height: 0),
        attributes: [
          Attribute("n", .number(Length(.infinity))), Attribute("n", .number(Length(.nan))),
          Attribute("w", .word("")), Attribute("t", .text("\"\u{7}🙂")),
          Attribute("c", .color(color)), Attribute("f", .font(.custom("X", size: 3).italic())),
          Attribute("g", .font(font)),
        ]),
      .init(parent: 0, element: "", frame: .zero, semantics: Semantics()),
      .init(parent: 0, element: "/", frame: .zero),
      .init(
        parent: 2, element: "B", frame: .zero, attributes: [Attribute("w", .word(""))],
        semantics: Semantics(
          label: "", value: "v", hint: "h", identifier: "i", traits: [.isButton, .playsSound],
          actions: [.tap, ActionKind("own")], children: .combine, sortPriority: -.infinity,
          headingLevel: 6, isHidden: true)),
    ]
    scene.diagnostics = [Diagnostic(kind: .invalidLayoutSize, path: scene.path(of: 0))]
    #expect(try throughJSON(scene) == scene)
  }

  @Test("Decoding a scene ignores unknown fields")
  func unknownFields() throws {
    let text = """
      {"format":1,"later":[1],"canvas":{"size":[1,1],"scale":1,"depth":3},"tables":{"more":{}},
      "nodes":{"p":[null],"e":["A"],"f":[0,0,1,1],"a":[[]],"m":[],"s":[],"z":0},
      "commands":[{"q":1}]}
      """
    let scene = try JSONDecoder().decode(Scene.self, from: Data(text.utf8))
    #expect(scene.nodes.map(\.element) == ["A"])
    #expect(scene.commands.map(\.paint) == [.endGroup])
  }

  /// The part of a coded scene to replace, its text, and the expected error message.
  static let faults: [(part: String, text: String, message: String)] = [
    ("p", "[0]", "Node 0 has the parent 0, which does not precede it."),
    ("p", "[-9223372036854775808]", ", which does not precede it."),
    ("p", "[null,1]", "The columns of the nodes have different lengths."),
    ("f", "[0,0,0]", "The columns of the nodes have different lengths."),
    ("a", "[[7]]", "Node 0 refers to attribute 7, which does not exist."),
    ("a", "[[-1]]", "Node 0 refers to attribute -1, which does not exist."),
    ("m", "[5]", "Semantics refers to node 5, which does not exist."),
    ("m", "[9223372036854775807]", "which does not exist."),
    ("attributes", #"[["x","c",3]]"#, "Attribute 0 refers to color 3, which does not exist."),
    ("attributes", #"[["x","f",-3]]"#, "Attribute 0 refers to font -3, which does not exist."),
    ("attributes", #"[["x","?",0]]"#, "“?” is not a kind of attribute."),
    ("colors", #"["red"]"#, "“red” is not a color."),
    ("colors", ##"["#12345"]"##, "“#12345” is not a color."),
    ("colors", ##"["#+12345"]"##, "“#+12345” is not a color."),
    ("paints", "[2]", "Paint 0 refers to color 2, which does not exist."),
    ("commands", #"[{"n":1}]"#, "Command 0 refers to node 1, which does not exist."),
    ("commands", #"[{"b":[1,2,3,4]}]"#, "Command 0 has an outline but no paint."),
    ("commands", #"[{"p":0,"b":[1,2,3,4]}]"#, "Command 0 refers to paint 0, which does not exist."),
    ("commands", #"[{"p":0}]"#, "Command 0 has no outline of four or five numbers."),
    ("commands", #"[{"t":{"t":"","m":[],"s":[]}}]"#, "a line of text without its four numbers."),
    (
      "commands", #"[{"t":{"t":"","m":[1,2,3,4],"s":[{"f":0,"p":0}]}}]"#,
      "Command 0 refers to face 0, which does not exist."
    ),
  ]

  @Test("Decoding errors of scenes report the problem and its location", arguments: faults.indices)
  func wrongFields(index: Int) throws {
    let fault = Self.faults[index]
    var parts = [
      "p": "[null]", "e": #"["A"]"#, "f": "[0,0,1,1]", "a": "[[]]", "m": "[]", "s": "[]",
      "attributes": "[]", "colors": "[]", "paints": "[]", "commands": "[]",
    ]
    parts[fault.part] = fault.text
    if fault.part == "m" { parts["s"] = "[{}]" }
    func list(_ names: [String]) -> String {
      names.map { "\"\($0)\":\(parts[$0] ?? "")" }.joined(separator: ",")
    }
    let text = """
      {"format":1,"canvas":{"size":[1,1],"scale":1},\
      "tables":{\(list(["attributes", "colors", "paints"]))},\
      "nodes":{\(list(["p", "e", "f", "a", "m", "s"]))},\(list(["commands"]))}
      """
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Scene.self, from: Data(text.utf8))
    }
    #expect("\(try #require(error))".contains(fault.message), "\(text)")
  }

  @Test("Nodes that are nested too deeply cannot be decoded")
  func deep() throws {
    var scene = Scene(canvas: .init(size: Size(1, 1), scale: 1))
    scene.nodes = (0..<5000).map {
      .init(parent: $0 == 0 ? nil : $0 - 1, element: "A", frame: .zero)
    }
    #expect(throws: DecodingError.self) { try throughJSON(scene) }
  }
}
