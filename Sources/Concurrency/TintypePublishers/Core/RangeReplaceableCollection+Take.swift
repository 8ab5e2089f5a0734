// SPDX-License-Identifier: MIT

extension RangeReplaceableCollection {
  /// Removes all elements and returns them.
  mutating func takeAll() -> Self {
    defer { self = Self() }
    return self
  }
}
