// SPDX-License-Identifier: MIT

/// An issue of a store, with advice on how to fix it.
enum StoreIssue: CustomStringConvertible, Sendable {
  /// An effect in flight, and the source location at which the test sent its action.
  struct Effect: Hashable, Sendable {
    var sent: String
    var place: CreationSite
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
  case noChild(child: String, action: String, place: CreationSite)

  // MARK: Effects

  case stillRunning(sent: String, count: Int)
  case notFinished(timeout: Duration, effects: [Effect])
  case noEffectsToSkip
  case effectThrew(error: String, place: CreationSite)
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

  /// Returns a list of fixes.
  static func fixes(_ fixes: String...) -> String {
    "\n\nTo fix:\n" + fixes.map { "• \($0)" }.joined(separator: "\n")
  }

  static func list(_ effects: [Effect]) -> String {
    effects.map { "  • of \($0.sent), sent at \($0.place)" }.joined(separator: "\n")
  }
}

/// A note of a store: not a failure, but possibly of interest to the test's author.
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

extension StoreIssue {
  var stateText: String {
    switch self {
    case .unexpectedChange(let event, let difference):
      """
      The state was not expected to change, but it did: \(event), and there is no closure that says \
      what changes.

      \(difference)

      (Expected: −, Actual: +)
      """
        + Self.fixes(
          "Say what changes, in a closure after the action: “{ $0.… = … }”.",
          "If nothing should change, look at what the reducer does at this action.",
          "If the test is not about this, set “store.exhaustivity = .off”.")
    case .wrongChange(let event, let difference):
      """
      The state is not as expected: \(event).

      \(difference)

      (Expected: −, Actual: +)
      """
        + Self.fixes(
          "If the actual state is right, say so in the closure after the action.",
          "If the expected state is right, look at what the reducer does at this action.",
          "If two values look alike here and are not equal, compare their “==” with what they hold."
        )
    case .noChange(let event):
      """
      The state was expected to change, but it did not: \(event), and the closure after it leaves the \
      state as it was.
      """
        + Self.fixes(
          "If no change is expected, leave the closure out.",
          "If one is, look at why the reducer makes none at this action.")
    case .assertionThrew(let event, let error):
      "The closure that says what changes threw an error: \(event).\n\n  \(error)"
        + Self.fixes(
          "Unwrap in it only what there is at this point of the test.",
          "Assert on values of the store's state outside of it.")
    default: ""
    }
  }
}

extension StoreIssue {
  var effectText: String {
    switch self {
    case .stillRunning(let sent, let count):
      """
      \(count == 1 ? "An effect" : "\(count) effects") of \(sent) still \(count == 1 ? "runs" : "run") \
      at the end of the test, and \(count == 1 ? "was" : "were") cancelled.
      """
        + Self.fixes(
          "Send the action that ends it before the test does, or wait for it: “await store.finish()”.",
          "If it waits by a clock, move the clock on, or give the store an “ImmediateClock()”.",
          "If it goes on until it is cancelled: “await store.send(…).cancel()”, or "
            + "“await store.skipInFlightEffects()”.")
    case .notFinished(let timeout, let effects):
      """
      Expected all effects to end, but not all have in \(Self.seconds(timeout)). \
      \(Self.inFlight(effects)):
      \(Self.list(effects))
      """
        + Self.fixes(
          "If an effect waits by a clock, give the store one that the test moves on: "
            + "“$0.continuousClock = TestClock()”, or one that does not wait: “ImmediateClock()”.",
          "If it goes on until it is cancelled, cancel it: “await store.skipInFlightEffects()”.",
          "If it has to take this long, wait longer: “store.finish(timeout: .seconds(…))”.")
    case .noEffectsToSkip:
      "There are no effects in flight to skip."
        + Self.fixes(
          "Remove this call.",
          "If there may or may not be some, “await store.skipInFlightEffects(strict: false)”.")
    case .effectThrew(let error, let place):
      "An effect threw an error that nobody catches: the “.run” at \(place).\n\n  \(error)"
        + Self.fixes(
          "Catch it in the effect, and send an action that says so.",
          "Catch it after the effect: “.run { send in … } catch: { error, send in … }”.",
          "If it comes of a dependency that the test should set, set it.")
    case .endlessActions(let limit, let sent, let latest):
      """
      \(sent) sets off actions without end: \(limit) were received and not handled. All effects were \
      cancelled. The next would have been \(latest).
      """
        + Self.fixes(
          "Look at whether an action returns an effect that sends that action again.",
          "If a timer sends them, an “ImmediateClock()” lets it run on for ever: use a “TestClock()”."
        )
    case .endlessWork(let limit, let sent):
      """
      The effects of \(sent) do not come to rest: after \(limit) steps they still run. They were \
      cancelled.
      """
        + Self.fixes(
          "Look for a loop that only yields, or that waits by an “ImmediateClock()”.",
          "Let it wait by a “TestClock()”, and move that on.")
    default: ""
    }
  }
}
