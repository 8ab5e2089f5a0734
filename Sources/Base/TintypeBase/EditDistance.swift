// SPDX-License-Identifier: MIT

/// Returns the Levenshtein distance between two names.
///
/// The distance is the number of bytes to insert, delete or replace; it is computed row by row.
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
