// SPDX-License-Identifier: MIT

/// Where the nodes of a scene catch taps, from back to front.
struct HitMap {
  /// An area that catches taps.
  struct Area {
    var node: Int
    var frame: Rect
    /// Whether only a line around the area catches taps, which covers nothing behind it.
    var isHollow: Bool
  }

  private(set) var areas: [Area] = []
  private var clips: [Rect] = []
  private var transforms: [Transform2D] = []
  /// How many effects around let taps through.
  var passing = 0

  /// Notes that a node is painted in a frame.
  mutating func add(_ frame: Rect, node: Int, isHollow: Bool = false) {
    guard passing == 0 else { return }
    var visible = transforms.reversed().reduce(frame) { $0.applying($1) }
    for clip in clips { visible = visible.intersection(clip) }
    guard visible.width > 0, visible.height > 0 else { return }
    areas.append(Area(node: node, frame: visible, isHollow: isHollow))
  }

  /// The same areas with their nodes named anew.
  func mapNodes(_ newIndex: (Int) -> Int) -> HitMap {
    var copy = self
    copy.areas = areas.map { area in
      Area(node: newIndex(area.node), frame: area.frame, isHollow: area.isHollow)
    }
    return copy
  }

  /// Notes what lies within a group.
  mutating func enter(_ effect: PaintCommand.Effect, frame: Rect) {
    switch effect {
    case .clip, .canvas, .mask:
      clips.append(transforms.reversed().reduce(frame) { $0.applying($1) })
    case .transform(let transform): transforms.append(transform)
    default: break
    }
  }

  /// Notes that a group ends.
  mutating func leave(_ effect: PaintCommand.Effect) {
    switch effect {
    case .clip, .canvas, .mask: clips.removeLast()
    case .transform: transforms.removeLast()
    default: break
    }
  }
}
