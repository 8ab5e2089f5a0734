// SPDX-License-Identifier: MIT

/// The state of the test framework in this process, as far as the journal needs it.
package struct FrameworkState: Sendable {
  /// Returns `true` from the start of the first test until the framework has finished.
  ///
  /// A process that exits meanwhile was ended by one of its tests, so its journal must not claim that
  /// all tests ran.
  package var isTesting: @Sendable () -> Bool
  /// Returns the number of tests that ran; `nil` if the framework doesn't report it.
  package var tests: @Sendable () -> Int?

  /// Creates a state from its two functions.
  package init(
    isTesting: @escaping @Sendable () -> Bool, tests: @escaping @Sendable () -> Int?
  ) {
    self.isTesting = isTesting
    self.tests = tests
  }

  /// A process without a known test framework: it always counts as finished.
  package static let unknown = FrameworkState(isTesting: { false }, tests: { nil })
}
