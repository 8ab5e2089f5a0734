// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// The position of the content of a scroll view or a list, which belongs to its identity.
final class ScrollController {
  /// The position that was set last.
  enum Position: Equatable {
    /// The position of the default anchor.
    case initial
    /// An edge of the content.
    case edge(Edge)
    /// An offset in points.
    case offset(Point)
  }

  /// A view in the layout of scroll targets.
  struct LayoutTarget {
    var id: AnyHashable?
    var frame: Rect
  }

  /// A view that gives its content identifiers.
  struct FrameOwner: Sendable {
    /// The identity of the view.
    var node: ObjectIdentifier
    /// The number of views with an identifier that contain it.
    var depth: Int
  }

  /// The frame of a view with an identifier.
  ///
  /// It is a class, because the optional of a tuple with these values has a value for a missing key in
  /// a debug build.
  private final class KnownFrame {
    let owner: FrameOwner
    var frame: Rect

    init(_ frame: Rect, of owner: FrameOwner) { (self.owner, self.frame) = (owner, frame) }
  }

  private(set) var position = Position.initial
  private(set) var axes: Axis.Set = []
  /// The geometry of the last placement.
  private(set) var placement: ScrollPlacement?
  /// The phase of scrolling.
  private(set) var phase = ScrollPhase.idle
  /// The velocity of the last event in points per second.
  private var velocity = CGVector.zero
  /// The frames on the canvas of the views with an identifier, which are known after placement.
  private var frames: [AnyHashable: KnownFrame] = [:]
  /// The views in the layout of scroll targets in their order.
  private(set) var targets: [LayoutTarget] = []
  private var links: [ScrollLink] = []
  private var anchors = ScrollAnchors()
  private var behavior: (any ScrollTargetBehavior)?
  private var environment = EnvironmentValues()
  private var isScrolledByUser = false
  /// The number of times that triggers have flashed the indicators; `nil` before the scroll view
  /// appears.
  private var flashCount: Int?
  private var isFlashing = false
  /// The lazy containers in the scroll view.
  var lazy = LazyWindows()
  /// The position before the actions that follow the placement.
  private var placedPosition = Position.initial
  private var evaluation = 0
  /// The screen whose bars depend on the position.
  private weak var screen: ScreenScrollEdge?

  /// The part of the canvas that shows the content, which includes the height by which the
  /// navigation bar has collapsed; `nil` before the first placement.
  var visibleWindow: Rect? {
    guard var window = placement?.window else { return nil }
    let collapse = min(max(placement?.offset.y ?? 0, 0), screen?.extent.height ?? 0)
    window.origin.y -= collapse
    window.size.height += collapse
    return window
  }

  /// Takes the configuration of the environment for an evaluation, and returns the control of the
  /// engine.
  func begin(
    _ axes: Axis.Set, showsIndicators: Bool, in scope: ViewScope
  ) -> ScrollControl {
    self.axes = axes
    environment = scope.environment
    links = environment.scrolling.links
    anchors = environment.scrolling.anchors
    behavior = environment.scrolling.behavior
    evaluation = scope.evaluation.number
    frames = [:]
    targets = []
    screen = nil
    if axes.contains(.vertical), environment.scrolling.controllers.isEmpty, !scope.isHidden {
      screen = environment.screenScrollEdge
      screen?.add(self)
    }
    for requests in environment.scrolling.requests { requests.add(self, in: evaluation) }
    for link in links { link.begin(self) }
    lazy.begin(
      showing: links.compactMap(\.wantedID) + environment.scrolling.requests.flatMap(\.pendingIDs))
    if !scope.isHidden {
      let configuration = environment.scrolling
      isFlashing =
        flashCount.map { isFlashing || $0 != configuration.flashCount }
        ?? configuration.flashesOnAppear
      flashCount = configuration.flashCount
    }
    scope.evaluation.afterPlacement { [self, evaluation = scope.evaluation] in
      let isScrolledByUser = isScrolledByUser
      self.isScrolledByUser = false
      guard placement != nil else { return }
      if position == placedPosition { usePlacement() }
      for link in links { link.placed(self, isScrolledByUser, evaluation) }
      updateLazyElements(in: evaluation)
    }
    let tree = scope.evaluation.tree
    return ScrollControl(
      isEnabled: environment.isScrollEnabled, clips: !environment.scrolling.isClipDisabled,
      indicators: showsIndicators ? indicators : nil,
      offset: { [self] in offset(content: $0, window: $1) },
      place: { [self] in place($0) },
      scroll: { [self] in tree.perform([{ [self] in scroll(by: tree.event, in: tree) }]) })
  }

