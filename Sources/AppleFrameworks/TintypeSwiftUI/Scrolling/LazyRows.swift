// SPDX-License-Identifier: MIT

import TintypeComponents

/// The visibility of an element of a lazy layout or of a list, whose actions such as
/// `onAppear(perform:)` are performed when it is visible in its scroll view.
final class LazyRow {
  /// A Boolean value that indicates whether the element was visible in the last placement.
  private(set) var isVisible = false
  /// A Boolean value that indicates whether views in the element depend on its visibility.
  var isObserved = false
  private var evaluation = 0
  private var lastEvaluation = 0

  /// Begins an evaluation of the element, which is not visible if the last one has left it out.
  fileprivate func begin(in evaluation: Evaluation) {
    if evaluation.number > lastEvaluation + 1 { isVisible = false }
    lastEvaluation = evaluation.number
  }

  /// Stores whether a part of the element is visible, and requires an evaluation of the views that
  /// depend on it.
  fileprivate func place(_ isVisible: Bool, in evaluation: Evaluation) {
    let isSecond = self.evaluation == evaluation.number
    self.evaluation = evaluation.number
    let isVisible = isSecond ? self.isVisible || isVisible : isVisible
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    if isObserved {
      evaluation.tree.observer.requireEvaluation(for: "the visible rows of a scroll view")
    }
  }
}

extension EnvironmentValues {
  private enum LazyContentKey: EnvironmentKey {
    static var defaultValue: Axis? { nil }
  }

  private enum SectionAxisKey: EnvironmentKey {
    static var defaultValue: Axis? { nil }
  }

  private enum LazyRowKey: EnvironmentKey {
    static var defaultValue: LazyRow? { nil }
  }

  /// The axis of the lazy layout or the list whose elements are those of a `ForEach`; `nil` for none.
  var lazyAxis: Axis? {
    get { self[LazyContentKey.self] }
    set { self[LazyContentKey.self] = newValue }
  }

  /// The axis of the lazy layout or the list that contains the view in an element, if any.
  fileprivate(set) var sectionAxis: Axis? {
    get { self[SectionAxisKey.self] }
    set { self[SectionAxisKey.self] = newValue }
  }

  /// The element of a lazy layout that contains the view.
  fileprivate(set) var lazyRow: LazyRow? {
    get { self[LazyRowKey.self] }
    set { self[LazyRowKey.self] = newValue }
  }
}

extension View {
  /// Returns a view in an element of a lazy layout, whose container changes the environment.
  nonisolated func inElement(of element: EnvironmentValues) -> some View {
    transformingEnvironment {
      $0.scrolling = element.scrolling
      $0.reportsScrollFrames = element.reportsScrollFrames
      $0.lazyRow = element.lazyRow
    }
  }
}

extension Engine.EnvironmentValues {
  /// A Boolean value that indicates whether the view is in a lazy layout or in a list.
  fileprivate var isLazy: Bool {
    let values = EnvironmentValues(self)
    return values.lazyAxis != nil || values.sectionAxis != nil
  }
}

extension ViewScope {
  /// Returns the scope of the content of a container whose elements are not those of a lazy layout.
  var withoutLazyElements: ViewScope {
    guard context.environment.isLazy else { return self }
    var (scope, values) = (self, environment)
    (values.lazyAxis, values.sectionAxis) = (nil, nil)
    scope.context.environment = values.base
    return scope
  }

  /// Returns the scope of the content of a section, whose elements are those of the lazy layout.
  var enteringLazySection: ViewScope {
    guard let axis = environment.sectionAxis else { return self }
    var (scope, values) = (self, environment)
    values.lazyAxis = axis
    scope.context.environment = values.base
    return scope
  }

  /// Returns the nodes of an element of a `ForEach`.
  func elementNodes(of view: some View, at key: ViewNode.Key) -> [Node] {
    let (scope, probe) = element(at: key)
    guard let probe else { return scope.nodes(of: view) }
    return scope.nodes(of: view).map { node in
      var node = node
      node.modifiers.append(.geometryProbe(probe))
      return node
    }
  }

  /// Returns the scope of an element, and in a lazy layout the receiver of its frame.
  func element(at key: ViewNode.Key) -> (scope: ViewScope, probe: GeometryProbe?) {
    var scope = child(key)
    guard let axis = environment.lazyAxis, let controller = environment.scrolling.controllers.first
    else { return (scope, nil) }
    let row = scope.node.effect { LazyRow() }
    row.begin(in: evaluation)
    var values = environment
    values.lazyAxis = nil
    values.sectionAxis = axis
    values.lazyRow = row
    scope.context.environment = values.base
    // Proof of safety: the engine calls the closure during the evaluation.
    nonisolated(unsafe) let (evaluation, target, window) = (evaluation, row, controller)
    let probe = GeometryProbe { proxy in
      guard let visible = window.placement?.window else { return }
      let frame = proxy.frame
      target.place(
        frame.minX < visible.maxX && frame.maxX > visible.minX && frame.minY < visible.maxY
          && frame.maxY > visible.minY,
        in: evaluation)
    }
    return (scope, probe)
  }

  /// A Boolean value that indicates whether the view is shown: neither in a screen that is not shown
  /// nor in an element of a lazy layout that is not visible.
  var isShown: Bool {
    guard let row = environment.lazyRow else { return !isHidden }
    row.isObserved = true
    return !isHidden && row.isVisible
  }
}
