// SPDX-License-Identifier: MIT

import SwiftUI

/// A line across the plot at a value of an axis.
public struct AxisGridLine: AxisMark {
  /// The type of the body, which has no value.
  public typealias Body = Never

  nonisolated(unsafe) private let part: AxisPart

  /// Creates a grid line.
  ///
  /// - Parameters:
  ///   - centered: Whether the line is at the center between two values; `nil` for the center of
  ///     categories.
  ///   - stroke: The stroke; `nil` for a thin line.
  public nonisolated init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    part = AxisPart(kind: .gridLine, isCentered: centered, stroke: stroke)
  }

  /// Returns the line.
  public nonisolated func _makeMark() -> _AxisParts { _AxisParts(parts: [part]) }
}

/// A short line outside of the plot at a value of an axis.
public struct AxisTick: AxisMark {
  /// The type of the body, which has no value.
  public typealias Body = Never

  /// The length of a tick.
  public struct Length: Sendable {
    enum Storage: Sendable {
      case automatic
      case points(CGFloat)
      case label(CGFloat)
    }

    let storage: Storage

    /// Four points.
    public static var automatic: Length { Length(storage: .automatic) }
    /// The extent of the label.
    public static var label: Length { label(extendPastBy: 0) }
    /// The extent of the longest label.
    public static var longestLabel: Length { longestLabel(extendPastBy: 0) }

    /// Returns the extent of the label and a length in points.
    public static func label(extendPastBy length: CGFloat) -> Length {
      Length(storage: .label(length))
    }

    /// Returns the extent of the longest label and a length in points.
    public static func longestLabel(extendPastBy length: CGFloat) -> Length {
      Length(storage: .label(length))
    }
  }

  nonisolated(unsafe) private let part: AxisPart

  /// Creates a tick.
  ///
  /// - Parameters:
  ///   - centered: Whether the tick is at the center between two values; `nil` for the center of
  ///     categories.
  ///   - length: The length.
  ///   - stroke: The stroke; `nil` for a thin line.
  public nonisolated init(
    centered: Bool? = nil, length: AxisTick.Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    part = AxisPart(kind: .tick(length), isCentered: centered, stroke: stroke)
  }

  /// Creates a tick of a length in points.
  ///
  /// - Parameters:
  ///   - centered: Whether the tick is at the center between two values; `nil` for the center of
  ///     categories.
  ///   - length: The length in points.
  ///   - stroke: The stroke; `nil` for a thin line.
  public nonisolated init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    part = AxisPart(
      kind: .tick(Length(storage: .points(length))), isCentered: centered, stroke: stroke)
  }

  /// Returns the tick.
  public nonisolated func _makeMark() -> _AxisParts { _AxisParts(parts: [part]) }
}
