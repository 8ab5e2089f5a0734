// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeReportsTestSupport
import TintypeRuns

@testable import TintypeReports

@Suite("The folder of a catalog")
struct CatalogFolderTests {
  let output: TemporaryOutput
  var path: String { output.path + "/catalog" }

  init() throws { output = try TemporaryOutput() }

  private func files() throws -> [String] {
    let all = try FileManager.default.subpathsOfDirectory(atPath: path)
    return all.filter { $0 != "data" && $0 != "images" }.sorted()
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// Writes a catalog with these images.
  @discardableResult
  private func write(_ catalog: Catalog, images: [String] = []) throws -> Catalog.Counts {
    let folder = try CatalogFolder(for: path)
    for image in images {
      try Data.image(image).write(to: .init(filePath: "\(folder.images)/\(image)"))
    }
    return try folder.commit(catalog, previews: catalog.previews)
  }

  private let one = Catalog.sample([.sample("Card", [.rendered(.sample("App/Card"))])])

  @Test("The folder contains the page, its styles and scripts, the data, and the images")
  func structure() throws {
    try write(one, images: ["0a.png"])
    let expected =
      PageFile.catalog.map(\.name) + ["index.html", "data/catalog.js", "images/0a.png"]
    #expect(try files() == expected.sorted())
  }

  @Test("Files that are not images of the catalog are removed")
  func otherFiles() throws {
    try write(one, images: ["0a.png", "0b.png", "half-written.tmp"])
    #expect(try names(in: path + "/images") == ["0a.png"])
  }

  @Test("A variant without its image is a failure")
  func missingImage() throws {
    #expect(try write(one) == Catalog.Counts(previews: 1, images: 0, failures: 1))
    #expect(try data().contains("\"The process did not write the image “0a.png”.\""))
  }

  @Test(
    "A name that leaves the folder is not an image",
    arguments: ["../0a.png", "a/b.png", ".png", "0a.svg", "0 a.png", ""])
  func hostileNames(name: String) throws {
    let catalog = Catalog.sample([.sample("Card", [.rendered(.sample("App/Card", image: name))])])
    #expect(try write(catalog, images: ["0a.png"]).failures == 1)
  }

  private func data() throws -> String { try output.text(of: "catalog/data/catalog.js") }

  @Test(
    "The image of a reference is kept, and becomes unknown if it is missing",
    arguments: [("0b.png", "0b.png"), ("0c.png", nil), ("../0b.png", nil)])
  func references(image: String, kept: String?) throws {
    let comparison = PreviewEvent.Comparison(
      reference: "a.png",
      difference: .init(image: image, summary: "1 of 4 pixels differs.", changes: [], regions: []))
    let catalog = Catalog.sample([
      .sample("Card", [.rendered(.sample("App/Card", comparison: comparison))])
    ])
    #expect(try write(catalog, images: ["0a.png", "0b.png"]).images == 1)
    #expect(try data().contains("\"\(image)\"") == (kept != nil))
    #expect(try names(in: path + "/images") == ["0a.png"] + (kept.map { [$0] } ?? []))
  }

  @Test("An image of the catalog at the destination can be taken into the next one")
  func takenImage() throws {
    try write(one, images: ["0a.png"])
    let folder = try CatalogFolder(for: path)
    #expect(folder.takeImage(named: "0a.png"))
    #expect(folder.takeImage(named: "0a.png"))
    #expect(!folder.takeImage(named: "0b.png"))
    #expect(!folder.takeImage(named: "../index.html"))
    _ = try folder.commit(one, previews: one.previews)
    #expect(try names(in: path + "/images") == ["0a.png"])
  }

  @Test("A catalog replaces an earlier catalog completely")
  func replacing() throws {
    try write(one, images: ["0a.png"])
    try write(.sample([]))
    #expect(try names(in: path + "/images") == [])
    #expect(try names(in: output.path) == ["catalog"])
  }

  @Test("A folder with other files is not replaced", arguments: ["notes.txt", "images/photo.jpg"])
  func foreign(file: String) throws {
    try write(one, images: ["0a.png"])
    try output.write("mine", to: "catalog/" + file)
    #expect(throws: ReportError.foreignFolder(path: path)) { try write(one) }
    #expect(try output.text(of: "catalog/" + file) == "mine")
    #expect(try names(in: output.path) == ["catalog"])
  }

  @Test("A report is not replaced by a catalog")
  func report() throws {
    try output.journal([record()])
    try HTMLReport(report: Report(try output.reader.read()), output: output.directory)
      .write(to: path)
    #expect(throws: ReportError.foreignFolder(path: path)) { try CatalogFolder(for: path) }
  }

  @Test("A discarded folder leaves nothing")
  func discarding() throws {
    let folder = try CatalogFolder(for: path)
    try Data.image("a").write(to: .init(filePath: folder.images + "/0a.png"))
    folder.discard()
    #expect(try names(in: output.path) == [])
  }

  @Test("The same catalog gives the same bytes")
  func determinism() throws {
    try write(one, images: ["0a.png"])
    let before = try files().map { try Data(contentsOf: .init(filePath: "\(path)/\($0)")) }
    try write(one, images: ["0a.png"])
    #expect(try files().map { try Data(contentsOf: .init(filePath: "\(path)/\($0)")) } == before)
  }

  @Test("The page states the numbers of previews, images and failures, and its texts are escaped")
  func shell() throws {
    var catalog = one
    catalog.package = "</title><script>pwn()</script>"
    catalog.previews.append(.sample("Bad", [.failed("Trap")]))
    let source = CatalogPage(catalog, catalog.counts).source
    #expect(source.contains("2 previews · 1 image · <span class=\"failed\">1 failure</span>"))
    #expect(!source.contains("<script>pwn"))
    #expect(source.contains("default-src 'none'"))
  }
}
