// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeImaging
import TintypeScene
import TintypeSnapshots

/// What a reference PNG says of itself, in its private chunk `tySN`.
///
/// The chunk's name says by its letters' cases, as the PNG specification, section 5.4, lays down:
/// ancillary, private, and unsafe to copy, so that a program which changes the pixels drops it. Its
/// data is JSON, compressed as zlib does.
struct ReferenceManifest: Codable, Hashable {
  /// The version of the format.
  var format: Int
  /// The picture's pixels.
  var pixels: Pixels
  /// The XXH3-128 of every other byte of the file.
  var file: Digest128
  /// What painted the picture.
  var environment: Fingerprint?
  /// The work that was pending when the picture was taken, and why; `nil` where none was.
  var settled: AllowedWork?
  /// The digest of what tells two scenes of equal pixels apart; see `Scene.nodeDigest`.
  var nodes: Digest128?
  /// The scene as JSON, which nobody reads while pictures match.
  var storedScene: StoredScene?

  /// The images of the scene, if the reference is compact; they are shared files.
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
    /// What names the image in the scene.
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

  /// The pixels in short.
  struct Pixels: Codable, Hashable {
    var width: Int
    var height: Int
    var scale: Double
    /// The XXH3-128 of the packed premultiplied rows.
    var digest: Digest128
  }

  static let chunk = "tySN"
  static let currentFormat = 1
  /// The format of compact references, which earlier versions refuse.
  static let compactFormat = 2
  /// The format of pointers, which earlier versions refuse.
  static let pointerFormat = 3

  /// Describes a picture that was encoded as a file.
  init(of picture: Picture, in file: PNGFile) {
    format = Self.currentFormat
    pixels = Pixels(
      width: picture.bitmap.width,
      height: picture.bitmap.height,
      scale: picture.scale,
      digest: picture.digest
    )
    self.file = file.digest(excluding: Self.chunk)
    environment = picture.fingerprint
    settled = picture.allowedWork
    // A scene that cannot be encoded is no reason not to record its picture.
    storedScene = picture.scene.flatMap { try? StoredScene($0) }
    nodes = storedScene == nil ? nil : picture.scene?.nodeDigest
  }

  /// The scene; `nil` where there is none, or none that this version can read.
  var scene: Scene? { storedScene?.scene }

  /// Reads the manifest of a file; `nil` if there is none, or it is not that of this file.
  static func read(from file: PNGFile) -> ReferenceManifest? {
    if case .manifest(let manifest) = reading(file) { manifest } else { nil }
  }

  /// What was found in a file's chunk.
  enum Reading {
    /// The manifest of this file.
    case manifest(ReferenceManifest)
    /// Nothing that can be understood.
    case damaged
    /// A manifest of another format.
    case otherFormat(Int)
    /// A manifest whose file had other bytes.
    case ofAnotherFile
  }

  /// Reads the manifest of a file, or finds out why it cannot be believed.
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

  /// Decodes a manifest, but not its scene: JSON up to the scene is read by itself if it can be.
  ///
  /// The scene is nearly all of a manifest, stands last, and is looked at only when pixels differ.
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

  /// The file with this manifest in it.
  func inserted(into file: PNGFile) throws -> PNGFile {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let head = try encoder.encode(self)
    let json = storedScene?.appended(to: head) ?? head
    return try file.inserting(Self.chunk, Zlib.compress(Array(json)))
  }

  /// Whether a picture has exactly these pixels.
  func describes(_ picture: Picture) -> Bool {
    pixels.width == picture.bitmap.width && pixels.height == picture.bitmap.height
      && pixels.digest == picture.digest
  }

  /// More than any manifest needs; what is larger is not one.
  private static let sizeLimit = 16 << 20
}

extension Scene {
  /// The digest of the names, frames and stated meanings of the nodes: what may have changed while
  /// all pixels are the same.
  ///
  /// It is computed for each passing snapshot, so attributes, which take longer to find out than
  /// everything else here together, are no part of it.
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
  /// The scene that a picture painted by Tintype carries; `nil` where there is none, none that this
  /// version can read, or one that was made for a file with other bytes.
  package var carriedScene: Scene? { ReferenceManifest.read(from: self)?.scene }
}

/// The scene of a manifest as it stands there: JSON that is decoded when someone asks.
struct StoredScene: Hashable {
  /// An object whose field `scene` holds the scene; other fields do not matter.
  private let json: Data

  /// Takes the JSON of an object with a scene, or without.
  init(json: Data) {
    self.json = json
  }

  /// Encodes a scene, the same each time.
  init(_ scene: Scene) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    json = try encoder.encode(Holder(scene: scene))
  }

  /// The scene; `nil` where there is none, or none that this version can read.
  var scene: Scene? { try? JSONDecoder().decode(Holder.self, from: json).scene }

  private struct Holder: Codable {
    var scene: Scene?
  }

  /// A comma and the name of the field; in JSON no string can hold these bytes, as quotation marks
  /// are escaped there.
  private static let field = Data(#","scene":"#.utf8)

  /// Cuts an object in two before the field of its scene; `nil` where it has none behind others.
  ///
  /// The field may stand in an object inside of this one: then the first part is no JSON.
  static func split(_ json: Data) -> (head: Data, tail: Data)? {
    guard let field = json.range(of: field) else { return nil }
    return (
      json[..<field.lowerBound] + Data("}".utf8),
      Data("{".utf8) + json[(field.lowerBound + 1)...]
    )
  }

  /// An object with the scene as its last field.
  func appended(to object: Data) -> Data {
    object.dropLast() + Data(",".utf8) + json.dropFirst()
  }
}
