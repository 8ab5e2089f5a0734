// SPDX-License-Identifier: MIT

import Testing
import TintypeComparison
import TintypeRuns
import TintypeSnapshots
import TintypeSnapshotsTestSupport

@Suite("Snapshot names in one run")
struct CallSiteTests {
  private let package: TemporaryPackage
  private let session: SnapshotSession

  init() throws {
    package = try TemporaryPackage()
    session = package.session()
  }

  private func verify(
    _ value: String, named name: String? = nil, line: UInt, column: UInt = 5,
    test: String = "appearance()"
  ) -> SnapshotResult {
    session.verify(
      of: { value }, as: .lines, named: name,
      in: TestContext(target: "FormTests", suite: ["LoginTests"], test: test),
      at: CallSite(file: package.sourceFile, line: line, column: column))
  }

  private func reference(_ name: String) -> String? {
    package.text(of: "__Snapshots__/FormTests/LoginTests/\(name).txt")
  }

  @Test("An unnamed snapshot is named by the ordinal of its call site in the test")
  func ordinals() {
    #expect(verify("a", line: 40).name?.identifier == "1")
    #expect(verify("b", line: 20).name?.identifier == "2")
    #expect(verify("c", line: 20, column: 60).name?.identifier == "3")
    #expect(verify("d", named: "form", line: 50).name?.identifier == "form")
    #expect(verify("e", line: 60).name?.identifier == "4")
  }

  @Test("The same call site has the same name")
  func sameCallSite() {
    #expect(verify("a", line: 10).name?.identifier == "1")
    #expect(verify("b", line: 20).name?.identifier == "2")
    #expect(verify("a", line: 10).name?.identifier == "1")
  }

  @Test("Ordinals start with 1 in each test")
  func otherTest() {
    #expect(verify("a", line: 10).name?.description == "FormTests/LoginTests/appearance.1")
    let other = verify("b", line: 20, test: "disabled()")
    #expect(other.name?.description == "FormTests/LoginTests/disabled.1")
  }

  @Test("Ordinals do not depend on other tests that call the same function")
  func helper() {
    func verify(_ value: String, line: UInt, by running: String) -> String? {
      var test = TestContext(target: "FormTests", suite: ["LoginTests"], test: "check()")
      test.running = running
      return session.verify(
        of: { value }, as: .lines, in: test,
        at: CallSite(file: package.sourceFile, line: line, column: 5)
      ).name?.identifier
    }
    #expect(verify("a", line: 10, by: "light") == "1")
    #expect(verify("a", line: 20, by: "dark") == "1")
    #expect(verify("b", line: 20, by: "light") == "2")
  }

