// SPDX-License-Identifier: MIT

import TintypeComparison
import TintypeRuns

/// Returns the causes of an image whose pixels are charged to named causes.
///
/// - Parameters:
///   - names: The names of the causes, each with its number of pixels.
///   - types: The types of the changed nodes.
///   - nodes: The number of changed nodes of each cause.
///   - unexplained: The number of pixels without a cause.
///   - environment: The number of pixels that the environment moves.
///   - warnings: The warnings that only the new image has.
/// - Returns: The causes, without a list of changes.
package func charged(
  _ names: [(CauseName, Int)], types: [String] = ["Button"], nodes: Int = 1, unexplained: Int = 0,
  environment: Int = 0, warnings: [String]? = nil
) -> DifferenceCauses {
  let pixels = names.map(\.1).reduce(0, +)
  var account = PixelAccount(
    differing: pixels + unexplained + environment,
    causes: names.map { name, pixels in
      PixelAccount.Cause(pixels: pixels, name: name, types: types, nodes: nodes)
    },
    charges: names.enumerated().map { PixelAccount.Charge(causes: [$0], pixels: $1.1) },
    environment: environment, unexplained: unexplained)
  account.warnings = warnings
  return DifferenceCauses(changes: [], account: account)
}

extension DifferenceCauses {
  /// Returns the causes with an account that charges all differing pixels to the first change.
  package func accounted(for pixels: JournalRecord.PixelSummary?) -> DifferenceCauses {
    guard let pixels, account == nil, let first = changes.first else { return self }
    var result = self
    let others = changes.dropFirst().map { (CauseName([$0.change]), 0) }
    let type = first.change.path?.elements.last.map { String($0.prefix { $0 != "[" }) }
    result.account =
      charged(
        [(CauseName([first.change]), pixels.differing)] + others, types: [type].compactMap(\.self)
      ).account
    return result
  }
}
