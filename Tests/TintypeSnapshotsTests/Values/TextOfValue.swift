// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// The text that a strategy records of a value, through a package of its own.
func text<Value>(
  of value: Value, as strategy: Snapshotting<Value, String>
) throws -> String {
  let package = try TemporaryPackage()
  let verification = package.verify(value, as: strategy, record: .all)
  if case .failed(let error) = verification.verdict { throw error }
  return package.files(in: "__Snapshots__").first
    .flatMap { package.text(of: "__Snapshots__/" + $0) } ?? ""
}

/// A source of numbers that yields the same ones in every run (SplitMix64).
struct FixedNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
