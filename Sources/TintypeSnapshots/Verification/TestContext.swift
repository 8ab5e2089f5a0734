// SPDX-License-Identifier: MIT

/// The test that takes a snapshot, whatever framework runs it.
package struct TestContext: Hashable, Sendable {
  /// The test target's module.
  package var target: String
  /// The suites around the test from the outermost, or the name of the test's file.
  package var suite: [String]
  /// The test function, as `#function` gives it.
  package var test: String
  /// Whether the test runs once for each of several arguments, in any order.
  package var isParameterized: Bool

  /// Creates a context.
  package init(target: String, suite: [String], test: String, isParameterized: Bool = false) {
    self.target = target
    self.suite = suite
    self.test = test
    self.isParameterized = isParameterized
  }

  /// The context of a test that is known by its place in the source alone.
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

  /// The identity of this test's snapshots as swift-snapshot-testing names it, without an
  /// identifier.
  ///
  /// - Parameters:
  ///   - sourceFile: The path of the test's file.
  ///   - place: Where the references lie.
  /// - Returns: The name.
  /// - Throws: ``SnapshotError/unusableName(_:)``.
  func familiarName(
    sourceFile: String, _ place: ReferencePlace
  ) throws(SnapshotError) -> SnapshotName {
    var suite = try Self.fit(FamiliarName.directory(ofTestFile: sourceFile))
    // Two directories may hold references of one name.
    if place.isNamedByTest { suite += "/" + SnapshotName.fileName(place.relative(place.root)) }
    return SnapshotName(
      target: try Self.fit(target), suite: suite, test: FamiliarName.fileName(test),
      identifier: "")
  }

  private static func fit(_ name: String) throws(SnapshotError) -> String {
    let fit = SnapshotName.fileName(name)
    if fit.isEmpty { throw .unusableName(name) }
    return fit
  }
}

/// The place of an assertion in the source.
package struct AssertionLocation: Hashable, Sendable {
  /// The path of the file when it was compiled.
  package var filePath: String
  /// The line, counted from 1.
  package var line: UInt
  /// The column, counted from 1.
  package var column: UInt

  /// Creates a place.
  package init(filePath: String, line: UInt, column: UInt) {
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The place for the journal, its file relative to the package's root.
  func callSite(packageRoot: String?) -> JournalRecord.CallSite {
    var file = filePath
    if let packageRoot, file.hasPrefix(packageRoot + "/") {
      file = String(file.dropFirst(packageRoot.count + 1))
    }
    return JournalRecord.CallSite(file: file, line: line, column: column)
  }
}
