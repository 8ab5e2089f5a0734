// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeComponents

@Suite("Coding nodes")
struct NodeCodingTests {
  private static let color = ResolvedColor(name: "accent", red: 0.1, green: 0.2, blue: 0.3)

  static let contents: [Node.Content] =
    [
      .component,
      .text(TextContent(string: "", font: .body, color: color)),
      .color(color),
      .spacer(SpacerContent()),
      .spacer(SpacerContent(minLength: 3)),
      .stack(StackContent(axis: .horizontal, spacing: -2, verticalAlignment: .firstTextBaseline)),
      .stack(StackContent(axis: .vertical, horizontalAlignment: .leading)),
      .layers(LayersContent(alignment: .bottomTrailing)),
    ]
    + [
      ShapeKind.rectangle, .roundedRectangle(cornerRadius: 4), .capsule, .circle, .ellipse,
      .path(Path()), .path(Path { $0.move(to: Point(x: 1, y: 2)) }),
    ].map { .shape(ShapeContent(kind: $0, fill: .color(color))) }

  @Test("every content comes back as it was", arguments: contents)
  func content(content: Node.Content) throws {
    let node = Node(type: "A", content: content)
    #expect(try throughJSON(node) == node)
  }

  @Test(
    "every modifier comes back as it was",
    arguments: [
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      .frame(FixedFrame(width: 10, alignment: .topLeading)),
      .frame(FixedFrame(height: .infinity)),
      .flexibleFrame(FlexibleFrame(minWidth: -.infinity, maxWidth: .infinity, maxHeight: .nan)),
      .fixedSize(horizontal: false, vertical: true),
      .layoutPriority(-1),
      .background(Decoration(style: .color(color))),
      .overlay(Decoration(alignment: .bottom)),
      .opacity(0.5),
    ] as [Node.Modifier])
  func modifier(modifier: Node.Modifier) throws {
    let node = Node(type: "A", modifiers: [modifier])
    #expect(try throughJSON(node) == node)
  }

  @Test("identity, direction, attachments and children come back in their order")
  func structure() throws {
    let node = Node(
      type: "Root",
      id: "",
      modifiers: [.background(Decoration()), .opacity(1), .overlay(Decoration())],
      attachments: [
        .init(modifier: 0, nodes: [Node(type: "B1"), Node(type: "B2")]),
        .init(modifier: 2, nodes: [Node(type: "O1", children: [Node(type: "Deep")])]),
      ],
      children: [Node(type: "C1", id: "a/b"), Node(type: "C2"), Node(type: "C3")],
      layoutDirection: .rightToLeft
    )
    let decoded = try throughJSON(node)
    #expect(decoded == node)
    #expect(decoded.children.map(\.type) == ["C1", "C2", "C3"])
  }

  @Test("random trees come back as they were", arguments: 0..<200 as Range<UInt64>)
  func randomTree(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let node = Node.random(depth: 5, using: &generator)
    #expect(try throughJSON(node) == node)
  }

  @Test("random trees look the same when they come back", arguments: 100..<160 as Range<UInt64>)
  func randomPicture(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let node = Node.random(depth: 5, using: &generator)
    let size = Size(300, 300)
    #expect(try lay(throughJSON(node), in: size) == lay(node, in: size))
  }

  @Test("the coded form is stable")
  func literal() throws {
    let node = Node(
      type: "VStack",
      content: .stack(StackContent(axis: .vertical)),
      children: [Node(type: "Spacer", id: "gap", content: .spacer(SpacerContent()))]
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(node), as: UTF8.self)
    #expect(
      text == """
        {"format":1,"nodes":[{"content":{"kind":"stack","value":{"axis":"vertical",\
        "horizontalAlignment":"center","verticalAlignment":"center"}},"type":"VStack"},\
        {"content":{"kind":"spacer","value":{}},"id":"gap","parent":0,"type":"Spacer"}]}
        """)
  }

  @Test("a tree of the greatest depth comes back as it was")
  func greatestDepth() throws {
    let node = Self.chain(Node.maximumDepth)
    #expect(try throughJSON(node) == node)
  }

  @Test("a deeper tree is not encoded", arguments: [Node.maximumDepth + 1, 1000])
  func tooDeep(depth: Int) {
    #expect(throws: ComponentError.tooDeep(type: "A")) {
      try JSONEncoder().encode(Self.chain(depth))
    }
  }

  @Test("a layout of one's own is not encoded, and the error names its node")
  func customLayout() throws {
    let node = try Node(
      resolving: VStack {
        Text("a"); Diagonal() { Text("b") }.id("own")
      })
    let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode(node) }
    guard case .invalidValue(let value, let context) = error else {
      Issue.record("The error is another one.")
      return
    }
    #expect(value as? String == "VStack/Diagonal#own")
    #expect(
      context.debugDescription
        == "VStack/Diagonal#own holds a layout of your own, which is code and no data.")
  }

  static func chain(_ depth: Int) -> Node {
    (1..<depth).reduce(Node(type: "A")) { inner, _ in Node(type: "A", children: [inner]) }
  }
}
