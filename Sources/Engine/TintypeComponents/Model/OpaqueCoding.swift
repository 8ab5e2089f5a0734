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
        debugDescription: "\(Self.opaqueName) is code and cannot be encoded."))
  }
}

extension CustomLayout: OpaqueCodable {
  static let opaqueName = "A custom layout"
}

extension CustomShape: OpaqueCodable {
  static let opaqueName = "A custom shape"
}

extension CanvasContent: OpaqueCodable {
  static let opaqueName = "The drawing of a canvas"
}

extension GeometryContent: OpaqueCodable {
  static let opaqueName = "The content of a geometry reader"
}

extension GeometryProbe: OpaqueCodable {
  static let opaqueName = "A geometry probe"
}

extension LayoutValue: OpaqueCodable {
  static let opaqueName = "A custom layout value"
}

extension AlignmentGuide: OpaqueCodable {
  static let opaqueName = "An alignment guide"
}

extension ContainerRelativeFrame: OpaqueCodable {
  static let opaqueName = "A frame relative to a container"
}
