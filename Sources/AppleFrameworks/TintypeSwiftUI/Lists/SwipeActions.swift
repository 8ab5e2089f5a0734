// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

extension View {
  /// Adds actions to the view's rows in a list, which a horizontal drag reveals.
  ///
  /// The rows have the buttons as accessibility actions. They replace the deletion of
  /// `onDelete(perform:)`.
  ///
  /// - Parameters:
  ///   - edge: The edge of the buttons.
  ///   - allowsFullSwipe: Whether a drag over more than half of the row performs the first action.
  ///   - content: The buttons, the first one nearest to the edge.
  /// - Returns: The modified view.
  public nonisolated func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View where T: View {
    let actions = content()
    return RowValueView(content: self) { node, scope in
      let scope = scope.child(.part(edge == .leading ? "leadingSwipe" : "trailingSwipe"))
      var swipe = (node.layoutValue(for: RowSwipeKey.self) ?? nil) ?? RowSwipe()
      // All modifiers of a row have the state of the innermost one.
      let state = (swipe.state as? SwipeState) ?? scope.swipeState
      let buttons = scope.swipeActions(of: actions, state)
      if swipe[edge].actions.isEmpty { swipe[edge].allowsFullSwipe = allowsFullSwipe }
      swipe[edge].actions += buttons
      node.setLayoutValue(state.connected(swipe, in: scope), for: RowSwipeKey.self)
    }
  }
}

/// The state of the swipe of a row.
///
/// `@unchecked`: it is only accessed during evaluations and actions, which exclude each other.
final class SwipeState: @unchecked Sendable {
  /// The edge whose buttons are visible; `nil` for none.
  var revealed: HorizontalEdge?
  private let frame = FrameReference()

  /// Returns actions that follow drags of the row.
  func connected(_ swipe: RowSwipe, in scope: ViewScope) -> RowSwipe {
    var swipe = swipe
    swipe.state = self
    swipe.revealed = revealed
    swipe.probe = scope.placement(of: frame, named: "a swipe")
    let tree = scope.evaluation.tree
    let isMirrored = scope.environment.layoutDirection == .rightToLeft
    swipe.drag = { [self, swipe] in drag(swipe, tree.event, isMirrored: isMirrored)?() }
    return swipe
  }

  /// Reveals or hides buttons, and returns the action that a full swipe performs.
  private func drag(
    _ swipe: RowSwipe, _ event: GestureEvent, isMirrored: Bool
  ) -> (() -> Void)? {
    let (x, y) = (event.translation.width, event.translation.height)
    guard abs(x) > abs(y) else { return nil }
    let edge: HorizontalEdge = (x < 0) != isMirrored ? .trailing : .leading
    if let revealed, revealed != edge {
      self.revealed = nil
      return nil
    }
    let side = swipe[edge]
    guard let first = side.actions.first else { return nil }
    if event.isEnded, side.allowsFullSwipe, abs(x) > frame.frame.width / 2 {
      revealed = nil
      return first.perform
    }
    revealed = abs(x) >= side.width / 2 ? edge : nil
    return nil
  }
}

private enum SwipeStateKey: EnvironmentKey {
  static var defaultValue: SwipeState? { nil }
}

private enum SwipeActionKey: TintypeComponents.LayoutValueKey {
  static var defaultValue: SwipeActionValue { SwipeActionValue(action: nil) }
}

/// An action of a button of a swipe.
///
/// `@unchecked`: one thread at a time evaluates views and performs actions.
private struct SwipeActionValue: @unchecked Sendable {
  let action: RowSwipe.Action?
}

extension EnvironmentValues {
  /// The swipe whose actions contain the view; `nil` outside of swipe actions.
  var swipeState: SwipeState? {
    get { self[SwipeStateKey.self] }
    set { self[SwipeStateKey.self] = newValue }
  }
}

extension ViewScope {
  /// The state of the swipe of the row in the scope.
  var swipeState: SwipeState { node.effect { SwipeState() } }

