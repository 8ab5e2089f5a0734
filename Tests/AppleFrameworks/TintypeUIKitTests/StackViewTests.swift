// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TintypeUIKit

@Suite("UIStackView")
@MainActor
struct StackViewTests {
  private func stack(
    _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment = .fill,
    spacing: CGFloat = 10
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [
      Sized(width: 20, height: 10), Sized(width: 40, height: 30), Sized(width: 30, height: 20),
    ])
    stack.arrangedSubviews.last?.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    (stack.distribution, stack.alignment, stack.spacing) = (distribution, alignment, spacing)
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    stack.layoutIfNeeded()
    return stack
  }

  @Test(
    "The distribution determines the positions and lengths along the axis",
    arguments: [
      (.fill, [0, 20, 30, 40, 80, 120]), (.fillEqually, [0, 60, 70, 60, 140, 60]),
      (.equalSpacing, [0, 20, 75, 40, 170, 30]),
    ] as [(UIStackView.Distribution, [CGFloat])])
  func distribution(distribution: UIStackView.Distribution, expected: [CGFloat]) {
    let frames = stack(distribution).arrangedSubviews.map(\.frame)
    #expect(frames.flatMap { [$0.minX, $0.width] } == expected)
  }

  @Test("Lengths are in proportion to the intrinsic ones")
  func proportion() {
    let widths = stack(.fillProportionally, spacing: 0).arrangedSubviews.map(\.frame.width)
    #expect(zip(widths, [44.4, 88.9, 66.7]).allSatisfy { abs($0 - $1) < 0.4 })
  }

  @Test(
    "The alignment determines the positions and lengths across the axis",
    arguments: [
      (.fill, [0, 50]), (.top, [0, 10]), (.center, [20, 10]), (.bottom, [40, 10]),
    ] as [(UIStackView.Alignment, [CGFloat])])
  func alignment(alignment: UIStackView.Alignment, expected: [CGFloat]) {
    let frame = stack(.fill, alignment).arrangedSubviews[0].frame
    #expect([frame.minY, frame.height] == expected)
  }

  @Test("A hidden view takes no space, and a custom spacing replaces the other one")
  func hidden() {
    let stack = stack(.equalSpacing)
    let views = stack.arrangedSubviews
    views[1].isHidden = true
    stack.distribution = .fill
    stack.setCustomSpacing(30, after: views[0])
    stack.layoutIfNeeded()
    #expect(views[2].frame.minX == 50)
  }

  @Test("The fitting size of a stack is that of its views and its margins")
  func fitting() {
    let stack = stack(.fill)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 116, height: 34))
  }

  @Test("A view is arranged once, and not after it was removed")
  func arranging() {
    let (stack, view) = (UIStackView(), UIView())
    stack.addArrangedSubview(view)
    stack.addArrangedSubview(view)
    #expect(stack.arrangedSubviews == [view])
    view.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
    stack.addArrangedSubview(stack)
    #expect(stack.arrangedSubviews.isEmpty)
  }
}
