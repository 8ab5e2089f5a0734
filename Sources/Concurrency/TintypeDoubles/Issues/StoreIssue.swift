// SPDX-License-Identifier: MIT

/// An issue of a store, with advice on how to fix it.
enum StoreIssue: CustomStringConvertible, Sendable {
  /// An effect in flight, and the source location at which the test sent its action.
  struct Effect: Hashable, Sendable {
    var sent: String
    var place: CreationSite
  }

  // MARK: State

  /// An action changed the state, and the test asserts no change.
  case unexpectedChange(event: String, difference: String)
  /// The state after an action differs from the state that the test asserts.
  case wrongChange(event: String, difference: String)
  /// The test asserts a change, but the closure and the action leave the state as it was.
  case noChange(event: String)
  /// The closure that asserts a change threw an error.
  case assertionThrew(event: String, error: String)

  // MARK: Actions

  /// The test sends an action while received actions are not handled.
  case unhandledBeforeSend(sending: String, count: Int, actions: String)
  /// The test expects an action, and no effect in flight can send one.
  case noAction(expected: String)
  /// The test expects an action, and none was received before the timeout.
  case noActionInTime(expected: String, timeout: Duration, effects: [Effect])
  /// The task of the test was canceled while the test waited for an effect.
  case waitCancelled(expected: String, effects: [Effect])
  /// The received action is not the expected one.
  case wrongAction(expected: String, difference: String)
  /// Other actions were received before the expected one.
  case actionsBefore(expected: String, count: Int, actions: String)
  /// The test ends while received actions are not handled.
  case leftoverActions(count: Int, actions: String)
  /// The test skips received actions, and there are none.
  case noActionsToSkip
  /// An action for a child was sent while the state of the child is `nil`.
  case noChild(child: String, action: String, place: CreationSite)

  // MARK: Effects

  /// The test ends while effects are in flight.
  case stillRunning(sent: String, count: Int)
  /// The test waits for the end of all effects, and some ran until the timeout.
  case notFinished(timeout: Duration, effects: [Effect])
  /// The test skips effects in flight, and there are none.
  case noEffectsToSkip
  /// The operation of an effect threw an error that neither it nor a handler caught.
  case effectThrew(error: String, place: CreationSite)
  /// Effects send actions without end.
  case endlessActions(limit: Int, sent: String, latest: String)
  /// The effects of an action run without end and send no actions.
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
    effects.map { "  • effect of \($0.sent), sent at \($0.place)" }.joined(separator: "\n")
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
      The state changed more than was asserted: \(event).

      \(difference)

      (Asserted: −, Actual: +)
      """
    case .skippedEffects(let effects):
      "Effects in flight were skipped and canceled:\n\(StoreIssue.list(effects))"
    }
  }
}

extension StoreIssue {
  var stateText: String {
    switch self {
    case .unexpectedChange(let event, let difference):
      """
      The state changed unexpectedly: \(event), but no closure asserts a change.

      \(difference)

      (Expected: −, Actual: +)
      """
        + Self.fixes(
          "Assert the change in a closure after the action: “{ $0.… = … }”.",
          "If nothing should change, check what the reducer does for this action.",
          "If the test is not about this, set “store.exhaustivity = .off”.")
    case .wrongChange(let event, let difference):
      """
      The state differs from the expected state: \(event).

      \(difference)

      (Expected: −, Actual: +)
      """
        + Self.fixes(
          "If the actual state is right, assert it in the closure after the action.",
          "If the expected state is right, check what the reducer does for this action.",
          "If two values look the same here but are not equal, check their “==”.")
    case .noChange(let event):
      """
      Expected a change of the state, but neither the closure nor the action changed it: \(event).
      """
        + Self.fixes(
          "If no change is expected, omit the closure.",
          "If a change is expected, check why the reducer makes none for this action.")
    case .assertionThrew(let event, let error):
      "The closure that asserts the change threw an error: \(event).\n\n  \(error)"
        + Self.fixes(
          "Unwrap only values that exist at this point of the test.",
          "Assert on values of the store's state outside the closure.")
    default: ""
    }
  }
}

extension StoreIssue {
  var effectText: String {
    switch self {
    case .stillRunning(let sent, let count):
      """
      \(count == 1 ? "An effect" : "\(count) effects") of \(sent) still \
      \(count == 1 ? "runs" : "run") at the end of the test, and \(count == 1 ? "was" : "were") \
      canceled.
      """
        + Self.fixes(
          "Send the action that ends it, or wait for its end: “await store.finish()”.",
          "If it waits for a clock, advance the clock, or give the store an “ImmediateClock()”.",
          "If it runs until it is canceled, cancel it: “await store.send(…).cancel()” or "
            + "“await store.skipInFlightEffects()”.")
    case .notFinished(let timeout, let effects):
      """
      Not all effects ended within \(Self.seconds(timeout)). \
      \(Self.inFlight(effects)):
      \(Self.list(effects))
      """
        + Self.fixes(
          "If an effect waits for a clock, give the store one that the test advances: "
            + "“$0.continuousClock = TestClock()”, or one that does not wait: “ImmediateClock()”.",
          "If it runs until it is canceled, cancel it: “await store.skipInFlightEffects()”.",
          "If it needs more time, increase the timeout: “store.finish(timeout: .seconds(…))”.")
    case .noEffectsToSkip:
      "There are no effects in flight to skip."
        + Self.fixes(
          "Remove this call.",
          "If there may be none, use “await store.skipInFlightEffects(strict: false)”.")
    case .effectThrew(let error, let place):
      "An effect threw an error that is not caught: the “.run” at \(place).\n\n  \(error)"
        + Self.fixes(
          "Catch it in the effect, and send an action that reports it.",
          "Catch it after the effect: “.run { send in … } catch: { error, send in … }”.",
          "If a dependency throws it, set that dependency in the test.")
    case .endlessActions(let limit, let sent, let latest):
      """
      \(sent) causes actions without end: \(limit) were received and not handled. All effects were \
      canceled. The next action would have been \(latest).
      """
        + Self.fixes(
          "Check whether an action returns an effect that sends the same action again.",
          "If a timer sends them, it never ends with an “ImmediateClock()”: use a “TestClock()”.")
    case .endlessWork(let limit, let sent):
      """
      The effects of \(sent) do not end: they still run after \(limit) steps. They were canceled.
      """
        + Self.fixes(
          "Look for a loop that only yields, or that waits for an “ImmediateClock()”.",
          "Let it wait for a “TestClock()”, and advance that clock.")
    default: ""
    }
  }
}
