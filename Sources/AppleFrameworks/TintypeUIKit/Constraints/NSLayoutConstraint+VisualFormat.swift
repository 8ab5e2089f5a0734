// SPDX-License-Identifier: MIT

internal import Foundation
internal import TintypeScheduling

extension NSLayoutConstraint {
  /// The alignment, direction and kind of distance of views in a visual format.
  ///
  /// The raw values are those of UIKit's `NSLayoutConstraint.h`.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(aligning attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// The left edges are equal.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// The right edges are equal.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// The top edges are equal.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// The bottom edges are equal.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// The edges at which lines start are equal.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// The edges at which lines end are equal.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// The horizontal centers are equal.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// The vertical centers are equal.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// The baselines of the last lines are equal.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// The baselines of the first lines are equal.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// All options of the alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Views are placed in the direction in which lines are read, the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Views are placed from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Views are placed from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All options of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Distances are between edges, the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical distances are between the last and the first baseline of neighbors.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All options of the distance.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes that all views share.
    fileprivate var alignments: [Attribute] {
      [
        Attribute.left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY,
        .lastBaseline, .firstBaseline,
      ].filter { contains(FormatOptions(aligning: $0)) }
    }
  }

  /// Returns the constraints of a line of the visual format language, such as `H:|-[icon]-8-[name]|`.
  ///
  /// The standard distance is 8 points between views, and the layout margin at the edge of the
  /// `superview`. Where UIKit raises an exception, which is a wrong format, an unknown name, or `|`
  /// for views without a `superview`, the result is empty, and the test fails.
  public class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      return try VisualConstraints(format, opts, metrics ?? [:], views).constraints()
    } catch {
      IssueReporter.report(error, at: nil)
      return []
    }
  }
}

/// The constraints of a visual format whose names have values.
@MainActor
private struct VisualConstraints {
  private let text: String
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]

  init(
    _ text: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) throws(VisualFormatError) {
    (self.text, self.options, self.metrics, self.views) = (text, options, metrics, views)
    do throws(VisualFormat.SyntaxError) {
      format = try VisualFormat(text)
    } catch {
      throw .syntax(format: text, offset: error.offset, expected: error.expected)
    }
  }

  func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var named: [AnyObject] = []
    var items: [AnyObject?] = []
    for item in format.items {
      guard case .view(let name, _) = item else {
        items.append(nil)
        continue
      }
      let view = try view(name)
      named.append(view)
      items.append(view)
    }
    var constraints: [NSLayoutConstraint] = []
    for (index, connection) in format.connections.enumerated() {
      constraints += try distances(connection, from: items[index], to: items[index + 1], named)
    }
    for (item, object) in zip(format.items, items) {
      guard case .view(_, let lengths) = item, let object else { continue }
      for length in lengths { constraints.append(try self.length(of: object, length)) }
    }
    for attribute in options.alignments {
      for (first, second) in zip(named, named.dropFirst()) {
        constraints.append(constraint(first, attribute, .equal, second, attribute, 0))
      }
    }
    return constraints
  }

  // MARK: Distances and lengths

  private func distances(
    _ connection: VisualFormat.Connection, from start: AnyObject?, to end: AnyObject?,
    _ named: [AnyObject]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let container = start == nil || end == nil ? try superview(of: named) : nil
    guard let first = start ?? container, let second = end ?? container else { return [] }
    let predicates: [VisualFormat.Predicate]
    var usesMargins = false
    switch connection {
    case .none: predicates = [VisualFormat.Predicate(value: .number(0))]
    case .standard:
      usesMargins = container != nil
      predicates = [VisualFormat.Predicate(value: .number(usesMargins ? 0 : 8))]
    case .distances(let distances): predicates = distances
    }
    let from = start == nil ? edges(margins: usesMargins).start : betweenEdges.end
    let to = end == nil ? edges(margins: usesMargins).end : betweenEdges.start
    let isBaseline = options.contains(.spacingBaselineToBaseline) && format.axis == .vertical
    let isBetween = start != nil && end != nil
    let attributes: (Attribute, Attribute) =
      isBaseline && isBetween ? (.lastBaseline, .firstBaseline) : (from, to)
    // An axis from right to left has its start at the larger coordinate, so distances are negative.
    let isReversed = options.contains(.directionRightToLeft) && format.axis == .horizontal
    var constraints: [NSLayoutConstraint] = []
    for predicate in predicates {
      let distance = try number(predicate.value)
      let constraint =
        isReversed
        ? self.constraint(first, attributes.0, predicate.relation, second, attributes.1, distance)
        : self.constraint(second, attributes.1, predicate.relation, first, attributes.0, distance)
      try setPriority(predicate.priority, of: constraint)
      constraints.append(constraint)
    }
    return constraints
  }

  private func length(
    of view: AnyObject, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let attribute: Attribute = format.axis == .horizontal ? .width : .height
    let constraint: NSLayoutConstraint
    if case .name(let name) = predicate.value, metrics[name] == nil {
      constraint = self.constraint(
        view, attribute, predicate.relation, try self.view(name), attribute, 0)
    } else {
      constraint = self.constraint(
        view, attribute, predicate.relation, nil, .notAnAttribute, try number(predicate.value))
    }
    try setPriority(predicate.priority, of: constraint)
    return constraint
  }

  private typealias Attribute = NSLayoutConstraint.Attribute

  /// The edges of a view at which the line starts and ends.
  private var betweenEdges: (start: Attribute, end: Attribute) { edges(margins: false) }

  private func edges(margins: Bool) -> (start: Attribute, end: Attribute) {
    if format.axis == .vertical { return margins ? (.topMargin, .bottomMargin) : (.top, .bottom) }
    if options.contains(.directionLeftToRight) {
      return margins ? (.leftMargin, .rightMargin) : (.left, .right)
    }
    if options.contains(.directionRightToLeft) {
      return margins ? (.rightMargin, .leftMargin) : (.right, .left)
    }
    return margins ? (.leadingMargin, .trailingMargin) : (.leading, .trailing)
  }

  private func constraint(
    _ first: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject?, _ secondAttribute: Attribute, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: 1, constant: constant)
  }

  // MARK: Names

  private func view(_ name: String) throws(VisualFormatError) -> AnyObject {
    if let view = views[name] as? UIView { return view }
    if let guide = views[name] as? UILayoutGuide { return guide }
    throw .unknownName(name, format: text)
  }

  private func superview(of named: [AnyObject]) throws(VisualFormatError) -> UIView {
    for item in named {
      if let view = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView {
        return view
      }
    }
    throw .noSuperview(format: text)
  }

  private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
    switch value {
    case .number(let number): return CGFloat(number)
    case .name(let name):
      switch metrics[name] {
      case let number as CGFloat: return number
      case let number as Double: return CGFloat(number)
      case let number as Float: return CGFloat(number)
      case let number as Int: return CGFloat(number)
      case let number as NSNumber: return CGFloat(number.doubleValue)
      default: throw .unknownName(name, format: text)
      }
    }
  }

  private func setPriority(
    _ value: VisualFormat.Value?, of constraint: NSLayoutConstraint
  ) throws(VisualFormatError) {
    guard let value else { return }
    if case .name(let name) = value, let priority = metrics[name] as? UILayoutPriority {
      constraint.priority = priority
    } else {
      constraint.priority = UILayoutPriority(Float(try number(value)))
    }
  }
}
