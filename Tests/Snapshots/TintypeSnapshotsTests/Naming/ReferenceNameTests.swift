// SPDX-License-Identifier: MIT

import Testing
import TintypeRuns
import TintypeSnapshots
import TintypeSnapshotsTestSupport

@Suite("Paths of references")
struct ReferenceNameTests {
  /// Verifies “a” in a test and returns the paths of the written references.
  private func files(
    target: String = "FormTests", suite: [String] = ["LoginTests"], test: String = "appearance()",
    named name: String? = "form", pathExtension: String? = "txt"
  ) throws -> [String] {
    let package = try TemporaryPackage()
    let before = package.files()
    var lines = Snapshotting<String, String>.lines
    lines.pathExtension = pathExtension
    _ = package.session().verify(
      of: { "a" }, as: lines, named: name, record: .all,
      in: TestContext(target: target, suite: suite, test: test),
      at: CallSite(file: package.sourceFile, line: 12, column: 5))
    let written = Set(package.files()).subtracting(before).filter { !$0.hasPrefix("output/") }
    return written.sorted()
  }

  @Test("A path consists of target, suites, test, name and extension")
  func parts() throws {
    #expect(
      try files(suite: ["Login", "Errors"])
        == ["__Snapshots__/FormTests/Login/Errors/appearance.form.txt"])
  }

  @Test("A path without an extension has no trailing dot")
  func withoutExtension() throws {
    let files = try files(pathExtension: nil)
    #expect(files == ["__Snapshots__/FormTests/LoginTests/appearance.form"])
  }

  @Test(
    "Characters other than letters, digits and underscores become hyphens",
    arguments: [
      ("dark mode", "dark-mode"), ("50 %", "50"), ("a/b\\c", "a-b-c"), ("..", nil), (".", nil),
      ("../../escape", "escape"), ("/etc/passwd", "etc-passwd"), ("a..b", "a-b"),
      ("Größe", "Größe"), ("日本", "日本"), ("snake_case", "snake_case"), ("-a-", "a"),
      ("a\u{0}b", "a-b"), ("line\nfeed", "line-feed"), ("!!!", nil), ("", nil), ("🎉", nil),
      ("٣", "٣"), ("form.png", "form-png"),
    ] as [(String, String?)])
  func sanitizing(name: String, fit: String?) throws {
    let expected = fit.map { ["__Snapshots__/FormTests/LoginTests/appearance.\($0).txt"] } ?? []
    #expect(try files(named: name) == expected)
  }

  @Test(
    "A path stays in the reference directory, whatever its parts",
    arguments: ["..", "../..", "/", "/tmp", "a/../../b", "~", "./.", "\u{0}"])
  func hostileParts(part: String) throws {
    let all =
      try files(target: part) + files(suite: [part]) + files(suite: ["A", part])
      + files(test: part) + files(named: part)
    #expect(all.allSatisfy { $0.hasPrefix("__Snapshots__/") && !$0.contains("..") })
  }

  @Test(
    "A name without usable characters is an error",
    arguments: ["", "!!!", "..", "/", "—"])
  func unusableName(name: String) throws {
    let result = try TemporaryPackage().verify("a", as: .lines, named: name)
    #expect(result.error == .unusableName(name))
  }

  @Test(
    "The test's part of a path is its function name without punctuation",
    arguments: [
      ("testLogin()", "testLogin"), ("test(size:)", "test-size"),
      ("test(_:in:)", "test-_-in"), ("shows an error()", "shows-an-error"),
    ])
  func functions(function: String, fit: String) throws {
    #expect(
      try files(test: function) == ["__Snapshots__/FormTests/LoginTests/\(fit).form.txt"])
  }

  @Test(
    "Without a suite, a path has the module and the file name",
    arguments: [
      ("FormTests/LoginTests.swift", "FormTests", "LoginTests"),
      ("FormTests/Deep/LoginTests.swift", "FormTests", "LoginTests"),
      ("LoginTests", "LoginTests", "LoginTests"),
    ])
  func fileIdentity(fileID: String, target: String, suite: String) {
    let context = TestContext(fileID: fileID, test: "test()")
    #expect(context == TestContext(target: target, suite: [suite], test: "test()"))
  }

  @Test("A path that is too long for the file system is an error")
  func longName() throws {
    let package = try TemporaryPackage()
    let result = package.verify("a", as: .lines, named: String(repeating: "a", count: 300))
    #expect(
      result.error == .nameTooLong("appearance.\(String(repeating: "a", count: 300)).txt"))
    #expect(package.files(in: "__Snapshots__").isEmpty)
  }
}
