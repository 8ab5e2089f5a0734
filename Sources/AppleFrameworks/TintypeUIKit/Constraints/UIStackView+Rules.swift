// SPDX-License-Identifier: MIT

import Foundation

/// An expression with its relation to zero.
struct LayoutRule {
  var expression: Linear
  var relation = ConstraintSolver.Relation.equal
  var priority = 1000.0
}

/// The extent of a view along an axis.
private struct Extent {
  var start: Linear
  var length: Linear
  var end: Linear { start + length }
  var center: Linear { start + length * 0.5 }

  init(_ box: Box, _ axis: NSLayoutConstraint.Axis) {
    (start, length) = axis == .horizontal ? (box.x, box.width) : (box.y, box.height)
  }
}

extension UIStackView {
  /// Returns the rules of the arrangement.
  func rules(_ boxes: [ObjectIdentifier: Box]) -> [LayoutRule] {
    guard var canvas = boxes[ObjectIdentifier(self)] else { return [] }
    if isLayoutMarginsRelativeArrangement { canvas = canvas.inset(by: effectiveMargins) }
    var views = arrangedSubviews.filter {
      !$0.isHidden && boxes[ObjectIdentifier($0)] != nil
    }
    let distances = views.map { distance(after: $0) }
    if axis == .horizontal, isRightToLeft { views.reverse() }
    let items = views.compactMap { boxes[ObjectIdentifier($0)] }
    guard !items.isEmpty else { return [] }
    let gaps = axis == .horizontal && isRightToLeft ? distances.dropLast().reversed() : distances
    return along(Extent(canvas, axis), items.map { Extent($0, axis) }, gaps: gaps, views)
      + across(canvas, items, views)
  }

  /// Returns the rules along the axis.
  private func along(
    _ canvas: Extent, _ items: [Extent], gaps: [CGFloat], _ views: [UIView]
  ) -> [LayoutRule] {
    guard let first = items.first, let last = items.last else { return [] }
    var rules = [
      LayoutRule(expression: first.start - canvas.start),
      LayoutRule(expression: last.end - canvas.end),
      // A stack without a length is as short as its views.
      LayoutRule(expression: canvas.length, priority: 49),
    ]
    let isFilled = distribution != .equalSpacing && distribution != .equalCentering
    let spaces = zip(items, items.dropFirst()).map { $1.start - $0.end }
    for (space, gap) in zip(spaces, gaps) {
      rules.append(
        LayoutRule(
          expression: space - Linear(gap), relation: isFilled ? .equal : .greaterThanOrEqual))
    }
    switch distribution {
    case .fill: break
    case .fillEqually:
      rules += items.dropFirst().map { LayoutRule(expression: $0.length - first.length) }
    case .fillProportionally:
      let lengths = views.map { view in
        let size = view.intrinsicContentSize
        return max(Double(axis == .horizontal ? size.width : size.height), 1)
      }
      rules += items.indices.dropFirst().map { index in
        LayoutRule(
          expression: items[index].length * lengths[0] - first.length * lengths[index],
          priority: 999)
      }
    case .equalSpacing:
      rules += spaces.dropFirst().map { LayoutRule(expression: $0 - spaces[0], priority: 999) }
    case .equalCentering:
      let steps = zip(items, items.dropFirst()).map { $1.center - $0.center }
      rules += steps.dropFirst().map { LayoutRule(expression: $0 - steps[0], priority: 150) }
    }
    return rules
  }

  /// Returns the rules across the axis.
  private func across(_ canvas: Box, _ items: [Box], _ views: [UIView]) -> [LayoutRule] {
    let other: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
    let bounds = Extent(canvas, other)
    var rules = [LayoutRule(expression: bounds.length, priority: 49)]
    let isMirrored = axis == .vertical && isRightToLeft
    for (box, view) in zip(items, views) {
      let item = Extent(box, other)
      switch alignment {
      case .fill:
        rules.append(LayoutRule(expression: item.start - bounds.start))
        rules.append(LayoutRule(expression: item.end - bounds.end))
        continue
      case .center: rules.append(LayoutRule(expression: item.center - bounds.center))
      case .firstBaseline where axis == .horizontal, .lastBaseline where axis == .horizontal:
        let edge: NSLayoutConstraint.Attribute =
          alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        rules.append(
          LayoutRule(
            expression: box.value(of: edge, in: view) - items[0].value(of: edge, in: views[0])))
      default:
        let isStart = alignment.isStart != isMirrored
        rules.append(
          LayoutRule(expression: isStart ? item.start - bounds.start : item.end - bounds.end))
      }
      rules.append(
        LayoutRule(expression: item.start - bounds.start, relation: .greaterThanOrEqual))
      rules.append(LayoutRule(expression: item.end - bounds.end, relation: .lessThanOrEqual))
    }
    return rules
  }
}

extension UIStackView.Alignment {
  /// A Boolean value that indicates whether views are at the leading or top edge.
  fileprivate var isStart: Bool { self != .trailing && self != .lastBaseline }
}
