// SPDX-License-Identifier: MIT

import TintypeComponents

/// A value that controls show and change.
final class Stored<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  var binding: Binding<Value> { Binding(self, \.value) }
}

/// The color schemes and contrasts in which the classic style adjusts text to be legible.
let looks: [Traits] = [
  [.light, .platformStyle(.classic)], [.dark, .platformStyle(.classic)],
  [.light, .increasedContrast, .platformStyle(.classic)],
  [.dark, .increasedContrast, .platformStyle(.classic)],
]

extension Scene {
  /// Returns the first node of a type.
  func first(_ type: String) -> Scene.Node? { nodes.first { $0.element.hasPrefix(type) } }

  /// Returns all nodes of a type.
  func all(_ type: String) -> [Scene.Node] {
    nodes.filter { $0.element == type || $0.element.hasPrefix("\(type)[") }
  }

  /// Returns the contrast of each line of text with the fills behind it, composited over a page.
  ///
  /// Translucent text, as in disabled controls, is omitted.
  func textContrasts(on page: ResolvedColor) -> [(text: String, ratio: Double)] {
    var fills: [(frame: Rect, color: ResolvedColor)] = []
    var isOpaque = [true]
    var contrasts: [(String, Double)] = []
    for command in commands {
      switch command.paint {
      case .fill(let outline, .color(let color)):
        if let frame = outline.frame { fills.append((frame, color)) }
      case .text(let line) where isOpaque.last == true:
        let place = Point(x: line.origin.x + 1, y: line.origin.y - 1)
        let behind = fills.filter { fill in
          fill.frame.minX <= place.x && place.x < fill.frame.maxX
            && fill.frame.minY <= place.y && place.y < fill.frame.maxY
        }
        .reduce(page) { $1.color.composited(over: $0) }
        contrasts.append((line.string, line.color.contrast(with: behind)))
      case .beginGroup(let effect):
        if case .opacity(let opacity) = effect, opacity < 1 {
          isOpaque.append(false)
        } else {
          isOpaque.append(isOpaque.last ?? true)
        }
      case .endGroup: isOpaque.removeLast()
      default: continue
      }
    }
    return contrasts
  }

  /// Returns the lines of text with a contrast below 4.5 to 1 on a plain or a grouped page.
  func paleTexts(_ traits: Traits) -> [String] {
    let environment = Viewport.sizeThatFits.environment(traits)
    return [Color.systemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground]
      .map { $0.resolve(in: environment) }
      .flatMap { textContrasts(on: $0) }
      .filter { $0.ratio < 4.5 }
      .map { "\($0.text) \($0.ratio)" }
  }
}

extension PaintCommand.Outline {
  /// The frame of the outline, or `nil` if the outline is a path.
  fileprivate var frame: Rect? {
    switch self {
    case .box(let frame, _), .roundedBox(let frame, _, _), .ellipse(let frame): frame
    case .path: nil
    }
  }
}
