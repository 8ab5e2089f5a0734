// SPDX-License-Identifier: MIT

/// A length in points that may be infinite, which JSON has no number for.
public struct Length: Hashable, Codable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The length in points.
  package var points: Double

  /// Creates a length.
  package init(_ points: Double) {
    self.points = points
  }

  /// Creates a length from a number that is written down.
  public init(floatLiteral points: Double) {
    self.points = points
  }

  /// Creates a length from a whole number that is written down.
  public init(integerLiteral points: Int) {
    self.points = Double(points)
  }

  /// Whether both are the same length; what is not a number is the same as itself, so that trees
  /// and scenes that hold it can be compared.
  public static func == (left: Self, right: Self) -> Bool {
    left.points == right.points || (left.points.isNaN && right.points.isNaN)
  }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(points.isNaN ? nil : points)
  }

  /// Decodes a number, or one of the words `infinity`, `-infinity` and `nan`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      points = number
      return
    }
    switch try container.decode(String.self) {
    case "infinity": points = .infinity
    case "-infinity": points = -.infinity
    case "nan": points = .nan
    case let word:
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(word)” is no length in points.")
    }
  }

  /// Encodes a number, or a word where JSON has no number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if points.isFinite {
      try container.encode(points)
    } else {
      try container.encode(points.pointText)
    }
  }
}
