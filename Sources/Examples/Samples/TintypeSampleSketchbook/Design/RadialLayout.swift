// SPDX-License-Identifier: MIT

import SwiftUI

/// A layout that places its first subview in the center, and the others around it.
struct RadialLayout: Layout {
  /// The distance between the centers of the first and of other subviews, in points.
  var radius: Double
  /// The angle of the second subview, clockwise from the top.
  var start = Angle.zero

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(radius, start.radians) }
    set { (radius, start) = (newValue.first, .radians(newValue.second)) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.dropFirst().map { $0.sizeThatFits(.unspecified) }
    let largest = sizes.map { max($0.width, $0.height) }.max() ?? 0
    return CGSize(width: 2 * radius + largest, height: 2 * radius + largest)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    subviews.first?.place(at: center, anchor: .center, proposal: .unspecified)
    let others = subviews.dropFirst()
    for (index, subview) in others.enumerated() {
      let angle = start.radians + Double(index) / Double(others.count) * 2 * .pi
      subview.place(
        at: CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle)),
        anchor: .center, proposal: .unspecified)
    }
  }
}
