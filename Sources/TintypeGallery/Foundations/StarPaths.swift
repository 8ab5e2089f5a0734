// SPDX-License-Identifier: MIT

import TintypeComponents

extension Path {
  /// A star of five points that fills a rectangle from the top, its edges crossing each other.
  static func pentagram(in rect: Rect) -> Path {
    Path { path in
      path.addLines([0, 2, 4, 1, 3].map { corner($0, of: rect, share: 1) })
      path.closeSubpath()
    }
  }

  /// A star of five points whose edges do not cross.
  static func star(in rect: Rect) -> Path {
    Path { path in
      // The inner corners of a pentagram lie at this share of the radius, the square of the
      // golden ratio's inverse.
      let inner = 0.381_966_011_250_105_2
      path.addLines(
        (0..<5).flatMap { index in
          [corner(index, of: rect, share: 1), corner(index + 3, of: rect, share: -inner)]
        })
      path.closeSubpath()
    }
  }

  /// The corners of a regular pentagon clockwise from the top, around the middle of a rectangle.
  private static func corner(_ index: Int, of rect: Rect, share: Double) -> Point {
    // Sines and cosines of multiples of 72 degrees.
    let (s1, c1) = (0.951_056_516_295_153_6, 0.309_016_994_374_947_4)
    let (s2, c2) = (0.587_785_252_292_473_1, 0.809_016_994_374_947_5)
    let places: [(x: Double, y: Double)] = [(0, -1), (s1, -c1), (s2, c2), (-s2, c2), (-s1, -c1)]
    let place = places[index % places.count]
    return Point(
      x: rect.midX + place.x * rect.width / 2 * share,
      y: rect.midY + place.y * rect.height / 2 * share)
  }
}
