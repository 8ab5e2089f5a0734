// SPDX-License-Identifier: MIT

import SwiftUI

/// An isosceles triangle whose tip points to an edge.
public struct Triangle: Shape {
  let edge: Edge

  public init(pointing edge: Edge = .top) {
    self.edge = edge
  }

  public func path(in rect: CGRect) -> Path {
    var path = Path()
    switch edge {
    case .top:
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    case .bottom:
      path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    case .leading:
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    case .trailing:
      path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    }
    path.closeSubpath()
    return path
  }
}

#Preview("Triangles", traits: .sizeThatFitsLayout) {
  HStack(spacing: .spaceL) {
    ForEach(Edge.allCases, id: \.self) { edge in
      Triangle(pointing: edge)
        .fill(.tide)
        .frame(width: 32, height: 32)
    }
  }
  .padding()
}
