// SPDX-License-Identifier: MIT

/// The consecutive elements of a window that one evaluation has created, between elements that were
/// left out.
///
/// It does not change after the evaluation, so that a component can be laid out again.
/// `@unchecked`: one thread at a time evaluates and lays out components.
package final class LazyRun: @unchecked Sendable {
  /// The window that receives the measured lengths.
  package let window: LazyWindow
  /// The elements that were created.
  package internal(set) var range: Range<Int>
  private let extents: LazyExtents
  private let lines: LazyLines

  init(window: LazyWindow, range: Range<Int>, extents: LazyExtents, lines: LazyLines) {
    self.window = window
    self.range = range
    self.extents = extents
    self.lines = lines
  }

  /// The space for the elements before the first one in points.
  var before: Double { extents.offset(of: lines.line(of: range.lowerBound)) }

  /// Returns the space for the elements after the last one, in points.
  ///
  /// - Parameters:
  ///   - measured: The lengths of the lines of this run.
  ///   - last: The length of the last line.
  ///   - lines: The division of the elements into lines.
  /// - Returns: The space in points.
  func after(_ measured: [Int: Double], last: Double, in lines: LazyLines) -> Double {
    guard range.upperBound < window.count else { return 0 }
    var extents = lines == self.lines ? extents : LazyExtents(count: lines.count(of: window.count))
    extents.measure(measured, last: last)
    return extents.total - extents.offset(of: lines.line(of: range.upperBound - 1) + 1)
  }
}

/// The division of the elements of a lazy container into lines.
package struct LazyLines: Hashable, Sendable {
  /// The number of elements in a line.
  var columns = 1
  /// The number of other components before the first element in its line.
  var phase = 0

  func line(of element: Int) -> Int { (element + phase) / columns }

  func count(of elements: Int) -> Int { elements == 0 ? 0 : line(of: elements - 1) + 1 }

  /// Returns the elements of a range of lines.
  func elements(_ lines: ClosedRange<Int>, of count: Int) -> Range<Int> {
    let lower = min(max(lines.lowerBound * columns - phase, 0), count)
    return lower..<max(min((lines.upperBound + 1) * columns - phase, count), lower)
  }
}

/// The element of a run that a component belongs to.
package struct LazyMember: Sendable {
  let run: LazyRun
  let element: Int

  /// Creates the membership of an element.
  package init(of element: Int, in run: LazyRun) { (self.run, self.element) = (run, element) }
}

/// The key of the runs that a component belongs to, the outermost first.
package enum LazyMembersKey: LayoutValueKey {
  /// No run.
  package static var defaultValue: [LazyMember] { [] }
}
