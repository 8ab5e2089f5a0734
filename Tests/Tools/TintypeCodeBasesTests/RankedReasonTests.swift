// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeCodeBases

@Suite("The ranking of reasons")
struct RankedReasonTests {
  private func file(_ path: String, _ declarations: [(name: String, message: String)])
    -> LeftOutFile
  {
    LeftOutFile(
      path: path, isWhole: false,
      declarations: declarations.enumerated().map {
        .init(line: $0.offset + 1, name: $0.element.name, message: $0.element.message)
      })
  }

  private func titles(_ ranking: [RankedReason]) -> [String] {
    ranking.map { "\($0.files.count) \($0.reason.title)" }
  }

  @Test("Reasons that cost more files come first, and other errors are at the end")
  func order() {
    let ranking = RankedReason.ranking(of: [
      file("A", [("var a", "extra argument"), ("var b", "cannot find 'x' in scope")]),
      file("B", [("var a", "extra argument")]), file("C", [("import M", "no such module “M”")]),
      file("D", [("import N", "no such module “N”")]),
      file("E", [("import N", "no such module “N”")]),
    ])
    #expect(
      titles(ranking) == [
        "2 The module “N” is missing", "1 The module “M” is missing", "1 “x” is not declared",
        "2 Other errors",
      ])
  }

  @Test("Errors in a file that imports a missing module count as that module")
  func consequences() throws {
    let ranking = RankedReason.ranking(of: [
      file(
        "A",
        [
          ("import M", "no such module “M”"), ("var body", "cannot find 'Animation' in scope"),
          ("func f()", "extra argument"), ("func g()", "'x' is unavailable: Use y."),
        ])
    ])
    #expect(titles(ranking) == ["1 The module “M” is missing", "1 “x” is unavailable"])
    #expect(try #require(ranking.first).files.first?.declarations.count == 3)
  }

  @Test("The use of a declaration that is left out in the same file counts as its reason")
  func sameFile() {
    let ranking = RankedReason.ranking(of: [
      file(
        "A",
        [
          ("let model", "cannot find type 'T' in scope"),
          ("var body", "cannot find 'model' in scope"),
        ])
    ])
    #expect(titles(ranking) == ["1 “T” is not declared"])
  }

  @Test("A type in another file that is left out is named with the path of that file")
  func otherFile() throws {
    let context = OmissionContext(leftOutTypes: ["Post": "Models/Post.swift"])
    let ranking = RankedReason.ranking(
      of: [
        file(
          "A", [("import M", "no such module “M”"), ("let p", "cannot find type 'Post' in scope")]),
        file("Models/Post.swift", [("var x", "cannot find type 'Post' in scope")]),
      ], in: context)
    #expect(
      titles(ranking) == [
        "1 The module “M” is missing", "1 “Post” is left out", "1 “Post” is not declared",
      ])
    #expect(try #require(ranking.dropFirst().first).reason.advice.hasPrefix("Models/Post.swift"))
  }

  @Test(
    "The advice about a module that is a product of a package names the package",
    arguments: [("lottie-spm", "the package “lottie-spm”"), ("", "a package")])
  func products(package: String, text: String) throws {
    let ranking = RankedReason.ranking(
      of: [file("A", [("import Lottie", "no such module “Lottie”")])],
      in: OmissionContext(products: ["Lottie": package]))
    #expect(try #require(ranking.first).reason.advice.hasPrefix("It is a product of \(text),"))
  }

  @Test("A file of two modules has each omission once, in the order of lines")
  func adding() {
    var file = file("A", [("var a", "x"), ("var b", "y")])
    file.add(LeftOutFile(path: "A", isWhole: true, declarations: [file.declarations[1]]))
    file.add(
      LeftOutFile(
        path: "A", isWhole: false, declarations: [.init(line: 1, name: "var c", message: "z")]))
    #expect(file.isWhole)
    #expect(file.declarations.map(\.name) == ["var a", "var c", "var b"])
  }
}
