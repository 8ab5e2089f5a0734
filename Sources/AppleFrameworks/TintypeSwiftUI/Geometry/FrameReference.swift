// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// The frame of a view on the canvas in points, which is known when the view has been placed.
///
/// `@unchecked`: it is only accessed in `MainActorEvaluation.run`. The causes of a difference lay out
/// the nodes of a scene again after the evaluation, on any thread.
final class FrameReference: @unchecked Sendable {
  /// The frame of the last placement.
  private(set) var frame = CGRect.zero
  /// The number of the evaluation in which the view was placed last.
  private var placement = 0
  /// The number of the evaluation in which the frame was used before the view was placed.
  private var earlyUse = 0

  /// Returns the frame for another view that is being placed or recorded.
  func frame(in evaluation: Int) -> CGRect {
    MainActorEvaluation.run {
      if placement != evaluation { earlyUse = evaluation }
      return frame
    }
  }

  /// The frame of the last placement; `nil` before the first one.
  var known: CGRect? { placement > 0 ? frame : nil }

  /// Stores the frame, and returns whether another view has used a different one before.
  ///
  /// A node in several places, such as a group, has the frame of its first view.
  fileprivate func place(in frame: CGRect, _ evaluation: Int) -> Bool {
    MainActorEvaluation.assertIsRunning()
    guard placement != evaluation else { return false }
    let isChanged = self.frame != frame
    self.frame = frame
    placement = evaluation
    return isChanged && earlyUse == evaluation
  }
}

extension ViewScope {
  /// Returns a closure that stores the frame of a view when it is placed.
  ///
  /// If another view has used a different frame before, the views are evaluated again.
  func placement(
    of reference: FrameReference, named name: String
  ) -> @Sendable (TintypeComponents.GeometryProxy) -> Void {
    let number = evaluation.number
    let observer = evaluation.tree.observer
    return { proxy in
      if reference.place(in: CGRect(proxy.frame), number) { observer.requireEvaluation(for: name) }
    }
  }
}

extension CGRect {
  /// Creates a rectangle from a rectangle of the engine.
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
