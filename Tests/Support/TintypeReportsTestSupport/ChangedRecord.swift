// SPDX-License-Identifier: MIT

import TintypeComparison
import TintypeImaging
import TintypeRuns
import TintypeScene

/// Returns the record of a changed snapshot with its causes.
package func changed(
  _ test: String, _ kinds: [SceneDifference.Kind], of path: String = "Form/Button[0]",
  suite: String = "LoginTests", pixels: JournalRecord.PixelSummary? = nil
) -> JournalRecord {
  var result = record(test, .changed, suite: suite, pixels: pixels)
  result.causes = DifferenceCauses(
    changes: kinds.map { .init(change: .init(kind: $0, path: NodePath(path)), regions: [0]) }
  ).accounted(for: pixels)
  return result
}

/// A number of differing pixels in an image of 64 × 64 pixels.
package let someThatDiffer = JournalRecord.PixelSummary(
  differing: 1_024, total: 4_096, referenceSize: PixelSize(width: 64, height: 64),
  actualSize: PixelSize(width: 64, height: 64))

/// A changed padding of a button.
package let padding = SceneDifference.Kind.attribute(
  "padding[0].leading", old: .number(12), new: .number(16))
