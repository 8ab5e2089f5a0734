// SPDX-License-Identifier: MIT

/// A type that contains code and throws an error when it is coded.
protocol OpaqueCodable: Codable {
  /// The name of the type as the subject of an error message.
  static var opaqueName: String { get }
}

extension OpaqueCodable {
  /// Always throws an error.
  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: "\(Self.opaqueName) is code and cannot be decoded."))
  }

  /// Always throws an error.
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
