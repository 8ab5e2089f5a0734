// SPDX-License-Identifier: MIT

import TintypeCairo
import TintypeComponents
import TintypeDoubles

/// A simulated user of the screen for a store's state.
struct Visitor<State: Equatable, Action> {
  let store: TestStore<State, Action>
  let screen: (State, @escaping (Action) -> Void) -> any Component

  /// Taps an element and returns the action that the screen sends.
  func tap(_ target: String) throws -> Action {
    try only { try $0.perform(.tap, on: target) }
  }

  /// Enters a text and returns the action that the screen sends.
  func enter(_ text: String, on target: String) throws -> Action {
    try only { try $0.enter(text, on: target) }
  }

  /// Returns the accessibility labels of the screen.
  func spoken() throws -> [String] {
    try host { _ in }.scene.nodes.compactMap { $0.semantics?.label }
  }

  private func only(_ operate: (ComponentHost) throws -> SceneDifference) throws -> Action {
    var actions: [Action] = []
    _ = try operate(try host { actions.append($0) })
    guard let action = actions.first, actions.count == 1 else {
      throw UnexpectedActions(count: actions.count)
    }
    return action
  }

  private func host(_ send: @escaping (Action) -> Void) throws -> ComponentHost {
    let state = store.state
    return try ComponentHost(
      ComponentList([screen(state, send)]), in: .device(.iPhone13),
      measuring: CairoRenderer.standard())
  }
}

/// The error of a screen that does not send exactly one action.
struct UnexpectedActions: Error {
  let count: Int
}

/// Returns the actions that a screen without a store sends.
func actions<Action>(
  of screen: (@escaping (Action) -> Void) -> any Component,
  doing operate: (ComponentHost) throws -> Void
) throws -> [Action] {
  var actions: [Action] = []
  let component = screen { actions.append($0) }
  try operate(
    ComponentHost(
      ComponentList([component]), in: .device(.iPhone13), measuring: CairoRenderer.standard()))
  return actions
}
