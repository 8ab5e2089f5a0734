// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TintypeCodeBases

@Suite("Core ML models")
struct CoreMLModelTests {
  /// Returns a field of a message with bytes.
  private func field(_ number: UInt8, _ bytes: [UInt8]) -> [UInt8] {
    [number << 3 | 2, UInt8(bytes.count)] + bytes
  }

  private func feature(_ name: String, _ type: [UInt8]) -> [UInt8] {
    field(1, Array(name.utf8)) + field(3, type)
  }

  /// A model with one input for each kind of value.
  private var model: [UInt8] {
    let types: [(String, [UInt8])] = [
      ("count", field(1, [])), ("size", field(2, [])), ("title", field(3, [])),
      ("image", field(4, [])), ("grid", field(5, [])), ("votes", field(6, field(2, []))),
      // The field 1000 says that the value is optional.
      ("class", field(2, []) + [0xC0, 0x3E, 1]),
      ("no name", field(2, [])),
    ]
    let inputs = types.flatMap { field(1, feature($0.0, $0.1)) }
    // A number before and after the description.
    return [8, 1] + field(2, inputs + field(10, feature("price", field(2, [])))) + [0x50, 1]
  }

  private func read(_ bytes: [UInt8], _ path: String = "My Model.mlmodel") throws -> CoreMLModel {
    let sample = try SampleProject([:])
    let file = sample.root + "/" + path
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return try CoreMLModel(at: sample.root + "/" + (path.split(separator: "/").first ?? ""))
  }

  @Test("Inputs and outputs have the types that Xcode generates")
  func types() throws {
    let source = try CoreMLModel.source(of: [read(model)])
    for line in [
      "nonisolated class My_ModelInput: CoreML.MLFeatureProvider {",
      "  var `count`: Swift.Int64", "  var `size`: Swift.Double", "  var `title`: Swift.String",
      "  var `image`: CoreML.MLFeatureValue", "  var `grid`: CoreML.MLMultiArray",
      "  var `votes`: [Swift.String: Swift.Double]", "  var `class`: Swift.Double?",
      "nonisolated class My_ModelOutput: CoreML.MLFeatureProvider {", "  var `price`: Swift.Double",
      "nonisolated class My_Model {",
    ] {
      #expect(source.contains(line + "\n"), "\(line)")
    }
    #expect(source.contains("`class`: Swift.Double? = nil"))
    #expect(!source.contains("no name"))
  }

  @Test("The model of a package is read")
  func package() throws {
    let path = "Fruit.mlpackage/Data/com.apple.CoreML/model.mlmodel"
    #expect(try read(model, path).name == "Fruit")
  }

  @Test(
    "A damaged model has a reason",
    arguments: [
      ([], "no description"), (Array("version https://git-lfs".utf8), "damaged"),
      ([0x12, 0x7F, 1], "damaged"), ([0x13], "damaged"),
      (Array(repeating: 0xFF, count: 40), "damaged"),
    ] as [([UInt8], String)])
  func damage(bytes: [UInt8], reason: String) throws {
    let error = try #require(throws: MessageFields.Damage.self) { try read(bytes) }
    #expect(error.description.contains(reason))
  }

  @Test("A prefix of a model has no more inputs than the model")
  func prefixes() throws {
    let all = try read(model).inputs.map(\.name)
    for count in model.indices {
      let inputs = (try? read(Array(model.prefix(count))))?.inputs.map(\.name) ?? []
      #expect(all.starts(with: inputs))
    }
  }
}
