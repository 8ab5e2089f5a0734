// SPDX-License-Identifier: MIT

import SwiftUI

/// A layout of rows, each with as many views as fit.
struct FlowLayout: Layout {
  /// The distance between views of a row, in points.
  let horizontal: CGFloat
  /// The distance between rows, in points.
  let vertical: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    frames(of: subviews, in: proposal.width ?? .infinity).reduce(CGSize.zero) { size, frame in
      CGSize(width: max(size.width, frame.maxX), height: max(size.height, frame.maxY))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, frames(of: subviews, in: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(of subviews: Subviews, in width: CGFloat) -> [CGRect] {
    var origin = CGPoint.zero
    var height: CGFloat = 0
    return subviews.map { subview in
      var size = subview.sizeThatFits(.unspecified)
      if size.width > width {
        size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
      }
      // The width of the placed layout is rounded.
      if origin.x > 0, origin.x + size.width > width + 0.01 {
        origin = CGPoint(x: 0, y: origin.y + height + vertical)
        height = 0
      }
      let frame = CGRect(origin: origin, size: size)
      origin.x += size.width + horizontal
      height = max(height, size.height)
      return frame
    }
  }
}
