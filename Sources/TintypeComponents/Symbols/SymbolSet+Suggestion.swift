// SPDX-License-Identifier: MIT

extension SymbolSet {
  /// The name that is most like one that is not there, for “did you mean”; `nil` when none is.
  ///
  /// Names may differ in a third of their letters; of equally near ones it is the first in order. A
  /// name of more than 64 letters is like none.
  public func closestName(to name: String) -> String? {
    let wanted = Array(name.lowercased().utf8.prefix(257))
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in (names + aliases.keys).sorted() {
      let letters = Array(candidate.lowercased().utf8.prefix(65))
      let limit = min(max(wanted.count, letters.count) / 3, (best?.distance ?? 65) - 1)
      guard letters.count <= 64, abs(letters.count - wanted.count) <= limit else { continue }
      let distance = editDistance(wanted, letters)
      if distance <= limit { best = (candidate, distance) }
    }
    return best?.name
  }
}

/// How many letters must be put in, left out or exchanged to make one name of another (Levenshtein's
/// distance), by rows.
package func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
  var row = Array(0...second.count)
  for (i, letter) in first.enumerated() {
    var diagonal = i
    row[0] = i + 1
    for (j, other) in second.enumerated() {
      let exchanged = diagonal + (letter == other ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(exchanged, row[j] + 1, diagonal + 1)
    }
  }
  return row[second.count]
}
