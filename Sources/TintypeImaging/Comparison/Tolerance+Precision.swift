// SPDX-License-Identifier: MIT

extension Tolerance {
  /// Creates a tolerance in the terms of swift-snapshot-testing.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0 to 1: their distance ΔE*94 may
  ///     be `(1 − perceptualPrecision) × 100`. At 1 they must be equal; 0.98 to 0.99 is about what
  ///     people see.
  ///
  /// A number out of its range is an error when pictures are compared.
  public init(precision: Double = 1, perceptualPrecision: Double = 1) {
    let allowance = precision == 1 ? Allowance.none : .share(1 - precision)
    if perceptualPrecision == 1 {
      self.init(allowance: allowance)
    } else {
      self.init(
        mode: .perceptual, threshold: 1 - perceptualPrecision, ignoresAntialiasing: false,
        allowance: allowance)
    }
  }
}
