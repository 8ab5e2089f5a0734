// SPDX-License-Identifier: MIT

import CCairo
import Foundation
import TintypeComponents
import TintypeImaging

/// One file of a font family, with what stands in it.
public struct FontFile: Hashable, Sendable {
  /// The path of the file.
  public let path: String
  /// The family's name as the file has it.
  public let family: String
  /// The weight.
  public let weight: Font.Weight
  /// Whether the file is an italic or oblique one.
  public let isItalic: Bool
  /// The SHA-256 of the file.
  public let digest: SHA256Digest

  /// Reads a file.
  ///
  /// - Throws: `RenderingError.unreadableFont` or `.invalidFont`.
  public init(path: String) throws(RenderingError) {
    let data = try Self.contents(of: path)
    var count: Int32 = 0
    guard Self.hasAllTables(data), let pattern = FcFreeTypeQuery(path, 0, nil, &count) else {
      throw .invalidFont(path: path)
    }
    defer { FcPatternDestroy(pattern) }
    var name: UnsafeMutablePointer<UInt8>?
    var fcWeight = 80.0
    var slant: Int32 = 0
    var hasOutlines: Int32 = 0
    guard
      FcPatternGetBool(pattern, "outline", 0, &hasOutlines) == Self.match, hasOutlines != 0,
      FcPatternGetString(pattern, "family", 0, &name) == Self.match, let name,
      FcPatternGetDouble(pattern, "weight", 0, &fcWeight) == Self.match
    else { throw .invalidFont(path: path) }
    _ = FcPatternGetInteger(pattern, "slant", 0, &slant)
    let openType = FcWeightToOpenTypeDouble(fcWeight)
    self.path = path
    family = String(cString: name)
    weight = Font.Weight(openType.isFinite ? Int(min(max(openType, 1), 1000).rounded()) : 400)
    isItalic = slant > 0
    digest = data.withUnsafeBytes { SHA256Digest.of($0) }
  }

  private static let match = TINTYPE_FC_RESULT_MATCH

  /// The bytes of a regular file; opening a pipe would wait for someone who writes into it.
  private static func contents(of path: String) throws(RenderingError) -> Data {
    var info = stat()
    guard !path.utf8.contains(0), stat(path, &info) == 0, access(path, R_OK) == 0 else {
      let reason = path.utf8.contains(0) ? ENOENT : errno
      throw .unreadableFont(path: path, reason: String(cString: strerror(reason)))
    }
    guard info.st_mode & S_IFMT == S_IFREG else {
      throw .unreadableFont(path: path, reason: "It is no regular file")
    }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    } catch {
      throw .unreadableFont(path: path, reason: error.localizedDescription)
    }
  }
}
