// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeImaging
import TintypeScene
import TintypeSnapshots

/// The manifest of a reference PNG in its private chunk `tySN`.
///
/// By the PNG specification, section 5.4, the cases of the letters in the chunk's name mean:
/// ancillary, private, and unsafe to copy, so that a program that changes the pixels removes the
/// chunk. Its data is JSON, compressed with zlib.
struct ReferenceManifest: Codable, Hashable {
  /// The version of the format.
  var format: Int
  /// The pixels of the image.
  var pixels: Pixels
  /// The XXH3-128 of every other byte of the file.
  var file: Digest128
  /// The fingerprint of the environment that painted the image.
  var environment: Fingerprint?
  /// The work that was pending when the snapshot was taken, and the reason; `nil` if there was
  /// none.
  var settled: AllowedWork?
  /// The digest that distinguishes two scenes with equal pixels; see `Scene.nodeDigest`.
  var nodes: Digest128?
  /// The scene as JSON, which is not decoded while images match.
  var storedScene: StoredScene?

  /// The images of the scene in shared files, if the reference is compact.
  var images: [SharedImage]?

  /// The full reference in a store, if the reference is a pointer.
  var object: Object?

  private enum CodingKeys: CodingKey {
    case format, pixels, file, environment, settled, nodes, images, object
  }

  /// A file in a store.
  struct Object: Codable, Hashable {
    /// The SHA-256 of the file.
    var sha256: SHA256Digest
    /// The size in bytes.
    var size: Int
  }

  /// An image whose pixels are in a shared file.
  struct SharedImage: Codable, Hashable {
    /// The reference that identifies the image in the scene.
    var reference: ImageReference
    /// The pixels per point.
    var scale: Double
    /// The XXH3-128 of the packed premultiplied rows.
    var pixels: Digest128

    /// The name of the file.
    var fileName: String { pixels.hexadecimal + ".png" }
  }

  /// The form of the reference.
  var form: ReferenceForm {
    switch format {
    case Self.compactFormat: .compact
    case Self.pointerFormat: .pointer
    default: .full
    }
  }

  /// The size, the scale and the digest of the pixels.
  struct Pixels: Codable, Hashable {
    var width: Int
    var height: Int
    var scale: Double
    /// The XXH3-128 of the packed premultiplied rows.
    var digest: Digest128
  }

  static let chunk = "tySN"
  static let currentFormat = 1
  /// The format of compact references, which earlier versions reject.
  static let compactFormat = 2
  /// The format of pointers, which earlier versions reject.
  static let pointerFormat = 3

  /// Creates the manifest of an image that was encoded as a file.
  init(of image: SnapshotImage, in file: PNGFile) {
    format = Self.currentFormat
    pixels = Pixels(
      width: image.bitmap.width,
      height: image.bitmap.height,
      scale: image.scale,
      digest: image.digest
    )
    self.file = file.digest(excluding: Self.chunk)
    environment = image.fingerprint
    settled = image.allowedWork
    // An image can be recorded even if its scene cannot be encoded.
    storedScene = image.scene.flatMap { try? StoredScene($0) }
    nodes = storedScene == nil ? nil : image.scene?.nodeDigest
  }

  /// The scene; `nil` if there is none that this version can read.
  var scene: Scene? { storedScene?.scene }

  /// Reads the manifest of a file; `nil` if there is none, or if it belongs to other bytes.
  static func read(from file: PNGFile) -> ReferenceManifest? {
    if case .manifest(let manifest) = reading(file) { manifest } else { nil }
  }

  /// The result of reading a file's chunk.
  enum Reading {
    /// The manifest of this file.
    case manifest(ReferenceManifest)
    /// The manifest is missing or cannot be decoded.
    case damaged
    /// The manifest has another format.
    case otherFormat(Int)
    /// The manifest belongs to a file with other bytes.
    case ofAnotherFile
  }

  /// Reads the manifest of a file, or determines why it is not valid.
  static func reading(_ file: PNGFile) -> Reading {
    guard let data = file.data(of: chunk),
      let json = try? Data(Zlib.decompress(data, limit: sizeLimit))
    else { return .damaged }
    guard let manifest = decode(json) else {
      let version = try? JSONDecoder().decode(Version.self, from: json)
      guard let version, !knownFormats.contains(version.format) else { return .damaged }
      return .otherFormat(version.format)
    }
    guard knownFormats.contains(manifest.format) else { return .otherFormat(manifest.format) }
    guard (manifest.form == .pointer) == (manifest.object != nil),
      (0...ReferenceFile.sizeLimit).contains(manifest.object?.size ?? 0)
    else { return .damaged }
    return manifest.file == file.digest(excluding: chunk) ? .manifest(manifest) : .ofAnotherFile
  }

  private static let knownFormats: Set = [currentFormat, compactFormat, pointerFormat]

  private struct Version: Decodable {
    var format: Int
  }

  /// Decodes a manifest without its scene.
  ///
  /// The scene is nearly all of a manifest and is its last field. It is needed only when pixels
  /// differ, so only the JSON before it is decoded, if possible.
  private static func decode(_ json: Data) -> ReferenceManifest? {
    if let (head, tail) = StoredScene.split(json),
      var manifest = try? JSONDecoder().decode(ReferenceManifest.self, from: head)
    {
      manifest.storedScene = StoredScene(json: tail)
      return manifest
    }
    var manifest = try? JSONDecoder().decode(ReferenceManifest.self, from: json)
    manifest?.storedScene = StoredScene(json: json)
    return manifest
  }

  /// Returns the file with this manifest in it.
  func inserted(into file: PNGFile) throws -> PNGFile {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let head = try encoder.encode(self)
    let json = storedScene?.appended(to: head) ?? head
    return try file.inserting(Self.chunk, Zlib.compress(Array(json)))
  }

  /// Returns whether an image has exactly these pixels.
  func describes(_ image: SnapshotImage) -> Bool {
    pixels.width == image.bitmap.width && pixels.height == image.bitmap.height
      && pixels.digest == image.digest
  }

  /// The maximum size of a manifest: more than any manifest needs.
  private static let sizeLimit = 16 << 20
}

extension Scene {
  /// The digest of the names, frames and semantics of the nodes, which may differ while all pixels
  /// are the same.
  ///
  /// It is computed for each passing snapshot. Attributes are excluded, because computing them
  /// takes longer than everything else together.
  var nodeDigest: Digest128 {
    var text = ""
    let numbers = [Double](unsafeUninitializedCapacity: nodes.count * 5) { numbers, count in
      for node in nodes {
        text += node.element
        text += "\n"
        node.appendSemantics(to: &text)
        numbers[count] = Double(node.parent ?? -1)
        let frame = node.frame
        numbers[count + 1] = frame.origin.x
        numbers[count + 2] = frame.origin.y
        numbers[count + 3] = frame.size.width
        numbers[count + 4] = frame.size.height
        count += 5
      }
    }
    text += numbers.withUnsafeBytes { Digest128.of($0).hexadecimal }
    return text.withUTF8 { Digest128.of(UnsafeRawBufferPointer($0)) }
  }
}

extension PNGFile {
  /// The scene in an image that was painted by Tintype; `nil` if there is none that this version
  /// can read, or if it was made for a file with other bytes.
  package var carriedScene: Scene? { ReferenceManifest.read(from: self)?.scene }
}
