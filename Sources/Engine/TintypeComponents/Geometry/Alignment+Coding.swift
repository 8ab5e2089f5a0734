// SPDX-License-Identifier: MIT

extension HorizontalAlignment: Codable {
  /// Decodes the name of a built-in guide.
  public init(from decoder: any Decoder) throws {
    self = try decoder.line(of: Self.allCases, named: \.rawValue)
  }

  /// Encodes the name.
  ///
  /// A custom guide is code and cannot be encoded; the error that is thrown contains its name.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(line: rawValue, isCode: !isStandard)
  }
}

extension VerticalAlignment: Codable {
  /// Decodes the name of a built-in guide.
  public init(from decoder: any Decoder) throws {
    self = try decoder.line(of: Self.allCases, named: \.rawValue)
  }

  /// Encodes the name.
  ///
  /// A custom guide is code and cannot be encoded; the error that is thrown contains its name.
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
        in: container, debugDescription: "“\(word)” is not an alignment.")
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
          debugDescription: "The alignment “\(name)” is code and cannot be encoded."))
    }
    var container = singleValueContainer()
    try container.encode(name)
  }
}
