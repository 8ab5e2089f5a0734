// SPDX-License-Identifier: MIT

import Foundation

/// A linear expression in the variables of a layout.
struct Linear {
  var terms: [Int: Double] = [:]
  var constant: Double

  init(_ constant: Double) { self.constant = constant }

  init(variable: Int) {
    self.init(0)
    terms = [variable: 1]
  }

  static func + (first: Linear, second: Linear) -> Linear {
    var sum = first
    sum.constant += second.constant
    sum.terms.merge(second.terms) { $0 + $1 }
    return sum
  }

  static func - (first: Linear, second: Linear) -> Linear { first + second * -1 }

  static func * (expression: Linear, factor: Double) -> Linear {
    var product = expression
    product.constant *= factor
    product.terms = expression.terms.mapValues { $0 * factor }
    return product
  }

  func value(_ values: [Double]) -> Double {
    terms.sorted { $0.key < $1.key }.reduce(constant) { $0 + $1.value * values[$1.key] }
  }
}

/// A rectangle whose position and size are expressions.
struct Box {
  var x: Linear
  var y: Linear
  var width: Linear
  var height: Linear
  /// The frame of a scroll view, whose lengths are not those of its content.
  var frame: [Box] = []

  func inset(by insets: UIEdgeInsets) -> Box {
    Box(
      x: x + Linear(insets.left), y: y + Linear(insets.top),
      width: width - Linear(insets.left + insets.right),
      height: height - Linear(insets.top + insets.bottom))
  }

  /// Returns the expression of an attribute of a view.
  @MainActor
  func value(of attribute: NSLayoutConstraint.Attribute, in view: UIView?) -> Linear {
    let isRightToLeft = view?.isRightToLeft == true
    let margins = view?.effectiveMargins ?? .zero
    let (right, bottom) = (x + width, y + height)
    switch attribute {
    case .notAnAttribute: return Linear(0)
    case .left: return x
    case .right: return right
    case .leading: return isRightToLeft ? right : x
    case .trailing: return isRightToLeft ? x : right
    case .top: return y
    case .bottom: return bottom
    case .width: return frame.first?.width ?? width
    case .height: return frame.first?.height ?? height
    case .centerX: return x + width * 0.5
    case .centerY: return y + height * 0.5
    case .firstBaseline:
      guard let text = view?.baselineMetrics else { return y }
      return y + height * 0.5 + Linear(text.ascender - text.height / 2)
    case .lastBaseline:
      guard let text = view?.baselineMetrics else { return bottom }
      return y + height * 0.5 + Linear(text.height / 2 + text.descender)
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      return inset(by: margins).value(of: attribute.withoutMargin, in: view)
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute of a view without margins.
  fileprivate var withoutMargin: Self {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }

  /// A Boolean value that indicates whether the direction of lines determines the edge.
  var isDirectional: Bool {
    [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
  }
}

extension NSLayoutConstraint {
  /// A Boolean value that indicates whether the constraint must be satisfied.
  var isCondition: Bool { priority.rawValue >= UILayoutPriority.required.rawValue }
}

extension NSLayoutConstraint.Relation {
  var solverRelation: ConstraintSolver.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension ConstraintSolver.Relation {
  var opposite: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
