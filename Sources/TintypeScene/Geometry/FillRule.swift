// SPDX-License-Identifier: MIT

/// What counts as the inside of a drawing whose lines cross or lie within each other.
public enum FillRule: String, Hashable, Codable, Sendable, CaseIterable {
  /// What the lines run around more often one way than the other.
  case nonZero
  /// What lies behind an odd number of lines, seen from outside.
  case evenOdd
}
