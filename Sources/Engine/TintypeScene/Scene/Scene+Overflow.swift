// SPDX-License-Identifier: MIT

extension Scene {
  /// The distance in points by which painting can extend beyond the canvas, such as a shadow; at most
  /// 512.
  package var overflow: Double {
    let canvas = Rect(origin: .zero, size: canvas.size)
    var overflow = 0.0
    var groups: [PaintCommand.Effect] = []
    for command in commands {
      switch command.paint {
      case .beginGroup(let effect): groups.append(effect)
      case .endGroup: _ = groups.popLast()
      default:
        guard var area = command.paint.extent else { continue }
        for effect in groups.reversed() { area = effect.extent(of: area) }
        guard area.isFinite, area.width > 0, area.height > 0 else { continue }
        overflow = max(
          overflow, canvas.minX - area.minX, canvas.minY - area.minY, area.maxX - canvas.maxX,
          area.maxY - canvas.maxY)
      }
    }
    return min(overflow, 512)
  }
}
