// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeComparison
import TintypeImaging
import TintypeRuns

extension PixelSize {
  /// The size as text.
  var summary: String { "\(Numbers.grouped(width)) × \(Numbers.grouped(height)) pixels" }
}

extension JournalRecord.PixelSummary {
  /// The number and share of differing pixels, as text.
  var summary: String {
    let count = "\(Numbers.grouped(differing)) of \(Numbers.grouped(total)) pixels differ"
    return Numbers.share(differing, of: total).map { "\(count) (\($0))" } ?? count
  }
}

extension JournalRecord {
  /// The number and share of differing pixels, as text; `nil` if they are unknown.
  package var pixelSummary: String? { pixels?.summary }

  /// The sizes of both images as text; `nil` if they are equal or unknown.
  package var sizeSummary: String? {
    guard let pixels, pixels.referenceSize != pixels.actualSize else { return nil }
    return "\(pixels.referenceSize.summary), now \(pixels.actualSize.summary)"
  }
}
