// SPDX-License-Identifier: MIT

import Testing
import TintypeBase

@testable import TintypeReports

@Suite("Parts that a catalog does not show")
struct CatalogOmissionsTests {
  private func text(_ omissions: CatalogOmissions?) -> String {
    var catalog = Catalog.sample([])
    catalog.omissions = omissions
    return CatalogIndex(catalog).value.text(.page)
  }

  @Test("A reason has its files and declarations, whose texts are numbers of a list")
  func reasons() {
    let omissions = CatalogOmissions(
      fileCount: 9, wholeCount: 1, partCount: 2,
      reasons: [
        .init(
          kind: "missingModule", title: "No M", advice: "Add it.",
          files: [
            .init(path: "a.swift", isWhole: true, declarations: []),
            .init(
              path: "b.swift", isWhole: false,
              declarations: [(3, "import M", "no M"), (4, "var m", "no M")]),
          ])
      ], notes: [("Tests", "Left out.")])
    #expect(
      text(omissions).contains(
        #""omissions":{"counts":[9,2,1],"reasons":[["missingModule","No M","Add it.","#
          + #"[[0,1,[]],[4,0,[[3,1,2],[4,3,2]]]]]],"notes":[["Tests","Left out."]],"#
          + #""strings":["a.swift","import M","no M","var m","b.swift"]}"#))
  }

  @Test("Without a reason or a note, there are no omissions")
  func nothing() {
    let empty = CatalogOmissions(
      fileCount: 3, wholeCount: 0, partCount: 0, reasons: [], notes: [])
    #expect(text(empty).contains(#""omissions":null"#))
    #expect(text(nil).contains(#""omissions":null"#))
  }

  @Test("Hidden characters are made visible")
  func hidden() {
    let omissions = CatalogOmissions(
      fileCount: 1, wholeCount: 1, partCount: 0,
      reasons: [
        .init(
          kind: "other", title: "a\u{202E}", advice: "",
          files: [.init(path: "b\u{1B}", isWhole: true, declarations: [(1, "c\n", "d\u{0}")])])
      ], notes: [("e\u{202E}", "")])
    let text = text(omissions)
    for part in [#"a\\u{202E}"#, #"b\\u{1B}"#, #"c\\u{A}"#, #"d\\u{0}"#, #"e\\u{202E}"#] {
      #expect(text.contains(part))
    }
  }
}
