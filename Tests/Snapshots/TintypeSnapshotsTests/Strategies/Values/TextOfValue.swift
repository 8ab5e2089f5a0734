// SPDX-License-Identifier: MIT

import TintypeSnapshots
import TintypeSnapshotsTestSupport

/// Returns the text that a strategy records for a value, in a separate package.
func text<Value>(
  of value: Value, as strategy: Snapshotting<Value, String>
) throws -> String {
  let package = try TemporaryPackage()
  let result = package.verify(value, as: strategy, record: .all)
  if case .failed(let error) = result.verdict { throw error }
  return package.files(in: "__Snapshots__").first
    .flatMap { package.text(of: "__Snapshots__/" + $0) } ?? ""
}
