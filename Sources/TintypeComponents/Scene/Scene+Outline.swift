// SPDX-License-Identifier: MIT

extension Scene {
  /// The scene as text: the canvas, then one node a line, made to be compared and searched.
  ///
  /// ```
  /// canvas 200 × 100 @2x light
  /// Greeting  56 30  88 × 40
  ///   VStack[0]  56 30  88 × 40  alignment: leading
  ///     Text[0]  56 30  88 × 20  text: "Hello"  font: default regular 17  color: primary #000000
  /// ```
  ///
  /// After a node's element stand its corner and its size in points, then the attributes that
  /// differ from their defaults. Diagnostics follow behind the tree.
  public var outline: String {
    var depths: [Int] = []
    var lines = [canvas.outline]
    for node in nodes {
      let depth = node.parent.flatMap { depths.indices.contains($0) ? depths[$0] + 1 : nil } ?? 0
      depths.append(min(depth, SceneTree.maximumDepth))
      let frame = node.frame
      let corner = "\(frame.minX.pointText) \(frame.minY.pointText)"
      let size = "\(frame.width.pointText) × \(frame.height.pointText)"
      let parts = ["\(node.element)  \(corner)  \(size)"] + node.attributes.map(\.description)
      lines.append(String(repeating: "  ", count: depth) + parts.joined(separator: "  "))
    }
    lines += diagnostics.map { "\($0.severity == .error ? "diagnostic" : "warning") \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Scene.Canvas {
  fileprivate var outline: String {
    let size = "\(size.width.pointText) × \(size.height.pointText)"
    let parts = ["canvas \(size) @\(scale.pointText)x \(colorScheme.rawValue)"]
    let direction = layoutDirection == .leftToRight ? [] : [layoutDirection.rawValue]
    return (parts + direction).joined(separator: " ")
  }
}