  /// Returns the actions of the buttons in a view.
  fileprivate func swipeActions(of view: some View, _ state: SwipeState) -> [RowSwipe.Action] {
    var scope = self
    var values = environment
    values.setTint(.gray)
    values.swipeState = state
    values.base.font = .subheadline
    values.base.hasRowLinks = false
    // The icons of actions have the color of their titles.
    values.base.isListRow = false
    scope.context.environment = values.base
    return scope.nodes(of: view, at: .part("actions")).flatMap(\.swipeActions)
  }
}

extension Node {
  /// A Boolean value that indicates whether the node contains an icon, which is larger than a title.
  fileprivate var hasIcon: Bool {
    switch content {
    case .symbol, .image: true
    default: children.contains(where: \.hasIcon)
    }
  }

  /// The actions of the buttons of a swipe.
  fileprivate var swipeActions: [RowSwipe.Action] {
    if let value = layoutValue(for: SwipeActionKey.self) { return value.action.map { [$0] } ?? [] }
    return children.flatMap(\.swipeActions)
  }

  /// Adds the deletion of a row, unless the row has actions of its own.
  mutating func addDeletion(
    perform: @escaping () -> Void, _ state: SwipeState, in scope: ViewScope
  ) {
    guard (layoutValue(for: RowSwipeKey.self) ?? nil) == nil else { return }
    var swipe = RowSwipe()
    let name = SystemText.delete.string(for: scope.environment.locale)
    let label = Text(verbatim: name).font(.subheadline).foregroundStyle(.white)
    swipe.trailing.actions = [
      RowSwipe.Action(
        name: name, label: scope.nodes(of: label, at: .part("delete")), color: .red,
        perform: perform)
    ]
    setLayoutValue(state.connected(swipe, in: scope), for: RowSwipeKey.self)
  }
}

extension Button {
  /// Returns the node of a button in the actions of a swipe, whose appearance the row determines.
  func nodes(in scope: ViewScope, swipedBy state: SwipeState) -> [Node] {
    var inner = scope
    var values = scope.environment
    values.swipeState = nil
    values.base.contentForegroundStyle = Engine.Color.white
    values.removeStyles((any LabelStyle).self)
    values.base.labelStyle = .titleOnly
    inner.context.environment = values.base
    let name = inner.text(of: label, at: "name")
    values.base.labelStyle = .iconOnly
    values.symbolVariants = values.symbolVariants.fill
    values.base.imageScale = .large
    inner.context.environment = values.base
    inner.context.environment.font = .body
    var content = inner.nodes(of: label, at: .part("label"))
    if !content.contains(where: \.hasIcon) {
      inner.context.environment = values.base
      content = inner.nodes(of: label, at: .part("label"))
    }
    let tint = values.base.tint
    let isTinted = tint != Color.gray.engine(in: values)
    let action = action
    let perform = scope.action {
      state.revealed = nil
      assumingMainActor(action)
    }
    let swipeAction = RowSwipe.Action(
      name: name, label: content,
      color: role == .destructive && !isTinted ? .red : tint,
      perform: values.isEnabled ? perform : nil)
    var node = scope.context.node("SwipeAction", .component, children: [])
    node.setLayoutValue(SwipeActionValue(action: swipeAction), for: SwipeActionKey.self)
    return [node]
  }
}

/// A view whose rows in a list have a value.
struct RowValueView<Content: View> {
  let content: Content
  let change: (inout Node, ViewScope) -> Void
}

extension RowValueView: SubviewContainer {
  static var hasSubviews: Bool { SubviewCollecting.hasSubviews(Content.self) }
}

extension RowValueView: View, PrimitiveView {
  nonisolated func nodes(in scope: ViewScope) -> [Node] {
    if let collecting = scope.collecting {
      collecting.collect(content, in: scope) { subview in
        subview.modified { _, scope in
          ViewComponent(RowValueView<Subview>(content: subview, change: change), in: scope)
        }
      }
      return []
    }
    var nodes = scope.nodes(of: content)
    for index in nodes.indices {
      change(&nodes[index], scope.child(.element(index, occurrence: 0)))
    }
    return nodes
  }
}
