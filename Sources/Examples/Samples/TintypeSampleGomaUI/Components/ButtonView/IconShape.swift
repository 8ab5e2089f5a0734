// SPDX-License-Identifier: MIT

import SwiftUI
import TintypeGallery

extension GomaUI.IconShape {
  /// The lines in a square of 16 points.
  var path: Path {
    Path { path in
      switch self {
      case .plus:
        path.addLines([CGPoint(x: 8, y: 3), CGPoint(x: 8, y: 13)])
        path.addLines([CGPoint(x: 3, y: 8), CGPoint(x: 13, y: 8)])
      case .checkmark:
        path.addLines([CGPoint(x: 3, y: 8.5), CGPoint(x: 6.5, y: 12), CGPoint(x: 13, y: 4.5)])
      case .arrowForward:
        path.addLines([CGPoint(x: 2.5, y: 8), CGPoint(x: 13, y: 8)])
        path.addLines([CGPoint(x: 8.5, y: 3.5), CGPoint(x: 13, y: 8), CGPoint(x: 8.5, y: 12.5)])
      case .exclamationmark:
        path.addLines([CGPoint(x: 8, y: 2.5), CGPoint(x: 8, y: 9)])
        // A line cap is the dot.
        path.addLines([CGPoint(x: 8, y: 13), CGPoint(x: 8, y: 13.01)])
      }
    }
  }
}

/// An icon in a color.
struct IconView: View {
  let shape: GomaUI.IconShape
  let color: Color

  var body: some View {
    shape.path
      .stroke(color, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      .frame(width: 16, height: 16)
  }
}

#Preview("Icons", traits: .sizeThatFitsLayout) {
  HStack {
    ForEach(GomaUI.IconShape.allCases, id: \.self) { shape in
      IconView(shape: shape, color: StyleProvider.Color.highlightText)
    }
  }
}
