// SPDX-License-Identifier: MIT

/// The elements of a lazy container that are created: those in the visible part of its scroll view,
/// and in the overscan around it.
///
/// A window belongs to the identity of its elements, so that lengths that were measured remain known.
/// `@unchecked`: one thread at a time evaluates and lays out components.
package final class LazyWindow: @unchecked Sendable {
  /// The number of elements that a scroll view creates before anything was measured.
  package static let firstCount = 50
  /// The distance beyond each end of the visible part in which elements are created, in points.
  package static let overscan = 200.0
  /// The maximum number of elements that are created if all of them are visible.
  package static let maximumCount = 10_000
  /// The mean length below which further elements would not fill the visible part, in points.
  private static let minimumLength = 0.5

  /// The number of elements.
  package private(set) var count = 0
  /// The elements that an evaluation creates.
  package private(set) var range = 0..<0
  /// A Boolean value that indicates whether no evaluation has chosen the elements yet.
  package private(set) var isNew = true
  /// A Boolean value that indicates whether elements are missing because they have no length, or
  /// because there are too many.
  package private(set) var isLimited = false
  private(set) var lines = LazyLines()
  private var extents = LazyExtents(count: 0)
  private var placed: LazyRecord?
  private var bounds = Rect.zero
  /// The number of changes of the range since it last contained all visible elements.
  private var changes = 0

  /// Creates a window without elements.
  package init() {}

  /// A Boolean value that indicates whether a lazy container has placed the elements.
  package var isPlaced: Bool { placed != nil }

  /// A Boolean value that indicates whether all elements are created.
  package var containsAll: Bool { range == 0..<count }

  /// Begins an evaluation.
  package func begin(count: Int) {
    if count != self.count {
      let hadAll = containsAll
      self.count = count
      extents = remeasured(extents)
      if hadAll {
        isNew = true
        range = 0..<count
      } else {
        let lower = min(range.lowerBound, max(count - 1, 0))
        range = aligned(lower..<min(max(range.upperBound, lower + 1), count))
      }
    }
    placed = nil
    isLimited = false
  }

  /// Creates the elements around an element in the next evaluation.
  package func show(_ element: Int) {
    guard isNew || !range.contains(element) else { return }
    let half = Self.firstCount / 2
    let lower = element < Self.firstCount ? 0 : element - half
    range = aligned(lower..<min(max(element + half, lower + Self.firstCount), count))
    isNew = false
  }

  /// Creates all elements, because another container than a lazy one contains them, or because
  /// those that were created have no components.
  ///
  /// - Returns: A Boolean value that indicates whether elements were left out.
  @discardableResult
  package func showAll() -> Bool {
    let all = 0..<min(count, Self.maximumCount)
    defer { (range, isNew) = (all, false) }
    isLimited = all.count < count
    return range != all
  }

  /// Returns the elements that the current evaluation creates.
  ///
  /// - Parameter upper: The end of the elements, which is known afterward for a new window.
  /// - Returns: The elements.
  package func run(to upper: Int) -> LazyRun {
    range = range.lowerBound..<upper
    isNew = false
    return LazyRun(window: self, range: range, extents: extents, lines: lines)
  }

  /// Stores the lines of a run that was placed in a container.
  func place(_ record: LazyRecord, in bounds: Rect) {
    (placed, self.bounds) = (record, bounds)
  }

  // MARK: After the placement

  /// The position on the canvas of the first line; 0 before the placement.
  private var start: Double {
    guard let placed else { return 0 }
    return bounds.origin(along: placed.axis) + placed.start - extents.offset(of: placed.firstLine)
  }

  /// Returns a visible part of the canvas as positions along the axis, mirrored in the container if
  /// necessary.
  private func span(_ visible: Rect, isMirrored: Bool) -> (start: Double, end: Double) {
    guard let axis = placed?.axis else { return (0, 0) }
    let visible = isMirrored && axis == .horizontal ? visible.mirrored(in: bounds) : visible
    let start = visible.origin(along: axis)
    return (start, start + visible.size[axis])
  }

  /// The axis of the container; `nil` before the placement.
  package var axis: Axis? { placed?.axis }

  /// Returns whether no element in a visible part of the canvas was left out.
  package func contains(_ visible: Rect, isMirrored: Bool) -> Bool {
    guard let placed else { return containsAll }
    let span = span(visible, isMirrored: isMirrored)
    let first = bounds.origin(along: placed.axis) + placed.start
    let last = first + placed.lengths.values.reduce(0, +)
    let (start, end) = (start, start + extents.total)
    return (range.lowerBound == 0 || first <= span.start || start >= span.end)
      && (range.upperBound == count || last >= span.end || end <= span.start)
  }

  /// Uses the lengths that the last placement has measured.
  ///
  /// - Parameters:
  ///   - visible: The visible part of the canvas.
  ///   - isMirrored: Whether the leading edge is on the right.
  ///   - isPlanned: Whether the visible part was chosen before the placement, instead of from it.
  /// - Returns: The distance by which the first visible line moves, in points.
  package func measure(_ visible: Rect, isMirrored: Bool, isPlanned: Bool) -> Double {
    guard let placed else { return 0 }
    let span = span(visible, isMirrored: isMirrored)
    if placed.lines != lines {
      lines = placed.lines
      extents = LazyExtents(count: lines.count(of: count))
    }
    let (old, position) = (extents, span.start - start)
    extents.measure(placed.lengths, last: placed.lastLength)
    var line = position <= 0 ? 0 : old.line(at: position)
    if !isPlanned { line = min(line, placed.firstLine) }
    return extents.movement(of: line, since: old)
  }

  /// Changes the elements that the next evaluation creates.
  ///
  /// - Parameters:
  ///   - visible: The visible part of the canvas.
  ///   - isMirrored: Whether the leading edge is on the right.
  /// - Returns: Whether all visible elements have been created.
  package func update(_ visible: Rect, isMirrored: Bool) -> Bool {
    guard placed != nil, count > 0 else { return true }
    let span = span(visible, isMirrored: isMirrored)
    let (from, to) = (span.start - Self.overscan - start, span.end + Self.overscan - start)
    guard to > 0, from < extents.total else { return completed() }
    let needed = lines.elements(extents.line(at: from)...extents.line(at: to), of: count)
    if range.lowerBound <= needed.lowerBound, range.upperBound >= needed.upperBound {
      return completed()
    }
    if extents.mean < Self.minimumLength, range.count >= Self.firstCount {
      isLimited = true
      return completed()
    }
    changes += 1
    // More elements in each step, in case that lines are shorter than their estimate.
    let more = 1 << min(changes, 12)
    var next = needed.lowerBound..<needed.upperBound
    if range.lowerBound > next.lowerBound {
      next = max(next.lowerBound - more, 0)..<next.upperBound
    }
    if range.upperBound < next.upperBound {
      next = next.lowerBound..<min(next.upperBound + more, count)
    }
    let union =
      min(next.lowerBound, range.lowerBound)..<max(next.upperBound, range.upperBound)
    // Elements only become more if their lengths change whenever they are measured. The union is
    // large if the position changes, instead.
    let limit = changes > 8 ? 4 * next.count : next.count + Self.firstCount
    if union.count <= limit { next = union }
    if next.count > Self.maximumCount {
      next = next.lowerBound..<next.lowerBound + Self.maximumCount
      isLimited = true
    }
    next = aligned(next)
    guard next != range else { return completed() }
    range = next
    return false
  }

  private func completed() -> Bool {
    changes = 0
    return true
  }

  /// Returns a range that begins at the beginning of a line.
  private func aligned(_ range: Range<Int>) -> Range<Int> {
    guard lines.columns > 1, range.lowerBound > 0 else { return range }
    let first = lines.line(of: range.lowerBound)
    return lines.elements(first...first, of: count).lowerBound..<range.upperBound
  }

  /// Returns the extents for the current number of elements, whose mean remains.
  private func remeasured(_ old: LazyExtents) -> LazyExtents {
    var new = LazyExtents(count: lines.count(of: count))
    if old.count > 0 { new.measure([:], last: old.mean) }
    return new
  }
}

extension Rect {
  /// Returns the coordinate of the leading or the top edge.
  fileprivate func origin(along axis: Axis) -> Double { axis == .horizontal ? minX : minY }
}
