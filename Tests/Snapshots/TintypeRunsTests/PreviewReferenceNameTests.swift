// SPDX-License-Identifier: MIT

import Testing
import TintypeRuns

@Suite("Names of the references of previews")
struct PreviewReferenceNameTests {
  @Test(
    "A reference is named after the file, the preview and the variant",
    arguments: [
      ("Card", "App/Card.swift", "", "Card/Preview.asDeclared"),
      ("Card", "App/Card.swift", "dark", "Card/Preview.dark"),
      ("Card-2", "App/Card.swift", "dark", "Card/Preview-2.dark"),
      ("Card.Empty", "App/Card.swift", "light", "Card/Empty.light"),
      ("Card.Empty-2", "App/Card.swift", "light", "Card/Empty-2.light"),
      ("Card.Two Words", "App/Card.swift", "", "Card/Two-Words.asDeclared"),
      ("Card.…", "App/Card.swift", "", "Card/Preview.asDeclared"),
      ("Card+More.A", "App/Card+More.swift", "", "Card-More/A.asDeclared"),
      ("Card_Previews", nil, "dark", "Card_Previews/Preview.dark"),
      ("Card_Previews-2", nil, "dark", "Card_Previews/Preview-2.dark"),
      ("Card_Previews.Empty", nil, "", "Card_Previews/Empty.asDeclared"),
      ("../../x", "App/Card.swift", "../y", "Card/x.y"),
    ])
  func names(name: String, file: String?, variant: String, expected: String) {
    let item = PreviewEvent.Item(
      id: name, module: "App", name: name, variant: variant, fileID: file, line: nil,
      isExcluded: false)
    let snapshot = PreviewReferenceName(item).snapshot(in: "App")
    #expect(snapshot.target == "App")
    #expect("\(snapshot.suite)/\(snapshot.file(pathExtension: nil))" == expected)
  }
}
