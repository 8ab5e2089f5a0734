// SPDX-License-Identifier: MIT

import TintypeScene

/// Elements are read in the order in which they are placed.
///
/// Source: WCAG 2.2, success criterion 1.3.2. The elements of a scene are read from top to bottom and
/// in the layout direction, unless sort priorities state another order, so that only these can
/// contradict the places. An element contradicts them if it is read before one that is above it in
/// the same column, or before it in the same row. Columns can be read one after another, and a button
/// at the end. Bars, keyboards and the marks of charts, which are read in the order of their data, are
/// exempt, and so is content that scrolls beside content that does not.
enum ReadingOrderRule: SceneRule {
  static let rule = AuditRule.readingOrder
  /// The overlap in points that rounding causes.
  private static let tolerance = 1.0
  /// The vertical distance of tops from which the lower element is read later, anyway.
  private static let rowHeight = 8.0

  static func findings(in scene: AuditedScene) -> [RuleFinding] {
    var found: [RuleFinding] = []
    var pairs = 0
    // Without priorities, the order is that of the places.
    let sequences = scene.sequences.filter { $0.contains { $0.priority != 0 } }
    guard !sequences.isEmpty else { return [] }
    let charts = Set(scene.types.indices.filter { scene.types[$0] == "PlotView" })
    for sequence in sequences {
      var elements = sequence.filter {
        scene.isOrdered($0) && !scene.isInside($0.place, of: charts)
      }
      if elements.last?.semantics.traits.contains(.isButton) == true { elements.removeLast() }
      // Of the elements with one priority, only the first one is reported.
      var reported: Set<Double> = []
      for (index, later) in elements.enumerated() {
        for earlier in elements[..<index] where earlier.priority > later.priority {
          pairs += 1
          guard pairs <= scene.maximumPairCount else { return found }
          let moved = earlier.priority == 0 ? later : earlier
          guard !reported.contains(moved.priority), let side = side(of: later, earlier, in: scene)
          else { continue }
          reported.insert(moved.priority)
          found.append(finding(earlier, later, side, in: scene))
        }
      }
    }
    return found
  }

  /// The place of the later element, seen from the earlier one.
  private enum Side { case above, before }

  /// Returns where an element is, seen from one that is read before it; `nil` if the places permit
  /// this order.
  private static func side(
    of later: AccessibilityElement, _ earlier: AccessibilityElement, in scene: AuditedScene
  ) -> Side? {
    let (first, second) = (earlier.frame, later.frame)
    guard scene.states[earlier.place].scrolls == scene.states[later.place].scrolls else {
      return nil
    }
    let column = min(first.maxX, second.maxX) - max(first.minX, second.minX)
    if second.maxY <= first.minY + tolerance, column * 2 >= min(first.width, second.width) {
      return .above
    }
    let row = min(first.maxY, second.maxY) - max(first.minY, second.minY)
    let isBefore =
      scene.scene.canvas.layoutDirection == .leftToRight
      ? second.maxX <= first.minX + tolerance : second.minX >= first.maxX - tolerance
    let isInRow =
      second.minY < first.minY + rowHeight && row * 2 >= min(first.height, second.height)
    return isBefore && isInRow ? .before : nil
  }

  private static func finding(
    _ earlier: AccessibilityElement, _ later: AccessibilityElement, _ side: Side,
    in scene: AuditedScene
  ) -> RuleFinding {
    let isEarlier = earlier.priority != 0
    let (moved, other) = isEarlier ? (earlier, later) : (later, earlier)
    let name = scene.text(of: other.place).map { " “\($0)”" } ?? ""
    let place =
      switch side {
      case .above: isEarlier ? "above" : "below"
      case .before: isEarlier ? "before" : "after"
      }
    let order = isEarlier ? "before" : "after"
    return RuleFinding(
      rule: rule, node: moved.place, frame: moved.frame,
      measured: "read \(order) what is \(place) it", required: "the order of the places",
      message: """
        The element is read \(order)\(name) at \(scene.path(of: other.place)), which is \(place) it. \
        Change .accessibilitySortPriority(_:), or the places.
        """)
  }
}

extension AuditedScene {
  /// Returns whether the place of an element determines when it is read.
  fileprivate func isOrdered(_ element: AccessibilityElement) -> Bool {
    element.frame.isPlace && !states[element.place].isInBar
      && !element.semantics.traits.contains(.isKeyboardKey)
  }
}
