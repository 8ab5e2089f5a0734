// SPDX-License-Identifier: MIT

import TintypeComponents

/// A view that a user can focus.
struct FocusableView<Content: View> {
  let content: Content
  let isFocused: () -> Bool
  /// Changes the state so that the view is focused.
  let focus: () -> Void
  /// Changes the state so that the view is not focused.
  let blur: () -> Void
}

extension FocusableView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let tree = scope.evaluation.tree
    let target = scope.node.effect { FocusTarget() }
    target.isFocused = isFocused
    target.focus = focus
    target.blur = blur
    if !target.isKnown {
      target.isKnown = true
      scope.node.removals.append { tree.focus.remove(target) }
    }
    let isFocused = isFocused()
    if isFocused != (tree.focus.current === target) {
      scope.evaluation.perform { tree.focus.follow(target, isFocused: isFocused) }
    }
    if isFocused { scope.evaluation.focusedViewCount += 1 }
    let component = ViewComponent(content, in: scope)
      .transformEnvironment(\.controlState) { if isFocused { $0.insert(.focused) } }
    return scope.nodes(
      of: component.actions([
        .focus: { _ in tree.perform([{ tree.focus.move(to: target) }]) }
      ]))
  }
}

/// The state of a view that can be focused.
final class FocusTarget {
  fileprivate(set) var isKnown = false
  fileprivate(set) var isFocused: () -> Bool = { false }
  fileprivate(set) var focus: () -> Void = {}
  fileprivate(set) var blur: () -> Void = {}
}

/// The focus of a tree: at most one view has it.
final class Focus {
  /// The focused view.
  private(set) weak var current: FocusTarget?

  /// Moves the focus on behalf of a user.
  func move(to target: FocusTarget?) {
    guard current !== target else { return }
    let previous = current
    current = target
    previous?.blur()
    target?.focus()
  }

  /// Removes the focus unless the state has moved it.
  func endEditing() {
    if current?.isFocused() == true { move(to: nil) }
  }

  /// Follows a change of state by the views themselves.
  fileprivate func follow(_ target: FocusTarget, isFocused: Bool) {
    if isFocused {
      guard current !== target else { return }
      let previous = current
      current = target
      previous?.blur()
    } else if current === target {
      current = nil
    }
  }

  /// Removes the focus from a view that disappears.
  fileprivate func remove(_ target: FocusTarget) {
    guard current === target else { return }
    current = nil
    target.blur()
  }
}

extension ActionKind {
  /// A movement of the focus to a view.
  static let focus = ActionKind.gesture("focus")
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the nearest view that can be focused is focused.
  public var isFocused: Bool { base.controlState.contains(.focused) }
}
