// SPDX-License-Identifier: MIT

/// An angle; positive ones turn clockwise on the screen.
public struct Angle: Hashable, Codable, Sendable {
  /// The angle in degrees.
  public var degrees: Double

  /// Creates an angle in degrees.
  public init(degrees: Double) {
    self.degrees = degrees
  }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}
