// SPDX-License-Identifier: MIT

import SwiftUI

/// A drawn tool whose tip has the selected color.
struct ToolIcon: View {
  let tool: Tool
  let ink: Color

  var body: some View {
    ZStack {
      ToolShape(tool: tool, part: .body)
        .fill(.primary.opacity(0.12))
      ToolShape(tool: tool, part: .body)
        .stroke(.primary, style: StrokeStyle(lineWidth: 1.6, lineJoin: .round))
      ToolShape(tool: tool, part: .tip)
        .fill(ink)
      ToolShape(tool: tool, part: .tip)
        .stroke(.primary, style: StrokeStyle(lineWidth: 1.6, lineJoin: .round))
    }
    .rotationEffect(.degrees(tool == .fill ? 0 : 35))
    .frame(width: 30, height: 30)
    .accessibilityHidden(true)
  }
}

/// The outline of a part of a tool.
struct ToolShape: Shape {
  enum Part {
    case body, tip
  }

  let tool: Tool
  let part: Part

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let points: [(Double, Double)] =
      switch (tool, part) {
      case (.pen, .body): [(0.36, 0), (0.64, 0), (0.64, 0.68), (0.36, 0.68)]
      case (.pen, .tip): [(0.36, 0.68), (0.64, 0.68), (0.5, 1)]
      case (.marker, .body):
        [(0.3, 0), (0.7, 0), (0.7, 0.58), (0.6, 0.74), (0.4, 0.74), (0.3, 0.58)]
      case (.marker, .tip): [(0.4, 0.74), (0.6, 0.74), (0.6, 0.92), (0.4, 1)]
      case (.fill, .body): [(0.1, 0.42), (0.46, 0.06), (0.82, 0.42), (0.46, 0.78)]
      case (.fill, .tip): [(0.1, 0.42), (0.82, 0.42), (0.46, 0.78)]
      case (.eraser, .body): [(0.28, 0), (0.72, 0), (0.72, 0.6), (0.28, 0.6)]
      case (.eraser, .tip): [(0.28, 0.6), (0.72, 0.6), (0.72, 0.92), (0.28, 0.92)]
      }
    path.addLines(
      points.map {
        CGPoint(x: rect.minX + $0 * rect.width, y: rect.minY + $1 * rect.height)
      })
    path.closeSubpath()
    if tool == .fill, part == .tip {
      // A falling drop.
      path.addEllipse(
        in: CGRect(
          x: rect.minX + rect.width * 0.8, y: rect.minY + rect.height * 0.62,
          width: rect.width * 0.2, height: rect.height * 0.28))
    }
    return path
  }
}
