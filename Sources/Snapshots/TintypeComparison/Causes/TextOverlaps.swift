// SPDX-License-Identifier: MIT

import TintypeScene

/// The texts of a scene that are painted over each other.
struct TextOverlaps {
  /// Two texts of different nodes, the one behind first.
  struct Pair: Hashable {
    var texts: [String]
    var paths: [NodePath]

    /// The texts on one line.
    var description: String {
      let quoted = texts.map { text in
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return "“\(line.count > 24 ? line.prefix(23) + "…" : line[...])”"
      }
      return "\(quoted[1]) is painted over \(quoted[0])."
    }
  }

  private struct Line {
    var command: Int
    var node: Int
    var text: String
    var frame: Rect
  }

  private(set) var pairs: [Pair] = []

  /// The maximum number of lines that are compared with each other.
  private static let lineLimit = 500

  init(_ scene: Scene) {
    let lines = Self.lines(of: scene)
    var found: Set<Pair> = []
    for (index, behind) in lines.enumerated() {
      for line in lines[(index + 1)...] where line.node != behind.node {
        guard let common = behind.frame.visibleIntersection(line.frame),
          !Self.isCovered(common, by: scene.commands[behind.command..<line.command])
        else { continue }
        let pair = Pair(
          texts: [behind.text, line.text],
          paths: [scene.path(of: behind.node), scene.path(of: line.node)])
        if found.insert(pair).inserted { pairs.append(pair) }
      }
    }
  }

  /// Returns the pairs that an older scene has neither with the same texts nor with the same nodes.
  func added(since old: TextOverlaps) -> [Pair] {
    let (texts, paths) = (Set(old.pairs.map(\.texts)), Set(old.pairs.map(\.paths)))
    return pairs.filter { !texts.contains($0.texts) && !paths.contains($0.paths) }
  }

  /// Returns the visible lines, without those in transformed groups, whose position is unknown.
  private static func lines(of scene: Scene) -> [Line] {
    var lines: [Line] = []
    // The visible rectangle of each open group; `nil` for an unknown one.
    var groups: [Rect?] = [Rect(origin: .zero, size: scene.canvas.size)]
    for (index, command) in scene.commands.enumerated() where lines.count < lineLimit {
      let visible = groups.last ?? nil
      switch command.paint {
      case .beginGroup(.clip(let outline)):
        groups.append(visible.flatMap { outline.box.map($0.intersection) ?? $0 })
      case .beginGroup(.transform), .beginGroup(.projection): groups.append(nil)
      case .beginGroup: groups.append(visible)
      case .endGroup: groups.removeLast(min(1, groups.count))
      case .text(let line):
        let box = Rect(
          x: line.origin.x, y: line.origin.y - line.ascent * capitalShare, width: line.width,
          height: line.ascent * capitalShare)
        guard let visible, let frame = box.visibleIntersection(visible) else { continue }
        lines.append(Line(command: index, node: command.node, text: line.string, frame: frame))
      case .fill, .stroke, .image: continue
      }
    }
    return lines
  }

  /// The part of the ascent that capital letters fill, approximately.
  ///
  /// The rest can overlap with the line above without touching its letters.
  private static let capitalShare = 0.75

  /// Returns whether a command paints an area behind the front text.
  private static func isCovered(_ area: Rect, by commands: ArraySlice<Scene.Command>) -> Bool {
    commands.contains { command in
      switch command.paint {
      case .fill(let outline, let paint):
        guard let box = outline.box, box.contains(area) else { return false }
        if case .color(let color) = paint { return color.opacity >= 0.5 }
        return true
      case .image(let placement): return placement.frame.contains(area)
      default: return false
      }
    }
  }
}

extension PaintCommand.Outline {
  /// The rectangle of a box.
  fileprivate var box: Rect? {
    switch self {
    case .box(let rect, _), .roundedBox(let rect, _, _): rect
    case .ellipse, .path: nil
    }
  }
}

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// Returns the common part; `nil` if a side is smaller than a point.
  fileprivate func visibleIntersection(_ other: Rect) -> Rect? {
    let common = intersection(other)
    return common.width >= 1 && common.height >= 1 ? common : nil
  }
}
