// SPDX-License-Identifier: MIT

import TintypeScene

/// The key of components whose glass is merged; the value is the distance of shapes in points.
package enum GlassContainerKey: LayoutValueKey {
  /// The default distance.
  package static var defaultValue: Double { 0 }
}

extension [Scene.Command] {
  /// Merges the glass of commands after an index whose shapes are at most a distance apart.
  ///
  /// The shapes become one shape at the position of the first one. Commands in groups, such as those
  /// with an opacity, remain separate.
  mutating func mergeGlass(from start: Int, spacing: Double) {
    let spacing = spacing.isFinite ? Swift.max(spacing, 0) : 0
    var heads: [(index: Int, shapes: [GlassOptics.Shape])] = []
    var removed: Set<Int> = []
    var depth = 0
    for index in indices.suffix(from: Swift.min(start, endIndex)) {
      switch self[index].paint {
      case .beginGroup: depth += 1
      case .endGroup: depth -= 1
      case .fill(let outline, .backdrop(let backdrop))
      where depth == 0 && backdrop.glass?.others.isEmpty == true:
        guard let shape = outline.glassShape else { continue }
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
      default: break
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
    guard !removed.isEmpty else { return }
    self = enumerated().filter { !removed.contains($0.offset) }.map(\.element)
  }
}

extension PaintCommand {
  fileprivate var backdrop: Backdrop? {
    if case .fill(_, .backdrop(let backdrop)) = self { backdrop } else { nil }
  }
}

extension PaintCommand.Outline {
  /// The rectangle with circular corners that is equal or close to the outline; `nil` for paths.
  fileprivate var glassShape: GlassOptics.Shape? {
    switch self {
    case .box(let rect, let radius): GlassOptics.Shape(rect: rect, cornerRadius: radius)
    case .roundedBox(let rect, let radii, _):
      GlassOptics.Shape(rect: rect, cornerRadius: radii.topLeading)
    case .ellipse(let rect):
      GlassOptics.Shape(rect: rect, cornerRadius: Swift.min(rect.width, rect.height) / 2)
    case .path: nil
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
