// SPDX-License-Identifier: MIT

import TintypeScene

/// A symbol, or an image that is painted in one color, with its place on the canvas.
struct PaintedGraphic {
  /// The index of the node.
  var node: Int
  /// The indices of the commands that paint its most opaque layers.
  var commands: [Int]
  /// The part of the area that clips and the canvas leave.
  var visible: Rect
  /// The paint of these layers.
  var paint: PaintCommand.Paint
  /// A Boolean value that indicates whether there are no other layers, and no group changes the color.
  var keepsColor: Bool

  /// Finds the graphics of some nodes, in the order of the nodes.
  ///
  /// A graphic in several colors has no contrast of its own, and is left out. Of layers in one color,
  /// translucent ones are what is behind the opaque ones.
  static func all(in scene: Scene, of nodes: Set<Int>) -> [PaintedGraphic] {
    guard !nodes.isEmpty else { return [] }
    let canvas = Rect(origin: .zero, size: scene.canvas.size)
    var layers: [Int: [Layer]] = [:]
    var groups: [(effect: PaintCommand.Effect, node: Int)] = []
    var masks = MaskSources()
    for (index, command) in scene.commands.enumerated() {
      let isMask = masks.contains(command.paint)
      switch command.paint {
      case .beginGroup(let effect): groups.append((effect, command.node))
      case .endGroup: _ = groups.popLast()
      case .text: break
      case .fill, .stroke, .image:
        guard nodes.contains(command.node), !isMask else { break }
        let own = groups.filter { $0.node == command.node }.map(\.effect)
        guard !own.contains(.blend(.destinationOut)) else { break }
        var area = command.paint.extent ?? .zero
        for group in groups.reversed() { area = group.effect.extent(of: area) }
        let (paint, opacity) = command.paint.graphicPaint.map(\.opaque) ?? (nil, 1)
        layers[command.node, default: []].append(
          Layer(
            command: index, paint: paint, opacity: own.reduce(opacity) { $0 * $1.ownOpacity },
            area: area.intersection(canvas),
            keepsColor: opacity >= 1 && groups.allSatisfy(\.effect.keepsColors)))
      }
    }
    return layers.sorted { $0.key < $1.key }.compactMap { graphic(of: $1, node: $0) }
  }

  private struct Layer {
    var command: Int
    /// The paint without its opacity; `nil` for an image in its own colors.
    var paint: PaintCommand.Paint?
    var opacity: Double
    var area: Rect
    var keepsColor: Bool
  }

  private static func graphic(of layers: [Layer], node: Int) -> PaintedGraphic? {
    guard let paint = layers.first?.paint, layers.allSatisfy({ $0.paint == paint }),
      let opacity = layers.map(\.opacity).max(), opacity > 0.02
    else { return nil }
    let opaque = layers.filter { $0.opacity > opacity - 0.01 && $0.area.isPlace }
    guard let first = opaque.first else { return nil }
    return PaintedGraphic(
      node: node, commands: opaque.map(\.command),
      visible: opaque.reduce(first.area) { $0.union($1.area) }, paint: paint,
      keepsColor: layers.allSatisfy(\.keepsColor))
  }
}

extension PaintCommand {
  /// The paint of a fill, a stroke or an image in one color; `nil` for an image in its own colors.
  fileprivate var graphicPaint: Paint? {
    switch self {
    case .fill(_, let paint): paint
    case .stroke(_, let stroke): stroke.paint
    case .image(let placement): placement.tint.map { .color($0) }
    case .text, .beginGroup, .endGroup: nil
    }
  }
}

extension PaintCommand.Paint {
  /// The paint without the opacity of its only color, and that opacity.
  fileprivate var opaque: (paint: Self?, opacity: Double) {
    guard case .color(var color) = self else { return (self, 1) }
    let opacity = color.opacity
    color.opacity = 1
    return (.color(color), opacity)
  }
}

extension PaintCommand.Effect {
  /// The opacity of the group; 1 for other effects.
  fileprivate var ownOpacity: Double {
    if case .opacity(let opacity) = self { opacity } else { 1 }
  }
}
