// SPDX-License-Identifier: MIT

import SwiftUI

/// The way in which a line or an area connects its points.
public struct InterpolationMethod: Sendable {
  enum Storage: Hashable, Sendable {
    case linear
    case monotone
    case cardinal(tension: CGFloat)
    case catmullRom(alpha: CGFloat)
    case step(position: CGFloat)
  }

  let storage: Storage

  // Variants: Straight lines; var linear; storage: .linear -> A smooth curve without extrema
  //   between the points; var monotone; storage: .monotone | A step at the start of each interval;
  //   var stepStart; storage: .step(position: 0) | A step at the center of each interval; var
  //   stepCenter; storage: .step(position: 0.5) | A step at the end of each interval; var stepEnd;
  //   storage: .step(position: 1)
  /// Straight lines.
  public static var linear: InterpolationMethod { InterpolationMethod(storage: .linear) }
  /// A cardinal spline of the tension 0.
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  /// A spline whose tangents follow from the neighbors of a point, with the parameter 0.5.
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }

  /// Returns a cardinal spline with a tension from 0 for a smooth curve to 1 for straight lines.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(storage: .cardinal(tension: tension))
  }

  /// Returns a spline whose tangents follow from the neighbors of a point, with a parameter: 0 for
  /// uniform, 0.5 for centripetal and 1 for chordal splines.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(storage: .catmullRom(alpha: alpha))
  }
}
