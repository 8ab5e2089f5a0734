// SPDX-License-Identifier: MIT

/// What stubs return in tests.
struct Stylesheet: Hashable, Sendable {
  var name: String

  static let standard = Stylesheet(name: "standard")
}

/// What they throw.
enum MockError: Error, CaseIterable, Hashable, Sendable {
  case error1
  case error2
  case error3
}
