// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeFoundation

/// The drawing of a path.
@nonexhaustive(warn)
public enum CGPathDrawingMode: Int32, Sendable {
  /// The interior by windings.
  case fill = 0
  /// The interior by crossings.
  case eoFill = 1
  /// The stroke.
  case stroke = 2
  /// The interior by windings and the stroke.
  case fillStroke = 3
  /// The interior by crossings and the stroke.
  case eoFillStroke = 4

  var fills: Bool { self != .stroke }
  var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
  var rule: CGPathFillRule { self == .eoFill || self == .eoFillStroke ? .evenOdd : .winding }
}

/// The area of a gradient, which is always the whole clip.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The area before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The area after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// Colors at positions from 0 to 1.
public final class CGGradient: Sendable {
  /// The colors and their positions.
  package let stops: [(color: CGColor, location: CGFloat)]

  /// Creates a gradient; `nil` without colors.
  ///
  /// - Parameters:
  ///   - space: The color space, which has no effect.
  ///   - colors: The colors, of the type `CGColor`.
  ///   - locations: The positions; `nil` for equal distances.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let found = (colors as NSArray).compactMap { $0 as? CGColor }
    guard !found.isEmpty else { return nil }
    stops = found.enumerated().map { index, color in
      (color, locations?[index] ?? CGFloat(index) / CGFloat(max(found.count - 1, 1)))
    }
  }
}
