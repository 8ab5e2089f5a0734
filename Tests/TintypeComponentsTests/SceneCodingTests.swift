// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponents

@Suite("Coding scenes")
struct SceneCodingTests {
  /// A screen of sixty labels, forty round boxes, gradients, images and semantics, on thirds of
  /// points as they are on a phone.
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
          ? .linearGradient(gradient, from: frame.origin, to: Point(x: 16, y: y + 38)) : .color(gray)
        scene.commands.append(.init(node: node, paint: .fill(.box(frame, cornerRadius: 8), paint)))
      }
      for index in 0..<3 {
        let text = ["Invoice \(row * 7919 % 1000)", "Due on day \(row + 3)", "€ \(row * 131).00"][index]
        let node = scene.nodes.count
        let frame = Rect(
          x: 28 + Double(index) * 110, y: y + 8, width: Double((row * 37 + index * 53) % 90) + 2.0 / 3,
          height: 22 + 1.0 / 3)
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

  @Test("write a full screen in few bytes")
  func size() throws {
    let data = try Self.encoded(Self.screen)
    if let path = ProcessInfo.processInfo.environment["DUMP"] {
      try data.write(to: URL(fileURLWithPath: path))
    }
    #expect(Self.screen.commands.count == 120)
    #expect(data.count < 40_000, "\(data.count)")
    #expect(try JSONDecoder().decode(Scene.self, from: data) == Self.screen)
  }
}