  /// The indicators while they are visible: after they have flashed, and while a finger scrolls.
  private var indicators: ScrollIndicators? {
    guard isFlashing || phase != .idle else { return nil }
    let shown = Axis.allCases.filter {
      axes.contains(Axis.Set($0)) && environment.scrollIndicatorVisibility(along: $0).isPossible
    }
    return ScrollIndicators(
      axes: shown.map { $0 == .horizontal ? .horizontal : .vertical },
      margins: environment.scrolling.indicatorMargins)
  }

  /// The maximum offset in points.
  private func slack(_ axis: TintypeComponents.Axis, _ content: Size, _ window: Size) -> Double {
    let slack = content[axis] - window[axis]
    return axes.contains(axis == .horizontal ? .horizontal : .vertical) && slack.isFinite
      ? slack : 0
  }

  private func offset(content: Size, window: Size) -> Point {
    Point(
      x: offset(.horizontal, content, window), y: offset(.vertical, content, window))
  }

  private func offset(
    _ axis: TintypeComponents.Axis, _ content: Size, _ window: Size
  ) -> Double {
    let slack = slack(axis, content, window)
    // Content that is smaller than the viewport is aligned in it.
    guard slack > 0 else { return slack * (anchors.alignment?.share(along: axis) ?? 0) }
    let wanted: Double
    switch position {
    case .initial: wanted = slack * (anchors.initialOffset?.share(along: axis) ?? 0)
    case .edge(let edge): wanted = edge.isEnd(of: axis) ? slack : 0
    case .offset(let point):
      wanted = sizeChange(axis, content, window) ?? point.value(along: axis)
    }
    return min(max(wanted, 0), slack)
  }

  /// Returns the offset after a change of the size that keeps the anchor; `nil` if the size has not
  /// changed, or if the content was not at the anchor.
  private func sizeChange(
    _ axis: TintypeComponents.Axis, _ content: Size, _ window: Size
  ) -> Double? {
    guard let anchor = anchors.sizeChanges?.share(along: axis), let last = placement,
      last.contentSize != content || last.window.size != window
    else { return nil }
    let lastSlack = slack(axis, last.contentSize, last.window.size)
    guard abs(last.offset.value(along: axis) - lastSlack * anchor) < 0.5 else { return nil }
    return slack(axis, content, window) * anchor
  }

  private func place(_ placement: ScrollPlacement) {
    self.placement = placement
    placedPosition = position
  }

  /// The visible part of the canvas at the current position; `nil` before the first placement.
  private var nextVisibleWindow: Rect? {
    guard var window = visibleWindow, let placement else { return nil }
    if case .offset(let point) = position, position != placedPosition {
      window.origin.x += (point.x - placement.offset.x) * (placement.isMirrored ? -1 : 1)
      window.origin.y += point.y - placement.offset.y
    }
    guard environment.scrolling.isClipDisabled else { return window }
    // Content outside of the scroll view is visible.
    let reach = -Self.unclippedReach
    return window.inset(
      by: TintypeComponents.EdgeInsets(top: reach, leading: reach, bottom: reach, trailing: reach))
  }

  /// The distance from the scroll view in which content that is not clipped is visible, in points.
  private static let unclippedReach = 1000.0

  /// Chooses the elements of lazy containers for the next evaluation.
  private func updateLazyElements(in evaluation: Evaluation) {
    guard let visible = nextVisibleWindow, let placement else { return }
    let (moved, isMissing) = lazy.update(
      visible, isMirrored: placement.isMirrored, isPlanned: position == placedPosition,
      in: evaluation)
    if moved != .zero, case .offset(let point) = position {
      position = .offset(Point(x: point.x + moved.x, y: point.y + moved.y))
    }
    if isMissing || moved != .zero {
      evaluation.tree.observer.requireEvaluation(for: "the rows of a scroll view")
    }
  }

