// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TintypeUIKit

/// The frames that constraints determine.
@Suite("Layout by constraints")
@MainActor
struct ConstraintLayoutTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func added(_ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @Test("Anchors place a view at distances from the edges")
  func edges() {
    let view = added()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5, constant: 1),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 5, width: 160, height: 51))
    #expect(root.constraints.count == 4)
  }

  @Test("Leading edges and their distances are mirrored from right to left")
  func rightToLeft() {
    let view = added(Sized(width: 40, height: 20))
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    root.layoutValues.rootTraits = UITraitCollection(layoutDirection: .rightToLeft)
    root.layoutIfNeeded()
    #expect(view.frame.origin == CGPoint(x: 150, y: 0))
  }

  @Test("The margins and the safe area inset their guides")
  func guides() {
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutValues.rootSafeArea = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    let (inner, safe) = (added(), added())
    for (view, guide) in [(inner, root.layoutMarginsGuide), (safe, root.safeAreaLayoutGuide)] {
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: guide.leftAnchor),
        view.rightAnchor.constraint(equalTo: guide.rightAnchor),
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }
    root.layoutIfNeeded()
    #expect(safe.frame == CGRect(x: 0, y: 20, width: 200, height: 70))
    #expect(inner.frame == CGRect(x: 2, y: 21, width: 194, height: 66))
  }

  @Test(
    "The view with the lower hugging priority grows",
    arguments: [(249, [140, 60]), (251, [40, 160])] as [(Float, [CGFloat])])
  func hugging(priority: Float, widths: [CGFloat]) {
    let (first, second) = (added(Sized(width: 40)), added(Sized(width: 60)))
    first.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: root.leftAnchor),
      second.leftAnchor.constraint(equalTo: first.rightAnchor),
      second.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect([first.frame.width, second.frame.width] == widths)
  }

  @Test("A condition in conflict is reported, and the others are satisfied")
  func conflict() {
    let view = added()
    let width = view.widthAnchor.constraint(equalToConstant: 20)
    let other = view.widthAnchor.constraint(equalToConstant: 50)
    other.identifier = "second"
    NSLayoutConstraint.activate([width, other])
    root.layoutIfNeeded()
    #expect(view.frame.width == 20)
    #expect(
      root.layoutValues.problems == [
        "second: UIView.width == 50.0 contradicts other constraints. Lower its priority or remove it."
      ])
    other.priority = .defaultLow
    root.layoutIfNeeded()
    #expect(root.layoutValues.problems.isEmpty)
  }

  @Test("A constraint to a view outside of the hierarchy is reported")
  func outside() {
    let (view, other) = (added(), UIView())
    view.leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(root.layoutValues.problems.count == 1)
    #expect(root.layoutValues.problems.first?.contains("outside of the view hierarchy") == true)
  }

  @Test("Constraints of a removed view are deactivated")
  func removal() {
    let (view, other) = (added(), added())
    let constraint = view.leftAnchor.constraint(equalTo: other.rightAnchor)
    constraint.isActive = true
    other.removeFromSuperview()
    #expect(!constraint.isActive)
  }

  @Test("The fitting size is the smallest one that satisfies the constraints")
  func fitting() {
    let view = added(Sized(width: 40, height: 30))
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8),
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -8),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -5),
    ])
    #expect(
      root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 56, height: 35))
  }

  @Test("Constraints determine the size of the content of a scroll view")
  func scrolling() {
    let scroll = UIScrollView(frame: root.bounds)
    root.addSubview(scroll)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 300),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 300))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  @Test("Flexible margins and sizes share the growth of the containing view")
  func autoresizing() {
    let view = UIView(frame: CGRect(x: 50, y: 10, width: 100, height: 20))
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(view)
    root.frame.size = CGSize(width: 300, height: 150)
    #expect(view.frame == CGRect(x: 50, y: 60, width: 200, height: 20))
  }
}

/// A view with an intrinsic size.
final class Sized: UIView {
  private let size: CGSize

  init(width: CGFloat, height: CGFloat = 10) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
