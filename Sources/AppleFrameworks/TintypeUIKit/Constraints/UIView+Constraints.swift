// SPDX-License-Identifier: MIT

public import Foundation

/// The values of a view in a layout by constraints.
package struct LayoutValues {
  /// The active constraints whose left side is the view or one of its guides.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var standardGuides: [String: UILayoutGuide] = [:]
  /// The priorities over a larger size; those of the class by default.
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// The priorities over a smaller size; those of the class by default.
  var compression: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// The insets of the safe area of a view without a `superview`.
  package var rootSafeArea = UIEdgeInsets.zero
  /// The height of the part of a root view that the software keyboard covers.
  package var keyboardInset = CGFloat.zero
  /// The traits of a view without a `superview`; `nil` for the current ones.
  package var rootTraits: UITraitCollection?
  /// The traits with which the view replaces inherited ones.
  var traitOverrides = TraitValues()
  /// The problems of the last layout of the hierarchy, as lines of text.
  package var problems: [String] = []
}

extension UIView {
  /// The part of the safe area of the `superview` that covers the view.
  var inheritedSafeArea: UIEdgeInsets {
    guard let superview else { return layoutValues.rootSafeArea }
    let (outer, size) = (superview.safeAreaInsets, superview.bounds.size)
    return UIEdgeInsets(
      top: max(outer.top - frame.minY, 0), left: max(outer.left - frame.minX, 0),
      bottom: max(outer.bottom - (size.height - frame.maxY), 0),
      right: max(outer.right - (size.width - frame.maxX), 0))
  }

  /// The height of the part of the view that the software keyboard covers.
  var keyboardInset: CGFloat {
    guard let superview else { return layoutValues.keyboardInset }
    return max(superview.keyboardInset - (superview.bounds.height - frame.maxY), 0)
  }

  /// The margins, with the edges where lines start and end.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let (left, right) = (layoutMargins.left, layoutMargins.right)
      return NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: isRightToLeft ? right : left,
        bottom: layoutMargins.bottom, trailing: isRightToLeft ? left : right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isRightToLeft ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom, right: isRightToLeft ? newValue.leading : newValue.trailing)
    }
  }

  /// A Boolean value that indicates whether lines start at the right.
  var isRightToLeft: Bool { traitCollection.layoutDirection == .rightToLeft }

  /// The constraints that the view contains.
  var containedConstraints: [NSLayoutConstraint] {
    descendants.flatMap(\.layoutValues.constraints).filter { $0.container === self }
  }

  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    layoutValues.hugging[axis] = priority
    invalidateIntrinsicContentSize()
  }

  func setCompression(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    layoutValues.compression[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// The priority of the intrinsic size over a larger one.
  func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    if let priority = layoutValues.hugging[axis] { return priority }
    switch self {
    case is UISwitch, is UIActivityIndicatorView, is UIStepper: return .defaultHigh
    case is UISlider, is UIProgressView, is UITextField, is UISegmentedControl, is UIPageControl:
      return axis == .vertical ? .defaultHigh : .defaultLow
    case is UILabel, is UIImageView: return UILayoutPriority(251)
    default: return .defaultLow
    }
  }

  /// The size of the smallest fitting layout.
  public nonisolated class var layoutFittingCompressedSize: CGSize { .zero }
  /// The size of the largest fitting layout.
  public nonisolated class var layoutFittingExpandedSize: CGSize {
    CGSize(width: 10000, height: 10000)
  }
}

extension NSLayoutConstraint {
  /// The nearest view that contains both sides; `nil` if there is none.
  var container: UIView? {
    guard hasSecondItem else { return firstView }
    guard let second = secondView else { return nil }
    return sequence(first: firstView, next: { $0?.superview }).lazy.compactMap { $0 }
      .first { second.isDescendant(of: $0) }
  }
}

extension UIView {
  /// The view and the views that it contains, in the order of painting.
  package var descendants: [UIView] { [self] + subviews.flatMap(\.descendants) }

  /// The view at the root of the hierarchy.
  var rootView: UIView { superview?.rootView ?? self }

  /// A Boolean value that indicates whether a view of the hierarchy requests a layout.
  var hasNeedsLayout: Bool { needsLayout || subviews.contains(where: \.hasNeedsLayout) }

  /// A Boolean value that indicates whether constraints determine frames in the hierarchy.
  package var usesConstraints: Bool {
    !layoutValues.constraints.isEmpty || self is UIStackView
      || subviews.contains(where: \.usesConstraints)
  }

  /// Sets the frames that the constraints of the hierarchy determine.
  func solveConstraints() {
    for view in descendants { view.updateConstraints() }
    guard usesConstraints else { return }
    var layout = ConstraintLayout(self)
    layout.applyFrames()
    layoutValues.problems = layout.problems
  }

  /// Deactivates the constraints between a view of the hierarchy and one outside of it.
  func deactivateOuterConstraints() {
    for constraint in rootView.descendants.flatMap(\.layoutValues.constraints)
    where constraint.hasSecondItem {
      let isFirst = constraint.firstView?.isDescendant(of: self) == true
      let isSecond = constraint.secondView?.isDescendant(of: self) == true
      if isFirst != isSecond { constraint.isActive = false }
    }
  }

  /// Resizes the subviews by their `autoresizingMask`, in proportion to their flexible parts.
  func resizeSubviews(from old: CGSize) {
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      let mask = view.autoresizingMask
      guard !mask.isEmpty else { continue }
      let (x, width) = Self.resized(
        view.frame.minX, view.frame.width, in: old.width, to: bounds.width,
        isFlexible: [
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin),
        ])
      let (y, height) = Self.resized(
        view.frame.minY, view.frame.height, in: old.height, to: bounds.height,
        isFlexible: [
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin),
        ])
      view.frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  private static func resized(
    _ start: CGFloat, _ length: CGFloat, in old: CGFloat, to new: CGFloat, isFlexible: [Bool]
  ) -> (CGFloat, CGFloat) {
    let parts = [start, length, old - start - length]
    let flexible = zip(parts, isFlexible).filter(\.1).map(\.0)
    guard !flexible.isEmpty else { return (start, length) }
    let sum = flexible.reduce(0, +)
    let grown = zip(parts, isFlexible).map { part, isFlexible -> CGFloat in
      guard isFlexible else { return part }
      let share = sum == 0 ? 1 / CGFloat(flexible.count) : part / sum
      return part + (new - old) * share
    }
    return (grown[0], max(grown[1], 0))
  }
}
