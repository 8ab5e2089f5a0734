// SPDX-License-Identifier: MIT

extension HorizontalAlignment: Codable {
  /// Decodes the name of a line that each component has.
  public init(from decoder: any Decoder) throws {
    self = try decoder.line(of: Self.allCases, named: \.rawValue)
  }

  /// Encodes the name; a line of your own is code, and throws an error that names it.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(line: rawValue, isCode: !isStandard)
  }
}

extension VerticalAlignment: Codable {
  /// Decodes the name of a line that each component has.
  public init(from decoder: any Decoder) throws {
    self = try decoder.line(of: Self.allCases, named: \.rawValue)
  }

  /// Encodes the name; a line of your own is code, and throws an error that names it.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(line: rawValue, isCode: !isStandard)
  }
}

extension Decoder {
  fileprivate func line<Line>(of lines: [Line], named name: (Line) -> String) throws -> Line {
    let container = try singleValueContainer()
    let word = try container.decode(String.self)
    guard let line = lines.first(where: { name($0) == word }) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(word)” is no alignment.")
    }
    return line
  }
}

extension Encoder {
  fileprivate func encode(line name: String, isCode: Bool) throws {
    guard !isCode else {
      throw EncodingError.invalidValue(
        name,
        EncodingError.Context(
          codingPath: codingPath,
          debugDescription: "The alignment “\(name)” is code and no data."))
    }
    var container = singleValueContainer()
    try container.encode(name)
  }
}
