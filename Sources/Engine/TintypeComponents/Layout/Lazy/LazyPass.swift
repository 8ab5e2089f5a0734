// SPDX-License-Identifier: MIT

/// The arrangement of the runs in a lazy container, which reserves space for elements that were left
/// out, and measures the others.
struct LazyPass {
  private struct Open {
    var record: LazyRecord
    var line: Int
    var start: Double
  }

  private let subviews: LayoutSubviews
  private let axis: Axis
  private var open: [Open] = []
  private(set) var records: [LazyRecord] = []

  /// Creates the arrangement of the components of a container; `nil` if none belongs to a run.
  init?(_ subviews: LayoutSubviews, along axis: Axis, isLazy: Bool = true) {
    guard isLazy, subviews.tree.hasLazyRuns,
      subviews.contains(where: { !$0[outermost: LazyMembersKey.self].isEmpty })
    else { return nil }
    (self.subviews, self.axis) = (subviews, axis)
  }

  /// Begins a line, and returns the space before it.
  ///
  /// - Parameters:
  ///   - line: The positions of the components of the line.
  ///   - position: The position of the line without the space, in points.
  ///   - columns: The number of components in a line.
  /// - Returns: The space in points.
  mutating func begin(_ line: Range<Int>, at position: Double, columns: Int = 1) -> Double {
    let index = line.lowerBound
    let members = subviews[index][outermost: LazyMembersKey.self]
    var common = 0
    while common < min(open.count, members.count),
      open[common].record.run === members[common].run
    {
      common += 1
    }
    var space = 0.0
    while open.count > common { space += close(at: position + space) }
    for place in 0..<common {
      let line = open[place].record.lines.line(of: members[place].element)
      guard line > open[place].line else { continue }
      // Elements without components take no space.
      for empty in open[place].line + 1..<max(line, open[place].line + 1) {
        open[place].record.lengths[empty] = 0
      }
      open[place].record.lengths[open[place].line] = position + space - open[place].start
      (open[place].line, open[place].start) = (line, position + space)
    }
    for member in members.dropFirst(common) {
      space += member.run.before
      var lines = LazyLines(columns: columns)
      let element = member.element
      lines.phase =
        member.run.range.lowerBound > 0
        ? member.run.window.lines.phase
        : (columns - element % columns) % columns
      let line = lines.line(of: element)
      open.append(
        Open(
          record: LazyRecord(
            run: member.run, axis: axis, lines: lines, firstLine: line, start: position + space,
            first: index),
          line: line, start: position + space))
    }
    for place in open.indices { open[place].record.last = line.upperBound - 1 }
    return space
  }

  /// Ends the last line at a position, and returns the space after it.
  mutating func finish(at position: Double) -> Double {
    var space = 0.0
    while !open.isEmpty { space += close(at: position + space) }
    return space
  }

  private mutating func close(at position: Double) -> Double {
    guard var last = open.popLast() else { return 0 }
    last.record.lastLength = position - last.start
    records.append(last.record)
    return last.record.run.after(
      last.record.lengths, last: last.record.lastLength, in: last.record.lines)
  }
}

/// The measured lines of a run in a container.
struct LazyRecord {
  let run: LazyRun
  let axis: Axis
  let lines: LazyLines
  /// The first line that was created.
  let firstLine: Int
  /// The position of the first line in the container in points.
  let start: Double
  /// The lengths of the lines, except for the last one.
  var lengths: [Int: Double] = [:]
  var lastLength = 0.0
  /// The positions of the first and the last component.
  let first: Int
  var last = 0
}

extension Arrangement {
  /// Reports the lines of runs in a container that is placed.
  func placeRuns(in bounds: Rect, _ subviews: LayoutSubviews) {
    for record in lazyRecords {
      if !subviews.tree.isRepeated { record.run.window.place(record, in: bounds) }
      subviews.tree.lazyRuns.append(
        PlacedRun(
          run: record.run, first: subviews.elements[record.first],
          last: subviews.elements[record.last]))
    }
  }
}

/// A run with its first and its last element in the layout tree.
struct PlacedRun {
  let run: LazyRun
  let first: Int
  let last: Int
}
