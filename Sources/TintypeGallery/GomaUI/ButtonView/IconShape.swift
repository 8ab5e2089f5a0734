// SPDX-License-Identifier: MIT

import TintypeComponents

extension GomaUI {
  /// Icons drawn with a round pen on a square of 16 points.
  package enum IconShape: String, Hashable, Sendable, CaseIterable {
    /// A cross for adding.
    case plus
    /// A tick for what is done.
    case checkmark
    /// An arrow onwards.
    case arrowForward
    /// A mark for what went wrong.
    case exclamationmark

    var path: Path {
      Path { path in
        switch self {
        case .plus:
          path.addSegments((8, 3), (8, 13))
          path.addSegments((3, 8), (13, 8))
        case .checkmark:
          path.addSegments((3, 8.5), (6.5, 12), (13, 4.5))
        case .arrowForward:
          path.addSegments((2.5, 8), (13, 8))
          path.addSegments((8.5, 3.5), (13, 8), (8.5, 12.5))
        case .exclamationmark:
          path.addSegments((8, 2.5), (8, 9))
          path.addSegments((8, 13), (8, 13.01))
        }
      }
    }
  }

  /// An icon in a colour.
  struct IconView: Component {
    let shape: IconShape
    let color: Color

    var body: some Component {
      shape.path
        .stroke(color, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        .frame(width: 16, height: 16)
    }
  }
}

extension Path {
  /// Draws straight lines from point to point.
  fileprivate mutating func addSegments(_ points: (x: Double, y: Double)...) {
    for (index, point) in points.enumerated() {
      let point = Point(x: point.x, y: point.y)
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }
}
