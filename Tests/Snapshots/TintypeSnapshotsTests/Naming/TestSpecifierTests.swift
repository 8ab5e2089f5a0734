// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeRuns
import TintypeSnapshots

@Suite("Specifiers of tests")
struct TestSpecifierTests {
  /// Specifiers as `swift test list` prints them.
  ///
  /// Each is similar to another one.
  private static let listed = [
    "ListTests.LoginTests/testLoaded",
    "ListTests.LoginTests/testLoadedDark",
    "ListTests.LoginTests/testReloaded",
    "ListTests.OtherLoginTests/testLoaded",
    "ListTests.LoginTestsToo/testLoaded",
    "MoreListTests.LoginTests/testLoaded",
    "ListTestsXLoginTests/testLoaded",
    "ListTests.LoginTests/loaded()",
    "ListTests.LoginTests/loadedDark()",
    "ListTests.LoginTests/reloaded()",
    "ListTests.LoginTests/loaded(_:)",
    "ListTests.LoginTests/Inner/loaded()",
    "ListTests.Outer/LoginTests/loaded()",
    "ListTests.loaded()",
    "ListTests.many(_:b:)",
    "ListTests.many(_:c:)",
    "ListTests.many()",
    "ListTests.`Raw suite`/loaded()",
    "ListTests.Raw suite/loaded()",
    "ListTests.LoginTests/`a raw (name) with $ . * + 'quotes' and / |`()",
    "ListTests.LoginTests/`a raw (name) with $ . * + 'quotes' and / |!`()",
    "ListTests.LoginTests/a raw name with $ x * + 'quotes' and / |()",
    "ListTests.Überprüfung/größe()",
    "ListTests.Uberprufung/grosse()",
  ]

  /// Returns the listed specifiers that a regular expression selects, as both frameworks search
  /// them.
  private static func selected(_ filter: String) throws -> [String] {
    let regex = try Regex(filter)
    let expression = try NSRegularExpression(pattern: filter)
    return listed.filter { specifier in
      // Swift Testing searches the specifier followed by the function's source location.
      let searched = specifier.hasSuffix(")") ? specifier + "/A.swift:12:4" : specifier
      let range = NSRange(specifier.startIndex..., in: specifier)
      let isListed = expression.firstMatch(in: specifier, range: range) != nil
      let isRun = searched.firstMatch(of: regex) != nil
      #expect(isListed == isRun, "\(specifier)")
      return isRun
    }
  }

  @Test(
    "The filter of an XCTest test selects only that test",
    arguments: [
      ("ListTests.LoginTests", "testLoaded"), ("ListTests.LoginTests", "testLoadedDark"),
      ("ListTests.OtherLoginTests", "testLoaded"), ("MoreListTests.LoginTests", "testLoaded"),
    ])
  func xcTest(type: String, method: String) throws {
    let specifier = TestSpecifier(xcTestType: type, method: method)
    #expect(try Self.selected(specifier.filter) == ["\(type)/\(method)"])
  }

  @Test(
    "The filter of a Swift Testing test selects only that test",
    arguments: [
      ["LoginTests", "loaded()"], ["LoginTests", "loaded(_:)"],
      ["LoginTests", "Inner", "loaded()"],
      ["Outer", "LoginTests", "loaded()"], ["loaded()"], ["many(_:b:)"], ["many()"],
      ["`Raw suite`", "loaded()"],
      ["LoginTests", "`a raw (name) with $ . * + 'quotes' and / |`()"], ["Überprüfung", "größe()"],
    ])
  func swiftTesting(components: [String]) throws {
    let specifier = TestSpecifier(module: "ListTests", components: components, file: "A.swift")
    let name = "ListTests." + components.joined(separator: "/")
    #expect(try Self.selected(specifier.filter) == [name])
  }

  @Test("Private tests with the same name in two files are distinguished")
  func files() throws {
    let specifier = TestSpecifier(module: "T", components: ["loaded()"], file: "A.swift")
    #expect(specifier.filter == #"^T\.loaded\(\)(/A\.swift:|$)"#)
    let regex = try Regex(specifier.filter)
    #expect("T.loaded()/A.swift:3:2".firstMatch(of: regex) != nil)
    #expect("T.loaded()/AA.swift:3:2".firstMatch(of: regex) == nil)
    #expect("T.loaded()/B.swift:3:2".firstMatch(of: regex) == nil)
  }

  @Test("Filters are quoted for the shell")
  func quoting() {
    #expect(ShellText.quoted("it's") == #"'it'\''s'"#)
    #expect(ShellText.word("/a/b-c_1.d") == "/a/b-c_1.d")
    #expect(ShellText.word("/a b") == "'/a b'")
    #expect(ShellText.word("") == "''")
    #expect(ShellText.word("-x") == "'-x'")
    #expect(ShellText.word("a;b") == "'a;b'")
  }
}
