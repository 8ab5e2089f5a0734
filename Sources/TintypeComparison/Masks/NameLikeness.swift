// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeScene

/// Which names someone may have meant who wrote another one.
enum NameLikeness {
  /// The names that are most like one, the nearest first, those equally near in their order.
  ///
  /// Names may differ in half of their letters; one that holds the other is always near. Names of
  /// more than 64 bytes are like none.
  static func nearest(to name: String, among names: [String], count: Int) -> [String] {
    let wanted = Array(name.lowercased().utf8.prefix(65))
    guard !wanted.isEmpty, wanted.count <= 64 else { return [] }
    let scored = names.enumerated().compactMap { index, candidate -> (Int, Int, String)? in
      let letters = Array(candidate.lowercased().utf8.prefix(65))
      guard !letters.isEmpty, letters.count <= 64 else { return nil }
      let distance = editDistance(wanted, letters)
      let isPart = candidate.lowercased().contains(name.lowercased())
      guard isPart || distance <= max(wanted.count, letters.count) / 2 else { return nil }
      return (distance, index, candidate)
    }
    return scored.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(count).map(\.2)
  }
}
