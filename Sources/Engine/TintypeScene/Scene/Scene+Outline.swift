// SPDX-License-Identifier: MIT

extension Scene {
  /// The scene as text for comparison and searching: the canvas, then one node per line.
  ///
  /// ```
  /// canvas 200 × 100 @2x light
  /// Greeting  56 30  88 × 40
  ///   VStack[0]  56 30  88 × 40  alignment: leading
  ///     Text[0]  56 30  88 × 20  text: "Hello"  font: default regular 17  color: primary #000000
  /// ```
  ///
  /// The origin and the size in points follow the node's element, then the attributes that differ
  /// from their defaults. Diagnostics follow the tree.
  public var outline: String { outline(geometry: true) }

  /// Returns the text of ``outline`` with or without positions and sizes.
  ///
  /// ```
  /// canvas @2x light
  /// Greeting
  ///   VStack[0]  alignment: leading
  ///     Text[0]  text: "Hello"  font: default regular 17  color: primary #000000
  /// ```
  ///
  /// - Parameter geometry: A Boolean value that indicates whether the text contains the size of the
  ///   canvas, and the origin and the size of each node. Without them, a change of one attribute
  ///   changes one line, although other nodes move.
  /// - Returns: One line for the canvas, each node and each diagnostic.
  public func outline(geometry: Bool) -> String {
    var depths: [Int] = []
    var lines = [canvas.outline(geometry: geometry)]
    /// The lines of rows that are missing after the nodes whose descendants are being written.
    var pending: [(depth: Int, line: String)] = []
    func close(to depth: Int) {
      while let last = pending.last, last.depth >= depth {
        lines.append(String(repeating: "  ", count: last.depth) + last.line)
        pending.removeLast()
      }
    }
    let missing = Dictionary(grouping: leftOutRows, by: \.node)
    for (index, node) in nodes.enumerated() {
      let depth = node.parent.flatMap { depths.indices.contains($0) ? depths[$0] + 1 : nil } ?? 0
      depths.append(min(depth, SceneTree.maximumDepth))
      close(to: depth)
      for rows in missing[index] ?? [] {
        if rows.isBefore {
          lines.append(String(repeating: "  ", count: depth) + rows.line)
        } else {
          pending.append((depth, rows.line))
        }
      }
      var parts = [node.element]
      if geometry {
        let frame = node.frame
        parts.append("\(frame.minX.pointText) \(frame.minY.pointText)")
        parts.append("\(frame.width.pointText) × \(frame.height.pointText)")
      }
      parts += node.attributes.map(\.description)
      lines.append(String(repeating: "  ", count: depth) + parts.joined(separator: "  "))
    }
    close(to: 0)
    lines += diagnostics.map { "\($0.severity == .error ? "diagnostic" : "warning") \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Scene.Canvas {
  fileprivate func outline(geometry: Bool) -> String {
    let size = "\(size.width.pointText) × \(size.height.pointText) "
    let parts = ["canvas \(geometry ? size : "")@\(scale.pointText)x \(colorScheme.rawValue)"]
    let direction = layoutDirection == .leftToRight ? [] : [layoutDirection.rawValue]
    let style = platformStyle == .iOS ? [] : [platformStyle.rawValue]
    return (parts + direction + style).joined(separator: " ")
  }
}

/// The conversion of outlines and accessibility texts with geometry, which references of earlier
/// versions contain.
package enum TextGeometry {
  /// Returns the text without the size of the canvas, and without the first origin and size of each
  /// line.
  ///
  /// - Parameter text: The text of ``Scene/outline`` or ``Scene/accessibilityText``.
  /// - Returns: The text without geometry; texts without geometry are unchanged.
  package static func removed(from text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var parts = String(line).components(separator: "  ")
      if let canvas = parts.first, canvas.hasPrefix("canvas ") {
        var words = canvas.split(separator: " ", omittingEmptySubsequences: false)
        if words.count > 4, isNumber(words[1]), words[2] == "×", isNumber(words[3]) {
          words.removeSubrange(1...3)
          parts[0] = words.joined(separator: " ")
        }
      }
      let origin = parts.indices.dropFirst().dropLast().first { index in
        isOrigin(parts[index]) && isSize(parts[index + 1])
      }
      if let origin { parts.removeSubrange(origin...(origin + 1)) }
      return parts.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private static func isOrigin(_ text: String) -> Bool {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    return words.count == 2 && words.allSatisfy(isNumber)
  }

  private static func isSize(_ text: String) -> Bool {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    return words.count == 3 && words[1] == "×" && isNumber(words[0]) && isNumber(words[2])
  }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      }
  }
}

extension String {
  /// Returns the parts between separators of two spaces, from the start.
  fileprivate func components(separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
