// SPDX-License-Identifier: MIT

/// A digest that is the same in every run and on every machine.
///
/// The algorithm is FNV-1a with 64 bits (`draft-eastlake-fnv`, section 2), with steps of 64 bits
/// for numbers and 8 bits for text.
package struct StableHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package mutating func combine(_ number: UInt64) {
    value = (value ^ number) &* 0x0000_0100_0000_01B3
    // Multiplication carries only upward. Without this step, the upper bits of a number, which are
    // all that distinguish small Doubles, would never affect the lower ones.
    value ^= value >> 32
  }

  package mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }

  /// Combines a number; both zeros are equal, and so are all NaNs.
  package mutating func combine(_ number: Double) {
    combine(number.isNaN ? .max : (number == 0 ? 0 : number).bitPattern)
  }

  package mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }
    combine(text.utf8.count)
  }

  package mutating func combine(_ color: ResolvedColor) {
    combine(color.name ?? "")
    combine(color.red)
    combine(color.green)
    combine(color.blue)
    combine(color.opacity)
  }

  package mutating func combine(_ font: Font) {
    combine(font.family ?? "")
    combine(font.size)
    combine(font.weight.value)
    combine(font.isItalic ? 1 : 0)
  }

  package mutating func combine(_ point: Point) {
    combine(point.x)
    combine(point.y)
  }

  package mutating func combine(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point):
        combine(1)
        combine(point)
      case .line(let point):
        combine(2)
        combine(point)
      case .curve(let end, let first, let second):
        combine(3)
        combine(first)
        combine(second)
        combine(end)
      case .close: combine(4)
      }
    }
  }

  package mutating func combine(_ attribute: Attribute) {
    combine(attribute.name)
    switch attribute.value {
    case .number(let length): combine(length.points)
    case .word(let word): combine(word)
    case .text(let text):
      combine(5)
      combine(text)
    case .color(let color): combine(color)
    case .font(let font): combine(font)
    }
  }

  /// The value as sixteen hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
