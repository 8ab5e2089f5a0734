// SPDX-License-Identifier: MIT

extension PNGFile: CustomStringConvertible, CustomReflectable {
  /// The size of the picture and of the file, as in “PNG 2×1, 153 bytes”.
  public var description: String { "PNG \(width)×\(height), \(bytes.count) bytes" }

  /// The chunks without their data: test frameworks print mirrors, and would print every byte.
  public var customMirror: Mirror {
    Mirror(self, children: ["width": width, "height": height, "chunks": chunks])
  }
}
