// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Component errors")
struct ComponentErrorTests {
  @Test(
    "A canvas size that cannot be painted is rejected",
    arguments: [(0, 1), (1, 0), (-1, 1), (.nan, 1), (1, .infinity), (-.infinity, 0)]
      as [(Double, Double)])
  func canvas(width: Double, height: Double) {
    let size = Size(width, height)
    let viewports = [
      Viewport.fixed(size), .device(.iPhone13, size: size), .device(Device(name: "d", size: size)),
    ]
    for viewport in viewports {
      let error = #expect(throws: ComponentError.self) {
        try Scene(of: Circle(), in: viewport, measuring: BlockText())
      }
      #expect(
        error?.description == """
          A canvas of \(width.pointText) × \(height.pointText) points cannot be painted: both sides \
          must be finite numbers greater than zero. Pass another size, or give the component a \
          frame if it has no size of its own.
          """)
    }
  }

  @Test("A component of size zero is rejected if it determines the canvas")
  func noSpace() {
    #expect(throws: ComponentError.invalidCanvas(width: 0, height: 0)) { try lay(EmptyComponent()) }
  }

  @Test(
    "A scale that is not a finite number greater than zero is rejected",
    arguments: [0, -2, .nan, .infinity])
  func scale(scale: Double) {
    let error = #expect(throws: ComponentError.self) {
      try lay(Circle(), in: Size(9, 9), traits: .displayScale(scale))
    }
    #expect(
      error?.description == """
        A scale of \(scale.pointText) pixels per point cannot be painted: it must be a finite \
        number greater than zero. Pass another display scale.
        """)
  }

  @Test("The error about infinite nesting describes the next step")
  func tooDeep() {
    #expect(
      ComponentError.tooDeep(type: "Form").description == """
        Form is nested more than 200 levels deep. If a component's body contains the component \
        itself, end that recursion; otherwise make the tree flatter.
        """)
  }

  @Test("The error about a stack that is too small describes the next step")
  func stackTooSmall() {
    #expect(
      ComponentError.stackTooSmall(type: "Form").description == """
        The stack of the current thread is too small for Form: its components are nested too \
        deeply, or too many modifiers follow each other. Use the main thread or a `Thread` with a \
        larger `stackSize`, such as 8 MiB, or make the tree flatter.
        """)
  }

  @Test(
    "Color components out of range are clamped and cause no error",
    arguments: [(-1, "#00"), (2, "#FF"), (.nan, "#00"), (.infinity, "#FF"), (0.5, "#80")]
      as [(Double, String)])
  func colors(part: Double, text: String) {
    let color = ResolvedColor(red: part, green: 0, blue: 0)
    #expect(color.description == text + "0000")
    var broken = color
    broken.green = part
    #expect(broken.description.hasPrefix(text + text.dropFirst()))
    var resolved = Color(red: part, green: 0, blue: 0).resolve(in: EnvironmentValues())
    #expect(resolved.name == (part.isNaN ? "not a number" : nil))
    resolved.name = nil
    #expect(resolved == color)
  }
}
