// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// The size and coordinate space of a view that has been placed.
public struct GeometryProxy {
  private let frame: CGRect
  private let namedFrames: [AnyHashable: FrameReference]
  private let evaluation: Int

  /// The size in points.
  public let size: CGSize
  /// The insets of the safe area, in points; 0 at an edge that the view does not share with it.
  public let safeAreaInsets: EdgeInsets
  /// The height of the part of the view that the software keyboard covers, in points.
  let keyboardInset: CGFloat

  init(_ proxy: TintypeComponents.GeometryProxy, in scope: ViewScope) {
    frame = CGRect(proxy.frame)
    size = frame.size
    safeAreaInsets = EdgeInsets(proxy.reach)
    keyboardInset = proxy.keyboardInset
    namedFrames = scope.environment.namedFrames
    evaluation = scope.evaluation.number
  }

  /// Creates the proxy of a view that has never been placed.
  init(in scope: ViewScope) {
    frame = .zero
    size = .zero
    safeAreaInsets = EdgeInsets()
    keyboardInset = 0
    namedFrames = scope.environment.namedFrames
    evaluation = scope.evaluation.number
  }

  /// Returns whether the view has the same frame on the canvas as another one.
  func hasSameFrame(as other: GeometryProxy) -> Bool { frame == other.frame }

  /// Returns the value of an anchor in the coordinate space of the view.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.convert(anchor.value(anchor.frame.frame(in: evaluation)), frame.origin)
  }

  /// Returns the frame of the view in a coordinate space, in points.
  ///
  /// For a name that no enclosing view has, it is the coordinate space of the canvas.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the frame of the view in a coordinate space, in points.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .global: return frame
    case .local: return CGRect(origin: .zero, size: size)
    case .named(let name):
      guard let origin = namedFrames[name]?.frame(in: evaluation).origin else { return frame }
      return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  /// Returns the bounds of a named coordinate space in the coordinate space of the view, in points.
  ///
  /// - Returns: The bounds; `nil` if no view around this one has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = coordinateSpace.coordinateSpace else { return nil }
    return namedFrames[name]?.frame(in: evaluation).offsetBy(dx: -frame.minX, dy: -frame.minY)
  }
}
