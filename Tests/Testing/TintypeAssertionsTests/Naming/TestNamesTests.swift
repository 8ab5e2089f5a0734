// SPDX-License-Identifier: MIT

import Testing
import TintypeRuns
import TintypeSnapshots

@testable import TintypeAssertions

@Suite("Tests whose snapshots have the same name")
struct TestNamesTests {
  private static let snapshots = """
    import Testing
    private struct Hidden {
      @Test func a() { assertSnapshot(of: 1, as: .lines, named: "first") }
    }
    """
  private static let others = """
    import Testing
    // A comment.
    private struct Hidden {
      @Test func a() { assertSnapshot(of: 2, as: .lines, named: "second") }
    }
    """

  private func names(_ files: [String: String], _ tests: [ListedTest] = []) -> TestNames {
    TestNames(tests: { tests }, read: { files[$0].map { Array($0.utf8) } })
  }

  private func test(
    _ components: String..., file: String = "/p/A.swift", line: Int = 3, module: String = "T"
  ) -> ListedTest {
    ListedTest(
      module: module, components: components,
      place: ListedTest.Place(file: file, line: line, column: 4))
  }

  private func snapshot(
    _ suite: String = "Hidden", _ test: String = "a", function: String = "a()",
    given: String? = nil, file: String = "/p/A.swift", line: UInt = 3,
    isBesideTestFile: Bool = false, isNamedByFile: Bool = false
  ) -> TestedName {
    TestedName(
      SnapshotName(target: "T", suite: suite, test: test, identifier: ""), given: given,
      test: function, file: file, location: CallSite(file: file, line: line, column: 20),
      isBesideTestFile: isBesideTestFile, isNamedByFile: isNamedByFile)
  }

  private func site(_ file: String, _ line: UInt, _ column: UInt = 4) -> CallSite {
    CallSite(file: file, line: line, column: column)
  }

