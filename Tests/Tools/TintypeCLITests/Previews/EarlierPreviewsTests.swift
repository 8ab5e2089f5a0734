// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeReportsTestSupport
import TintypeRuns

@testable import TintypeCLI

@Suite("The results of earlier previews")
struct EarlierPreviewsTests {
  let output: TemporaryOutput
  private var request = PreviewRequest(images: "/images", events: 3)
  private var environment = ["HOME": "/home/ada", "TERM": "xterm"]
  private var engine = "1"

  init() throws {
    output = try TemporaryOutput()
    try write(ObjectFile(symbols: [("card", .defined), ("label", .used)]), "Card.swift")
    try write(ObjectFile(symbols: [("list", .defined)]), "List.swift")
    try write(ObjectFile(symbols: [("label", .defined)]), "Label.swift")
    try output.write("{}", to: "App.resources/Contents.json")
  }

  private func write(_ file: ObjectFile, _ source: String) throws {
    try output.write(Data(file.bytes), to: "App.build/\(source).o")
  }

  private func earlier() throws -> EarlierPreviews {
    let build = BuiltCode(
      products: output.path, engine: engine, record: output.path + "/previews.json")
    let code = try #require(PreviewCode(build, request, environment: environment))
    return EarlierPreviews(code: code, path: build.record)
  }

  private func store() throws {
    let results = try StoredPreviews(in: output.path)
    try results.add(
      [
        .sample("Card"), .sample("List", file: "App/List.swift"), .sample("Failing"),
        .sample("Unknown", file: "App/Unknown.swift"),
      ], at: 0)
    for name in ["Card", "List", "Unknown"] {
      try results.set(.rendered(.sample("App/\(name)", image: "0a.png")), for: "App/\(name)")
    }
    try results.set(.failed("It trapped."), for: "App/Failing")
    let description = PackageDescription(
      Array(
        """
        {"name": "Shop", "targets": [{"c99name": "App", "path": "App", \
        "sources": ["Card.swift", "List.swift", "Label.swift"]}]}
        """.utf8))
    var locations = PreviewLocations(description, root: "/shop")
    try earlier().store(results, &locations)
  }

  private func kept(takesImage: Bool = true) throws -> [String] {
    let kept = try StoredPreviews(in: output.path)
    try earlier().load(into: kept) { _ in takesImage }
    return try ["Card", "Failing", "List", "Unknown"].map { "App/\($0)" }
      .filter { try kept.result(of: $0) != nil }
  }

  @Test("Rendered previews whose sources are known are kept")
  func unchanged() throws {
    #expect(try kept() == [])
    try store()
    #expect(try kept() == ["App/Card", "App/List"])
  }

  @Test("A preview is not kept if code that it reaches has changed")
  func changedCode() throws {
    try store()
    try write(ObjectFile(symbols: [("label", .defined)], content: "changed"), "Label.swift")
    #expect(try kept() == ["App/List"])
  }

  @Test("A preview without an image is not kept")
  func missingImage() throws {
    try store()
    #expect(try kept(takesImage: false) == [])
  }

  @Test("A variable of a terminal has no effect")
  mutating func terminal() throws {
    try store()
    environment["TERM"] = "vt100"
    #expect(try kept() == ["App/Card", "App/List"])
  }

  @Test("Nothing is kept after a change of the engine, a variant, a variable or a resource")
  mutating func circumstances() throws {
    try store()
    engine = "2"
    #expect(try kept() == [])
    engine = "1"
    request.variants.locales = ["ar"]
    #expect(try kept() == [])
    request.variants.locales = []
    environment["TZ"] = "Asia/Tokyo"
    #expect(try kept() == [])
    environment["TZ"] = nil
    #expect(try kept() == ["App/Card", "App/List"])
    try output.write("{ }", to: "App.resources/Contents.json")
    #expect(try kept() == [])
  }

  @Test("A damaged record is like none", arguments: ["", "{", "[]", "{\"circumstances\": 1}"])
  func damaged(text: String) throws {
    try store()
    try output.write(text, to: "previews.json")
    #expect(try kept() == [])
  }
}
