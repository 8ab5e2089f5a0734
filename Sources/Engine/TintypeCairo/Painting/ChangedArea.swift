// SPDX-License-Identifier: MIT

import TintypeScene

/// The pixels in which a scene may differ from another one with the same canvas.
///
/// It is known if the commands that differ are whole groups, and if every paint near them is computed
/// for each pixel in the same way, whatever part of a scene is painted.
struct ChangedArea {
  /// The area, which can extend beyond the canvas; `nil` if it is unknown.
  let area: PixelArea?

  /// The number of pixels around the area that are painted, too.
  ///
  /// cairo rounds edges of paths differently where they leave a surface.
  static let margin = 8

  init(from old: Scene, to new: Scene) {
    guard old.canvas == new.canvas, let ranges = Self.ranges(old.commands, new.commands),
      let before = ChangedCommands(old, ranges.old), let after = ChangedCommands(new, ranges.new)
    else {
      area = nil
      return
    }
    let changed = before.area.union(after.area)
    let painted = changed.expanded(by: Self.margin)
    let isKnown = (before.positional + after.positional).allSatisfy {
      $0.intersection(painted).isEmpty
    }
    area = isKnown ? changed : nil
  }

  /// Returns the ranges of commands that differ; `nil` if groups begin or end in them.
  private static func ranges(
    _ old: [Scene.Command], _ new: [Scene.Command]
  ) -> (old: Range<Int>, new: Range<Int>)? {
    // A node is not painted, and its index changes if an earlier one is removed.
    let common = min(old.count, new.count)
    func prefix(_ limit: Int) -> Int {
      (0..<limit).first { old[$0].paint != new[$0].paint } ?? limit
    }
    func suffix(_ limit: Int) -> Int {
      (0..<limit).first { old[old.count - 1 - $0].paint != new[new.count - 1 - $0].paint } ?? limit
    }
    let (start, end) = (prefix(common), suffix(common))
    for (start, end) in [(start, suffix(common - start)), (prefix(common - end), end)] {
      let ranges = (old: start..<(old.count - end), new: start..<(new.count - end))
      if areWhole(old[ranges.old]), areWhole(new[ranges.new]) { return ranges }
    }
    return nil
  }

  private static func areWhole(_ commands: ArraySlice<Scene.Command>) -> Bool {
    var depth = 0
    for command in commands {
      switch command.paint {
      case .beginGroup: depth += 1
      case .endGroup:
        depth -= 1
        if depth < 0 { return false }
      case .fill, .stroke, .text, .image: break
      }
    }
    return depth == 0
  }
}

/// The pixels that a range of commands of a scene may paint, after the effects of all groups.
private struct ChangedCommands {
  private(set) var area = PixelArea.empty
  /// The pixels of paints whose rounding depends on the painted part.
  private(set) var positional: [PixelArea] = []

  private struct Entry {
    let effect: PaintCommand.Effect
    /// The coordinate space around the group.
    let space: PixelSpace
    /// The pixels of changed commands.
    var changed = PixelArea.empty
    /// The pixels of paints whose rounding depends on the painted part.
    var positional = PixelArea.empty
  }

  /// Finds the pixels; returns `nil` if they are unknown.
  init?(_ scene: Scene, _ range: Range<Int>) {
    if GroupPlan(scene).exceedsSurfaces { return nil }
    var open: [Entry] = []
    var space = PixelSpace(scale: scene.canvas.scale)
    var unpaintedDepth = 0
    for (index, command) in scene.commands.enumerated() {
      switch command.paint {
      case .beginGroup(let effect):
        if unpaintedDepth > 0 {
          unpaintedDepth += 1
          continue
        }
        let isInMask = if case .mask? = open.last?.effect { true } else { false }
        // The first group in a mask determines what all others show.
        if range.contains(index), isInMask || !effect.keepsSurroundings { return nil }
        if case .projection = effect { return nil }
        let entry = Entry(effect: effect, space: space)
        if case .transform(let transform) = effect {
          guard let inner = space.applying(transform) else {
            unpaintedDepth = 1
            continue
          }
          space = inner
        }
        open.append(entry)
      case .endGroup:
        if unpaintedDepth > 0 {
          unpaintedDepth -= 1
        } else if let entry = open.popLast() {
          space = entry.space
          end(entry, in: &open)
        }
      case let paint:
        if case .fill(_, .backdrop) = paint { return nil }
        if case .stroke(_, let stroke) = paint, case .backdrop = stroke.paint { return nil }
        guard unpaintedDepth == 0 else { continue }
        let area = GroupPlan.area(of: paint, in: space)
        let isPositional = paint.dependsOnPart(in: space)
        guard let last = open.indices.last else {
          if range.contains(index) { self.area = self.area.union(area) }
          if isPositional { positional.append(area) }
          continue
        }
        if range.contains(index) { open[last].changed = open[last].changed.union(area) }
        if isPositional { open[last].positional = open[last].positional.union(area) }
      }
    }
    while let entry = open.popLast() { end(entry, in: &open) }
  }

  private mutating func end(_ entry: Entry, in open: inout [Entry]) {
    func area(_ area: PixelArea) -> PixelArea {
      area.isEmpty ? .empty : GroupPlan.area(of: area, after: entry.effect, in: entry.space)
    }
    let (changed, painted) = (area(entry.changed), area(entry.positional))
    guard let outer = open.indices.last else {
      self.area = self.area.union(changed)
      if !painted.isEmpty { positional.append(painted) }
      return
    }
    open[outer].changed = open[outer].changed.union(changed)
    open[outer].positional = open[outer].positional.union(painted)
  }
}

extension PaintCommand.Effect {
  /// A Boolean value that indicates whether a group with the effect has no influence on how the groups
  /// around it are composited.
  fileprivate var keepsSurroundings: Bool {
    switch self {
    case .blend(let mode): mode == .normal
    case .composite, .glassContent, .projection: false
    default: true
    }
  }
}

extension PaintCommand {
  /// Returns whether the rounding of the command's colors depends on the part that is painted.
  ///
  /// That applies to gradients, whose coordinates begin at the part, and to images that cairo
  /// interpolates.
  fileprivate func dependsOnPart(in space: PixelSpace) -> Bool {
    switch self {
    case .fill(_, let paint): paint.dependsOnPart
    case .stroke(_, let stroke): stroke.paint.dependsOnPart
    case .text(let line):
      line.spans.contains {
        $0.paint.dependsOnPart || $0.background?.dependsOnPart == true
      } || space.isTransformed && line.string.unicodeScalars.contains { $0.value > 0x2000 }
    case .image: space.isTransformed
    case .beginGroup, .endGroup: false
    }
  }
}

extension PaintCommand.Paint {
  fileprivate var dependsOnPart: Bool {
    if case .color = self { false } else { true }
  }
}