  /// Uses the offset of the last placement as the position, unless visible elements are missing.
  private func usePlacement() {
    guard let placement, let visible = visibleWindow,
      lazy.contain(visible, isMirrored: placement.isMirrored)
    else { return }
    if case .offset = position {
      // The position may have been adapted to a change of the size.
      position = .offset(placement.offset)
    } else if position == .initial, anchors.sizeChanges == nil, anchors.initialOffset != nil,
      placement.contentSize != .zero
    {
      position = .offset(placement.offset)
    }
  }

  /// The geometry of the last placement.
  var geometry: ScrollGeometry? { placement.map(ScrollGeometry.init) }

  // MARK: Targets

  /// Stores the frame of a view with an identifier.
  ///
  /// Several views can have the same identifier, because it is only unique in its `ForEach`. The
  /// outermost one is used, of several the first one.
  func add(_ id: AnyHashable, _ frame: Rect, of owner: FrameOwner, in evaluation: Int) {
    guard evaluation == self.evaluation else { return }
    guard let known = frames[id], owner.depth >= known.owner.depth else {
      frames[id] = KnownFrame(frame, of: owner)
      return
    }
    // The views of an element can be several.
    if owner.node == known.owner.node { known.frame = known.frame.union(frame) }
  }

  /// Returns the frame on the canvas of a view: of one in the layout of scroll targets, otherwise of
  /// any view in the scroll view.
  private func frame(of id: AnyHashable) -> Rect? {
    let targets = targets.filter { $0.id == id }.map(\.frame)
    return targets.first.map { targets.dropFirst().reduce($0) { $0.union($1) } }
      ?? frames[id]?.frame
  }

  /// Stores the frame of a view in the layout of scroll targets.
  func add(_ target: LayoutTarget, in evaluation: Int) {
    guard evaluation == self.evaluation else { return }
    targets.append(target)
  }

  /// Returns a frame on the canvas relative to the start of the content, in points.
  func contentFrame(_ frame: Rect) -> Rect? {
    guard let placement else { return nil }
    let window = placement.window
    return Rect(
      x: (placement.isMirrored ? window.maxX - frame.maxX : frame.minX - window.minX)
        + placement.offset.x,
      y: frame.minY - window.minY + placement.offset.y,
      width: frame.width, height: frame.height)
  }

  /// Moves the content so that a view is visible.
  ///
  /// - Parameters:
  ///   - id: The identifier of the view.
  ///   - anchor: The point of the view and of the viewport that coincide; `nil` for the shortest
  ///     distance.
  /// - Returns: Whether the view exists.
  func show(_ id: AnyHashable, anchor: UnitPoint?) -> Bool {
    guard let frame = frame(of: id).flatMap(contentFrame), let placement else { return false }
    func offset(_ axis: TintypeComponents.Axis) -> Double {
      let current = placement.offset.value(along: axis)
      let (start, length) = (frame.origin.value(along: axis), frame.size[axis])
      let before = placement.margins.start(of: axis)
      let visible = placement.window.size[axis] - before - placement.margins.end(of: axis)
      let collapse = axis == .vertical ? screen?.extent.height ?? 0 : 0
      /// Returns an offset at which a collapsed bar leaves more space, unless it is the start.
      func collapsed(_ offset: Double, _ share: Double) -> Double {
        offset > 0 ? offset + (1 - share) * collapse : offset
      }
      if let anchor {
        let share = anchor.share(along: axis)
        return collapsed(start + share * (length - visible) - before, share)
      }
      if start - before < current - min(current, collapse) || length > visible {
        return collapsed(start - before, 0)
      }
      return max(current, start + length - visible - before)
    }
    position = .offset(Point(x: offset(.horizontal), y: offset(.vertical)))
    return true
  }

  /// Moves the content to a view, which may be an element of a lazy container that was left out.
  func scroll(to id: AnyHashable, anchor: UnitPoint?) -> ScrollSearch {
    guard show(id, anchor: anchor) else { return lazy.search(for: id) ? .continues : .failed }
    // The frames of elements that are not visible yet are estimated.
    guard let placement, let visible = nextVisibleWindow else { return .found }
    let next = offset(content: placement.contentSize, window: placement.window.size)
    let isThere = abs(next.x - placement.offset.x) < 0.01 && abs(next.y - placement.offset.y) < 0.01
    return lazy.isEstimated(visible, isMirrored: placement.isMirrored, isThere: isThere)
      ? .continues : .found
  }

