// SPDX-License-Identifier: MIT

import TintypeScene

/// The letters and digits of a line of text that can be replaced by others.
struct ChangedLetter {
  private let scalars: [Unicode.Scalar]
  /// The indices of the scalars that can be replaced.
  let places: [Int]

  /// Finds the letters and digits in a text: those of ASCII, or others if it has none.
  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    var places = scalars.indices.filter { [scalars] in Self.next(scalars[$0]) != nil }
    if places.isEmpty {
      // A letter that is in the text is in its font. Of equal length, it keeps the lengths of spans.
      var first: [Int: Unicode.Scalar] = [:]
      var isVaried: Set<Int> = []
      for scalar in scalars where scalar.properties.isAlphabetic {
        let length = UTF8.width(scalar)
        if let known = first[length] {
          if known != scalar { isVaried.insert(length) }
        } else {
          first[length] = scalar
        }
      }
      places = scalars.indices.filter { [scalars] index in
        scalars[index].properties.isAlphabetic && isVaried.contains(UTF8.width(scalars[index]))
      }
    }
    self.places = places
  }

  /// Returns the text with another scalar at a place.
  func text(at place: Int) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    guard scalars.indices.contains(place) else { return String(text) }
    let old = scalars[place]
    let new =
      Self.next(old)
      ?? scalars.first {
        $0 != old && $0.properties.isAlphabetic && UTF8.width($0) == UTF8.width(old)
      }
    var changed = scalars
    changed[place] = new ?? old
    text.removeAll()
    text.append(contentsOf: changed)
    return String(text)
  }

  /// Returns the letter or the digit after one of ASCII; `nil` for other scalars.
  private static func next(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "z": "a"
    case "Z": "A"
    case "9": "0"
    case "a"..<"z", "A"..<"Z", "0"..<"9": Unicode.Scalar(scalar.value + 1)
    default: nil
    }
  }
}
