// SPDX-License-Identifier: MIT

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
  init(_ test: TestContext) { self.test = .function(module: test.target, name: test.test) }

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

  /// Returns the text as a regular expression that matches only this text.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if special.contains(scalar) { result.unicodeScalars.append("\\") }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  private static let special = Set("\\.^$|?*+()[]{}".unicodeScalars)
}
