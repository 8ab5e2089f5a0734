// SPDX-License-Identifier: MIT

import Foundation

/// The layout of a hierarchy by constraints.
@MainActor
struct ConstraintLayout {
  private let root: UIView
  private var boxes: [ObjectIdentifier: Box] = [:]
  private var variableCount = 0
  private var solver = ConstraintSolver(variableCount: 0)
  private let measurements = ContentMeasurements()
  /// The widths of texts whose lines break, from the layout before.
  private var widths: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints that cannot be satisfied, as lines of text.
  private(set) var problems: [String] = []

  init(_ root: UIView) { self.root = root }

  /// Sets the frames of the descendants.
  mutating func applyFrames() {
    // The size of a view that its `superview` resizes is known after the first layout.
    let resized = root.descendants.filter(\.translatesAutoresizingMaskIntoConstraints)
    for _ in 0..<2 {
      let before = resized.map(\.frame)
      let values = solved { layout in
        for (index, length) in [layout.root.bounds.width, layout.root.bounds.height].enumerated() {
          layout.add(Linear(variable: 2 + index) - Linear(Double(length)), .equal)
        }
      }
      apply(values)
      if resized.map(\.frame) == before { return }
    }
  }

  /// Returns the size of the root that is nearest to another one.
  mutating func fittingSize(
    _ target: CGSize, _ priorities: [NSLayoutConstraint.Axis: UILayoutPriority]
  ) -> CGSize {
    let values = solved { layout in
      for (index, length) in [target.width, target.height].enumerated() {
        let priority = priorities[index == 0 ? .horizontal : .vertical] ?? .fittingSizeLevel
        layout.add(
          Linear(variable: 2 + index) - Linear(Double(length)), .equal,
          priority: Double(priority.rawValue))
      }
    }
    return CGSize(width: rounded(values[2]), height: rounded(values[3]))
  }

  /// Solves the constraints, and again with the heights of texts in the widths that result.
  private mutating func solved(_ addRoot: (inout ConstraintLayout) -> Void) -> [Double] {
    widths = [:]
    var values: [Double] = []
    for _ in 0..<3 {
      build()
      addRoot(&self)
      addConstraints()
      values = solver.solution()
      var changed = false
      for view in root.descendants where view.wrapsLines {
        guard let box = boxes[ObjectIdentifier(view)] else { continue }
        let width = CGFloat(box.width.value(values))
        if abs((widths[ObjectIdentifier(view)] ?? .infinity) - width) > 0.01 { changed = true }
        widths[ObjectIdentifier(view)] = width
      }
      if !changed { break }
    }
    return values
  }

  // MARK: Variables

  /// Creates the boxes of all views and guides.
  private mutating func build() {
    (boxes, variableCount, problems) = ([:], 0, [])
    // The first four variables are those of the root.
    boxes[ObjectIdentifier(root)] = variableBox(in: nil)
    for view in root.descendants {
      guard let box = boxes[ObjectIdentifier(view)] else { continue }
      let origin = (box.x - Linear(view.bounds.minX), box.y - Linear(view.bounds.minY))
      for child in view.subviews {
        boxes[ObjectIdentifier(child)] =
          child.translatesAutoresizingMaskIntoConstraints
          ? Box(
            x: origin.0 + Linear(child.frame.minX), y: origin.1 + Linear(child.frame.minY),
            width: Linear(child.frame.width), height: Linear(child.frame.height))
          : variableBox(in: origin)
      }
      for guide in view.layoutValues.guides {
        boxes[ObjectIdentifier(guide)] = variableBox(in: (box.x, box.y))
      }
      if let scroll = view as? UIScrollView, scroll.usesConstraints {
        boxes[ObjectIdentifier(scroll.contentLayoutGuide)] = Box(
          x: origin.0, y: origin.1, width: variable(), height: variable())
      }
    }
    solver = ConstraintSolver(variableCount: variableCount)
  }

  private mutating func variable() -> Linear {
    variableCount += 1
    return Linear(variable: variableCount - 1)
  }

  private mutating func variableBox(in origin: (x: Linear, y: Linear)?) -> Box {
    let (x, y, width, height) = (variable(), variable(), variable(), variable())
    guard let origin else { return Box(x: Linear(0), y: Linear(0), width: width, height: height) }
    return Box(x: origin.x + x, y: origin.y + y, width: width, height: height)
  }

  /// Returns the box of a view or a guide, from the perspective of another view.
  private func box(of item: AnyObject?, from other: UIView?) -> Box? {
    guard let item else { return nil }
    if let scroll = item as? UIScrollView, let other, other !== scroll,
      other.isDescendant(of: scroll)
    {
      // The edges of a scroll view are those of its content for the views in it.
      let content = boxes[ObjectIdentifier(scroll.contentLayoutGuide)]
      let frame = boxes[ObjectIdentifier(scroll)]
      return content.map {
        Box(x: $0.x, y: $0.y, width: $0.width, height: $0.height, frame: frame.map { [$0] } ?? [])
      }
    }
    if let known = boxes[ObjectIdentifier(item)] { return known }
    guard let guide = item as? UILayoutGuide, let view = guide.owningView,
      case .inset(let insets) = guide.kind
    else { return nil }
    return boxes[ObjectIdentifier(view)]?.inset(by: insets(view))
  }

