// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeReportsTestSupport
import TintypeRuns

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
    #expect(catalog.counts == Catalog.Counts(previews: 1, images: 1, failures: 3))
  }

  /// Returns previews with the texts of their strings instead of the indices.
  private func resolved(_ value: JSON) throws -> [String] {
    let object = try JSONSerialization.jsonObject(with: Data(value.text(.page).utf8))
    let members = try #require(object as? [String: Any])
    let strings = try #require(members["strings"] as? [String])
    return try #require(members["previews"] as? [[Any]]).map { preview in
      let place = [preview[1], preview[2]].map { index in
        (index as? Int).flatMap { $0 < 0 ? "none" : strings[$0] } ?? "unknown"
      }
      let variants = (preview[5] as? [Any] ?? []).map { variant -> String in
        guard let values = variant as? [Any] else { return "null" }
        let indices = values.count == 1 ? [values[0]] : [values[4]] + (values[5] as? [Any] ?? [])
        return indices.map { strings[$0 as? Int ?? 0] }.joined(separator: " ")
      }
      return "\(preview[0]) \(place) \(variants)"
    }
  }

  @Test(
    "The data and the files of a large catalog have the previews of the whole", arguments: 1...7)
  func division(size: Int) throws {
    let catalog = Catalog.sample(
      (0..<20).map { number in
        let variant: Catalog.Variant? =
          number % 5 == 0
          ? nil
          : number % 3 == 0
            ? .failed("Trap \(number)") : .rendered(.sample("App/\(number)"))
        return .sample(
          "P\(number)", module: "M\(number % 2)",
          file: number % 7 == 0 ? nil : "f\(number % 4).swift",
          line: number, [variant])
      })
    let whole = try resolved(CatalogIndex(catalog).value)
    let index = CatalogIndex(catalog, division: CatalogDivision(limit: 10, size: size))
    let parts = try (0..<index.partCount).map { try resolved(index.part($0)) }
    #expect(index.partCount == (20 - 1) / size)
    #expect(try resolved(index.value) + parts.flatMap(\.self) == whole)
    #expect(parts.allSatisfy { !$0.isEmpty && $0.count <= size })
  }

  @Test("A large catalog has the files with their previews, and the places of results")
  func marks() throws {
    let catalog = Catalog.sample([
      .sample("A", file: "a.swift", line: 1, [nil]),
      .sample("B", file: "a.swift", line: 2, [.failed("x")]),
      .sample("C", file: "b.swift", line: 1, [.rendered(.sample("App/C"))]),
    ])
    let index = CatalogIndex(catalog, division: CatalogDivision(limit: 2, size: 2)).value
    let object = try JSONSerialization.jsonObject(with: Data(index.text(.page).utf8))
    let members = try #require(object as? [String: Any])
    #expect((members["files"] as? [[Int]])?.map(\.last) == [2, 1])
    let marks = try #require(members["marks"] as? [String: [Int]])
    #expect(marks["failed"] == [0, 2])
    #expect(marks["excluded"] == [])
    #expect(CatalogIndex(catalog, division: CatalogDivision(limit: 3, size: 2)).partCount == 0)
  }

  @Test("Hidden characters of names are made visible")
  func hidden() throws {
    let catalog = Catalog.sample([.sample("a\u{202E}b\u{1B}", [.failed("x\u{0}\ny")])])
    let name = try previews(catalog).first?.first as? String
    #expect(name == #"a\u{202E}b\u{1B}"#)
    let strings = try #require(try index(catalog)["strings"] as? [String])
    #expect(strings.contains("x\\u{0}\ny"))
  }

  /// Returns the comparison of a preview with a rendering, and the texts of the catalog.
  private func comparison(
    _ comparison: PreviewEvent.Comparison
  ) throws -> (values: [Any], strings: [String]) {
    let catalog = Catalog.sample([
      .sample("Card", [.rendered(.sample("App/Card", comparison: comparison))])
    ])
    let variants = try #require(try previews(catalog).first?.last as? [[Any]])
    let variant = try #require(variants.first)
    #expect(variant.count == 10)
    return (
      try #require(variant.last as? [Any]),
      try #require(try index(catalog)["strings"] as? [String])
    )
  }

  @Test("A matching image only has the path of its reference in addition")
  func matching() throws {
    let result = try comparison(.init(reference: "__Snapshots__/a.png", difference: nil))
    #expect(result.values.count == 1)
    let place = try #require(result.values.first as? Int)
    try #require(result.strings.indices.contains(place))
    #expect(result.strings[place] == "__Snapshots__/a.png")
  }

  @Test("A difference has the image of the reference, a summary, changes and regions")
  func difference() throws {
    let result = try comparison(
      .init(
        reference: nil,
        difference: .init(
          image: "0b.png", summary: "12 of 99 pixels differ.", changes: ["a\u{1B}b"],
          regions: [[1, 2, 3, 4], [5, 6, 7, 8]])))
    try #require(result.values.count == 5)
    #expect(result.values[0] as? Int == -1)
    #expect(result.values[1] as? String == "0b.png")
    let indices = [try #require(result.values[2] as? Int)] + (result.values[3] as? [Int] ?? [])
    try #require(indices.allSatisfy(result.strings.indices.contains))
    #expect(indices.map { result.strings[$0] } == ["12 of 99 pixels differ.", #"a\u{1B}b"#])
    #expect(result.values[4] as? [Int] == [1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test("Regions that are not rectangles are omitted")
  func invalidRegions() throws {
    let regions = [[1, 2, 3], [], [0, 0, 0, 1], [-1, 0, 1, 1], [0, 0, .max, 1], [0, 1, 2, 3]]
    let result = try comparison(
      .init(
        reference: "a",
        difference: .init(image: nil, summary: "", changes: [], regions: regions)))
    try #require(result.values.count == 5)
    #expect(result.values[1] is NSNull)
    #expect(result.values[4] as? [Int] == [0, 1, 2, 3])
  }

  @Test("The last region contains all that exceed the maximum number")
  func manyRegions() {
    let regions = (0..<100).map { [$0 * 10, 1000 - $0 * 10, 5, 5] }
    let boxes = PreviewBox.boxes(regions, limit: 4)
    #expect(boxes.count == 4)
    #expect(boxes.prefix(3) == regions.prefix(3).compactMap { PreviewBox($0) }[...])
    #expect(boxes.last == PreviewBox([30, 10, 965, 965]))
    #expect(PreviewBox.boxes(regions, limit: 100).count == 100)
  }
}
