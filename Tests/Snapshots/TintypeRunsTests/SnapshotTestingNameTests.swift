// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeRuns
import TintypeSnapshots
import TintypeSnapshotsTestSupport
import TintypeTestSupport

/// The naming rules of swift-snapshot-testing, with all their consequences.
@Suite("References next to the test's file")
struct SnapshotTestingNameTests {
  private let package: TemporaryPackage
  private let session: SnapshotSession

  init() throws {
    package = try TemporaryPackage()
    session = package.session()
    try package.makeDirectory("Tests/FormTests/__Snapshots__")
  }

  @discardableResult
  private func verify(
    _ value: String, named name: String? = nil, test: String = "appearance()", line: UInt = 12,
    suite: [String] = ["Suite"], record: SnapshotTestingConfiguration.Record? = nil,
    pathExtension: String? = "txt", file: String = "Tests/FormTests/LoginTests.swift"
  ) -> SnapshotResult {
    var lines = Snapshotting<String, String>.lines
    lines.pathExtension = pathExtension
    return session.verify(
      of: { value }, as: lines, named: name, record: record,
      in: TestContext(target: "FormTests", suite: suite, test: test),
      at: CallSite(file: package.root + "/" + file, line: line, column: 5))
  }

  private func context(_ test: String) -> TestContext {
    TestContext(target: "FormTests", suite: ["Suite"], test: test)
  }

  private func callSite(_ line: UInt, _ directory: String = "FormTests") -> CallSite {
    CallSite(file: package.root + "/Tests/\(directory)/LoginTests.swift", line: line, column: 5)
  }

  private func files() -> [String] { package.files(in: "Tests/FormTests/__Snapshots__") }

  @Test("The reference is in a directory named after the file, without the suites")
  func path() {
    verify("a", named: "form", suite: ["Outer", "Inner"])
    #expect(files() == ["LoginTests/appearance.form.txt"])
  }

