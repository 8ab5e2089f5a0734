// SPDX-License-Identifier: MIT

import TintypeComparison
import TintypeRuns

extension PixelAccount {
  /// Creates the account of a generated image, whose scene has no component.
  ///
  /// The pixels of unexplained regions are unexplained, and the others are divided among the
  /// changes.
  ///
  /// - Parameter record: The record; the account is `nil` if it has no changes.
  init?(sample record: JournalRecord) {
    guard let causes = record.causes, let pixels = record.pixels, !causes.isEmpty else {
      return nil
    }
    let regions = pixels.regions ?? []
    let unexplained = causes.unexplainedRegions.filter(regions.indices.contains).reduce(0) {
      $0 + regions[$1].differing
    }
    let changes = causes.changes.filter { !$0.change.isConsequence && !$0.affectsNoPixels }
    let charged = pixels.differing - unexplained
    let share = changes.isEmpty ? 0 : charged / changes.count
    let parts = changes.enumerated().map { index, cause in
      Cause(
        changes: [], pixels: index == 0 ? charged - share * (changes.count - 1) : share,
        name: CauseName([cause.change]),
        types: cause.change.path?.elements.last.map { [String($0.prefix { !"[#".contains($0) })] },
        nodes: 1)
    }
    self.init(
      differing: pixels.differing, causes: parts,
      charges: parts.enumerated().map { Charge(causes: [$0], pixels: $1.pixels) },
      environment: 0, unexplained: changes.isEmpty ? pixels.differing : unexplained)
  }
}
