// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeSnapshots

@testable import TintypeReports

@Suite("The data of a catalog's page")
struct CatalogIndexTests {
  private func index(_ catalog: Catalog) throws -> [String: Any] {
    let source = String(
      decoding: PageScript.call("catalog", [CatalogIndex(catalog).value]), as: UTF8.self)
    let json = source.dropFirst("tintype.catalog(".count).dropLast(");\n".count)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  private func previews(_ catalog: Catalog) throws -> [[Any]] {
    try #require(try index(catalog)["previews"] as? [[Any]])
  }

  @Test("Previews are in the order of modules, files and lines, those without a file at the end")
  func order() throws {
    let catalog = Catalog.sample([
      .sample("E", module: "B", []), .sample("D", file: nil, line: nil, []),
      .sample("C", file: "b.swift", line: 1, []), .sample("B", file: "a.swift", line: 20, []),
      .sample("A", file: "a.swift", line: 9, []),
    ])
    #expect(try previews(catalog).compactMap { $0.first as? String } == ["A", "B", "C", "D", "E"])
  }

  @Test("Texts that variants share are stored once")
  func strings() throws {
    let variants: [Catalog.Variant?] = [
      .rendered(.sample("App/Card.light")), .rendered(.sample("App/Card.dark")),
    ]
    let catalog = Catalog.sample(
      [.sample("Card", variants)], settings: [.init(.colorScheme, ["light", "dark"])])
    let strings = try #require(try index(catalog)["strings"] as? [String])
    #expect(Set(strings).count == strings.count)
    #expect(strings.contains("Save. Button.\n") && strings.contains("star.fill"))
  }

  @Test("A preview has a value for each combination of settings, which is null if it is missing")
  func combinations() throws {
    let settings: [Catalog.Setting] = [
      .init(.colorScheme, ["light", "dark"]), .init(.locale, ["en", "ar"]),
    ]
    let catalog = Catalog.sample(
      [.sample("Card", [.rendered(.sample("App/Card")), .failed("Trap"), nil])], settings: settings)
    let variants = try #require(try previews(catalog).first?.last as? [Any])
    #expect(variants.count == 4)
    #expect((variants.first as? [Any])?.count == 9)
    #expect((variants.dropFirst().first as? [Any])?.count == 1)
    #expect(variants.dropFirst(2).allSatisfy { $0 is NSNull })
    #expect(catalog.imageCount == 1 && catalog.failureCount == 3)
  }

  @Test("Hidden characters of names are made visible")
  func hidden() throws {
    let catalog = Catalog.sample([.sample("a\u{202E}b\u{1B}", [.failed("x\u{0}\ny")])])
    let name = try previews(catalog).first?.first as? String
    #expect(name == #"a\u{202E}b\u{1B}"#)
    let strings = try #require(try index(catalog)["strings"] as? [String])
    #expect(strings.contains("x\\u{0}\ny"))
  }
}
