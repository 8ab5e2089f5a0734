// SPDX-License-Identifier: MIT

import TintypeImaging

extension TextDifference {
  /// How the difference looks, as a vector: the same changed lines give the same, wherever they
  /// stand in a text, and other lines another one.
  ///
  /// Each line sets eight of 256 components, chosen by its digest. The vector of a difference
  /// between pictures has another number of components, so that the two are never alike.
  var portrait: [Int] {
    var components = [Int](repeating: 0, count: 256)
    for line in hunks.flatMap(\.lines) where line.kind != .kept {
      let mark = UInt8(ascii: line.kind == .removed ? "-" : "+")
      var digits = Digest128.of([mark] + Array(line.text.utf8)).hexadecimal.prefix(16)
      while let place = Int(digits.prefix(2), radix: 16) {
        components[place] = min(components[place] + 1, 255)
        digits = digits.dropFirst(2)
      }
    }
    return components
  }
}
