// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeScene

import class SwiftUI.ViewHost

/// Returns the frames of the scroll indicators of a view: boxes with semicircles that are 3 points
/// thick.
@MainActor
func indicatorFrames(of host: ViewHost) -> [CGRect] {
  host.scene.commands.compactMap { entry in
    guard case .fill(.box(let rect, cornerRadius: 1.5), .color) = entry.paint else { return nil }
    return CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

/// Returns the frame of the only line of text with a string.
@MainActor
func textFrame(of text: String, in host: ViewHost) throws -> CGRect {
  let rects = host.scene.commands.compactMap { entry -> CGRect? in
    guard case .text(let line) = entry.paint, line.string == text else { return nil }
    return CGRect(x: line.origin.x, y: line.origin.y, width: line.width, height: line.ascent)
  }
  return try #require(rects.count == 1 ? rects.first : nil)
}

/// Returns the opacities of the lines of a view and the groups around them, in painting order.
@MainActor
func lineOpacities(in host: ViewHost) -> [Double] {
  var groups = [1.0]
  var opacities: [Double] = []
  for entry in host.scene.commands {
    switch entry.paint {
    case .beginGroup(.opacity(let opacity)): groups.append((groups.last ?? 1) * opacity)
    case .beginGroup: groups.append(groups.last ?? 1)
    case .endGroup: groups.removeLast()
    case .stroke(_, let stroke):
      guard case .color(let color) = stroke.paint else { continue }
      opacities.append((groups.last ?? 1) * color.opacity)
    default: continue
    }
  }
  return opacities
}

/// Returns the rectangles that are filled with a named color.
@MainActor
func fillFrames(of color: String, in host: ViewHost) -> [CGRect] {
  host.scene.commands.compactMap { entry in
    guard case .fill(.box(let rect, _), .color(let fill)) = entry.paint, fill.name == color
    else { return nil }
    return CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
