// SPDX-License-Identifier: MIT

/// What a test is told of a store, in words that it can act upon.
enum StoreIssue: CustomStringConvertible, Sendable {
  /// An effect in flight, and where the test sent the action that it comes of.
  struct Effect: Hashable, Sendable {
    var sent: String
    var place: CreationPlace
  }

  // MARK: State

  case unexpectedChange(event: String, difference: String)
  case wrongChange(event: String, difference: String)
  case noChange(event: String)
  case assertionThrew(event: String, error: String)

  // MARK: Actions

  case unhandledBeforeSend(sending: String, count: Int, actions: String)
  case noAction(expected: String)
  case noActionInTime(expected: String, timeout: Duration, effects: [Effect])
  case waitCancelled(expected: String, effects: [Effect])
  case wrongAction(expected: String, difference: String)
  case actionsBefore(expected: String, count: Int, actions: String)
  case leftoverActions(count: Int, actions: String)
  case noActionsToSkip
  case noChild(child: String, action: String, place: CreationPlace)

  // MARK: Effects

  case stillRunning(sent: String, count: Int)
  case notFinished(timeout: Duration, effects: [Effect])
  case noEffectsToSkip
  case effectThrew(error: String, place: CreationPlace)
  case endlessActions(limit: Int, sent: String, latest: String)
  case endlessWork(limit: Int, sent: String)

  var description: String {
    switch self {
    case .unexpectedChange, .wrongChange, .noChange, .assertionThrew: stateText
    case .stillRunning, .notFinished, .noEffectsToSkip, .effectThrew, .endlessActions, .endlessWork:
      effectText
    default: actionText
    }
  }

  /// A list of remedies.
  static func fixes(_ fixes: String...) -> String {
    "\n\nTo fix:\n" + fixes.map { "• \($0)" }.joined(separator: "\n")
  }

  static func list(_ effects: [Effect]) -> String {
    effects.map { "  • of \($0.sent), sent at \($0.place)" }.joined(separator: "\n")
  }
}

/// What is no problem, but what a test may want to see.
enum StoreNote: CustomStringConvertible, Sendable {
  case skippedActions(count: Int, actions: String)
  case skippedChanges(event: String, difference: String)
  case skippedEffects([StoreIssue.Effect])

  var description: String {
    switch self {
    case .skippedActions(let count, let actions):
      "\(count == 1 ? "A received action was" : "\(count) received actions were") skipped:\n\(actions)"
    case .skippedChanges(let event, let difference):
      """
      \(event) changed more than was asserted.

      \(difference)

      (Asserted: −, Actual: +)
      """
    case .skippedEffects(let effects):
      "Effects in flight were skipped, and cancelled:\n\(StoreIssue.list(effects))"
    }
  }
}
