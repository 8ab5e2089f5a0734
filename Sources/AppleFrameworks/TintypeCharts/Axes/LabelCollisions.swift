// SPDX-License-Identifier: MIT

import SwiftUI

/// The choice of labels that do not overlap, by their measured frames.
struct LabelCollisions {
  /// A label with its frame in the chart.
  struct Item {
    let label: ChartLabel
    let frame: CGRect
  }

  /// The size of the caption font in points.
  let fontSize: CGFloat
  /// The bounds of the chart.
  let bounds: CGRect

  /// Returns whether each label is shown.
  ///
  /// The labels of a y axis are chosen before those of an x axis, which can reach into their column.
  /// Labels of one group have the same number of hidden labels between them, unless that would hide
  /// many more than those that overlap a previous one.
  func shown(_ items: [Item]) -> [Bool] {
    var shown = items.map { $0.label.collision == nil }
    var frames = items.indices.filter { shown[$0] }.map { frame(of: items[$0]) }
    let groups = Dictionary(grouping: items.indices.filter { !shown[$0] }) { items[$0].label.group }
    let order = groups.values.sorted { first, second in
      let isX = [first, second].map { $0.first.map { !items[$0].label.edge.isHorizontal } == true }
      return isX[0] == isX[1] ? (first.first ?? 0) < (second.first ?? 0) : isX[1]
    }
    for group in order {
      for index in choice(of: group, items, besides: frames) {
        shown[index] = true
        frames.append(frame(of: items[index]))
      }
    }
    return shown
  }

  /// Returns the labels of a group that are shown beside other labels.
  private func choice(of group: [Int], _ items: [Item], besides others: [CGRect]) -> [Int] {
    let greedy = free(group, items, besides: others)
    guard let first = greedy.first, greedy.count < group.count,
      items[first].label.collision?.storage == .automatic
    else { return greedy }
    // One long name hides no others but those that it overlaps.
    let share = items[first].label.isCategory ? 3 : 4
    let start = group.firstIndex(of: first) ?? 0
    for step in 1..<max(group.count, 2) {
      let some = stride(from: start, to: group.count, by: step).map { group[$0] }
      guard some.count * share >= greedy.count * 2 else { break }
      let fitting = free(some, items, besides: others)
      // Only the last label may be missing, at the end of the chart.
      if fitting.count >= some.count - 1, fitting.elementsEqual(some.prefix(fitting.count)) {
        return fitting
      }
    }
    return greedy
  }

  /// Returns the labels that overlap neither others nor previous ones, and are in the chart.
  private func free(_ group: [Int], _ items: [Item], besides others: [CGRect]) -> [Int] {
    var taken = others
    func priority(_ index: Int) -> Double { items[index].label.collision?.priority ?? 0 }
    let ordered = group.sorted {
      priority($0) == priority($1) ? $0 < $1 : priority($0) > priority($1)
    }
    return ordered.filter { index in
      let (label, frame) = (items[index].label, frame(of: items[index]))
      let isInside = label.edge.isHorizontal || frame.maxX <= bounds.maxX + 2
      guard isInside, !taken.contains(where: { $0.intersects(frame) }) else { return false }
      taken.append(frame)
      return true
    }
    .sorted()
  }

  /// Returns the area that another label must not reach: the letters of the label without the empty
  /// space above and below them, and the space beside it.
  private func frame(of item: Item) -> CGRect {
    let spacing = item.label.collision?.minimumSpacing ?? 0
    let isX = !item.label.edge.isHorizontal
    return item.frame.insetBy(
      dx: isX ? -(spacing + 4) / 2 : 0, dy: (isX ? 0 : -spacing / 2) + fontSize * 0.15)
  }
}
