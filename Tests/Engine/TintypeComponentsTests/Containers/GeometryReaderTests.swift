// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Geometry readers") struct GeometryReaderTests {
  @Test("A geometry reader takes the proposed size and passes it to its content")
  func size() throws {
    let component = GeometryReader { proxy in
      box("half", proxy.size.width / 2, proxy.size.height / 4)
    }
    let scene = try lay(component, in: Size(200, 80))
    #expect(scene.frame("half") == Rect(x: 0, y: 0, width: 100, height: 20))
  }

  @Test("The content of a geometry reader is at its leading edge")
  func mirrored() throws {
    let scene = try lay(
      GeometryReader { _ in box("a", 50, 20) }, in: Size(200, 80), traits: .rightToLeft)
    #expect(scene.frame("a") == Rect(x: 150, y: 0, width: 50, height: 20))
  }

  @Test("Several components overlap in the top leading corner, each with the size of the reader")
  func overlap() throws {
    let component = GeometryReader { _ in
      Color.red.id("color")
      box("wide", 250, 20)
      box("high", 50, 100)
    }
    let scene = try lay(component, in: Size(200, 80))
    #expect(scene.frame("color") == Rect(x: 0, y: 0, width: 200, height: 80))
    #expect(scene.frame("wide") == Rect(x: 0, y: 0, width: 250, height: 20))
    #expect(scene.frame("high") == Rect(x: 0, y: 0, width: 50, height: 100))
    let mirrored = try lay(component, in: Size(200, 80), traits: .rightToLeft)
    #expect(mirrored.frame("high") == Rect(x: 150, y: 0, width: 50, height: 100))
  }

  @Test("The nodes of a geometry reader are at its position in the outline")
  func order() throws {
    let component = VStack {
      GeometryReader { _ in
        Text("inside")
        Text("too")
      }
      Text("after")
    }
    let scene = try lay(component, in: Size(200, 80))
    #expect(
      scene.paths == [
        "VStack", "VStack/GeometryReader[0]", "VStack/GeometryReader[0]/Text[0]",
        "VStack/GeometryReader[0]/Text[1]", "VStack/Text[0]",
      ])
  }

  @Test("Diagnostics inside a geometry reader have the full path of their node")
  func diagnostics() throws {
    let component = GeometryReader { _ in
      VStack {
        Text("a").id("x")
        Text("b").id("x")
      }
    }
    #expect(
      try lay(component, in: Size(200, 80)).diagnostics.map(\.path.description)
        == ["GeometryReader/VStack[0]/Text#x[1]"])
  }

  @Test("A geometry reader that contains itself is rejected")
  func endless() {
    struct Endless: Component {
      var body: some Component { GeometryReader { _ in Endless() } }
    }
    #expect(throws: ComponentError.self) { try lay(Endless(), in: Size(100, 100)) }
  }
}
