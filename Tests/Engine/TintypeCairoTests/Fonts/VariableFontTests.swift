// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCairo
import TintypeComponents
import TintypeImaging
import TintypeTestSupport

@Suite struct VariableFontTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.file("Bar.ttf", FontBuilder(isVariable: true).data)
  }

  private func renderer(_ families: [String: [FontFile]]) throws -> CairoRenderer {
    let families = try families.sorted { $0.key < $1.key }.map {
      try FontBook.Family(name: $0.key, files: $0.value)
    }
    return try CairoRenderer(fonts: FontBook(families: families))
  }

  /// Returns the columns that the bar covers, in a font of 100 pixels.
  private func bar(_ font: ResolvedFont, _ renderer: CairoRenderer) throws -> Range<Int> {
    let columns = try renderer.paint(
      scene(
        80, 99,
        line(
          "I", x: 0, y: 90, size: 100, family: font.family, weight: font.weight,
          isItalic: font.isItalic))
    ).inkedColumns
    return try #require(columns.first)..<(#require(columns.last) + 1)
  }

  @Test("The pixels of a text do not depend on the weights that were painted before it")
  func pixelsDoNotDependOnEarlierWeights() throws {
    let inter = try Data(
      contentsOf: Repository.url("Sources/Engine/CTintypeFonts/Inter/InterVariable.ttf"))
    /// Returns the pixels of regular text in a file that the libraries open for the first time.
    func image(_ name: String, after weights: [Font.Weight]) throws -> Bitmap {
      let file = try FontFile(path: try folder.file(name, inter))
      let renderer = try renderer(["Inter": [file]])
      func paint(_ weight: Font.Weight) throws -> Bitmap {
        try renderer.paint(
          scene(120, 24, line("Cachapa", y: 18, size: 12, family: "Inter", weight: weight)))
      }
      for weight in weights { _ = try paint(weight) }
      return try paint(.regular)
    }
    let first = try image("first.ttf", after: [])
    #expect(try image("second.ttf", after: [.bold]) == first)
    #expect(try image("third.ttf", after: [.ultraLight, .black]) == first)
  }

  @Test("A variable font file has axes")
  func variableFontFileHasAxes() throws {
    let file = try FontFile(path: path)
    #expect(file.axes.map(\.tag) == ["wght", "wdth"])
    #expect(file.axes.map(\.range) == [100...900, 50...200])
    #expect(file.axes.map(\.defaultValue) == [400, 100])
    #expect(file.weight == .regular)
    #expect(file.weights == 100...900)
    #expect(try robotoFile("Roboto-Bold.ttf").axes.isEmpty)
    #expect(try robotoFile("Roboto-Bold.ttf").weights == 700...700)
  }

  @Test(
    "A single variable font file provides every weight of its axis",
    arguments: [
      (1, 100, 24, 10..<14), (100, 100, 24, 10..<14), (250, 250, 27, 10..<17),
      (400, 400, 30, 10..<20), (650, 650, 37.5, 10..<28), (900, 900, 45, 10..<35),
      (1000, 900, 45, 10..<35),
    ] as [(Int, Int, Double, Range<Int>)])
  func oneFileAnswersEveryWeightOfItsAxis(
    wanted: Int, used: Int, advance: Double, columns: Range<Int>
  ) throws {
    let renderer = try renderer(["Bar": [FontFile(path: path)]])
    let text = try renderer.typeset(
      "I", font: Font(size: 100, weight: Font.Weight(wanted)), width: nil)
    #expect(text.issues.isEmpty)
    #expect(text.font.weight.value == used)
    #expect(text.lines[0].width == advance)
    #expect(try bar(text.font, renderer) == columns)
  }

  @Test(
    "A variable font file uses its variations",
    arguments: [
      (["wdth": 200], 60, 25..<35), (["wdth": 50], 20, 5..<15), (["wdth": 100], 30, 10..<20),
      (["wght": 900], 45, 10..<35), (["wght": 900, "wdth": 200], 75, 25..<50),
    ] as [([String: Double], Double, Range<Int>)])
  func variableFontFileUsesItsVariations(
    variations: [String: Double], advance: Double, columns: Range<Int>
  ) throws {
    let file = try FontFile(path: path, variations: variations)
    let renderer = try renderer(["Bar": [file]])
    let text = try renderer.typeset("I", font: Font(size: 100), width: nil)
    #expect(text.lines[0].width == advance)
    #expect(text.font.weight.value == Int(variations["wght"] ?? 400))
    #expect(try bar(text.font, renderer) == columns)
  }

  @Test("Named weights of one variable font file form a family")
  func namedWeightsOfOneFileAreAFamily() throws {
    let files = try [300.0, 900].map { try FontFile(path: path, variations: ["wght": $0]) }
    let renderer = try renderer(["Bar": files])
    let used = try [400, 500, 600].map {
      try renderer.typeset("I", font: Font(size: 9, weight: Font.Weight($0)), width: nil)
        .font.weight.value
    }
    #expect(used == [300, 300, 900])
  }

  @Test("A slant variation without a slant axis is rejected")
  func aSlantIsAnItalic() throws {
    #expect(try !FontFile(path: path, variations: ["wdth": 80]).isItalic)
    #expect(
      failure { _ = try FontFile(path: path, variations: ["slnt": -8]) }
        == .invalidVariation(path: path, axis: "slnt", value: -8, allowed: nil))
  }

  @Test(
    "A variation outside the range of its axis is rejected", arguments: [99.9, 900.1, -.infinity])
  func aValueBeyondTheAxisIsRefused(value: Double) {
    #expect(
      failure { _ = try FontFile(path: path, variations: ["wdth": 70, "wght": value]) }
        == .invalidVariation(path: path, axis: "wght", value: value, allowed: 100...900))
  }

  @Test("A static font file has no axes")
  func aFileThatDoesNotVaryHasNoAxis() throws {
    let still = try folder.file("Still.ttf", FontBuilder().data)
    #expect(
      failure { _ = try FontFile(path: still, variations: ["wght": 400]) }
        == .invalidVariation(path: still, axis: "wght", value: 400, allowed: nil))
  }

  @Test("Overlapping weights are rejected")
  func weightsThatOverlapAreRefused() throws {
    let all = try FontFile(path: path)
    let bold = try FontFile(path: path, variations: ["wght": 700])
    #expect(
      failure { _ = try FontBook.Family(files: [all, bold]) }
        == .ambiguousFonts(
          family: "Bar", first: path, second: path, weight: 700, isItalic: false))
  }

  @Test("Instances of a variable font can be used concurrently")
  func instancesDoNotDisturbEachOther() async throws {
    let renderer = try renderer([
      "Bar": [FontFile(path: path)], "Wide": [FontFile(path: path, variations: ["wdth": 200])],
    ])
    let weights = [100, 250, 400, 550, 700, 900]
    let names = ["Bar", "Wide"]
    func image(_ name: String, _ weight: Int) throws -> Digest128 {
      let text = line("I", family: name, weight: Font.Weight(weight), width: 20)
      return try renderer.paint(scene(20, 30, text)).digest
    }
    let alone = try names.map { name in try weights.map { try image(name, $0) } }
    #expect(Set(alone.flatMap(\.self)).count == 12)
    let results = try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<240 {
        group.addTask {
          let (name, weight) = (index % 2, index / 2 % 6)
          return try image(names[name], weights[weight]) == alone[name][weight]
        }
      }
      return try await group.reduce(into: Set<Bool>()) { $0.insert($1) }
    }
    #expect(results == [true])
  }
}
