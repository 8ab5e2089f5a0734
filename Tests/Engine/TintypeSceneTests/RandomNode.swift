// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeComponents
import TintypeScene

extension Node {
  /// Returns a random tree with every kind of content and modifier that is data.
  static func random(depth: Int, using generator: inout SeededGenerator) -> Node {
    var modifiers: [Modifier] = []
    var attachments: [Attachment] = []
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      modifiers.append(.random(using: &generator))
      switch modifiers.last {
      case .background, .overlay, .mask, .safeAreaInset:
        guard depth > 1, Bool.random(using: &generator) else { break }
        let nodes = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
          Node.random(depth: depth - 1, using: &generator)
        }
        attachments.append(Attachment(modifier: modifiers.count - 1, nodes: nodes))
      default: break
      }
    }
    let count = depth > 1 ? Int.random(in: 0...3, using: &generator) : 0
    return Node(
      type: ["A", "VStack", "Über/Typ#1", ""].randomElement(using: &generator) ?? "",
      id: [nil, nil, "save", "", "a/b", "🙂"].randomElement(using: &generator) ?? nil,
      content: .random(using: &generator),
      modifiers: modifiers,
      attachments: attachments,
      children: (0..<count).map { _ in .random(depth: depth - 1, using: &generator) },
      layoutDirection: LayoutDirection.allCases.randomElement(using: &generator) ?? .leftToRight
    )
  }
}

extension ResolvedColor {
  static func random(using generator: inout SeededGenerator) -> ResolvedColor {
    func unit() -> Double { Double.random(in: 0...1, using: &generator) }
    return ResolvedColor(
      name: Bool.random(using: &generator) ? "accent" : nil,
      red: unit(), green: unit(), blue: unit(), opacity: unit())
  }
}

extension Alignment {
  static func random(using generator: inout SeededGenerator) -> Alignment {
    Alignment(
      horizontal: HorizontalAlignment.allCases.randomElement(using: &generator) ?? .center,
      vertical: VerticalAlignment.allCases.randomElement(using: &generator) ?? .center)
  }
}

extension Node.Content {
  static func random(using generator: inout SeededGenerator) -> Node.Content {
    func length() -> Double { Double.random(in: 0...100, using: &generator) }
    let shapes: [ShapeKind] = [
      .rectangle, .roundedRectangle(cornerRadius: length()), .capsule, .circle, .ellipse,
      .path(
        Path { path in
          path.move(to: Point(x: length(), y: length()))
          path.addLine(to: Point(x: length(), y: length()))
          path.addCurve(to: .zero, control1: Point(x: 1, y: 2), control2: Point(x: 3, y: 4))
          path.closeSubpath()
        }),
    ]
    let stroke = ShapeContent.Stroke(
      paint: .color(.random(using: &generator)),
      style: StrokeStyle(lineWidth: length(), lineCap: .round, lineJoin: .bevel),
      isInside: Bool.random(using: &generator))
    let contents: [Node.Content] =
      [
        .component,
        .text(
          TextContent(
            string: "Grüße\n🙂",
            font: .custom("Roboto", size: length()).bold().italic(),
            color: .random(using: &generator), alignment: .trailing, lineLimit: 2)),
        .color(.random(using: &generator)),
        .shape(
          ShapeContent(
            kind: shapes.randomElement(using: &generator) ?? .circle,
            fill: .color(.random(using: &generator)), strokes: [stroke])),
        .spacer(SpacerContent(minLength: length())),
        .stack(
          StackContent(axis: .horizontal, spacing: length(), verticalAlignment: .lastTextBaseline)),
        .stack(StackContent(axis: .vertical, horizontalAlignment: .trailing)),
        .layers(LayersContent(alignment: .random(using: &generator))),
      ] + .arrangements(using: &generator) + .drawings(using: &generator)
    return contents.randomElement(using: &generator) ?? .component
  }
}

extension Node.Modifier {
  static func random(using generator: inout SeededGenerator) -> Node.Modifier {
    func length() -> Double { Double.random(in: 0...100, using: &generator) }
    let modifiers: [Node.Modifier] =
      [
        .padding(EdgeInsets(top: length(), leading: -length(), trailing: length())),
        .frame(FixedFrame(width: length(), alignment: .random(using: &generator))),
        .flexibleFrame(FlexibleFrame(minWidth: length(), maxWidth: .infinity, idealHeight: 5)),
        .fixedSize(horizontal: true, vertical: false),
        .layoutPriority(Length(length())),
        .background(Decoration(style: .color(.random(using: &generator)))),
        .overlay(Decoration(alignment: .random(using: &generator))),
        .opacity(Length(Double.random(in: 0...1, using: &generator))),
      ] + .placements(using: &generator) + .effects(using: &generator)
    return modifiers.randomElement(using: &generator) ?? .compositingGroup
  }
}
