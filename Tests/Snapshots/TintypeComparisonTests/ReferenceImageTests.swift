// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComparison
import TintypeImaging
import TintypeSnapshots
import TintypeSnapshotsTestSupport

@Suite("Image references")
struct ReferenceImageTests {
  private let package: TemporaryPackage
  private let image: SnapshotImage

  init() throws {
    package = try TemporaryPackage()
    image = try .filled(0x336699, environment: ["cairo": "1.16.0"])
  }

  /// Records the reference and returns its bytes.
  private func recorded() throws -> [UInt8] {
    _ = package.verify(image, as: .image, record: .all)
    return try #require(package.bytes(of: "__Snapshots__/FormTests/LoginTests/appearance.form.png"))
  }

  /// Compares the image with the bytes of a reference.
  private func compare(_ bytes: [UInt8]) throws -> SnapshotResult {
    try package.writeReference(bytes)
    return package.verify(image, as: .image, record: .never)
  }

  private func manifest(in file: PNGFile) throws -> [String: Any] {
    let json = try Zlib.decompress(try #require(file.data(of: "tySN")), limit: 1 << 20)
    return try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
  }

  /// Returns the file with a changed manifest.
  private func file(
    _ bytes: [UInt8], changing change: (inout [String: Any]) -> Void
  ) throws -> [UInt8] {
    let file = try PNGFile(bytes)
    var manifest = try manifest(in: file)
    change(&manifest)
    let json = try JSONSerialization.data(withJSONObject: manifest)
    return try file.inserting("tySN", Zlib.compress(Array(json))).bytes
  }

  @Test("The manifest is a PNG chunk before the image data")
  func chunk() throws {
    let types = try PNGFile(recorded()).chunks.map(\.type)
    let ours = try #require(types.firstIndex(of: "tySN"))
    let data = try #require(types.firstIndex(of: "IDAT"))
    #expect(ours < data)
    #expect(types.filter { $0 == "tySN" }.count == 1)
  }

  @Test("The manifest has the format, the pixels, the digest of the file and the environment")
  func fields() throws {
    let file = try PNGFile(recorded())
    let manifest = try manifest(in: file)
    #expect(manifest.keys.sorted() == ["environment", "file", "format", "pixels"])
    #expect(manifest["format"] as? Int == 1)
    #expect(manifest["file"] as? String == file.digest(excluding: "tySN").hexadecimal)
    #expect(manifest["environment"] as? [String: String] == ["cairo": "1.16.0"])
    let pixels = try #require(manifest["pixels"] as? [String: Any])
    #expect(pixels.keys.sorted() == ["digest", "height", "scale", "width"])
    #expect(pixels["width"] as? Int == 4)
    #expect(pixels["height"] as? Int == 3)
    #expect(pixels["scale"] as? Double == 2)
    #expect(pixels["digest"] as? String == image.bitmap.digest.hexadecimal)
  }

  @Test("Recording twice gives the same bytes")
  func sameBytes() throws {
    #expect(try recorded() == recorded())
  }

  @Test("A reference whose manifest has the same pixels is not decoded")
  func notDecoded() throws {
    // The data contain another image, but the manifest has the expected digest and fits the file.
    let other = try PNG.encode(SnapshotImage.filled(0xFFFFFF).bitmap, scale: 2)
    let chunk = try #require(PNGFile(recorded()).data(of: "tySN"))
    let believed = try file(other.inserting("tySN", chunk).bytes) { manifest in
      manifest["file"] = other.digest(excluding: "tySN").hexadecimal
    }
    #expect(try compare(believed).outcome == "matched")
  }

  @Test("A reference with the manifest of another file is decoded")
  func strangeManifest() throws {
    let chunk = try #require(PNGFile(recorded()).data(of: "tySN"))
    let other = try PNG.encode(SnapshotImage.filled(0xFFFFFF).bitmap, scale: 2)
    #expect(try compare(other.inserting("tySN", chunk).bytes).outcome == "changed")
    let same = try PNG.encode(image.bitmap, scale: 1)
    #expect(try compare(same.inserting("tySN", chunk).bytes).outcome == "matched")
  }

  @Test("A reference without a manifest is compared by its pixels")
  func droppedManifest() throws {
    let bare = try PNGFile(recorded()).removing("tySN")
    #expect(bare.data(of: "tySN") == nil)
    #expect(try compare(bare.bytes).outcome == "matched")
  }

  @Test("A reference with trailing bytes is compared by its pixels")
  func trailingBytes() throws {
    #expect(try compare(recorded() + [0, 1, 2]).outcome == "matched")
  }

  @Test("A reference with a manifest of a later format is compared by its pixels")
  func laterFormat() throws {
    let later = try file(recorded()) { $0["format"] = 9 }
    #expect(try compare(later).outcome == "matched")
  }

  @Test(
    "A reference with a damaged manifest is compared by its pixels",
    arguments: [[], [0], Array("{}".utf8), Zlib.compress([]), Zlib.compress(Array("[1]".utf8))])
  func damagedManifest(data: [UInt8]) throws {
    let damaged = try PNGFile(recorded()).inserting("tySN", data).bytes
    #expect(try compare(damaged).outcome == "matched")
  }

  @Test("A reference whose valid manifest has other pixels is decoded")
  func otherPixels() throws {
    let forged = try file(recorded()) { manifest in
      manifest["pixels"] = [
        "width": 4, "height": 3, "scale": 2.0, "digest": String(repeating: "0", count: 32),
      ]
    }
    #expect(try compare(forged).outcome == "matched")
  }

  @Test("A reference may be written by another program")
  func otherProgram() throws {
    // One red pixel without alpha, scale or manifest.
    let foreign: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44,
      0x52, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x02, 0x00, 0x00, 0x00, 0x90,
      0x77, 0x53, 0xDE, 0x00, 0x00, 0x00, 0x0C, 0x49, 0x44, 0x41, 0x54, 0x08, 0xD7, 0x63, 0xF8,
      0xCF, 0xC0, 0x00, 0x00, 0x03, 0x01, 0x01, 0x00, 0x18, 0xDD, 0x8D, 0xB0, 0x00, 0x00, 0x00,
      0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
    ]
    try package.writeReference(foreign)
    let red = try SnapshotImage.filled(0xFF0000, width: 1, height: 1)
    #expect(package.verify(red, as: .image, record: .never).outcome == "matched")
    let blue = try SnapshotImage.filled(0x0000FF, width: 1, height: 1)
    #expect(package.verify(blue, as: .image, record: .never).outcome == "changed")
  }
}
