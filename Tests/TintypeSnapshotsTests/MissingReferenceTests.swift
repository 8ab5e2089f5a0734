// SPDX-License-Identifier: MIT

import Testing
import TintypeSnapshots

@Suite("What is not there")
struct MissingReferenceTests {
  @Test("a reference: the test says how to record it")
  func reference() throws {
    let package = try TemporaryPackage()
    try package.makeDirectory("__Snapshots__")
    let verification = package.verify("a", as: .lines, record: .never)
    #expect(
      verification.message
        == """
        Snapshot “appearance.form” has no reference, and recording is off.
        reference:  \(package.references)/appearance.form.txt
        actual:     \(package.pending)/appearance.form.actual.txt
        If this is how it should look, accept it: swift run tintype accept \
        'FormTests/LoginTests/appearance.form'
        Or record it: TINTYPE_RECORD=missing swift test --filter \
        '^FormTests\\.(.*/)?appearance(\\(\\))?(/|$)'
        """)
  }

  @Test("all references: the checkout is at fault")
  func root() throws {
    let package = try TemporaryPackage()
    let verification = package.verify("a", as: .lines, record: .never)
    #expect(
      verification.message
        == """
        Snapshot “appearance.form” could not be compared. There is no directory of references at \
        \(package.root)/__Snapshots__. Check that it was committed and checked out; to make it, \
        record with TINTYPE_RECORD=missing.
        """)
  }

  @Test("a package: references have no place")
  func package() {
    let session = SnapshotSession(environment: [:])
    let verification = session.verify(
      of: { "a" }, as: .lines, in: TestContext(fileID: "FormTests/A.swift", test: "test()"),
      at: AssertionLocation(filePath: "/nowhere/FormTests/A.swift", line: 1, column: 1))
    #expect(
      verification.message
        == """
        A snapshot could not be compared. No directory above /nowhere/FormTests/A.swift holds a \
        Package.swift, so there is no place for references. Run the tests where their sources \
        lie, say with TINTYPE_PATH_MAP where they are now, or take references from a bundle with \
        “references: .bundle(.module)”.
        """)
    #expect(verification.name == nil)
  }

  @Test("a directory for the first reference: it is made")
  func newRoot() throws {
    let package = try TemporaryPackage()
    #expect(package.verify("a", as: .lines, record: .missing).outcome == "recorded")
    #expect(package.files(in: "__Snapshots__") == ["FormTests/LoginTests/appearance.form.txt"])
  }

  @Test("in a package within a package the nearer one counts")
  func nestedPackage() throws {
    let package = try TemporaryPackage()
    try package.write("", to: "Inner/Package.swift")
    let verification = package.session().verify(
      of: { "a" }, as: .lines, in: TestContext(fileID: "FormTests/A.swift", test: "test()"),
      at: AssertionLocation(filePath: package.root + "/Inner/Tests/A.swift", line: 1, column: 1))
    #expect(verification.outcome == "recorded")
    #expect(package.files(in: "Inner/__Snapshots__") == ["FormTests/A/test.1.txt"])
  }
}
