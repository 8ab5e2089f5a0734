// SPDX-License-Identifier: MIT

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
