// SPDX-License-Identifier: MIT

/// A value that stubs return in tests.
struct Stylesheet: Hashable, Sendable {
  var name: String

  static let standard = Stylesheet(name: "standard")
}

/// An error that stubs throw in tests.
enum MockError: Error, CaseIterable, Hashable, Sendable {
  case error1
  case error2
  case error3
}
