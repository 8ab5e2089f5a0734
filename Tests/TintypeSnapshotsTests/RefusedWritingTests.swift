// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeSnapshots

@Suite("Where nothing may be written")
struct RefusedWritingTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
    // The user without rights may write here, and here alone.
    try package.makeDirectory("output")
    for directory in ["", "/output"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: package.root + directory)
    }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o777], ofItemAtPath: package.output)
  }

  @Test("a recording fails, and the old reference stays")
  func reference() throws {
    try package.writeReference("old")
    let verification = withoutRights(on: package, below: "__Snapshots__") {
      package.verify("new", as: .lines, record: .all)
    }
    #expect(
      verification.message
        == """
        Snapshot “appearance.form” could not be compared. The reference \
        \(package.references)/appearance.form.txt cannot be written: Permission denied. What stood \
        there is unchanged. Check who may write there.
        reference:  \(package.references)/appearance.form.txt
        """)
    #expect(package.files(in: "__Snapshots__") == ["FormTests/LoginTests/appearance.form.txt"])
    #expect(package.text(of: "__Snapshots__/FormTests/LoginTests/appearance.form.txt") == "old")
  }

  @Test("a match needs no reference directory to write to")
  func readOnlyMatch() throws {
    try package.writeReference("old")
    let verification = withoutRights(on: package, below: "__Snapshots__") {
      package.verify("old", as: .lines)
    }
    #expect(verification.outcome == "matched")
    #expect(verification.message == nil)
  }

  @Test("a difference is told without its files")
  func pending() throws {
    try package.writeReference("old")
    let verification = withoutRights(on: package, below: "output") {
      package.verify("new", as: .lines, record: .never)
    }
    #expect(verification.outcome == "changed")
    #expect(
      verification.message
        == """
        Snapshot “appearance.form” differs from its reference: 1 line removed, 1 line added.
        reference:  \(package.references)/appearance.form.txt
        What changed:
          line 1 · old → new
        If this is how it should look, record it: TINTYPE_RECORD=failed swift test --filter \
        '^FormTests\\.(.*/)?appearance(\\(\\))?(/|$)'
        The output \(package.pending)/appearance.form.reference.txt cannot be written: Permission \
        denied. Check who may write there, or name another directory with TINTYPE_OUTPUT.
        The output \(package.output)/runs/run/\(getpid()).jsonl cannot be written: Permission \
        denied. Check who may write there, or name another directory with TINTYPE_OUTPUT.
        @@ −1,1 +1,1 @@
        −old
        +new
        """)
  }

  @Test("a match fails too: no report would know of it")
  func journal() throws {
    try package.writeReference("old")
    let verification = withoutRights(on: package, below: "output") {
      package.verify("old", as: .lines, record: .never)
    }
    #expect(
      verification.message
        == """
        Snapshot “appearance.form” equals its reference, but the run could not be written down.
        reference:  \(package.references)/appearance.form.txt
        The output \(package.output)/runs/run/\(getpid()).jsonl cannot be written: Permission \
        denied. Check who may write there, or name another directory with TINTYPE_OUTPUT.
        """)
  }

  @Test("because a file stands where the output directory should")
  func fileInTheWay() throws {
    try package.writeReference("old")
    try package.write("", to: "taken")
    let verification = package.verify(
      "old", as: .lines, variables: ["TINTYPE_OUTPUT": package.root + "/taken"])
    #expect(verification.message?.contains("Not a directory") == true)
  }

  @Test("an unreadable reference is no missing one")
  func unreadable() throws {
    try package.writeReference("old")
    let path = package.references + "/appearance.form.txt"
    let verification = withoutRights(on: package, below: "__Snapshots__", readable: false) {
      package.verify("old", as: .lines, record: .missing)
    }
    #expect(verification.error == .unreadableReference(path: path, trouble: .system(code: EACCES)))
  }
}