  @Test(
    "Tests of one name in two files share unnamed snapshots, whichever of them runs",
    arguments: ["/p/A.swift", "/p/B.swift"])
  func privateSuites(file: String) {
    let tests = [
      test("Hidden", "a()"), test("Hidden", "a()", file: "/p/B.swift", line: 4),
      test("Hidden", "b()", line: 8),
    ]
    let names = names(["/p/A.swift": Self.snapshots, "/p/B.swift": Self.others], tests)
    let place = tests.first { $0.place.file == file }?.place
    let found = names.ambiguity(of: snapshot(file: file), runningAt: place)
    #expect(found != nil)
    #expect(
      Set([found?.first, found?.second]) == [site("/p/A.swift", 3), site("/p/B.swift", 4)])
    #expect(names.ambiguity(of: snapshot("Hidden", "b"), runningAt: tests[2].place) == nil)
  }

  @Test(
    "A given name is shared if the other test contains it, or another name that is not a literal",
    arguments: [
      ("first", true), ("second", false), ("FIRST", true), ("third", false), ("first!", true),
    ])
  func namedSnapshots(name: String, isShared: Bool) {
    let tests = [test("Hidden", "a()"), test("Hidden", "a()", file: "/p/B.swift", line: 4)]
    let files = ["/p/A.swift": Self.snapshots, "/p/B.swift": Self.others]
    let found = names(files, tests).ambiguity(
      of: snapshot(given: name, file: "/p/B.swift"), runningAt: tests[1].place)
    #expect((found != nil) == isShared)
    let dynamic = files.merging([
      "/p/A.swift": Self.snapshots.replacing(#""first""#, with: "name")
    ]) { $1 }
    #expect(
      names(dynamic, tests).ambiguity(of: snapshot(given: name), runningAt: tests[1].place) != nil)
    // Without its source, the other test could use any name.
    #expect(names([:], tests).ambiguity(of: snapshot(given: name), runningAt: nil) != nil)
  }

  @Test(
    "Names that are the same in the names of files are the same",
    arguments: [
      (["`Cart page`", "a()"], ["`Cart-page`", "a()"], "Cart-page"),
      (["Row", "a()"], ["ROW", "a()"], "Row"),
      (["A", "a()"], ["a()"], "A"),
      (["S", "a(_:)"], ["S", "a(_:)"], "S"),
    ])
  func sanitized(first: [String], second: [String], suite: String) {
    let tests = [first, second].enumerated().map { index, components in
      ListedTest(
        module: "T", components: components,
        place: ListedTest.Place(file: "/p/A.swift", line: 10 * index, column: 4))
    }
    let name = SnapshotName.fileName(first.last ?? "")
    #expect(
      names([:], tests).ambiguity(of: snapshot(suite, name), runningAt: tests[0].place) != nil)
    let apart = [tests[0]] + [test("Other", "a()")]
    #expect(
      names([:], apart).ambiguity(of: snapshot(suite, name), runningAt: tests[0].place) == nil)
  }

  private static let classes = """
    import XCTest
    final class CartTests: XCTestCase {
      // func testForm() {}
      func testForm() { check(#"func testForm() {}"#, "light") }
      func testOther() {}
      func testOther(mode: Int) {}
      @available(iOS 17, *)
      @Test(arguments: [1, 2]) func testOther() {}
    }
    final class MenuTests: XCTestCase {
      func testForm() async throws -> Void where Int: Equatable { check("dark") }
      #if os(Linux)
      func testOnce() {}
      #else
      func testOnce() {}
      #endif
    }
    protocol Form { func testOther() }
    """

  @Test("Classes of one file share the snapshots of tests with the same name")
  func classesOfAFile() {
    let names = names(["/p/A.swift": Self.classes])
    func places(
      _ test: String, _ given: String? = nil, line: UInt = 4, isBeside: Bool = false
    ) -> [UInt] {
      let found = names.ambiguity(
        of: snapshot(
          "A", function: test, given: given, line: line, isBesideTestFile: isBeside,
          isNamedByFile: true), runningAt: nil)
      return found.map { [$0.first.line, $0.second.line] } ?? []
    }
    #expect(places("testForm()") == [4, 11])
    #expect(places("testForm()", line: 11) == [11, 4])
    #expect(places("testForm()", "light") == [])
    #expect(places("testForm()", "light", line: 11) == [11, 4])
    #expect(places("testForm()", "dark") == [4, 11])
    #expect(places("testOther()", line: 5) == [])
    #expect(places("testOther()", line: 5, isBeside: true) == [5, 8])
    #expect(places("testOther(mode:)", line: 6) == [])
    #expect(places("testOnce()", line: 13) == [])
    #expect(places("unknown()") == [])
  }

  @Test("A custom assertion that passes only one of its locations has no ambiguous name")
  func otherFile() {
    let names = names(["/p/A.swift": Self.classes])
    let found = names.ambiguity(
      of: snapshot("Helpers", function: "testForm()", isNamedByFile: true), runningAt: nil)
    #expect(found == nil)
  }

  @Test("Swift Testing lists the tests of this program, whichever of them run")
  func listing() throws {
    let own = try #require(Test.current).sourceLocation
    let tests = TestListing.tests.filter { $0.components == ["TestNamesTests", "listing()"] }
    #expect(tests.map(\.module) == ["TintypeAssertionsTests"])
    #expect(
      tests.map(\.place) == [
        ListedTest.Place(file: own.filePath, line: own.line, column: own.column)
      ])
    #expect(TestListing.tests.count > 1_000)
  }

  @Test(
    "An identifier is divided at slashes outside of raw identifiers",
    arguments: [
      ("T.a()/A.swift:1:2", ["a()"]),
      ("T.S/Inner/a(_:b:)/A.swift:1:2", ["S", "Inner", "a(_:b:)"]),
      ("T.`S/T`/`a / b`()/A.swift:1:2", ["`S/T`", "`a / b`()"]),
      ("T.S", nil),
      ("T.S/a()/A.swift:1:3", nil),
      ("U.a()/A.swift:1:2", nil),
    ] as [(String, [String]?)])
  func identifier(text: String, components: [String]?) {
    let place = ListedTest.Place(file: "/p/A.swift", line: 1, column: 2)
    let test = ListedTest(identifier: text, fileID: "T/A.swift", place: place)
    #expect(test?.components == components)
  }
}
