// SPDX-License-Identifier: MIT

import TintypeComparison

/// Returns the causes of an image whose pixels are charged to named causes.
///
/// - Parameters:
///   - names: The names of the causes, each with its number of pixels.
///   - types: The types of the changed nodes.
///   - nodes: The number of changed nodes of each cause.
///   - unexplained: The number of pixels without a cause.
///   - warnings: The warnings that only the new image has.
func charged(
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
