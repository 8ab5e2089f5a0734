// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComparison
import TintypeComponents
import TintypeImaging
import TintypeSnapshots
import TintypeSnapshotsTestSupport
import TintypeTestSupport

@Suite("Scenes in references")
struct ReferenceSceneTests {
  private let package: TemporaryPackage
  private let painter = BoxPainter()

  init() throws {
    package = try TemporaryPackage()
  }

  private func json(_ bytes: [UInt8]) throws -> [UInt8] {
    try Zlib.decompress(try #require(PNGFile(bytes).data(of: "tySN")), limit: 1 << 20)
  }

  /// Returns the file with changed JSON in its manifest.
  private func file(_ bytes: [UInt8], _ change: (String) -> String) throws -> [UInt8] {
    let json = change(String(decoding: try json(bytes), as: UTF8.self))
    return try PNGFile(bytes).inserting("tySN", Zlib.compress(Array(json.utf8))).bytes
  }

  /// Returns the journal's notes after a comparison of an image with a reference.
  private func notes(_ image: SnapshotImage, _ bytes: [UInt8]) throws -> [String] {
    try package.writeReference(bytes)
    let result = package.verify(image, as: .image, record: .never)
    #expect(result.outcome == "matched")
    return try #require(try package.journal().last).notes
  }

  @Test("The manifest contains the scene unchanged")
  func field() throws {
    let image = try painter.image(of: Form())
    let manifest = try JSONDecoder().decode(
      Manifest.self, from: Data(json(Diffing.image.encode(image))))
    #expect(manifest.format == 1)
    #expect(manifest.nodes.count == 32)
    #expect(manifest.scene == image.scene)
  }

  private struct Manifest: Decodable {
    var format: Int
    var nodes: String
    var scene: Scene
  }

  @Test("Scenes are encoded to the same bytes each time")
  func sameBytes() throws {
    let files = try (0..<3).map { _ in try Diffing.image.encode(painter.image(of: Form())) }
    #expect(Set(files).count == 1)
  }

  @Test("An equal scene adds no note")
  func same() throws {
    let image = try painter.image(of: Form())
    #expect(try notes(image, Diffing.image.encode(image)) == [])
  }

  @Test("A different scene with the same pixels is noted in the journal")
  func other() throws {
    let old = try Diffing.image.encode(painter.image(of: Form(label: "Save")))
    let renamed = try painter.image(of: Form(label: "Keep"))
    let changed = try notes(renamed, old)
    #expect(changed.count == 1)
    let wrapped = try notes(painter.image(of: ZStack { Form() }), old)
    #expect(wrapped.count == 1)
    assertTexts([("another label", changed[0]), ("another container", wrapped[0])])
  }

  @Test(
    "An unreadable scene is ignored",
    arguments: [#""scene":0"#, #""scene":{}"#, #""scene":{"format":9}"#, #""scene":null"#])
  func unreadable(scene: String) throws {
    let image = try painter.image(of: Form())
    let bytes = try file(Diffing.image.encode(image)) { json in
      json.replacing(/"scene":.*/, with: scene + "}")
    }
    #expect(try notes(painter.image(of: Form(label: "Keep")), bytes) == [])
    try package.writeReference(bytes)
    let changed = package.verify(
      try painter.image(of: Form(gap: 4)), as: .image, record: .never)
    #expect(changed.outcome == "changed")
    assertText(changed.message ?? "", named: "message", in: package.root)
  }

  @Test("The scene is found at any position in the manifest")
  func order() throws {
    let image = try painter.image(of: Form())
    let bytes = try file(Diffing.image.encode(image)) { json in
      let parts = json.split(separator: #","scene":"#)
      return #"{"scene":"# + parts[1].dropLast() + "," + parts[0].dropFirst() + "}"
    }
    let note = try notes(painter.image(of: Form(label: "Keep")), bytes)
    #expect(note.count == 1)
    let inner = try file(Diffing.image.encode(image)) { json in
      json.replacing(#"{"file""#, with: #"{"environment":{"a":"b","scene":"c"},"file""#)
    }
    #expect(try notes(painter.image(of: Form(label: "Keep")), inner).count == 1)
  }

  @Test("An image without a scene has no scene in its manifest")
  func none() throws {
    let json = try json(Diffing.image.encode(.filled(0)))
    #expect(!String(decoding: json, as: UTF8.self).contains("scene"))
  }
}
