// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeReportsTestSupport

@testable import TintypeReports

@Suite("The answers to the requests of a page that a watcher updates")
struct LiveAnswerTests {
  private let output: TemporaryOutput
  private let live: LiveCatalog

  init() throws {
    output = try TemporaryOutput()
    try output.write("image", to: "images/0a.png")
    try output.write("secret", to: "secret.png")
    try output.write("secret", to: "images/secret.txt")
    live = LiveCatalog(
      package: "</title><script>pwn()</script>", images: output.path + "/images",
      root: "/src/shop",
      editor: "zed://file/{path}:{line}")
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try #require(live.answer(path: path, query: [:])).bytes, as: UTF8.self)
  }

  private func catalog() throws -> [String: Any] {
    let answer = try #require(live.answer(path: "data/catalog.json", query: [:]))
    #expect(answer.type == "application/json" && !answer.isImmutable)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(answer.bytes)) as? [String: Any])
  }

  @Test("The page allows only scripts, styles, images and requests of its own origin")
  func policy() throws {
    let page = try #require(live.answer(path: "", query: [:]))
    #expect(page.type == "text/html; charset=utf-8" && !page.isImmutable)
    #expect(
      try text("").contains(
        """
        content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
        font-src data:; base-uri 'none'; form-action 'none'; connect-src 'self'"
        """))
    #expect(try !text("").contains("<script>pwn"))
  }

  @Test("The page of a folder allows no requests")
  func folderPolicy() {
    #expect(!CatalogPage(.sample([]), .init()).source.contains("connect-src"))
    #expect(!CatalogPage(.sample([]), .init()).source.contains("live.js"))
  }

  @Test("Every style sheet and script of the page is answered with its type")
  func files() throws {
    let page = try text("")
    for file in PageFile.live {
      let answer = try #require(live.answer(path: file.name, query: [:]))
      #expect(answer.bytes == file.bytes && !answer.isImmutable)
      #expect(
        answer.type
          == (file.name.hasSuffix(".css") ? "text/css" : "text/javascript") + "; charset=utf-8")
      #expect(page.contains("\"\(file.name)\""))
    }
    #expect(!page.contains("data/catalog.js"))
  }

  @Test("Before previews are shown, the data contain the package and the editor")
  func firstData() throws {
    let catalog = try catalog()
    #expect(catalog["root"] as? String == "/src/shop")
    #expect(catalog["editor"] as? String == "zed://file/{path}:{line}")
    #expect((catalog["previews"] as? [Any])?.isEmpty == true)
  }

  @Test("The data are those of the previews that were shown last")
  func data() throws {
    let names = ["Card", "Row"]
    for name in names {
      live.show(.sample([.sample(name, [.rendered(.sample("App/\(name)"))])]), updated: [])
      let previews = try #require(try catalog()["previews"] as? [[Any]])
      #expect(previews.compactMap { $0.first as? String } == [name])
    }
  }

  @Test("An image is answered, and never changes")
  func image() throws {
    #expect(
      live.answer(path: "images/0a.png", query: [:])
        == LiveCatalog.Answer(type: "image/png", bytes: Array("image".utf8), isImmutable: true))
  }

  @Test(
    "There is nothing at other paths",
    arguments: [
      "images/../secret.png", "images/../images/0a.png", "images/./0a.png", "images//0a.png",
      "images/0b.png", "images/secret.txt", "images/", "images", "images/0a.png/", "/images/0a.png",
      "images/0a.png\0", "images/%30a.png", "images\\0a.png", "../secret.png", "secret.png",
      "/etc/passwd", "index.html", "data/", "data/catalog.js", "data/../data/state.json",
      "report.js",
      "Base.css", "\0", "images/..",
    ])
  func unknown(path: String) { #expect(live.answer(path: path, query: [:]) == nil) }

  @Test("A directory and a link that dangles are not images")
  func special() throws {
    try FileManager.default.createDirectory(
      atPath: output.path + "/images/0c.png", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: output.path + "/images/0d.png", withDestinationPath: "missing")
    for name in ["0c.png", "0d.png"] {
      #expect(live.answer(path: "images/\(name)", query: [:]) == nil)
    }
  }
}
