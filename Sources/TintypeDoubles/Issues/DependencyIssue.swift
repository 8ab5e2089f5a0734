// SPDX-License-Identifier: MIT

/// What a test is told of a dependency, in words that it can act upon.
enum DependencyIssue: CustomStringConvertible, Sendable {
  case noTestValue(key: String, value: String)
  case noClock

  var description: String {
    switch self {
    case .noTestValue(let key, let value):
      """
      \(key) has no test implementation, but was accessed in a test. The live \(value) was used.

      To fix:
      • Set it for this test, as in “withDependencies { $0.… = … }”.
      • Give the key one for all tests: “static let testValue: \(value) = …” in \(key), with members \
      that are “unimplemented("…")” so that tests set what they use.
      """
    case .noClock:
      """
      continuousClock has no test implementation, but was used in a test.

      To fix:
      • Set a clock that does not wait: “$0.continuousClock = ImmediateClock()”.
      • Set one that the test moves on: “let clock = TestClock()”, \
      “$0.continuousClock = clock”, “await clock.advance(by: .seconds(1))”.
      """
    }
  }
}
