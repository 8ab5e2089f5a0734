// SPDX-License-Identifier: MIT

/// Which parts of an outline that crosses itself are inside.
public enum FillRule: String, Hashable, Codable, Sendable, CaseIterable {
  /// Where the outline does not wind around in both directions equally often.
  case nonZero
  /// Where a line to the outside crosses the outline an odd number of times.
  case evenOdd
}
