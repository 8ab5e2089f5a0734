// SPDX-License-Identifier: MIT

extension StoreIssue {
  var actionText: String {
    switch self {
    case .unhandledBeforeSend(let sending, let count, let actions):
      """
      \(Self.received(count)) not handled before \(sending) was sent:
      \(actions)
      """
        + Self.fixes(
          "Receive \(count == 1 ? "it" : "each") first: “await store.receive(…)”.",
          "Skip \(count == 1 ? "it" : "them"): “await store.skipReceivedActions()”.",
          "If the test is not about \(count == 1 ? "it" : "them"), set “store.exhaustivity = .off”."
        )
    case .noAction(let expected):
      """
      Expected to receive \(expected), but no action was received, and no effect that could send \
      it is in flight.
      """
        + Self.fixes(
          "Check that the reducer returns the effect that sends it for the previous action.",
          "Check that the test's dependencies allow the effect to send it.",
          "If it was received earlier, move this call up. If it is not expected, remove this call.")
    case .noActionInTime(let expected, let timeout, let effects):
      """
      Expected to receive \(expected), but no action was received within \(Self.seconds(timeout)). \
      \(Self.inFlight(effects)):
      \(Self.list(effects))
      """
        + Self.fixes(
          "If an effect waits for a clock, give the store one that the test advances: "
            + "“$0.continuousClock = TestClock()”, or one that does not wait: “ImmediateClock()”.",
          "If it waits for a dependency, give the store one that returns immediately.",
          "If it needs more time, increase the timeout: “store.receive(…, timeout: .seconds(…))”.")
    case .waitCancelled(let expected, let effects):
      """
      The test was canceled while it waited for \(expected). \(Self.inFlight(effects)):
      \(Self.list(effects))
      """
        + Self.fixes(
          "If the time limit of the test has expired, check what the effects wait for.",
          "Give the store clocks and clients that return immediately.")
    case .wrongAction(let expected, let difference):
      """
      Expected to receive \(expected), but another action was received.

      \(difference)

      (Expected: −, Actual: +)
      """
        + Self.fixes(
          "If the received action is right, expect it.",
          "If it is not, check what the effect sends.",
          "If the test is not about it, set “store.exhaustivity = .off” to skip it.")
    case .actionsBefore(let expected, let count, let actions):
      """
      Expected to receive \(expected), but \
      \(count == 1 ? "another action was" : "other actions were") received before it:
      \(actions)
      """
        + Self.fixes(
          "Receive \(count == 1 ? "it" : "them") first, in this order.",
          "Skip \(count == 1 ? "it" : "them"): “store.exhaustivity = .off”.",
          "If the order is wrong, check which effect sends first.")
    case .leftoverActions(let count, let actions):
      """
      \(Self.received(count)) not handled by the end of the test:
      \(actions)
      """
        + Self.fixes(
          "Receive \(count == 1 ? "it" : "each"): “await store.receive(…)”.",
          "Skip \(count == 1 ? "it" : "them"): “await store.skipReceivedActions()”.",
          "If the test is not about \(count == 1 ? "it" : "them"), set “store.exhaustivity = .off”."
        )
    case .noActionsToSkip:
      "There are no received actions to skip."
        + Self.fixes(
          "Remove this call.",
          "If there may be none, use “await store.skipReceivedActions(strict: false)”.")
    case .noChild(let child, let action, let place):
      """
      \(action) is for \(child), but there is no state for it. (Its parent's “ifLet” is at \(place).)
      """
        + Self.fixes(
          "Send it only while the child is presented.",
          "If a child's effect sends it, check whether the parent sets the state to nil before.",
          "If the parent sends it, check whether it has set the child's state.")
    default: ""
    }
  }

  private static func received(_ count: Int) -> String {
    count == 1 ? "A received action was" : "\(count) received actions were"
  }

  static func inFlight(_ effects: [Effect]) -> String {
    effects.count == 1 ? "An effect is in flight" : "\(effects.count) effects are in flight"
  }

  static func seconds(_ duration: Duration) -> String { "\(duration)" }
}
