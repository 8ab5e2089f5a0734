// SPDX-License-Identifier: MIT

/// A colour as `#RRGGBB name` or `#RRGGBBAA name` where its numbers are whole 255ths, else as a list
/// of four numbers and the name.
struct CompactColor: Codable {
  let color: ResolvedColor

  init(_ color: ResolvedColor) {
    self.color = color
  }

  func encode(to encoder: any Encoder) throws {
    if let digits = hexadecimal {
      var container = encoder.singleValueContainer()
      try container.encode("#" + digits + (color.name.map { " " + $0 } ?? ""))
    } else {
      var container = encoder.unkeyedContainer()
      for number in [color.red, color.green, color.blue, color.opacity] {
        try container.encode(Length(number))
      }
      if let name = color.name { try container.encode(name) }
    }
  }

  private var hexadecimal: String? {
    var numbers = [color.red, color.green, color.blue]
    if color.opacity != 1 { numbers.append(color.opacity) }
    var digits = ""
    for number in numbers {
      // Colours that were changed after they were made may hold anything.
      guard number >= 0, number <= 1 else { return nil }
      let byte = Int(number * 255 + 0.5)
      guard Double(byte) / 255 == number else { return nil }
      digits += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return digits
  }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.singleValueContainer(),
      let text = try? container.decode(String.self)
    {
      guard let color = Self.parse(text) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "“\(text.prefix(40))” is no colour.")
      }
      self.color = color
      return
    }
    var container = try decoder.unkeyedContainer()
    var numbers: [Double] = []
    for _ in 0..<4 { numbers.append(try container.decode(Length.self).points) }
    color = ResolvedColor(
      name: container.isAtEnd ? nil : try container.decode(String.self),
      red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3])
  }

  private static func parse(_ text: String) -> ResolvedColor? {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    let space = text.utf8.firstIndex(of: UInt8(ascii: " "))
    let digits = text.utf8.dropFirst().prefix { $0 != UInt8(ascii: " ") }
    guard digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let number = UInt32(String(Substring(digits)), radix: 16)
    else { return nil }
    let value = digits.count == 6 ? number << 8 | 0xFF : number
    func part(_ shift: UInt32) -> Double { Double((value >> shift) & 0xFF) / 255 }
    let name = space.map { String(Substring(text.utf8[$0...].dropFirst())) }
    return ResolvedColor(
      name: name, red: part(24), green: part(16), blue: part(8), opacity: part(0))
  }
}
