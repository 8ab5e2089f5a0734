// SPDX-License-Identifier: MIT

extension Scene {
  /// The scene with one property per line, for line-based diff tools.
  ///
  /// ```
  /// canvas
  ///   size: 200 × 100
  /// Greeting/VStack[0]
  ///   frame: 56 30  88 × 40
  ///   alignment: leading
  /// ```
  ///
  /// A node begins with its path in the first column, where `git diff` finds the names of hunks.
  /// Frames are relative to the parent's, so that a node that moves does not change the lines of
  /// its descendants. Paths of more than 400 bytes are shortened at the beginning.
  package var propertyLines: [String] {
    var lines = ["canvas"]
    for (name, text) in canvas.properties {
      if let text { lines.append("  \(name): \(text)") }
    }
    var paths: [String] = []
    for (index, node) in nodes.enumerated() {
      let parent = node.parent.flatMap { (0..<index).contains($0) ? $0 : nil }
      paths.append(Self.path(of: node.element, in: parent.map { paths[$0] }))
      lines.append(paths[index])
      lines += Self.lines(of: node, in: parent.map { nodes[$0].frame.origin } ?? .zero)
    }
    guard !diagnostics.isEmpty else { return lines }
    return lines + ["diagnostics"]
      + diagnostics.map { "  \($0.severity == .error ? "error" : "warning"): \($0)" }
  }

  private static func path(of element: String, in parent: String?) -> String {
    guard let parent else { return element }
    let path = parent + "/" + element
    guard path.utf8.count > 400 else { return path }
    return "…" + String(decoding: path.utf8.suffix(300), as: UTF8.self)
  }

  private static func lines(of node: Node, in origin: Point) -> [String] {
    let frame = node.frame
    let corner = "\((frame.minX - origin.x).pointText) \((frame.minY - origin.y).pointText)"
    var lines = ["  frame: \(corner)  \(frame.width.pointText) × \(frame.height.pointText)"]
    lines += node.attributes.map { "  \($0)" }
    for (name, text) in node.semantics?.properties ?? [] {
      if let text { lines.append("  \(name): \(text)") }
    }
    return lines
  }
}
