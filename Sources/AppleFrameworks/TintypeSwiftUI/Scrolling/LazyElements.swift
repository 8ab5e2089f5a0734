// SPDX-License-Identifier: MIT

import TintypeComponents

/// The elements of a `ForEach` in a lazy container, which creates only those near the visible part of
/// its scroll view.
///
/// The state of an element that has been left out remains in its identity.
final class LazyElements {
  /// The maximum number of elements whose state remains while they are left out.
  private static let maximumRetainedCount = 1000

  let window = LazyWindow()
  fileprivate(set) weak var controller: ScrollController?
  /// The offsets of the elements that were created, by their identity.
  private var offsets: [ViewNode.Key: Int] = [:]
  private var count = 0
  /// The element that was searched last.
  fileprivate var found: (id: AnyHashable, offset: Int?)?
  /// The change of the number of elements in the current evaluation.
  private var shift = 0
  /// The number of elements in the scroll view before the current element.
  private var createdBefore = 0

  /// Begins an evaluation of a number of elements.
  fileprivate func begin(_ count: Int, in controller: ScrollController) {
    self.controller = controller
    shift = count - self.count
    if shift != 0 { found = nil }
    self.count = count
    window.begin(count: count)
  }

  /// Returns whether an element is created, in order.
  func begins(_ offset: Int) -> Bool {
    guard let controller else { return true }
    if window.isNew, offset > window.range.lowerBound,
      controller.lazy.createdCount >= LazyWindow.firstCount
    {
      return false
    }
    createdBefore = controller.lazy.createdCount
    return true
  }

  /// Notes the nodes of an element.
  func add(_ nodes: Int, at offset: Int, as key: ViewNode.Key) {
    offsets[key] = offset
    guard let controller, controller.lazy.createdCount == createdBefore else { return }
    controller.lazy.createdCount += max(nodes, 1)
  }

  /// Adds the run of the elements to their nodes.
  ///
  /// - Parameters:
  ///   - run: The run of the elements.
  ///   - nodes: The nodes of the elements.
  ///   - owners: The offset of the element of each node.
  func add(_ run: LazyRun, to nodes: inout [Node], of owners: [Int]) {
    for (index, owner) in zip(nodes.indices, owners) {
      let inner = nodes[index].layoutValue(for: LazyMembersKey.self) ?? []
      nodes[index].setLayoutValue(
        [LazyMember(of: owner, in: run)] + inner, for: LazyMembersKey.self)
    }
    // The first element after those that were left out begins a row of a grid.
    if run.range.lowerBound > 0, !nodes.isEmpty {
      nodes[0].setLayoutValue(.beginsRow, for: LazyGridPlaceKey.self)
    }
  }

  /// Ends an evaluation.
  ///
  /// - Parameters:
  ///   - upper: The offset after the last element that was created.
  ///   - scope: The scope of the elements.
  ///   - exists: The closure that returns whether the element at an offset has an identity.
  /// - Returns: The run of the elements; `nil` if none was left out.
  func end(
    at upper: Int, in scope: ViewScope, exists: (ViewNode.Key, Int) -> Bool
  ) -> LazyRun? {
    let run = window.run(to: upper)
    guard !window.containsAll, let controller else {
      offsets = [:]
      return nil
    }
    let (shift, count) = (shift, count)
    let disappeared = scope.node.retainElements(
      in: scope.evaluation, limit: Self.maximumRetainedCount
    ) { key in
      guard let offset = offsets[key] else { return false }
      for place in Set([offset, offset + shift]) where 0..<count ~= place && exists(key, place) {
        offsets[key] = place
        return true
      }
      offsets[key] = nil
      return false
    }
    for action in disappeared { scope.evaluation.perform(action) }
    if !scope.isHidden { controller.lazy.add(window, at: scope.evaluation.trace.path) }
    return run
  }
}

extension ViewScope {
  /// Returns the elements of a `ForEach` in a lazy container; `nil` if all elements are created.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - offset: The closure that returns the offset of the element with an identifier.
  /// - Returns: The elements.
  func lazyElements(
    _ count: Int, offset: (AnyHashable) -> Int?
  ) -> LazyElements? {
    let environment = environment
    guard collecting == nil, let axis = environment.lazyAxis,
      let controller = environment.scrolling.controllers.first
    else { return nil }
    let elements = node.effect { LazyElements() }
    guard controller.axes.contains(Axis.Set(axis)), !environment.createsAllRows else { return nil }
    elements.begin(count, in: controller)
    for id in controller.lazy.pendingIDs {
      // A search takes time for many elements.
      if elements.found?.id != id { elements.found = (id, offset(id)) }
      if let offset = elements.found?.offset { elements.window.show(offset) }
    }
    return elements
  }
}

extension EnvironmentValues {
  private enum AllRowsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// A Boolean value that indicates whether lazy containers create all elements.
  fileprivate(set) var createsAllRows: Bool {
    get { self[AllRowsKey.self] }
    set { self[AllRowsKey.self] = newValue }
  }
}

extension View {
  /// Sets whether lists and lazy containers create all of their rows for a snapshot, also those that
  /// are not visible.
  ///
  /// By default, a scroll view with many rows creates only those near its visible part, and a text
  /// of the views has a line such as “… 985 more rows”.
  public nonisolated func snapshotAllRows(_ isEnabled: Bool = true) -> some View {
    transformingEnvironment { $0.createsAllRows = isEnabled }
  }
}
