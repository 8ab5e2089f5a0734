// SPDX-License-Identifier: MIT

extension Bitmap {
  /// Creates a bitmap of a single transparent pixel, which stands where there is no picture.
  package init() {
    width = 1
    height = 1
    pixels = [0]
  }
}
