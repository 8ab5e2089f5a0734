// SPDX-License-Identifier: MIT

import TintypeCairo
import TintypeComponents
import TintypeDoubles

/// Someone in front of the screen that a store's state makes, who does what a user can do.
struct Visitor<State: Equatable, Action> {
  let store: TestStore<State, Action>
  let screen: (State, @escaping (Action) -> Void) -> any Component

  /// Taps, and says which action the screen sends.
  func tap(_ target: String) throws -> Action {
    try only { try $0.perform(.tap, on: target) }
  }

  /// Enters a text, and says which action the screen sends.
  func enter(_ text: String, on target: String) throws -> Action {
    try only { try $0.enter(text, on: target) }
  }

  /// What is spoken of the screen.
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

/// A screen has not sent one action.
struct UnexpectedActions: Error {
  let count: Int
}

/// What a screen sends that is not driven by a store.
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
