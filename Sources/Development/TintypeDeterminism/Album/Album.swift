// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeComparison
import TintypeComponents
import TintypeImaging

/// The digests of painted images.
struct Album: Codable, Hashable, Sendable {
  /// The images in the order in which they were painted; an image may occur more than once.
  var paintings: [Painting]
  /// The versions of the renderer and its libraries, and the digests of its fonts.
  var fingerprint: Fingerprint

  /// Returns the first image with a name.
  func painting(of name: String) -> Painting? { paintings.first { $0.name == name } }
}

/// The size and digest of an image: two of them are equal if all of their pixels are.
struct Painting: Codable, Hashable, Sendable {
  /// The subject's name.
  var name: String
  /// The width in pixels.
  var width: Int
  /// The height in pixels.
  var height: Int
  /// The digest of the pixels.
  var digest: Digest128

  /// Creates a description of an image.
  init(_ name: String, _ bitmap: Bitmap) {
    self.name = name
    width = bitmap.width
    height = bitmap.height
    digest = bitmap.digest
  }

  /// Creates a description of a reference's pixels.
  init(_ name: String, _ reference: ReferenceImage.Identity) {
    self.name = name
    width = reference.width
    height = reference.height
    digest = reference.digest
  }

  /// The number of its pixels.
  var pixelCount: Int { width * height }
}

/// A folder that stores an album for another process: the digests of all images, and the pixels of
/// some.
struct AlbumFolder: Sendable {
  let path: String

  private var index: String { path + "/album.json" }
  private func pixels(_ number: Int) -> String { "\(path)/\(number).pixels" }
  private func scene(_ number: Int) -> String { "\(path)/\(number).scene" }

  /// Removes the files of an earlier run.
  func clear() throws(DeterminismError) {
    guard access(path, F_OK) == 0 else { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw .unwritable(path: path, error: .system(code: errno))
    }
  }

  // MARK: Albums

  /// Writes the album.
  func write(_ album: Album) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    try write(Array(try encoder.encode(album)), to: index)
  }

  /// Reads the album.
  func album() throws(DeterminismError) -> Album {
    let data = try read(index, limit: 64 << 20)
    do {
      return try JSONDecoder().decode(Album.self, from: data)
    } catch {
      throw .damaged(path: index)
    }
  }

  // MARK: Single images

  /// Writes the pixels of an image, and its scene.
  func write(_ bitmap: Bitmap, _ scene: Scene, number: Int) throws {
    try write(bitmap.withUnsafeBytes { Array($0) }, to: pixels(number))
    try write(Self.coded(scene), to: self.scene(number))
  }

  /// Returns the pixels of an image; `nil` if they were not stored.
  func bitmap(_ painting: Painting, number: Int) throws -> Bitmap? {
    let path = pixels(number)
    guard access(path, F_OK) == 0 else { return nil }
    try Bitmap.checkSize(width: painting.width, height: painting.height)
    let bytes = try read(path, limit: painting.pixelCount * 4)
    guard bytes.count == painting.pixelCount * 4 else {
      throw DeterminismError.damaged(path: path)
    }
    var bitmap = try Bitmap(width: painting.width, height: painting.height)
    bitmap.withUnsafeMutableBytes { _ = bytes.copyBytes(to: $0) }
    guard bitmap.digest == painting.digest else { throw DeterminismError.damaged(path: path) }
    return bitmap
  }

  /// Returns whether the stored scene of an image is equal to a scene.
  func isLaidOut(as scene: Scene, number: Int) throws -> Bool {
    try read(self.scene(number), limit: 512 << 20) == Data(Self.coded(scene))
  }

  /// Writes the images of a difference for viewing.
  func show(_ difference: AlbumDifference, number: Int, reference: Bitmap, actual: Bitmap) throws {
    var images = [("reference", reference), ("actual", actual)]
    // The diff image of a tall and a wide image may be too large.
    if let both = try? Bitmap.difference(reference: reference, actual: actual) {
      images.append(("difference", both))
    }
    for (kind, bitmap) in images {
      let name = "\(difference.name).\(number).\(kind).png"
      try write(try PNG.encode(bitmap).bytes, to: "\(path)/\(name)")
    }
  }

  private static func coded(_ scene: Scene) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return Array(try encoder.encode(scene))
  }

  // MARK: Files

  private func write(_ bytes: [UInt8], to path: String) throws(DeterminismError) {
    do {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw .unwritable(path: path, error: error)
    }
  }

  private func read(_ path: String, limit: Int) throws(DeterminismError) -> Data {
    do {
      return try RegularFile.contents(of: path, limit: limit)
    } catch {
      throw .unreadable(path: path, error: error)
    }
  }
}
