// SPDX-License-Identifier: MIT

import Foundation
import TintypeScene

extension Path: LosslessStringConvertible {
  /// The coordinates of each element, followed by a letter: `0 0 m 8 4 l h`.
  public var description: String {
    steps.map { step in
      switch step {
      case .move(let point): "\(text(point)) m"
      case .line(let point): "\(text(point)) l"
      case .quadCurve(let end, let control): "\(text(control)) \(text(end)) q"
      case .curve(let end, let first, let second):
        "\(text(first)) \(text(second)) \(text(end)) c"
      case .close: "h"
      }
    }
    .joined(separator: " ")
  }

  private func text(_ point: CGPoint) -> String { "\(text(point.x)) \(text(point.y))" }

  private func text(_ number: CGFloat) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }

  /// Creates a path from its description; `nil` for another text.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
      } else {
        guard let step = Self.step(word, numbers) else { return nil }
        steps.append(step)
        numbers = []
      }
    }
    guard numbers.isEmpty else { return nil }
  }

  private static func step(_ letter: Substring, _ numbers: [CGFloat]) -> CGPathStep? {
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: numbers[index * 2], y: numbers[index * 2 + 1])
    }
    return switch (letter, numbers.count) {
    case ("m", 2): .move(point(0))
    case ("l", 2): .line(point(0))
    case ("q", 4): .quadCurve(point(1), control: point(0))
    case ("c", 6): .curve(point(2), control1: point(0), control2: point(1))
    case ("h", 0): .close
    default: nil
    }
  }
}
