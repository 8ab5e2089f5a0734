// SPDX-License-Identifier: MIT

import SwiftUI

/// A width, height or radius of a mark.
public struct MarkDimension: Sendable {
  enum Storage: Hashable, Sendable {
    case automatic
    case ratio(CGFloat)
    case inset(CGFloat)
    case fixed(CGFloat)
  }

  let storage: Storage

  /// The dimension that suits the mark.
  public static var automatic: MarkDimension { MarkDimension(storage: .automatic) }

  // Variants: a part of the available length, from 0 to 1; ratio -> the available length without a
  //   distance in points on each side; inset | a length in points; fixed
  /// Returns a part of the available length, from 0 to 1.
  public static func ratio(_ value: CGFloat) -> MarkDimension {
    MarkDimension(storage: .ratio(value))
  }

  /// Returns the length in points.
  ///
  /// - Parameters:
  ///   - available: The available length in points.
  ///   - automatic: The part of it that an automatic dimension takes.
  /// - Returns: The length, at least 0.
  func length(in available: CGFloat, automatic: CGFloat) -> CGFloat {
    let length =
      switch storage {
      case .automatic: available * automatic
      case .ratio(let ratio): available * ratio
      case .inset(let inset): available - 2 * inset
      case .fixed(let length): length
      }
    return length.isFinite ? max(0, length) : 0
  }

  /// Returns the radius in points.
  ///
  /// - Parameters:
  ///   - available: The radius of the plot in points.
  ///   - automatic: The part of it that an automatic dimension takes.
  /// - Returns: The radius, at least 0.
  func radius(in available: CGFloat, automatic: CGFloat) -> CGFloat {
    guard case .inset(let inset) = storage else {
      return length(in: available, automatic: automatic)
    }
    return inset.isFinite ? max(0, available - inset) : 0
  }
}

extension MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a length in points.
  public init(floatLiteral value: Double) { self.init(storage: .fixed(CGFloat(value))) }

  /// Creates a length in points.
  public init(integerLiteral value: Int) { self.init(storage: .fixed(CGFloat(value))) }
}

/// The way in which bars or areas at the same position are combined.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case standard, normalized, center, unstacked
  }

  let storage: Storage

  /// Each mark begins at the end of the one before it.
  public static var standard: MarkStackingMethod { MarkStackingMethod(storage: .standard) }
  /// As `standard`, but the sum is always 1.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(storage: .normalized) }
  /// As `standard`, but around zero.
  public static var center: MarkStackingMethod { MarkStackingMethod(storage: .center) }
  /// All marks begin at zero.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(storage: .unstacked) }
}
