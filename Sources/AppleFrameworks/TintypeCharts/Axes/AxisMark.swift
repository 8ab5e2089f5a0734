// SPDX-License-Identifier: MIT

import SwiftUI

/// A type that represents a part of an axis at a value, such as a grid line.
@MainActor @preconcurrency
public protocol AxisMark {
  /// The type of the body.
  associatedtype Body: AxisMark

  /// The parts that the axis mark consists of.
  @AxisMarkBuilder @MainActor @preconcurrency var body: Body { get }

  /// Returns the parts; the default evaluates ``body-swift.property``.
  ///
  /// Only axis marks of this module implement it.
  nonisolated func _makeMark() -> _AxisParts
}

/// The parts of an axis mark.
///
/// `@unchecked`: one thread at a time evaluates views.
public struct _AxisParts: @unchecked Sendable {
  let parts: [AxisPart]
}

/// A part of an axis mark.
struct AxisPart {
  enum Kind {
    case gridLine
    case tick(AxisTick.Length)
    case label(AxisLabelSpec)
  }

  let kind: Kind
  var isCentered: Bool?
  var stroke: StrokeStyle?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

extension AxisMark {
  /// Returns the parts of the body.
  public nonisolated func _makeMark() -> _AxisParts {
    // Proof of safety: charts evaluate axis marks in bodies of views, which the main actor's checks
    // accept.
    nonisolated(unsafe) let mark = self
    return MainActor.assumeIsolated {
      mark.body._makeMark()
    }
  }

  /// Sets the foreground style.
  public nonisolated func foregroundStyle<S>(_ style: S) -> some AxisMark where S: ShapeStyle {
    changed { $0.style = $0.style ?? AnyShapeStyle(style) }
  }

  /// Sets the font; `nil` for the default.
  public nonisolated func font(_ font: Font?) -> some AxisMark {
    changed { $0.font = $0.font ?? font }
  }

  /// Moves the axis mark by distances in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changed {
      $0.offset.width += x.isFinite ? x : 0
      $0.offset.height += y.isFinite ? y : 0
    }
  }

  /// Moves the axis mark by a distance in points.
  public nonisolated func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }

  private nonisolated func changed(_ change: (inout AxisPart) -> Void) -> AxisMarkParts {
    var parts = _makeMark().parts
    for index in parts.indices { change(&parts[index]) }
    return AxisMarkParts(parts)
  }
}

extension Never: AxisMark {}

extension AxisMark where Body == Never {
  // swift-format-ignore: OmitExplicitReturns
  /// No parts, because the axis mark creates its parts itself.
  public nonisolated var body: Never { return unreachableBody(of: Self.self) }
}
