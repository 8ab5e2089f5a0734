// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

extension ViewHost {
  /// Scrolls a scroll view or a list as a user does.
  ///
  /// The movement ends at the ends of the content, or where a `ScrollTargetBehavior` of the scroll
  /// view lets it end.
  ///
  /// - Parameters:
  ///   - element: The scroll view, or an element in it; `nil` for the only scroll view.
  ///   - distance: The distance by which the offset of the content increases in points: a positive
  ///     height shows content farther below, a positive width content farther to the trailing edge.
  ///   - velocity: The velocity at which the finger is lifted, in points per second.
  ///   - releases: Whether the finger is lifted at the end.
  /// - Throws: An error that explains why a user could not perform the step.
  public func scroll(
    _ element: String? = nil, by distance: CGSize, velocity: CGVector = .zero, releases: Bool = true
  ) throws {
    var event = GestureEvent()
    event.translation = distance
    event.velocity = velocity
    event.isEnded = releases
    try perform(.scroll, on: element ?? rootPath, event)
  }
}
