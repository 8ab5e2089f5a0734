// SPDX-License-Identifier: MIT

import Foundation

/// The arguments of an assertion, and the test that contains it.
package struct SnapshotRequest: Sendable {
  /// The snapshot's name within the test; `nil` for a number.
  package var name: String?
  /// The record mode; `nil` leaves it to the configuration.
  package var record: SnapshotTestingConfiguration.Record?
  /// The directory that contains the reference; `nil` leaves it to the configuration.
  package var snapshotDirectory: String?
  /// The reason to allow pending work; `nil` leaves it to the configuration.
  package var allowPending: String?
  /// Work that was pending before the value was made, and the reason that allows it.
  package var known: (work: [String], reason: String)?
  /// The timeout for an asynchronous format, in seconds.
  package var timeout: TimeInterval
  /// The index of the snapshot among the snapshots of one call, from 0.
  package var index: Int
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
    named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil,
    snapshotDirectory: String? = nil,
    allowPending: String? = nil,
    timeout: TimeInterval = 5,
    index: Int = 0,
    in test: TestContext,
    at location: CallSite
  ) {
    self.name = name
    self.record = record
    self.snapshotDirectory = snapshotDirectory
    self.allowPending = allowPending
    self.timeout = timeout
    self.index = index
    self.test = test
    self.location = location
  }
}

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
    self.test = test
    self.fileID = fileID
    self.isReturned = isReturned
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

/// The source location of an assertion.
package struct CallSite: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The source file.
  ///
  /// It is the path at compile time; in the journal, it is relative to the package's root if it is
  /// below it.
  package var file: String
  /// The line, counted from 1.
  package var line: UInt
  /// The column, counted from 1.
  package var column: UInt

  /// Creates a location.
  package init(file: String, line: UInt, column: UInt) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The location in the format of compilers, `file:line:column`.
  package var description: String { "\(file):\(line):\(column)" }

  /// Returns the location with its file relative to the package's root.
  func relative(to packageRoot: String?) -> CallSite {
    guard let packageRoot, file.hasPrefix(packageRoot + "/") else { return self }
    var site = self
    site.file = String(file.dropFirst(packageRoot.count + 1))
    return site
  }
}

/// The regular expression with which `swift test --filter` selects one test.
///
/// Swift Package Manager searches it in the specifiers that `swift test list` prints:
///
/// ```
/// AppTests.LoginTests/testForm               XCTest
/// AppTests.LoginSuite/Errors/form(name:)     Swift Testing
/// AppTests.form()                            Swift Testing, a free function
/// ```
///
/// Swift Testing searches it in the same text followed by `/LoginTests.swift:12:4`. So the
/// expression
/// matches from the start of the module's name to the end of the function's name.
package struct TestSpecifier: Hashable, Sendable {
  private enum Test: Hashable {
    case xcTest(type: String, method: String)
    case swiftTesting(module: String, components: [String], file: String)
    /// A test of which only the module and the function are known.
    case function(module: String, name: String)
  }

  private let test: Test

  /// Creates the specifier of an XCTest test.
  ///
  /// - Parameters:
  ///   - type: The class with its module, such as `AppTests.LoginTests`.
  ///   - method: The method's name, without parentheses.
  package init(xcTestType type: String, method: String) {
    test = .xcTest(type: type, method: method)
  }

  /// Creates the specifier of a Swift Testing test.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - components: The names of the suites from the outermost, and of the function with its
  ///     argument labels. Raw identifiers are in grave accents.
  ///   - file: The name of the test's file, because two files may contain private tests of the same
  ///     name.
  package init(module: String, components: [String], file: String) {
    test = .swiftTesting(module: module, components: components, file: file)
  }

  /// Creates a specifier from a test's location in the source.
  ///
  /// It selects all tests of the module whose functions have this name.
  ///
  /// - Parameter test: The test.
  init(_ test: TestContext) {
    self.test = .function(module: test.target, name: test.test)
  }

  /// The regular expression, without quotation marks.
  package var filter: String {
    switch test {
    case .xcTest(let type, let method):
      return "^\(Self.escaped(type))/\(Self.escaped(method))$"
    case .swiftTesting(let module, let components, let file):
      let name = "\(module).\(components.joined(separator: "/"))"
      return "^\(Self.escaped(name))(/\(Self.escaped(file)):|$)"
    case .function(let module, let name):
      // In “form(name:)”, a raw identifier may contain parentheses too.
      let start = name.lastIndex(of: "(") ?? name.endIndex
      let (base, labels) = (name[..<start], String(name[start...]))
      let isPlain = base.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      let function = Self.escaped(isPlain ? String(base) : "`\(base)`")
      // Specifiers of XCTest have no parentheses.
      let ending = labels == "()" ? "(\\(\\))?" : Self.escaped(labels)
      return "^\(Self.escaped(module))\\.(.*/)?\(function)\(ending)(/|$)"
    }
  }

  /// Returns the text with escaped special characters of regular expressions.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if special.contains(scalar) { result.unicodeScalars.append("\\") }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  private static let special = Set("\\.^$|?*+()[]{}".unicodeScalars)
}
