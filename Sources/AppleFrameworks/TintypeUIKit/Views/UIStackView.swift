// SPDX-License-Identifier: MIT

public import Foundation

/// A view that arranges views along an axis, by constraints.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// The axis, horizontal by default.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
  /// The lengths along the axis.
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  /// The positions across the axis.
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  /// The distance between views in points, 0 by default.
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// A Boolean value that indicates whether the margins surround the views.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }
  /// A Boolean value that indicates whether distances are between baselines, which has no effect.
  open var isBaselineRelativeArrangement = false
  /// The arranged views.
  open private(set) var arrangedSubviews: [UIView] = []

  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a stack of views.
  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty stack with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Returns `nil`, because views cannot be archived on Linux.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Adds a view to the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at an index, which is limited to the number of views.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard !isDescendant(of: view) else { return }
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    setNeedsLayout()
  }

  /// Removes a view from the arrangement; it remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }

  /// Removes a subview from the arrangement, too.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the distance after a view in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
    setNeedsLayout()
  }

  /// Returns the distance after a view in points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The distance that stands for `spacing`.
  public nonisolated class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// The distance that stands for 8 points.
  public nonisolated class var spacingUseSystem: CGFloat { 1.1754943508222875e-38 }

  func distance(after view: UIView) -> CGFloat {
    let distance = customSpacing(after: view)
    if distance == Self.spacingUseDefault { return spacing == Self.spacingUseSystem ? 8 : spacing }
    return distance == Self.spacingUseSystem ? 8 : distance
  }

  /// The lengths of views along the axis.
  @nonexhaustive(warn)
  public enum Distribution: Int, Sendable {
    /// Views grow and shrink by their priorities.
    case fill = 0
    /// Equal lengths.
    case fillEqually = 1
    /// Lengths in proportion to the intrinsic ones.
    case fillProportionally = 2
    /// Equal distances.
    case equalSpacing = 3
    /// Equal distances between centers.
    case equalCentering = 4
  }

  /// The positions of views across the axis.
  @nonexhaustive(warn)
  public enum Alignment: Int, Sendable {
    /// The length of the stack.
    case fill = 0
    /// The leading or top edge.
    case leading = 1
    /// The first baseline.
    case firstBaseline = 2
    /// The center.
    case center = 3
    /// The trailing or bottom edge.
    case trailing = 4
    /// The last baseline.
    case lastBaseline = 5

    /// The top edge.
    public static var top: Alignment { .leading }
    /// The bottom edge.
    public static var bottom: Alignment { .trailing }
  }
}
