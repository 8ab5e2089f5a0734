// SPDX-License-Identifier: MIT

/// The object that controls a scroll view's position and receives its geometry.
///
/// Two values are equal if they are the same object. `@unchecked`: one thread at a time lays out
/// components.
package final class ScrollControl: Hashable, @unchecked Sendable {
  /// A Boolean value that indicates whether a user can scroll.
  let isEnabled: Bool
  /// A Boolean value that indicates whether the content is clipped to the scroll view.
  let clips: Bool
  /// The scroll indicators that are visible; `nil` for none.
  let indicators: ScrollIndicators?
  /// The closure that returns the offset for the size of the content and of the viewport.
  let offset: (_ content: Size, _ window: Size) -> Point
  /// The closure that receives the geometry when the scroll view is placed, before its content.
  let place: (ScrollPlacement) -> Void
  /// The closure that scrolls on behalf of a user.
  let scroll: () -> Void

  /// Creates a control.
  package init(
    isEnabled: Bool, clips: Bool, indicators: ScrollIndicators? = nil,
    offset: @escaping (_ content: Size, _ window: Size) -> Point,
    place: @escaping (ScrollPlacement) -> Void, scroll: @escaping () -> Void
  ) {
    self.isEnabled = isEnabled
    self.clips = clips
    self.indicators = indicators
    self.offset = offset
    self.place = place
    self.scroll = scroll
  }

  package static func == (one: ScrollControl, other: ScrollControl) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The geometry of a scroll view that has been placed.
package struct ScrollPlacement: Hashable, Sendable {
  /// The frame of the viewport on the canvas in points.
  package var window: Rect
  /// The size of the content including its margins in points.
  package var contentSize: Size
  /// The space around the content in points.
  package var margins: EdgeInsets
  /// The distance by which the content is moved toward the leading edge and upward, in points.
  package var offset: Point
  /// A Boolean value that indicates whether the leading edge is on the right.
  package var isMirrored: Bool
}

extension ActionKind {
  /// A movement of the content of a scroll view.
  package static let scroll = gesture("scroll")
}

/// A receiver for the frame of a list row, including its insets.
package struct RowProbe: Sendable {
  let report: @Sendable (GeometryProxy) -> Void

  /// Creates a receiver.
  package init(_ report: @escaping @Sendable (GeometryProxy) -> Void) { self.report = report }
}

/// The key for the receivers of a row's frame.
package enum RowProbeKey: LayoutValueKey {
  /// No receivers.
  package static var defaultValue: [RowProbe] { [] }
}

private enum ScrollControlKey: EnvironmentKey {
  static var defaultValue: ScrollControl? { nil }
}

extension EnvironmentValues {
  /// The control of the next scroll view or list.
  package var scrollControl: ScrollControl? {
    get { self[ScrollControlKey.self] }
    set { self[ScrollControlKey.self] = newValue }
  }
}

extension ScrollContent {
  /// Takes the control of the environment with its indicators, and the color of indicators.
  mutating func use(_ control: ScrollControl?, in context: ResolutionContext) {
    self.control = control
    indicators = control?.indicators ?? indicators
    indicators?.isLight = context.environment.colorScheme == .dark
  }
}

extension ResolutionContext {
  /// Returns a node with the action that scrolls, if a control is set.
  func scrolling(_ node: Node) -> Node {
    guard let control = environment.scrollControl else { return node }
    var node = node
    let set = ActionSet(
      isEnabled: control.isEnabled, closures: [.scroll: { _ in control.scroll() }])
    node.modifiers.append(.actions(ActionReference(kinds: set.kinds, key: resolution.add(set))))
    return node
  }
}

extension LayoutTree {
  /// Reports the geometry of a scroll view whose content has been placed.
  func report(_ scroll: ScrollContent, of element: Element, in window: Rect) {
    guard !isRepeated, let control = scroll.control, let child = element.children.first,
      let content = elements[child].frame
    else { return }
    let margins = scroll.margins
    control.place(
      ScrollPlacement(
        window: window,
        contentSize: Size(
          width: content.width + margins.leading + margins.trailing,
          height: content.height + margins.top + margins.bottom),
        margins: margins,
        offset: Point(
          x: window.minX + margins.leading - content.minX,
          y: window.minY + margins.top - content.minY),
        isMirrored: element.direction == .rightToLeft))
  }
}
