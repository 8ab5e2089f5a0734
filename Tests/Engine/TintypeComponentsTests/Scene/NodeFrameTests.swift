// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport
import TintypeTestSupport

@Suite("Node frames")
struct NodeFrameTests {
  private static let plain = Rect(x: 40, y: 45, width: 20, height: 10)

  /// A modifier after an `id`, and the frame of the `id` on a canvas of 100 × 100 points.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let frame: Rect
    /// A Boolean value that indicates whether the modifier has a size of its own.
    var changesLayout: Bool {
      testDescription.contains("padding") || testDescription.contains("frame")
    }
    let modified: @Sendable (any Component) -> any Component

    init(
      _ name: String, _ frame: Rect = NodeFrameTests.plain,
      _ modified: @escaping @Sendable (any Component) -> any Component
    ) {
      testDescription = name
      self.frame = frame
      self.modified = modified
    }
  }

  static let cases: [Case] = [
    Case("opacity") { $0.opacity(0.5) },
    Case("zIndex") { $0.zIndex(1) },
    Case("shadow") { $0.shadow(radius: 3) },
    Case("padding") { $0.padding(5) },
    Case("frame") { $0.frame(width: 60, height: 60) },
    Case("flexible frame") { $0.frame(maxWidth: .infinity, maxHeight: .infinity) },
    Case("background") { $0.background(.black) },
    Case("overlay") { $0.overlay { Color.black } },
    Case("clipShape") { $0.clipShape(Circle()) },
    Case("scaleEffect") { $0.scaleEffect(2) },
    Case("padding, background") { $0.padding(5).background(.black) },
    Case("offset", moved(10, 5)) { $0.offset(x: 10, y: 5) },
    Case("offset, opacity", moved(10, 5)) { $0.offset(x: 10, y: 5).opacity(0.5) },
    Case("offset, padding, offset", moved(30, 5)) {
      $0.offset(x: 10, y: 5).padding().offset(x: 20)
    },
    Case("position", moved(-40, -35)) { $0.position(x: 10, y: 15) },
    Case("position, shadow", moved(-40, -35)) { $0.position(x: 10, y: 15).shadow(radius: 3) },
  ]

  private static func moved(_ x: Double, _ y: Double) -> Rect {
    Rect(x: plain.minX + x, y: plain.minY + y, width: plain.width, height: plain.height)
  }

  @Test("A modifier after an id does not change the size of the id's frame", arguments: cases)
  func after(layout: Case) throws {
    let named = Color.red.frame(width: 20, height: 10).id("A")
    let scene = try lay(ComponentList([layout.modified(named)]), in: Size(100, 100))
    #expect(try scene.frame(ofID: "A") == layout.frame)
    #expect(scene.outline.contains("#A  \(Self.text(layout.frame))"))
  }

  @Test(
    "A modifier that only draws or moves has the frame of its content",
    arguments: try nonEmpty(cases.filter { !$0.changesLayout }))
  func before(layout: Case) throws {
    let modified = layout.modified(Color.red.frame(width: 20, height: 10))
    let named = Boundary { ComponentList([modified]) }.id("A")
    let scene = try lay(named, in: Size(100, 100))
    #expect(try scene.frame(ofID: "A") == layout.frame)
  }

  @Test("The frame of an id includes the modifiers before it")
  func included() throws {
    let scene = try lay(
      Color.red.frame(width: 20, height: 10).padding(5).id("A").padding(7), in: Size(100, 100))
    #expect(try scene.frame(ofID: "A") == Rect(x: 35, y: 40, width: 30, height: 20))
  }

  @Test("A later id includes the modifiers between the two")
  func renamed() throws {
    let scene = try lay(
      Color.red.frame(width: 20, height: 10).id("A").padding(5).id("B").padding(7),
      in: Size(100, 100))
    #expect(try scene.frame(ofID: "B") == Rect(x: 35, y: 40, width: 30, height: 20))
    #expect(scene.frames(ofID: "A").isEmpty)
  }

  @Test("The frames of ForEach elements do not include the modifiers of ForEach")
  func elements() throws {
    let scene = try lay(
      VStack(spacing: 0) {
        ForEach(["x", "y"], id: \.self) { _ in Color.red.frame(width: 20, height: 10) }
          .padding(5)
      })
    #expect(try scene.frame(ofID: "x") == Rect(x: 5, y: 5, width: 20, height: 10))
    #expect(try scene.frame(ofID: "y") == Rect(x: 5, y: 25, width: 20, height: 10))
  }

  @Test(
    "The position of an id in a node is clamped",
    arguments: [(-1, 10.0), (0, 10), (1, 20), (2, 30), (9, 30), (nil, 30)])
  func position(position: Int?, width: Double) throws {
    let node = Node(
      type: "Color", id: "A", content: .color(ResolvedColor(red: 0, green: 0, blue: 0)),
      modifiers: [
        .padding(EdgeInsets(leading: 5, trailing: 5)), .padding(EdgeInsets(leading: 10)),
      ],
      idPosition: position)
    #expect(try lay(node).frame(ofID: "A").width == width)
  }

  @Test("A query for an unknown id lists the ids of the scene")
  func missing() throws {
    let scene = try lay(
      HStack {
        box("save", 10, 10); box("cancel", 10, 10)
      })
    let error = try #require(throws: NodeIDError.self) { try scene.frame(ofID: "safe") }
    #expect(error == .notFound(id: "safe", known: ["save", "cancel"]))
    #expect(
      error.description == """
        No node of the scene has the id "safe". It has "save", "cancel". Apply `.id("safe")` to the \
        component, or correct the query.
        """)
    #expect(scene.frames(ofID: "safe").isEmpty)
  }

  @Test("A query for an ambiguous id lists the paths of its nodes")
  func ambiguous() throws {
    let scene = try lay(
      HStack(spacing: 0) {
        HStack { box("title", 10, 10) }
        HStack { box("title", 20, 10) }
      })
    let error = try #require(throws: NodeIDError.self) { try scene.frame(ofID: "title") }
    #expect(
      error.description == """
        2 nodes of the scene have the id "title": HStack/HStack[0]/Rectangle#title, \
        HStack/HStack[1]/Rectangle#title. Query all with `frames(ofID:)`, or one path with \
        `frame(at:)`.
        """)
    #expect(scene.frames(ofID: "title").map(\.width) == [10, 20])
    let path = try #require(NodePath("HStack/HStack[1]/Rectangle#title"))
    #expect(scene.frame(at: path) == Rect(x: 10, y: 0, width: 20, height: 10))
    let other = try #require(NodePath("HStack/HStack[2]/Rectangle#title"))
    #expect(scene.frame(at: other) == nil)
  }

  @Test("Ids with reserved characters and duplicate ids are found")
  func reserved() throws {
    let scene = try lay(
      HStack(spacing: 0) {
        box("a/b[0]", 10, 10); box("a/b[0]", 20, 10)
      })
    #expect(scene.frames(ofID: "a/b[0]").map(\.width) == [10, 20])
    #expect(try lay(box("7", 10, 10)).frame(ofID: 7).width == 10)
  }

  private static func text(_ frame: Rect) -> String {
    "\(Int(frame.minX)) \(Int(frame.minY))  \(Int(frame.width)) × \(Int(frame.height))"
  }
}
