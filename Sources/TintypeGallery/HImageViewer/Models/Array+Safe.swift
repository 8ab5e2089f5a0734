// SPDX-License-Identifier: MIT

extension Array {
  /// The element at an index, or `nil` where there is none.
  ///
  /// Photos are chosen by their place, and may be gone by the time something is done with them.
  package subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