  @Test("References are stored next to the file only if a directory __Snapshots__ exists there")
  func detection() throws {
    verify("a", named: "form", file: "Tests/OtherTests/LoginTests.swift")
    #expect(files().isEmpty)
    #expect(
      package.files(in: "__Snapshots__") == ["FormTests/Suite/appearance.form.txt"])
  }

  @Test("A file name without an extension has no trailing dot", arguments: [nil, ""])
  func withoutExtension(pathExtension: String?) {
    verify("a", named: "form", pathExtension: pathExtension)
    #expect(files() == ["LoginTests/appearance.form"])
  }

  @Test(
    "Each run of nonword characters becomes one hyphen, which is removed at either end",
    arguments: [
      ("dark mode", "dark-mode"), ("50 %", "50"), ("a/b\\c", "a-b-c"), ("n 1/x.y", "n-1-x-y"),
      ("n-1-x-y", "n-1-x-y"), ("--a--", "a"), ("- a -", "a"), ("snake_case", "snake_case"),
      ("Größe", "Größe"), ("日本", "日本"), ("e\u{301}", "e\u{301}"), ("٣", "٣"), ("Ⅳ", "Ⅳ"),
      ("a‿b", "a‿b"), ("½", ""), ("!!!", ""), ("", ""), ("..", ""), ("../../up", "up"),
      ("/etc/passwd", "etc-passwd"), ("a\u{0}b", "a-b"), ("🎉", ""), ("²", ""),
    ])
  func sanitizing(name: String, fit: String) {
    verify("a", named: name)
    #expect(files() == ["LoginTests/appearance.\(fit).txt"])
  }

  @Test("Word characters are those of \\w in regular expressions")
  func wordCharacters() throws {
    let nonword = try NSRegularExpression(pattern: "\\W+")
    let hyphen = try NSRegularExpression(pattern: "^-|-$")
    func replacing(_ expression: NSRegularExpression, in text: String, by other: String) -> String {
      expression.stringByReplacingMatches(
        in: text, range: NSRange(location: 0, length: text.utf16.count), withTemplate: other)
    }
    // A step of 7 visits each block; visiting all scalars would take too long.
    let scalars = (Array(0x20..<0x3000) + Array(stride(from: 0x3000, to: 0x20000, by: 7)))
      .compactMap(Unicode.Scalar.init)
      // The tables of regular expressions differ for scalars that Unicode assigned later.
      .filter { $0.properties.age.map { $0.major < 14 } ?? false }
    for start in stride(from: 0, to: scalars.count, by: 40) {
      let name = scalars[start..<min(start + 40, scalars.count)].map { "a\($0)" }.joined() + "b"
      let expected = replacing(hyphen, in: replacing(nonword, in: name, by: "-"), by: "")
      let result = verify("a", named: name, record: .never)
      #expect(result.name?.identifier == expected)
    }
  }

  @Test("Calls are numbered from 1 in each test, including repeated calls")
  func numbers() {
    for value in ["a", "b"] { verify(value) }
    verify("c", named: "form")
    verify("d", line: 30)
    verify("e", test: "other()")
    #expect(
      files() == [
        "LoginTests/appearance.1.txt", "LoginTests/appearance.2.txt",
        "LoginTests/appearance.3.txt", "LoginTests/appearance.form.txt",
        "LoginTests/other.1.txt",
      ])
  }

  @Test("Numbers restart in the next XCTest test")
  func nextTest() {
    verify("a")
    session.finishTest()
    #expect(verify("a").name?.identifier == "1")
  }

  @Test("Each case of a test with the trait has its own counter")
  func traitCounter() {
    for _ in 0..<2 {
      SnapshotScope.with({ $0.counter = SnapshotCounter() }) {
        #expect(verify("a").name?.identifier == "1")
      }
    }
  }

  @Test("Two values may use one name, and the failure names the earlier call")
  func namesakes() {
    verify("a", named: "form", line: 10)
    let second = verify("b", named: "form", line: 20)
    #expect(second.outcome == "changed")
    #expect(second.message?.contains(" Tests/FormTests/LoginTests.swift:10:5 ") == true)
    assertText(second.message ?? "", in: package.root)
    #expect(second.message?.hasSuffix("+b") == true)
  }

  @Test(
    "A test may compare another value with the reference of a test in the package's directory",
    arguments: [true, false])
  func otherReferences(isFirst: Bool) throws {
    let path = "__Snapshots__/FormTests/Suite"
    let calls = [
      SnapshotRequest(
        SnapshotOptions(named: "form", snapshotDirectory: path), in: context("appearance()"),
        at: callSite(10)),
      SnapshotRequest(
        SnapshotOptions(named: "form"), in: context("appearance()"), at: callSite(20, "Other")),
    ]
    let ordered = try nonEmpty(isFirst ? calls : calls.reversed())
    for (request, value) in zip(ordered, ["a", "b"]) {
      let result = session.verify(of: { value }, as: .lines, request)
      #expect(result.outcome == (value == "a" ? "recorded" : "changed"))
    }
  }

  @Test("Failures use the messages of swift-snapshot-testing")
  func sentences() throws {
    func opening(_ result: SnapshotResult) -> String? {
      result.message.map { String($0.prefix { $0 != "\n" }) }
    }
    #expect(
      opening(verify("a", record: .missing))
        == """
        No reference was found on disk. Automatically recorded snapshot: … Review it, then run the \
        test again.
        """)
    #expect(
      opening(verify("b", record: .all))
        == "Record mode is on. Automatically recorded snapshot: …")
    #expect(
      opening(verify("c", record: .never))
        == """
        No reference was found on disk. New snapshot was not recorded because recording is disabled.
        """)
    session.finishTest()
    #expect(
      opening(verify("other"))
        == """
        Snapshot does not match reference. They differ: 1 line removed, 1 line added.
        """)
    verify("a", named: "form")
    #expect(
      opening(verify("b", named: "form"))
        == """
        Snapshot "form" does not match reference. They differ: 1 line removed, 1 line added.
        """)
    #expect(
      opening(verify("c", named: "form", record: .failed))
        == """
        Snapshot "form" does not match reference. A new snapshot was automatically recorded. They \
        differ: 1 line removed, 1 line added.
        """)
  }

  @Test(
    "References stay in their directory, whatever the file name",
    arguments: ["...swift", "..swift", ".swift"])
  func hostileFile(name: String) {
    let before = package.files()
    let result = verify("a", named: "form", file: "Tests/FormTests/" + name)
    let written = Set(package.files()).subtracting(before).filter { !$0.hasPrefix("output/") }
    #expect(
      written.allSatisfy { $0.hasPrefix("Tests/FormTests/__Snapshots__/") }
        && (result.outcome == "failed") == written.isEmpty)
  }
}
