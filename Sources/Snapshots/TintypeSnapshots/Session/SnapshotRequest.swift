// SPDX-License-Identifier: MIT

import Foundation
import TintypeRuns

/// The options of a snapshot, and the test and the assertion that take it.
package struct SnapshotRequest: Sendable {
  /// The arguments of the assertion.
  package var options: SnapshotOptions
  /// The test that takes the snapshot.
  package var test: TestContext
  /// The specifier with which `swift test` selects that test; `nil` selects by the function's name.
  package var specifier: TestSpecifier?
  /// The location of the assertion.
  package var location: CallSite
  /// The facts by which a failure of the assertion is found among the events of a test framework;
  /// `nil` if no test framework reports it.
  package var source: FailureSource?
  /// Returns the places of two tests that could take this snapshot; `nil` if only one could.
  package var ambiguity: @Sendable (TestedName) -> SharedName? = { _ in nil }

  /// Creates a request.
  package init(
    _ options: SnapshotOptions = SnapshotOptions(), in test: TestContext, at location: CallSite
  ) {
    (self.options, self.test, self.location) = (options, test, location)
  }
}

/// The test that takes a snapshot, independent of the test framework.
package struct TestContext: Hashable, Sendable {
  /// The test target's module.
  package var target: String
  /// The enclosing suites from the outermost, or the name of the test's file.
  package var suite: [String]
  /// The test function, in the format of `#function`.
  package var test: String
  /// A Boolean value that indicates whether the test runs once for each of several arguments, in
  /// any order.
  package var isParameterized: Bool
  /// A Boolean value that indicates whether Swift Testing lists the test, so that tests with the same
  /// name in other files can be found.
  package var isListed = false
  /// The identity of the running test, which may call the function; `nil` if unknown.
  package var running: String?

  /// Creates a context.
  package init(target: String, suite: [String], test: String, isParameterized: Bool = false) {
    self.target = target
    self.suite = suite
    self.test = test
    self.isParameterized = isParameterized
  }

  /// Creates the context of a test from its location in the source.
  ///
  /// - Parameters:
  ///   - fileID: The module and the file, `Module/File.swift`.
  ///   - test: The test function.
  package init(fileID: String, test: String) {
    let parts = fileID.split(separator: "/")
    let file = parts.last.map(String.init) ?? fileID
    self.init(
      target: parts.first.map(String.init) ?? fileID,
      suite: [file.hasSuffix(".swift") ? String(file.dropLast(6)) : file],
      test: test
    )
  }

}

extension TestContext {
  /// The identity of this test's snapshots, without an identifier.
  var name: SnapshotName {
    get throws(SnapshotError) {
      var suites: [String] = []
      for part in suite { suites.append(try Self.fit(part)) }
      return SnapshotName(
        target: try Self.fit(target), suite: suites.joined(separator: "/"),
        test: try Self.fit(test), identifier: "")
    }
  }

  /// Returns the identity of this test's snapshots by the rules of swift-snapshot-testing, without
  /// an identifier.
  ///
  /// - Parameters:
  ///   - sourceFile: The path of the test's file.
  ///   - place: The location of the references.
  /// - Returns: The name.
  /// - Throws: ``SnapshotError/unusableName(_:)``.
  func snapshotTestingName(
    sourceFile: String, _ place: ReferenceLocation
  ) throws(SnapshotError) -> SnapshotName {
    var suite = try Self.fit(SnapshotTestingName.directory(ofTestFile: sourceFile))
    // Two directories may contain references with the same name.
    if place.isNamedByTest { suite += "/" + SnapshotName.fileName(place.relative(place.root)) }
    return SnapshotName(
      target: try Self.fit(target), suite: suite, test: SnapshotTestingName.fileName(test),
      identifier: "")
  }

  private static func fit(_ name: String) throws(SnapshotError) -> String {
    let fit = SnapshotName.fileName(name)
    if fit.isEmpty { throw .unusableName(name) }
    return fit
  }
}
