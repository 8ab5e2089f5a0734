// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Adds an action to perform when the view is tapped, which receives the location.
  ///
  /// - Parameters:
  ///   - count: The number of taps.
  ///   - coordinateSpace: The coordinate space of the location.
  ///   - action: Receives the location in points.
  /// - Returns: The modified view.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, message: "Pass a CoordinateSpaceProtocol."
  )
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(
      count: count, coordinateSpace: AnyCoordinateSpace(coordinateSpace: coordinateSpace),
      perform: action)
  }
}

/// A coordinate space of any kind.
private struct AnyCoordinateSpace: CoordinateSpaceProtocol {
  let coordinateSpace: CoordinateSpace
}
