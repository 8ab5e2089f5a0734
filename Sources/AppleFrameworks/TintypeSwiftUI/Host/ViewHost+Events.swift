// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

extension ViewHost {
  /// Moves the focus to an element, or removes it.
  ///
  /// - Parameter element: An element with `focused(_:)` or `focused(_:equals:)`; `nil` for none.
  /// - Throws: An error that explains why a user could not perform the step.
  public func focus(_ element: String?) throws {
    guard let element else {
      tree.perform([{ [tree] in tree.focus.move(to: nil) }])
      return try update()
    }
    try perform(.focus, on: element, GestureEvent())
  }

  /// Refreshes an element with `refreshable(action:)` as by a pull at the top.
  public func refresh(_ element: String) throws {
    try perform(.refresh, on: element, GestureEvent())
  }

  /// Opens a URL in the app, which performs the actions of `onOpenURL(perform:)`.
  public func open(_ url: URL) throws {
    tree.perform(tree.urlActions.map { action in { action(url) } })
    try update()
  }

  /// Moves the focus as the system does when a user operates a text field.
  func moveFocus(before kind: ActionKind, on element: String) {
    guard kind == .tap || kind == .enter, hasAction(.enter, on: element) else { return }
    if let focus = action(.focus, on: element) {
      focus(nil)
    } else {
      tree.perform([{ [tree] in tree.focus.move(to: nil) }])
    }
  }

  /// Removes the focus after a submission that has not moved it.
  func moveFocus(after kind: ActionKind) {
    guard kind == .submit else { return }
    tree.perform([{ [tree] in tree.focus.endEditing() }])
  }

  private func hasAction(_ kind: ActionKind, on element: String) -> Bool {
    action(kind, on: element) != nil
  }
}
