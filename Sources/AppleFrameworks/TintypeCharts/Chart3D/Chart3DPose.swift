// SPDX-License-Identifier: MIT

import SwiftUI

/// An angle, as in the framework Spatial.
public struct Angle2D: Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle from radians.
  public init(radians: Double = 0) { self.radians = radians }

  /// Creates an angle from degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// Returns an angle from radians.
  public static func radians(_ radians: Double) -> Angle2D { Angle2D(radians: radians) }

  /// Returns an angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle2D { Angle2D(degrees: degrees) }

  /// An angle of 0.
  public static var zero: Angle2D { Angle2D() }
}

/// The direction from which a chart in three dimensions is seen.
public struct Chart3DPose: Hashable, Sendable {
  /// The horizontal angle.
  public let azimuth: Angle2D
  /// The vertical angle.
  public let inclination: Angle2D

  /// Creates a direction from two angles.
  public init(azimuth: Angle2D, inclination: Angle2D) {
    (self.azimuth, self.inclination) = (azimuth, inclination)
  }

  private static func degrees(_ azimuth: Double, _ inclination: Double) -> Chart3DPose {
    Chart3DPose(azimuth: .degrees(azimuth), inclination: .degrees(inclination))
  }

  /// The default direction.
  public static var `default`: Chart3DPose { degrees(30, 15) }
  /// The direction from the front.
  public static var front: Chart3DPose { degrees(0, 0) }
  /// The direction from the back.
  public static var back: Chart3DPose { degrees(180, 0) }
  /// The direction from the left.
  public static var left: Chart3DPose { degrees(-90, 0) }
  /// The direction from the right.
  public static var right: Chart3DPose { degrees(90, 0) }
  /// The direction from above.
  public static var top: Chart3DPose { degrees(0, 90) }
  /// The direction from below.
  public static var bottom: Chart3DPose { degrees(0, -90) }
}

/// The projection of a chart in three dimensions.
public struct Chart3DCameraProjection: Hashable, Sendable {
  private let name: String

  /// The default projection.
  public static var automatic: Chart3DCameraProjection { .init(name: "automatic") }
  /// A projection in which distant parts are smaller.
  public static var perspective: Chart3DCameraProjection { .init(name: "perspective") }
  /// A projection in which parallel lines stay parallel.
  public static var orthographic: Chart3DCameraProjection { .init(name: "orthographic") }
}

extension View {
  /// Sets the direction from which charts in three dimensions are seen, which has no effect.
  public nonisolated func chart3DPose(_ pose: Chart3DPose) -> some View { self }

  /// Sets the direction from which charts in three dimensions are seen, which has no effect.
  public nonisolated func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View { self }

  /// Sets the projection of charts in three dimensions, which has no effect.
  public nonisolated func chart3DCameraProjection(
    _ projection: Chart3DCameraProjection = .automatic
  ) -> some View { self }

  /// Sets the domain, the positions and the type of the z scale of charts, which has no effect.
  public nonisolated func chartZScale<Domain, Range>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain, Range: PositionScaleRange { self }

  /// Sets the domain and the type of the z scale of charts, which has no effect.
  public nonisolated func chartZScale<Domain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain { self }

  /// Sets the visibility of the z axis of charts, which has no effect.
  public nonisolated func chartZAxis(_ visibility: Visibility) -> some View { self }
}
