// SPDX-License-Identifier: MIT

/// The facts by which the failure of an assertion is found among the events of a test framework.
package struct FailureSource: Hashable, Sendable {
  /// The test as its framework identifies it, such as `Target.Suite/test()/File.swift:12:4` or
  /// `Target.Class/test`; `nil` outside of a test.
  package var test: String?
  /// The module and the file of the failure's location, `Module/File.swift`.
  package var fileID: String
  /// A Boolean value that indicates whether the message is returned to a custom assertion, which
  /// may report it elsewhere.
  package var isReturned: Bool

  /// Creates a source.
  package init(test: String?, fileID: String, isReturned: Bool) {
    (self.test, self.fileID, self.isReturned) = (test, fileID, isReturned)
  }
}