  // MARK: Constraints

  private mutating func addConstraints() {
    let views = root.descendants
    for view in views {
      guard let box = boxes[ObjectIdentifier(view)],
        view === root || !view.translatesAutoresizingMaskIntoConstraints
      else { continue }
      add(box.width, .greaterThanOrEqual)
      add(box.height, .greaterThanOrEqual)
    }
    let all = views.flatMap(\.layoutValues.constraints)
    // Conditions first, so that wishes cannot change which condition is in conflict.
    for constraint in all.filter(\.isCondition) { add(constraint) }
    for constraint in all where !constraint.isCondition { add(constraint) }
    for case let stack as UIStackView in views {
      for rule in stack.rules(boxes) {
        add(rule.expression, rule.relation, priority: rule.priority)
      }
    }
    for view in views where view === root || !view.translatesAutoresizingMaskIntoConstraints {
      addContentSize(of: view)
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let first = box(of: constraint.firstItem, from: constraint.secondView) else { return }
    var expression = first.value(of: constraint.firstAttribute, in: constraint.firstView)
    if constraint.hasSecondItem {
      guard let second = box(of: constraint.secondItem, from: constraint.firstView) else {
        problems.append(
          "\(constraint.summary) has a side outside of the view hierarchy. Add both views before "
            + "the constraint is activated.")
        return
      }
      expression =
        expression
        - second.value(of: constraint.secondAttribute, in: constraint.secondView)
        * Double(constraint.multiplier)
    }
    let flips =
      constraint.firstAttribute.isDirectional && constraint.firstView?.isRightToLeft == true
    let constant = Double(constraint.constant) * (flips ? -1 : 1)
    var relation = constraint.relation.solverRelation
    if flips { relation = relation.opposite }
    let priority = Double(constraint.priority.rawValue)
    if !add(expression - Linear(constant), relation, priority: priority) {
      problems.append(
        "\(constraint.summary) contradicts other constraints. Lower its priority or remove it.")
    }
  }

  /// Adds an expression with its relation to zero; a condition in conflict becomes a wish.
  @discardableResult
  private mutating func add(
    _ expression: Linear, _ relation: ConstraintSolver.Relation, priority: Double = 1000
  ) -> Bool {
    let terms = expression.terms.map { (variable: $0.key, coefficient: $0.value) }
    if solver.add(terms, constant: expression.constant, relation, priority: priority) {
      return true
    }
    _ = solver.add(terms, constant: expression.constant, relation, priority: 999)
    return false
  }

  private mutating func addContentSize(of view: UIView) {
    guard let box = boxes[ObjectIdentifier(view)] else { return }
    let size = measurements.size(of: view, width: widths[ObjectIdentifier(view)])
    let lengths: [(NSLayoutConstraint.Axis, CGFloat, Linear)] = [
      (.horizontal, size.width, box.width), (.vertical, size.height, box.height),
    ]
    for (axis, length, variable) in lengths where length >= 0 {
      let difference = variable - Linear(Double(length))
      let hugging = Double(view.contentHuggingPriority(for: axis).rawValue)
      let compression = Double(view.contentCompressionResistancePriority(for: axis).rawValue)
      add(difference, .lessThanOrEqual, priority: hugging)
      add(difference, .greaterThanOrEqual, priority: compression)
    }
  }

  // MARK: Frames

  private func rounded(_ value: Double) -> CGFloat {
    let scale = max(Double(root.traitCollection.displayScale), 1)
    return CGFloat((value * scale).rounded() / scale)
  }

  private func apply(_ values: [Double]) {
    for view in root.descendants {
      let own = frame(of: view, values)
      for child in view.subviews where !child.translatesAutoresizingMaskIntoConstraints {
        child.frame = frame(of: child, values)
          .offsetBy(dx: view.bounds.minX - own.minX, dy: view.bounds.minY - own.minY)
      }
      for guide in view.layoutValues.guides {
        guide.layoutFrame = frame(of: guide, values).offsetBy(dx: -own.minX, dy: -own.minY)
      }
      guard let scroll = view as? UIScrollView,
        let content = boxes[ObjectIdentifier(scroll.contentLayoutGuide)]
      else { continue }
      let size = CGSize(
        width: rounded(content.width.value(values)), height: rounded(content.height.value(values)))
      scroll.contentLayoutGuide.layoutFrame = CGRect(origin: .zero, size: size)
      if size != .zero { scroll.contentSize = size }
    }
  }

  private func frame(of item: AnyObject, _ values: [Double]) -> CGRect {
    guard let box = boxes[ObjectIdentifier(item)] else { return .zero }
    let (x, y) = (rounded(box.x.value(values)), rounded(box.y.value(values)))
    return CGRect(
      x: x, y: y, width: rounded((box.x + box.width).value(values)) - x,
      height: rounded((box.y + box.height).value(values)) - y)
  }
}
