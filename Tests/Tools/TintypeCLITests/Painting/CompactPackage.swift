// SPDX-License-Identifier: MIT

import Foundation
import TintypeCairo
import TintypeComponents
import TintypeImaging
import TintypeRuns

@testable import TintypeComparison
@testable import TintypeSnapshots

/// A package whose tests take snapshots of a card, with references in any form.
struct CompactPackage {
  let package: PendingPackage
  let references: SnapshotTestingConfiguration.References
  var variables: [String: String] = [:]
  static let reference = "__Snapshots__/CardTests/Cards/card.1.png"

  init(isCompact: Bool = true) throws {
    try self.init(references: isCompact ? .inPackage.compact() : .inPackage)
  }

  init(references: SnapshotTestingConfiguration.References) throws {
    package = try PendingPackage()
    self.references = references
    try package.write("", to: "Tests/CardTests/Cards.swift")
  }

  /// A card with a title, a color and an image, at two pixels per point.
  static func card(_ title: String, color: Color = .red, pixel: UInt32 = 0xFF20_60A0) throws
    -> SnapshotImage
  {
    let pixels = (0..<64).map { $0 % 3 == 0 ? pixel : 0xFF00_0000 }
    guard let data = ImageData(pixelWidth: 8, pixelHeight: 8, pixels: pixels) else {
      throw ImagingError.notPNG
    }
    return try image {
      Text(title)
      color.frame(width: 40, height: 10)
      Image(data)
    }
  }

  /// A card without an image.
  static func plainCard(_ title: String) throws -> SnapshotImage {
    try image {
      Text(title)
      Color.red.frame(width: 40, height: 10)
    }
  }

  private static func image(@ComponentBuilder content: () -> ComponentList) throws -> SnapshotImage
  {
    let renderer = try CairoRenderer.standard()
    let scene = try Scene(
      of: VStack(content: content), in: .fixed(Size(width: 120, height: 80)), measuring: renderer)
    return try SnapshotImage(
      painting: scene, by: { try renderer.paint($0) }, fingerprint: renderer.fingerprint)
  }

  /// Takes a snapshot in a separate process.
  func verify(
    _ image: SnapshotImage, record: SnapshotTestingConfiguration.Record? = nil,
    diffing: Diffing<SnapshotImage> = .image
  ) -> SnapshotResult {
    let own = ["TINTYPE_OUTPUT": package.output.path, "TINTYPE_RUN": "run"]
    let session = SnapshotSession(environment: own.merging(variables) { $1 })
    let request = SnapshotRequest(
      SnapshotOptions(record: record),
      in: TestContext(target: "CardTests", suite: ["Cards"], test: "card()"),
      at: CallSite(file: package.path + "/Tests/CardTests/Cards.swift", line: 1, column: 1))
    return withSnapshotTesting(references: references) {
      session.verify(
        of: { image }, as: Snapshotting(pathExtension: "png", diffing: diffing), request)
    }
  }

  var reference: [UInt8]? { package.bytes(Self.reference) }

  /// The file of the only image that references share.
  var asset: String? {
    package.list("__Snapshots__/assets").first.map { "__Snapshots__/assets/" + $0 }
  }

  /// Replaces the manifest of the reference.
  func edit(_ change: (inout ReferenceManifest) throws -> Void) throws {
    let file = try PNGFile(reference ?? [])
    guard var manifest = ReferenceManifest.read(from: file) else { return }
    try change(&manifest)
    let plain = try PNG.encode(PNG.decode(file), scale: 1).inserting(PNGFile.previewChunk, [])
    manifest.file = plain.digest(excluding: ReferenceManifest.chunk)
    try package.write(manifest.inserted(into: plain).bytes, to: Self.reference)
  }
}
