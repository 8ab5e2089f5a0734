// SPDX-License-Identifier: MIT

import Foundation

// The methods of `UIView` call these, because only members of a class itself can be overridden.
extension UIView {
  func insert(_ view: UIView, at index: ([UIView]) -> Int) {
    guard !isDescendant(of: view) else { return }
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: index(subviews))
    view.superview = self
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  /// Moves a subview to an index, which a closure returns for the number of other subviews.
  func move(_ view: UIView, to index: (Int) -> Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: index(subviews.count))
  }

  func leaveSuperview() {
    guard let superview else { return }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    deactivateOuterConstraints()
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    didMoveToSuperview()
  }

  func firstView(with tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  func view(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let found = view.hitTest(convert(point, to: view), with: event) { return found }
    }
    return self
  }

  /// The distance from another view's origin to that of this one, without transforms.
  func distance(to view: UIView?) -> CGPoint { rootOrigin - (view?.rootOrigin ?? .zero) }

  /// The origin of the coordinate system, in that of the view at the root.
  private var rootOrigin: CGPoint {
    guard let superview else { return .zero - bounds.origin }
    return superview.rootOrigin + frame.origin - bounds.origin
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  func attach(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// Returns a view with an image of this one, at its frame.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let view = UIImageView(frame: frame)
    view.image = UIGraphicsImageRenderer(size: bounds.size).image { _ in
      _ = drawHierarchy(in: bounds, afterScreenUpdates: afterUpdates)
    }
    return view
  }
}

extension CGPoint {
  static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }
}
