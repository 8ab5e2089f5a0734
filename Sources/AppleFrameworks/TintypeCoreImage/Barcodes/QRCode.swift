// SPDX-License-Identifier: MIT

/// A QR code of ISO/IEC 18004 whose message is encoded in bytes.
struct QRCode {
  /// The levels of error correction.
  enum Level: String, CaseIterable {
    case l = "L"
    case m = "M"
    case q = "Q"
    case h = "H"

    var index: Int { Level.allCases.firstIndex(of: self) ?? 0 }
    /// The two bits in the format information.
    var bits: Int { [1, 0, 3, 2][index] }
  }

  /// The number of modules on each side.
  let size: Int
  /// The modules in rows from the top; `true` is dark.
  private(set) var modules: [Bool]
  private var isFunction: [Bool]
  private let version: Int
  private let level: Level

  /// Creates the smallest code of a message; `nil` if no version is large enough.
  init?(_ message: [UInt8], level: Level) {
    let version = (1...40).first { version in
      4 + Self.countBits(version) + message.count * 8
        <= QRBlocks(version: version, level: level).dataCount * 8
    }
    guard let version else { return nil }
    (self.version, self.level) = (version, level)
    size = version * 4 + 17
    modules = Array(repeating: false, count: size * size)
    isFunction = modules
    drawFunctions()
    let blocks = QRBlocks(version: version, level: level)
    drawCodewords(blocks.interleaved(Self.data(message, version: version, count: blocks.dataCount)))
    applyBestMask()
  }

  private static func countBits(_ version: Int) -> Int { version < 10 ? 8 : 16 }

  /// The message with its mode and length, padded to a number of codewords.
  private static func data(_ message: [UInt8], version: Int, count: Int) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ length: Int) {
      bits += (0..<length).reversed().map { value >> $0 & 1 == 1 }
    }
    append(0b0100, 4)
    append(message.count, countBits(version))
    for byte in message { append(Int(byte), 8) }
    append(0, min(4, count * 8 - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    while bytes.count < count {
      bytes.append(bytes.count % 2 == (bits.count / 8) % 2 ? 0xEC : 0x11)
    }
    return bytes
  }
}

// MARK: Drawing

extension QRCode {
  private mutating func setFunction(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard 0..<size ~= x, 0..<size ~= y else { return }
    modules[y * size + x] = isDark
    isFunction[y * size + x] = true
  }

  private mutating func drawFunctions() {
    for i in 0..<size {
      setFunction(6, i, i % 2 == 0)
      setFunction(i, 6, i % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
      for dy in -4...4 {
        for dx in -4...4 {
          let distance = max(abs(dx), abs(dy))
          setFunction(x + dx, y + dy, distance != 2 && distance != 4)
        }
      }
    }
    let positions = alignmentPositions
    for (i, x) in positions.enumerated() {
      for (j, y) in positions.enumerated() {
        let last = positions.count - 1
        if (i, j) == (0, 0) || (i, j) == (0, last) || (i, j) == (last, 0) { continue }
        for dy in -2...2 {
          for dx in -2...2 { setFunction(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
        }
      }
    }
    drawFormat(mask: 0)
    drawVersion()
  }

  private var alignmentPositions: [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = (version * 8 + count * 3 + 5) / (count * 4 - 4) * 2
    return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
  }

  /// Draws the level and mask, protected by the BCH code (15, 5).
  private mutating func drawFormat(mask: Int) {
    let data = level.bits << 3 | mask
    let rest = (0..<10).reduce(data) { rest, _ in rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    for i in 0..<15 {
      let isDark = bits >> i & 1 == 1
      let near = i < 6 ? i : i < 8 ? i + 1 : 14 - i
      if i < 8 {
        setFunction(8, near, isDark)
        setFunction(size - 1 - i, 8, isDark)
      } else {
        setFunction(i == 8 ? 7 : near, 8, isDark)
        setFunction(8, size - 15 + i, isDark)
      }
    }
    setFunction(8, size - 8, true)
  }

  /// Draws the version, protected by the BCH code (18, 6).
  private mutating func drawVersion() {
    guard version >= 7 else { return }
    let rest = (0..<12).reduce(version) { rest, _ in rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for i in 0..<18 {
      let (a, b) = (size - 11 + i % 3, i / 3)
      setFunction(a, b, bits >> i & 1 == 1)
      setFunction(b, a, bits >> i & 1 == 1)
    }
  }

  /// Draws the codewords in columns of two modules, from the right, upward and downward in turn.
  private mutating func drawCodewords(_ codewords: [UInt8]) {
    var index = 0
    for right in stride(from: size - 1, through: 1, by: -2).map({ $0 <= 6 ? $0 - 1 : $0 }) {
      let isUpward = (right + 1) & 2 == 0
      for row in 0..<size {
        for x in [right, right - 1] {
          let y = isUpward ? size - 1 - row : row
          guard !isFunction[y * size + x], index < codewords.count * 8 else { continue }
          modules[y * size + x] = codewords[index / 8] >> (7 - index % 8) & 1 == 1
          index += 1
        }
      }
    }
  }
}

// MARK: Masks

extension QRCode {
  private mutating func applyBestMask() {
    var best = (penalty: Int.max, code: self)
    for mask in 0..<8 {
      var code = self
      code.apply(mask: mask)
      code.drawFormat(mask: mask)
      let penalty = code.penalty
      if penalty < best.penalty { best = (penalty, code) }
    }
    self = best.code
  }

  private mutating func apply(mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !isFunction[y * size + x] {
        let isInverted =
          switch mask {
          case 0: (x + y) % 2 == 0
          case 1: y % 2 == 0
          case 2: x % 3 == 0
          case 3: (x + y) % 3 == 0
          case 4: (x / 3 + y / 2) % 2 == 0
          case 5: x * y % 2 + x * y % 3 == 0
          case 6: (x * y % 2 + x * y % 3) % 2 == 0
          default: ((x + y) % 2 + x * y % 3) % 2 == 0
          }
        if isInverted { modules[y * size + x].toggle() }
      }
    }
  }

  /// The sum of section 7.8.3: runs, blocks, patterns like the finders', and the share of dark
  /// modules.
  private var penalty: Int {
    var sum = 0
    for line in 0..<size {
      sum += Self.penalty(of: (0..<size).map { modules[line * size + $0] })
      sum += Self.penalty(of: (0..<size).map { modules[$0 * size + line] })
    }
    for y in 0..<size - 1 {
      for x in 0..<size - 1 {
        let corner = modules[y * size + x]
        if corner == modules[y * size + x + 1], corner == modules[(y + 1) * size + x],
          corner == modules[(y + 1) * size + x + 1]
        {
          sum += 3
        }
      }
    }
    let dark = modules.reduce(0) { $0 + ($1 ? 1 : 0) }
    return sum + abs(dark * 20 - modules.count * 10) / modules.count * 10
  }

  private static func penalty(of line: [Bool]) -> Int {
    var (sum, run, window) = (0, 0, 0)
    for (index, module) in line.enumerated() {
      run = index > 0 && line[index - 1] == module ? run + 1 : 1
      if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
      window = (window << 1 | (module ? 1 : 0)) & 0x7FF
      if index >= 10, window == 0b101_1101_0000 || window == 0b000_0101_1101 { sum += 40 }
    }
    return sum
  }
}
