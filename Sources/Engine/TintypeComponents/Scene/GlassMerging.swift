// SPDX-License-Identifier: MIT

import TintypeScene

/// The key of components whose glass is merged; the value is the distance of shapes in points.
package enum GlassContainerKey: LayoutValueKey {
  /// The default distance.
  package static var defaultValue: Double { 0 }
}

/// The key of components whose glass belongs to a union; the value is its name, which is empty for
/// none.
package enum GlassUnionKey: LayoutValueKey {
  /// No union.
  package static var defaultValue: String { "" }
}

extension [Scene.Command] {
  /// Returns whether glass that adapts to its backdrop is among the commands after an index, and
  /// contains a frame.
  func hasAdaptiveGlass(from start: Int, around frame: Rect) -> Bool {
    indices.suffix(from: Swift.min(start, endIndex)).contains { index in
      guard case .fill(let outline, .backdrop(let backdrop)) = self[index].paint,
        backdrop.glass?.adaptation != nil
      else { return false }
      return outline.glassShape.rect.contains(frame, tolerance: 1)
    }
  }

  /// Adds the glass of commands after an index to a union that none of them belongs to yet.
  mutating func nameGlass(from start: Int, union name: String) {
    guard !name.isEmpty else { return }
    for index in indices.suffix(from: Swift.min(start, endIndex)) {
      guard case .fill(let outline, .backdrop(var backdrop)) = self[index].paint,
        backdrop.glass != nil, backdrop.glass?.union == nil
      else { continue }
      backdrop.glass?.union = name
      self[index].paint = .fill(outline, .backdrop(backdrop))
    }
  }

  /// Merges the glass of commands after an index: the shapes of each union, then shapes that are at
  /// most a distance apart.
  ///
  /// The shapes become one shape at the position of the first one. Commands in groups, such as those
  /// with an opacity, remain separate.
  mutating func mergeGlass(from start: Int, spacing: Double) {
    uniteGlass(from: start)
    let spacing = spacing.isFinite ? Swift.max(spacing, 0) : 0
    var heads: [(index: Int, shapes: [GlassOptics.Shape])] = []
    var removed: Set<Int> = []
    forEachGlass(from: start) { index, outline, backdrop in
      guard backdrop.glass?.others.isEmpty == true else { return }
      let shape = outline.glassShape
      let head = heads.firstIndex { head in
        self[head.index].paint.backdrop == backdrop
          && head.shapes.count < GlassOptics.maximumShapes
          && head.shapes.contains { $0.rect.distance(to: shape.rect) <= spacing }
      }
      if let head {
        heads[head].shapes.append(shape)
        removed.insert(index)
      } else {
        heads.append((index, [shape]))
      }
    }
    for head in heads where head.shapes.count > 1 {
      guard case .fill(let outline, .backdrop(var backdrop)) = self[head.index].paint else {
        continue
      }
      backdrop.glass?.others = [GlassOptics.Shape](head.shapes.dropFirst())
      backdrop.glass?.spacing = spacing
      self[head.index].paint = .fill(outline, .backdrop(backdrop))
    }
    remove(removed)
  }

  /// Replaces the glass of each union in the commands after an index by one shape around all of its
  /// shapes.
  mutating func uniteGlass(from start: Int) {
    var heads: [(index: Int, name: String, shape: GlassOptics.Shape)] = []
    var removed: Set<Int> = []
    forEachGlass(from: start) { index, outline, backdrop in
      guard let name = backdrop.glass?.union else { return }
      let shape = outline.glassShape
      let head = heads.firstIndex { head in
        head.name == name && self[head.index].paint.backdrop == backdrop
      }
      if let head {
        heads[head].shape = heads[head].shape.united(with: shape)
        removed.insert(index)
      } else {
        heads.append((index, name, shape))
      }
    }
    for head in heads {
      guard case .fill(_, .backdrop(var backdrop)) = self[head.index].paint else { continue }
      backdrop.glass?.union = nil
      self[head.index].paint = .fill(head.shape.usedOutline, .backdrop(backdrop))
    }
    remove(removed)
  }

  /// Calls a function with the glass of each command after an index that is not in a group with an
  /// effect.
  private func forEachGlass(
    from start: Int, _ body: (Int, PaintCommand.Outline, PaintCommand.Backdrop) -> Void
  ) {
    var depth = 0
    for index in indices.suffix(from: Swift.min(start, endIndex)) {
      switch self[index].paint {
      case .beginGroup: depth += 1
      case .endGroup: depth -= 1
      case .fill(let outline, .backdrop(let backdrop)) where depth == 0 && backdrop.glass != nil:
        body(index, outline, backdrop)
      default: break
      }
    }
  }

  private mutating func remove(_ removed: Set<Int>) {
    guard !removed.isEmpty else { return }
    self = enumerated().filter { !removed.contains($0.offset) }.map(\.element)
  }
}

extension PaintCommand {
  fileprivate var backdrop: Backdrop? {
    if case .fill(_, .backdrop(let backdrop)) = self { backdrop } else { nil }
  }
}

extension GlassOptics.Shape {
  /// Returns the shape of the same kind around this shape and another one.
  ///
  /// A capsule remains a capsule. The union of other outlines than rectangles is a rectangle.
  fileprivate func united(with other: Self) -> Self {
    let all = rect.union(other.rect)
    let isCapsule = outline == nil && cornerRadius >= Swift.min(rect.width, rect.height) / 2 - 0.5
    return Self(
      rect: all,
      cornerRadius: isCapsule ? Swift.min(all.width, all.height) / 2 : cornerRadius)
  }
}

extension PaintCommand.Outline {
  /// The outline as a shape of glass: a rectangle with circular corners that is equal or close to it,
  /// or the outline with its bounding rectangle.
  fileprivate var glassShape: GlassOptics.Shape {
    switch self {
    case .box(let rect, let radius): return GlassOptics.Shape(rect: rect, cornerRadius: radius)
    case .roundedBox(let rect, let radii, _):
      let others = [radii.topTrailing, radii.bottomLeading, radii.bottomTrailing]
      let isEven = others.allSatisfy { $0 == radii.topLeading }
      return GlassOptics.Shape(
        rect: rect, cornerRadius: radii.topLeading, outline: isEven ? nil : self)
    case .ellipse(let rect):
      return GlassOptics.Shape(
        rect: rect, cornerRadius: Swift.min(rect.width, rect.height) / 2,
        outline: rect.width == rect.height ? nil : self)
    case .path(let path, let origin, _):
      let bounds = path.boundingRect
      return GlassOptics.Shape(
        rect: Rect(
          x: bounds.minX + origin.x, y: bounds.minY + origin.y, width: bounds.width,
          height: bounds.height),
        cornerRadius: 0, outline: self)
    }
  }
}

extension Rect {
  /// Returns the distance from another rectangle; 0 if they overlap.
  fileprivate func distance(to other: Rect) -> Double {
    let x = Swift.max(other.minX - maxX, minX - other.maxX, 0)
    let y = Swift.max(other.minY - maxY, minY - other.maxY, 0)
    return (x * x + y * y).squareRoot()
  }
}
