// SPDX-License-Identifier: MIT

/// What is a closure by nature: it cannot be coded, and says so.
protocol OpaqueCodable: Codable {
  /// What it is, as the end of a sentence.
  static var opaqueName: String { get }
}

extension OpaqueCodable {
  /// Throws always.
  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: "\(Self.opaqueName) is code and cannot be decoded."))
  }

  /// Throws always.
  public func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(
      Self.opaqueName,
      EncodingError.Context(
        codingPath: encoder.codingPath,
        debugDescription: "\(Self.opaqueName) is code and no data."))
  }
}

extension CustomLayout: OpaqueCodable {
  static let opaqueName = "a layout of your own"
}

extension CustomShape: OpaqueCodable {
  static let opaqueName = "a shape of your own"
}

extension CanvasContent: OpaqueCodable {
  static let opaqueName = "the drawing of a canvas"
}

extension GeometryContent: OpaqueCodable {
  static let opaqueName = "the content of a geometry reader"
}

extension LayoutValue: OpaqueCodable {
  static let opaqueName = "a layout value of your own"
}

extension AlignmentGuide: OpaqueCodable {
  static let opaqueName = "an alignment guide"
}
