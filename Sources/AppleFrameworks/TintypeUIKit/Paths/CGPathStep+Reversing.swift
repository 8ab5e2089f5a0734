// SPDX-License-Identifier: MIT

internal import Foundation

extension CGPathStep {
  /// Returns the elements of a path in the opposite direction.
  ///
  /// The last subpath is the first one of the result. A closed subpath stays closed.
  static func reversed(_ steps: [CGPathStep]) -> [CGPathStep] {
    var subpaths: [[CGPathStep]] = []
    for step in steps {
      if case .move = step { subpaths.append([]) }
      if subpaths.isEmpty || subpaths.last?.last == .close {
        // Drawing continues from the start of the closed subpath.
        let start = subpaths.last?.first?.end ?? .zero
        subpaths.append([.move(start)])
      }
      subpaths[subpaths.count - 1].append(step)
    }
    return subpaths.reversed().flatMap(reversedSubpath)
  }

  private static func reversedSubpath(_ steps: [CGPathStep]) -> [CGPathStep] {
    let isClosed = steps.last == .close
    let drawn = isClosed ? Array(steps.dropLast()) : steps
    guard let last = drawn.last?.end else { return steps }
    var reversed: [CGPathStep] = [.move(last)]
    for (step, start) in zip(drawn.dropFirst(), drawn).reversed() {
      guard let end = start.end else { continue }
      switch step {
      case .move, .close: break
      case .line: reversed.append(.line(end))
      case .quadCurve(_, let control): reversed.append(.quadCurve(end, control: control))
      case .curve(_, let first, let second):
        reversed.append(.curve(end, control1: second, control2: first))
      }
    }
    return isClosed ? reversed + [.close] : reversed
  }

  /// The end point; `nil` for the end of a subpath.
  private var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .close: nil
    }
  }
}
