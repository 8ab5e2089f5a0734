// SPDX-License-Identifier: MIT

// Points and sizes are coded as short lists of numbers, because a scene contains thousands of them.
// Numbers that are not finite are coded as strings, as in `Length`.

extension Point: Codable {
  /// Decodes `[x, y]`.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(count: 2)
    self.init(x: numbers[0], y: numbers[1])
  }

  /// Encodes `[x, y]`.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(numbers: [x, y]) }
}

extension UnitPoint: Codable {
  /// Decodes `[x, y]`.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(count: 2)
    self.init(x: numbers[0], y: numbers[1])
  }

  /// Encodes `[x, y]`.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(numbers: [x, y]) }
}

extension Size: Codable {
  /// Decodes `[width, height]`.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(count: 2)
    self.init(width: numbers[0], height: numbers[1])
  }

  /// Encodes `[width, height]`.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(numbers: [width, height])
  }
}

extension Rect: Codable {
  /// Decodes `[x, y, width, height]`.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(count: 4)
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Encodes `[x, y, width, height]`.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(numbers: [minX, minY, width, height])
  }
}

extension EdgeInsets: Codable {
  /// Decodes `[top, leading, bottom, trailing]`.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(count: 4)
    self.init(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// Encodes `[top, leading, bottom, trailing]`.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(numbers: [top, leading, bottom, trailing])
  }
}

extension RectangleCornerRadii {
  /// Decodes `[topLeading, bottomLeading, bottomTrailing, topTrailing]`.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(count: 4)
    self.init(
      topLeading: numbers[0], bottomLeading: numbers[1], bottomTrailing: numbers[2],
      topTrailing: numbers[3])
  }

  /// Encodes `[topLeading, bottomLeading, bottomTrailing, topTrailing]`.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(numbers: [topLeading, bottomLeading, bottomTrailing, topTrailing])
  }
}

extension Decoder {
  /// Decodes a list with exactly the given number of numbers.
  fileprivate func numbers(count: Int) throws -> [Double] {
    var container = try unkeyedContainer()
    var numbers: [Double] = []
    while !container.isAtEnd, numbers.count <= count {
      numbers.append(try container.decode(Length.self).points)
    }
    guard numbers.count == count else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "Expected a list of exactly \(count) numbers.")
    }
    return numbers
  }
}

extension Encoder {
  fileprivate func encode(numbers: [Double]) throws {
    var container = unkeyedContainer()
    for number in numbers { try container.encode(Length(number)) }
  }
}

extension Double {
  /// The number with at most three decimals and no trailing zeros, the same in every locale.
  package var pointText: String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-infinity" : "infinity" }
    guard abs(self) < 1e12 else {
      return description.hasSuffix(".0") ? String(description.dropLast(2)) : description
    }
    let thousandths = Int64((self * 1000).rounded())
    let whole = thousandths.magnitude / 1000
    var decimals = String(thousandths.magnitude % 1000 + 1000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    let sign = thousandths < 0 ? "-" : ""
    return decimals.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(decimals)"
  }
}
