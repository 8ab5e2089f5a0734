// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

/// A component, its canvas, and the expected frames of its elements.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The size of the canvas, or `nil` for the component's ideal size.
  let canvas: Size?
  let traits: Traits
  let frames: [String: Rect]
  let component: @Sendable () -> ComponentList

  init(
    _ name: String,
    in canvas: (Double, Double)? = nil,
    traits: Traits = Traits(),
    _ frames: [String: (Double, Double, Double, Double)],
    @ComponentBuilder component: @escaping @Sendable () -> ComponentList
  ) {
    testDescription = name
    self.canvas = canvas.map { Size($0.0, $0.1) }
    self.traits = traits
    self.frames = frames.mapValues { Rect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
    self.component = component
  }

  /// Lays out the component and compares the frames.
  func check(within tolerance: Double = 0.001) throws {
    let scene = try lay(component(), in: canvas, traits: traits)
    #expect(scene.diagnostics.allSatisfy { $0.severity == .warning })
    for (id, expected) in frames.sorted(by: { $0.key < $1.key }) {
      let frame = try #require(scene.frame(id), "The node \(id) does not exist.")
      #expect(
        frame.isClose(to: expected, within: tolerance), "The frame of \(id) is \(frame).")
    }
  }
}
