// SPDX-License-Identifier: MIT

import TintypeComponents

/// The lazy containers of a scroll view that have left out elements in an evaluation.
struct LazyWindows {
  /// The maximum number of elements that are created to find a view with an identifier in them.
  private static let maximumSearchedCount = 2000

  /// The maximum number of evaluations until the frame of a view is exact.
  private static let maximumRepetitionCount = 20

  private var windows: [(window: LazyWindow, path: NodePath)] = []
  /// The number of elements of lazy containers that the evaluation has created.
  var createdCount = 0
  /// The identifiers of the views that the scroll view will show.
  private(set) var pendingIDs: [AnyHashable] = []
  /// The identifiers for which all elements have been created.
  private var searchedIDs: Set<AnyHashable> = []

  /// The number of evaluations that have repeated a movement to a view.
  private var repetitionCount = 0

  /// Begins an evaluation, in which the scroll view will show views with identifiers.
  mutating func begin(showing ids: [AnyHashable]) {
    (windows, createdCount, pendingIDs) = ([], 0, ids)
    searchedIDs.formIntersection(ids)
    if ids.isEmpty { repetitionCount = 0 }
  }

  /// Adds the window of a view.
  mutating func add(_ window: LazyWindow, at path: NodePath) { windows.append((window, path)) }

  /// Returns whether no visible element was left out.
  func contain(_ visible: Rect, isMirrored: Bool) -> Bool {
    windows.allSatisfy { $0.window.isPlaced && $0.window.contains(visible, isMirrored: isMirrored) }
  }

  /// Returns whether the frames of visible elements are estimated, which changes with each evaluation.
  mutating func isEstimated(_ visible: Rect, isMirrored: Bool, isThere: Bool) -> Bool {
    guard !windows.isEmpty, repetitionCount < Self.maximumRepetitionCount else { return false }
    guard !isThere || !contain(visible, isMirrored: isMirrored) else { return false }
    repetitionCount += 1
    return true
  }

  /// Chooses the elements of the next evaluation.
  ///
  /// - Parameters:
  ///   - visible: The visible part of the canvas.
  ///   - isMirrored: Whether the leading edge is on the right.
  ///   - isPlanned: Whether the visible part was chosen before the placement, instead of from it.
  ///   - evaluation: The evaluation, which receives warnings.
  /// - Returns: The distance by which the first visible element moves, and whether another evaluation
  ///   is necessary.
  func update(
    _ visible: Rect, isMirrored: Bool, isPlanned: Bool, in evaluation: Evaluation
  ) -> (moved: Point, isMissing: Bool) {
    var result = (moved: Point.zero, isMissing: false)
    for (window, path) in windows {
      guard let axis = window.axis else {
        if window.showAll() { result.isMissing = true }
        warn(of: window, at: path, in: evaluation)
        continue
      }
      let distance = window.measure(
        visible, isMirrored: isMirrored, isPlanned: isPlanned)
      if axis == .horizontal { result.moved.x += distance } else { result.moved.y += distance }
      if !window.update(visible, isMirrored: isMirrored) { result.isMissing = true }
      warn(of: window, at: path, in: evaluation)
    }
    return result
  }

  /// Adds a warning if elements are missing that no position of the scroll view would create.
  private func warn(of window: LazyWindow, at path: NodePath, in evaluation: Evaluation) {
    guard window.isLimited else { return }
    evaluation.warn(
      "shows only \(window.range.count) of \(window.count) elements, because the visible elements "
        + "have no length along the axis, or are too many. Give the rows a height, or the canvas "
        + "a size.", at: path)
  }

  /// Creates all elements in the next evaluation to find a view with an identifier.
  ///
  /// - Returns: Whether the view may exist in the next evaluation.
  mutating func search(for id: AnyHashable) -> Bool {
    guard !windows.isEmpty else { return false }
    guard pendingIDs.contains(id) else { return true }
    guard searchedIDs.insert(id).inserted else { return false }
    let searched = windows.filter { $0.window.count <= Self.maximumSearchedCount }
    for (window, _) in searched { window.showAll() }
    return !searched.isEmpty
  }
}
