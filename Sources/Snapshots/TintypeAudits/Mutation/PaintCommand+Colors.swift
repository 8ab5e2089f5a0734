// SPDX-License-Identifier: MIT

import TintypeScene

extension PaintCommand {
  /// The colors of the command that are not transparent, each once; without those of meshes.
  var colors: [ResolvedColor] {
    var colors: [ResolvedColor] = []
    _ = mapColors { color in
      if color.opacity > 0, !colors.contains(color) { colors.append(color) }
      return color
    }
    return colors
  }

  /// Returns the command with another color in place of one.
  func replacing(_ old: ResolvedColor, by new: ResolvedColor) -> PaintCommand {
    mapColors { $0 == old ? new : $0 }
  }

  private func mapColors(_ map: (ResolvedColor) -> ResolvedColor) -> PaintCommand {
    switch self {
    case .fill(let outline, let paint): return .fill(outline, paint.mapColors(map))
    case .stroke(let outline, var stroke):
      stroke.paint = stroke.paint.mapColors(map)
      return .stroke(outline, stroke)
    case .text(var line):
      line.spans = line.spans.map { span in
        var mapped = span
        mapped.paint = span.paint.mapColors(map)
        mapped.background = span.background?.mapColors(map)
        mapped.underline?.color = span.underline?.color.map(map)
        mapped.strikethrough?.color = span.strikethrough?.color.map(map)
        return mapped
      }
      return .text(line)
    case .image(var placement):
      placement.tint = placement.tint.map(map)
      return .image(placement)
    case .beginGroup(.shadow(var shadow)):
      shadow.color = map(shadow.color)
      return .beginGroup(.shadow(shadow))
    case .beginGroup, .endGroup: return self
    }
  }
}

extension PaintCommand.Paint {
  fileprivate func mapColors(_ map: (ResolvedColor) -> ResolvedColor) -> Self {
    func mapped(_ gradient: ResolvedGradient) -> ResolvedGradient {
      var gradient = gradient
      for index in gradient.stops.indices {
        gradient.stops[index].color = map(gradient.stops[index].color)
      }
      return gradient
    }
    switch self {
    case .color(let color): return .color(map(color))
    case .linearGradient(let gradient, let from, let to):
      return .linearGradient(mapped(gradient), from: from, to: to)
    case .radialGradient(let gradient, let center, let start, let end):
      return .radialGradient(mapped(gradient), center: center, startRadius: start, endRadius: end)
    case .angularGradient(let gradient, let center, let start, let end):
      return .angularGradient(
        mapped(gradient), center: center, startDegrees: start, endDegrees: end)
    case .backdrop(var backdrop):
      backdrop.tint = map(backdrop.tint)
      return .backdrop(backdrop)
    case .mesh, .image: return self
    }
  }
}
