// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

extension View {
  /// Adds an action for the press of a key, also while the key is held down.
  ///
  /// A snapshot has no keyboard; `ViewHost.press(_:modifiers:on:)` performs the action.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    handlingKeys([.down, .repeat]) {
      $0.key == key
    } action: { _ in
      action()
    }
  }

  /// Adds an action for phases of the press of a key.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handlingKeys(phases, where: { $0.key == key }, action: action)
  }

  /// Adds an action for phases of the presses of keys.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handlingKeys(phases, where: { keys.contains($0.key) }, action: action)
  }

  /// Adds an action for key presses that enter characters in a set.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handlingKeys(
      phases,
      where: { press in
        !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains)
      }, action: action)
  }

  /// Adds an action for phases of the presses of all keys.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handlingKeys(phases, where: { _ in true }, action: action)
  }

  private nonisolated func handlingKeys(
    _ phases: KeyPress.Phases, where isIncluded: @escaping (KeyPress) -> Bool,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyHandlingView(
      content: self,
      handler: { press in
        guard phases.contains(press.phase), isIncluded(press) else { return .ignored }
        return action(press)
      })
  }
}

/// A view with an action for presses of keys.
private struct KeyHandlingView<Content: View> {
  let content: Content
  let handler: (KeyPress) -> KeyPress.Result
}

extension KeyHandlingView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let tree = scope.evaluation.tree
    // The innermost view is first.
    let handlers = [handler] + scope.environment.keyHandlers
    let view = content.transformingEnvironment { $0.keyHandlers = handlers }
    let nodes = scope.nodes(of: ViewComponent(view, in: scope))
    // Actions of the same node replace each other; that of an inner view has all actions.
    if nodes.count == 1, nodes[0].layoutValue(for: KeyHandlingKey.self) == true { return nodes }
    let component = ComponentList(nodes).actions([
      .pressKey: { _ in
        tree.perform([
          {
            guard let press = tree.keyPress else { return }
            _ = handlers.contains { $0(press) == .handled }
          }
        ])
      }
    ])
    return scope.nodes(of: component.layoutValue(key: KeyHandlingKey.self, value: true))
  }
}

/// The key of a node with an action for presses of keys.
private enum KeyHandlingKey: TintypeComponents.LayoutValueKey {
  static var defaultValue: Bool { false }
}

extension ActionKind {
  /// The press of a key.
  static let pressKey = ActionKind.gesture("pressKey")
}

private enum KeyHandlersKey: EnvironmentKey {
  static var defaultValue: [(KeyPress) -> KeyPress.Result] { [] }
}

extension EnvironmentValues {
  /// The actions for presses of keys of the views that contain the view, the innermost one first.
  fileprivate var keyHandlers: [(KeyPress) -> KeyPress.Result] {
    get { self[KeyHandlersKey.self] }
    set { self[KeyHandlersKey.self] = newValue }
  }
}

extension ViewHost {
  /// Presses and releases a key of a hardware keyboard in an element.
  ///
  /// The actions of `onKeyPress` of the element are performed first, then those of the views that
  /// contain it, until one of them handles the press. Text fields do not change.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys; with shift, a letter is entered as a capital letter.
  ///   - element: An element with `onKeyPress`.
  /// - Throws: An error that explains why a user could not perform the step.
  public func press(
    _ key: KeyEquivalent, modifiers: EventModifiers = [], on element: String
  ) throws {
    defer { tree.keyPress = nil }
    let text = String(key.character)
    func press(_ phase: KeyPress.Phases) -> KeyPress {
      KeyPress(
        phase: phase, key: key, characters: modifiers.contains(.shift) ? text.uppercased() : text,
        modifiers: modifiers)
    }
    // The first phase can change the label by which the element was found.
    let release = action(.pressKey, on: element)
    tree.keyPress = press(.down)
    try perform(.pressKey, on: element, GestureEvent())
    tree.keyPress = press(.up)
    release?(nil)
    try update()
  }
}
