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
          "Pass \(count == 1 ? "it" : "them") over: “await store.skipReceivedActions()”.",
          "If the test is not about \(count == 1 ? "it" : "them"), set “store.exhaustivity = .off”."
        )
    case .noAction(let expected):
      """
      Expected to receive \(expected), but nothing is received, and no effect is in flight that could \
      send it.
      """
        + Self.fixes(
          "Look at whether the reducer returns the effect that sends it, at the action before.",
          "Look at whether the test's dependencies let the effect come to the point where it sends.",
          "If it was received earlier, move this call up; if it should not be received, remove it.")
    case .noActionInTime(let expected, let timeout, let effects):
      """
      Expected to receive \(expected), but nothing was received in \(Self.seconds(timeout)). \
      \(Self.inFlight(effects)):
      \(Self.list(effects))
      """
        + Self.fixes(
          "If an effect waits by a clock, give the store one that the test moves on: "
            + "“$0.continuousClock = TestClock()”, or one that does not wait: “ImmediateClock()”.",
          "If it waits for a dependency, give the store one that answers at once.",
          "If it has to take this long, wait longer: “store.receive(…, timeout: .seconds(…))”.")
    case .waitCancelled(let expected, let effects):
      """
      The test was cancelled while it waited for \(expected). \(Self.inFlight(effects)):
      \(Self.list(effects))
      """
        + Self.fixes(
          "If its time limit has ended it, look at what the effects wait for.",
          "Give the store clocks and clients that answer at once.")
    case .wrongAction(let expected, let difference):
      """
      Expected to receive \(expected), but another action was received.

      \(difference)

      (Expected: −, Actual: +)
      """
        + Self.fixes(
          "If the received action is right, expect it.",
          "If it is not, look at what the effect sends.",
          "If the test is not about it, set “store.exhaustivity = .off”; then it is passed over.")
    case .actionsBefore(let expected, let count, let actions):
      """
      Expected to receive \(expected), but \(count == 1 ? "another action was" : "others were") \
      received before it:
      \(actions)
      """
        + Self.fixes(
          "Receive \(count == 1 ? "it" : "them") first, in this order.",
          "Pass \(count == 1 ? "it" : "them") over: “store.exhaustivity = .off”.",
          "If the order is wrong, look at which effect sends first.")
    case .leftoverActions(let count, let actions):
      """
      \(Self.received(count)) not handled by the end of the test:
      \(actions)
      """
        + Self.fixes(
          "Receive \(count == 1 ? "it" : "each"): “await store.receive(…)”.",
          "Pass \(count == 1 ? "it" : "them") over: “await store.skipReceivedActions()”.",
          "If the test is not about \(count == 1 ? "it" : "them"), set “store.exhaustivity = .off”."
        )
    case .noActionsToSkip:
      "There are no received actions to skip."
        + Self.fixes(
          "Remove this call.",
          "If there may or may not be some, “await store.skipReceivedActions(strict: false)”.")
    case .noChild(let child, let action, let place):
      """
      \(action) is for \(child), but there is no state for it. (Its parent's “ifLet” is at \(place).)
      """
        + Self.fixes(
          "Send it only while the child is presented.",
          "If an effect of the child sends it, look at whether the parent sets the state to nil before.",
          "If the parent sends it, look at whether it has set the child's state.")
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
