// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeSnapshots
import TintypeComparison

extension PixelSize {
  /// The size in words.
  var words: String { "\(Numbers.grouped(width)) × \(Numbers.grouped(height)) pixels" }
}

extension JournalRecord.PixelSummary {
  /// How much differs, in words.
  var words: String {
    let count = "\(Numbers.grouped(differing)) of \(Numbers.grouped(total)) pixels differ"
    return Numbers.share(differing, of: total).map { "\(count) (\($0))" } ?? count
  }
}
