// SPDX-License-Identifier: MIT

internal import Foundation

// The order of the numbers is that of the properties.

// Variants: UIEdgeInsets; left; right -> NSDirectionalEdgeInsets; leading; trailing
extension UIEdgeInsets: Codable {
  /// Decodes the distances from an array.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    top = try container.decode(CGFloat.self)
    left = try container.decode(CGFloat.self)
    bottom = try container.decode(CGFloat.self)
    right = try container.decode(CGFloat.self)
  }

  /// Encodes the distances as an array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for number in [top, left, bottom, right] { try container.encode(number) }
  }
}

extension UIOffset: Codable {
  /// Decodes the offsets from an array.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    horizontal = try container.decode(CGFloat.self)
    vertical = try container.decode(CGFloat.self)
  }

  /// Encodes the offsets as an array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(horizontal)
    try container.encode(vertical)
  }
}
