// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

/// A composite component, so that modifiers outside do not change the frames inside.
package struct Boundary: Component {
  private let content: ComponentList

  /// Creates a component with contents.
  package init(@ComponentBuilder content: () -> ComponentList) {
    self.content = content()
  }

  /// The contents.
  package var body: some Component { content }
}

/// Returns a rectangle with an `id` and a fixed width, height or both.
package func box(_ id: String, _ width: Double? = nil, _ height: Double? = nil) -> some Component {
  Rectangle().frame(width: width, height: height).id(id)
}

/// Returns a rectangle with an `id` that takes the proposed size.
package func flexible(_ id: String) -> some Component { Rectangle().id(id) }

/// Lays out a component with characters of 10 × 20 points, on a canvas or at its ideal size.
package func lay(
  _ component: some Component,
  in size: Size? = nil,
  traits: Traits = Traits(),
  measuring: any TextMeasuring = BlockText()
) throws -> Scene {
  try Scene(
    of: component,
    in: size.map { .fixed($0) } ?? .sizeThatFits,
    traits: traits,
    measuring: measuring
  )
}

extension Scene {
  /// Returns the frame of the node with an `id`.
  package func frame(_ id: String) -> Rect? {
    nodes.first { $0.element.hasSuffix("#\(id)") }?.frame
  }

  /// The paths of all nodes.
  package var paths: [String] { nodes.indices.map { path(of: $0).description } }

  /// The painted lines of text, in order.
  package var lines: [PaintCommand.Line] {
    commands.compactMap { command in
      if case .text(let line) = command.paint { line } else { nil }
    }
  }

  /// The descriptions of the diagnostics.
  package var diagnosticTexts: [String] { diagnostics.map(\.description) }
}

extension TintypeComponents.Node {
  /// The paths of all nodes.
  package var paths: [String] { located.map(\.path.description) }
}

extension Size {
  /// Creates a size from a width and a height.
  package init(_ width: Double, _ height: Double) {
    self.init(width: width, height: height)
  }
}

extension Rect {
  /// Returns whether all four numbers equal another rectangle's within a tolerance in points.
  package func isClose(to other: Rect, within tolerance: Double = 0.01) -> Bool {
    [(minX, other.minX), (minY, other.minY), (width, other.width), (height, other.height)]
      .allSatisfy { abs($0.0 - $0.1) <= tolerance }
  }
}

/// Encodes a value as JSON and decodes it again.
package func throughJSON<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
}

extension PaintCommand.Line {
  /// The font of the line's first characters.
  package var font: ResolvedFont {
    spans.first?.font ?? ResolvedFont(family: "none", size: 0, weight: .regular, isItalic: false)
  }

  /// The color of the line's first characters.
  package var color: ResolvedColor {
    if case .color(let color) = spans.first?.paint { return color }
    return ResolvedColor(name: "none", red: 1, green: 0, blue: 1)
  }
}
