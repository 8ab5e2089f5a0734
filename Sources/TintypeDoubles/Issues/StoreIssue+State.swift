// SPDX-License-Identifier: MIT

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
