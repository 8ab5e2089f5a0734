// SPDX-License-Identifier: MIT

public import Foundation

/// A linear relation between lengths or edges of two views or guides.
///
/// Constraints are solved when a view is laid out. A condition that contradicts others is handled
/// as a wish of the priority 999, and reported by a warning of the snapshot.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  /// The view or guide of the left side.
  open private(set) weak var firstItem: AnyObject?
  /// The attribute of the left side.
  public let firstAttribute: Attribute
  /// The relation of the sides.
  public let relation: Relation
  /// The view or guide of the right side; `nil` for a constant.
  open private(set) weak var secondItem: AnyObject?
  /// The attribute of the right side.
  public let secondAttribute: Attribute
  /// The factor of the right attribute.
  public let multiplier: CGFloat
  /// The constant that is added to the right side, in points.
  open var constant: CGFloat { didSet { changed() } }
  /// The priority, a condition by default.
  open var priority = UILayoutPriority.required { didSet { changed() } }
  /// A name for messages.
  open var identifier: String?
  /// A Boolean value that indicates whether the constraint is archived, which has no effect.
  open var shouldBeArchived = false

  let hasSecondItem: Bool

  /// Creates a constraint between two views or guides.
  public init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    hasSecondItem = view2 != nil
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// A Boolean value that indicates whether the constraint affects the layout.
  open var isActive: Bool {
    get { firstView?.layoutValues.constraints.contains { $0 === self } == true }
    set {
      guard let view = firstView, newValue != isActive else { return }
      if newValue {
        view.layoutValues.constraints.append(self)
      } else {
        view.layoutValues.constraints.removeAll { $0 === self }
      }
      changed()
    }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The view of the left side, or that of its guide.
  var firstView: UIView? { Self.view(of: firstItem) }
  /// The view of the right side, or that of its guide.
  var secondView: UIView? { Self.view(of: secondItem) }

  private static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  private func changed() {
    if isActive { firstView?.setNeedsLayout() }
  }

  /// The axis of a constraint.
  @nonexhaustive(warn)
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The relation of two sides.
  @nonexhaustive(warn)
  public enum Relation: Int, Sendable {
    /// The left side is at most the right one.
    case lessThanOrEqual = -1
    /// The sides are equal.
    case equal = 0
    /// The left side is at least the right one.
    case greaterThanOrEqual = 1
  }

  /// An edge or a length of a view or a guide.
  @nonexhaustive(warn)
  public enum Attribute: Int, Sendable {
    /// None, for a constant.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge at which lines start.
    case leading = 5
    /// The edge at which lines end.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line.
    case lastBaseline = 11
    /// The baseline of the first line.
    case firstBaseline = 12
    /// The left edge inside of the margins.
    case leftMargin = 13
    /// The right edge inside of the margins.
    case rightMargin = 14
    /// The top edge inside of the margins.
    case topMargin = 15
    /// The bottom edge inside of the margins.
    case bottomMargin = 16
    /// The edge at which lines start, inside of the margins.
    case leadingMargin = 17
    /// The edge at which lines end, inside of the margins.
    case trailingMargin = 18
    /// The horizontal center inside of the margins.
    case centerXWithinMargins = 19
    /// The vertical center inside of the margins.
    case centerYWithinMargins = 20
  }

  /// The constraint as a line of text, for messages.
  package var summary: String {
    func text(_ item: AnyObject?, _ attribute: Attribute) -> String {
      item.map { "\(type(of: $0)).\(attribute)" } ?? "?"
    }
    let symbol = ["<=", "==", ">="][relation.rawValue + 1]
    var right = hasSecondItem ? text(secondItem, secondAttribute) : ""
    if hasSecondItem, multiplier != 1 { right += " * \(multiplier)" }
    if !hasSecondItem || constant != 0 { right += (right.isEmpty ? "" : " + ") + "\(constant)" }
    let name = identifier.map { "\($0): " } ?? ""
    return "\(name)\(text(firstItem, firstAttribute)) \(symbol) \(right)"
  }
}