  /// Moves the content to a position.
  func move(to position: Position) { self.position = position }

  /// The identifier of the view at an anchor of the viewport; by default of the first view of which
  /// at least a half is visible.
  func target(at anchor: UnitPoint?) -> AnyHashable? {
    guard let placement else { return nil }
    let known = targets.compactMap { target -> (AnyHashable, Rect)? in
      guard let id = target.id, let frame = contentFrame(target.frame) else { return nil }
      return (id, frame)
    }
    let axis: TintypeComponents.Axis = axes == .horizontal ? .horizontal : .vertical
    let start = placement.offset.value(along: axis)
    let length = placement.window.size[axis]
    let share = anchor?.share(along: axis) ?? 0
    let before = placement.margins.start(of: axis)
    let collapse = axis == .vertical ? min(start, screen?.extent.height ?? 0) : 0
    let visible = length - before - placement.margins.end(of: axis) + collapse
    let point = start - collapse + before + share * visible
    let distances = known.map { id, frame in
      (id, abs(frame.origin.value(along: axis) + share * frame.size[axis] - point))
    }
    return distances.min { $0.1 < $1.1 }?.0
  }

  // MARK: Scrolling by a user

  private func scroll(by event: GestureEvent, in tree: ViewTree) {
    guard let placement else { return }
    func end(_ axis: TintypeComponents.Axis, _ distance: CGFloat) -> Double {
      let slack = max(slack(axis, placement.contentSize, placement.window.size), 0)
      return min(max(placement.offset.value(along: axis) + Double(distance), 0), slack)
    }
    velocity = event.velocity
    setPhase(.interacting)
    var point = Point(
      x: end(.horizontal, event.translation.width), y: end(.vertical, event.translation.height))
    if event.isEnded {
      if let behavior { point = adjusted(point, by: behavior, in: placement) }
      if behavior != nil || velocity != .zero { setPhase(.decelerating) }
    }
    position = .offset(point)
    isScrolledByUser = true
    if event.isEnded {
      velocity = .zero
      isFlashing = false
      setPhase(.idle)
    }
    tree.observer.requireEvaluation(for: "the position of a scroll view")
  }

  private func adjusted(
    _ point: Point, by behavior: any ScrollTargetBehavior, in placement: ScrollPlacement
  ) -> Point {
    let size = CGSize(placement.window.size)
    func target(_ point: Point) -> ScrollTarget {
      ScrollTarget(rect: CGRect(origin: CGPoint(x: point.x, y: point.y), size: size))
    }
    var changed = target(point)
    let frames = targets.compactMap { contentFrame($0.frame) }
    behavior.updateTarget(
      &changed,
      context: ScrollTargetBehaviorContext(
        originalTarget: target(placement.offset), velocity: velocity,
        contentSize: CGSize(placement.contentSize), containerSize: size, axes: axes,
        environment: environment, targets: frames.map(CGRect.init),
        margins: EdgeInsets(placement.margins)))
    let anchor = changed.anchor ?? .topLeading
    return Point(
      x: Double(changed.rect.minX + anchor.x * (changed.rect.width - size.width)),
      y: Double(changed.rect.minY + anchor.y * (changed.rect.height - size.height)))
  }

  private func setPhase(_ new: ScrollPhase) {
    guard new != phase else { return }
    let old = phase
    phase = new
    guard let geometry else { return }
    let context = ScrollPhaseChangeContext(
      geometry: geometry, velocity: velocity == .zero ? nil : velocity)
    for link in links { link.changePhase(old, new, context) }
  }
}

/// A modifier outside of a scroll view that sets or observes its position.
class ScrollLink {
  /// The identifier of the view to show, if any.
  var wantedID: AnyHashable? { nil }

  /// Reads the values of the modifier before the scroll view is evaluated.
  func begin(_ controller: ScrollController) {}

  /// Uses the geometry after all views have been placed.
  func placed(
    _ controller: ScrollController, _ isScrolledByUser: Bool, _ evaluation: Evaluation
  ) {}

  /// Receives a change of the phase.
  func changePhase(
    _ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext
  ) {}
}

/// The result of a search for a view in a scroll view.
enum ScrollSearch {
  /// The scroll view shows the view.
  case found
  /// The next evaluation may find the view.
  case continues
  /// The view does not exist.
  case failed
}