  @Test("A snapshot that another test could take is an error before its reference is read")
  func sharedName() throws {
    try package.writeReference(Array("other".utf8), "appearance.1.txt")
    let places = SharedName(
      first: CallSite(file: package.sourceFile, line: 3, column: 4),
      second: CallSite(file: package.root + "/Tests/FormTests/B.swift", line: 5, column: 4))
    for mode in [SnapshotTestingConfiguration.Record.never, .failed, .all] {
      var request = SnapshotRequest(
        SnapshotOptions(record: mode),
        in: TestContext(target: "FormTests", suite: ["LoginTests"], test: "appearance()"),
        at: CallSite(file: package.sourceFile, line: 10, column: 5))
      request.ambiguity = { _ in places }
      let result = session.verify(of: { "a" }, as: .lines, request)
      #expect(
        result.error
          == .sharedName(
            SnapshotName(
              target: "FormTests", suite: "LoginTests", test: "appearance", identifier: ""),
            first: CallSite(file: "Tests/FormTests/LoginTests.swift", line: 3, column: 4),
            second: CallSite(file: "Tests/FormTests/B.swift", line: 5, column: 4),
            isNamed: false))
    }
    #expect(reference("appearance.1") == "other")
  }

  @Test("A parameterized test may have only one unnamed call site, as their order is random")
  func parameterized() throws {
    func verify(line: UInt, index: Int = 0, named name: String? = nil) -> SnapshotResult {
      session.verify(
        of: { "a" }, as: .lines,
        SnapshotRequest(
          SnapshotOptions(named: name, index: index),
          in: TestContext(
            target: "FormTests", suite: ["LoginTests"], test: "cases(size:)",
            isParameterized: true),
          at: CallSite(file: package.sourceFile, line: line, column: 5)))
    }
    #expect(verify(line: 10).name?.identifier == "1")
    #expect(verify(line: 10, index: 1).name?.identifier == "2")
    #expect(verify(line: 10).name?.identifier == "1")
    #expect(verify(line: 20, named: "form").name?.identifier == "form")
    let file = package.sourceFile
    #expect(
      verify(line: 20).error
        == .unnamedInParameterizedTest(
          first: CallSite(file: file, line: 10, column: 5),
          second: CallSite(file: file, line: 20, column: 5)))
  }

  @Test("One name may be used twice for the same value")
  func sameValue() {
    #expect(verify("a", line: 10).outcome == "recorded")
    #expect(verify("a", line: 10).outcome == "matched")
    #expect(verify("a", named: "1", line: 30).outcome == "matched")
  }

  @Test("Different values under one name in a loop are an error and keep the first reference")
  func loop() throws {
    #expect(verify("a", line: 10).outcome == "recorded")
    let second = verify("b", line: 10)
    let name = try #require(second.name)
    let place = CallSite(
      file: "Tests/FormTests/LoginTests.swift", line: 10, column: 5)
    #expect(second.error == .ambiguousName(name, first: place, second: place))
    #expect(reference("appearance.1") == "a")
  }

  @Test("Different values under one name in two calls are an error with both call sites")
  func twoCalls() throws {
    #expect(verify("a", named: "form", line: 10).outcome == "recorded")
    let second = verify("b", named: "form", line: 20)
    let name = try #require(second.name)
    let file = "Tests/FormTests/LoginTests.swift"
    #expect(
      second.error
        == .ambiguousName(
          name, first: CallSite(file: file, line: 10, column: 5),
          second: CallSite(file: file, line: 20, column: 5)))
    #expect(reference("appearance.form") == "a")
  }

  @Test("Different values under one name are an error even if everything is recorded")
  func recordingAll() {
    withSnapshotTesting(record: .all) {
      #expect(verify("a", line: 10).outcome == "recorded")
      #expect(verify("b", line: 10).outcome == "failed")
    }
    #expect(reference("appearance.1") == "a")
  }

  @Test("Images with the same pixels in other dimensions are different values")
  func sizes() throws {
    let wide = try SnapshotImage.filled(0x336699, width: 6, height: 2)
    let tall = try SnapshotImage.filled(0x336699, width: 2, height: 6)
    func verify(_ image: SnapshotImage) -> SnapshotResult {
      session.verify(
        of: { image }, as: .image, record: .all,
        in: TestContext(target: "FormTests", suite: ["LoginTests"], test: "appearance()"),
        at: CallSite(file: package.sourceFile, line: 12, column: 5))
    }
    #expect(verify(wide).outcome == "recorded")
    #expect(verify(tall).outcome == "failed")
  }

  @Test("Names are independent in other packages and with other extensions")
  func otherPackage() throws {
    #expect(verify("a", named: "form", line: 10).outcome == "recorded")
    let context = TestContext(target: "FormTests", suite: ["LoginTests"], test: "appearance()")
    let neighbor = try TemporaryPackage()
    let other = session.verify(
      of: { "b" }, as: .lines, named: "form", in: context,
      at: CallSite(file: neighbor.sourceFile, line: 10, column: 5))
    #expect(other.outcome == "recorded")
    var lines = Snapshotting<String, String>.lines
    lines.pathExtension = "md"
    let markdown = session.verify(
      of: { "b" }, as: lines, named: "form", in: context,
      at: CallSite(file: package.sourceFile, line: 10, column: 5))
    #expect(markdown.outcome == "recorded")
  }
}
