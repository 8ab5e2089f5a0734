// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeImaging
import TintypeScene

/// A text description of a reference, with one property per line, which `git diff` compares instead
/// of the file.
///
/// Nothing is painted. Any bytes have a description.
package enum ReferenceDescription {
  /// The maximum size of a description in bytes: 8 MiB.
  private static let sizeLimit = 8 << 20
  /// The maximum size of a line in bytes.
  private static let lineLimit = 2_000
  /// The maximum number of pixels that are decoded for their digest: 64 million.
  private static let pixelLimit = 64 << 20

  /// Describes the bytes of a file.
  ///
  /// - Parameter bytes: The file of an image, a text, or anything else.
  /// - Returns: Lines without line feeds; they may contain other control characters.
  package static func lines(of bytes: [UInt8]) -> [String] {
    limited(
      bytes.starts(with: PNGFile.signature) ? image(bytes) : text(bytes) ?? other(bytes, "binary"))
  }

  private static func image(_ bytes: [UInt8]) -> [String] {
    guard let file = try? PNGFile(bytes) else { return other(bytes, "damaged PNG") }
    switch ReferenceManifest.reading(file) {
    case .manifest(let manifest) where file.isPreview == (manifest.form != .full):
      return lines(of: manifest)
    case .manifest, .damaged:
      let hasChunk = file.data(of: ReferenceManifest.chunk) != nil
      return plain(file, hasChunk ? "an unreadable manifest" : "no manifest")
    case .otherFormat(let format):
      return plain(file, "a manifest of format \(format), which this version cannot read")
    case .ofAnotherFile:
      return plain(file, "a manifest that belongs to another file")
    }
  }

  private static func lines(of manifest: ReferenceManifest) -> [String] {
    let pixels = manifest.pixels
    var lines = [
      "image", "  form: \(manifest.form)",
      "  size: \(pixels.width) × \(pixels.height) pixels", "  scale: \(pixels.scale.pointText)",
      "  pixels: \(pixels.digest.hexadecimal)",
    ]
    let parts = manifest.environment?.parts ?? [:]
    if !parts.isEmpty { lines.append("environment") }
    lines += parts.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value)" }
    if let settled = manifest.settled {
      lines += ["allowed pending work", "  reason: \(settled.reason)"]
      lines += settled.pending.map { "  pending: \($0)" }
    }
    if let object = manifest.object {
      // The scene is in the store, which may be unavailable.
      return lines + ["object in the store", "  sha256: \(object.sha256.hexadecimal)"]
    }
    if let images = manifest.images, !images.isEmpty {
      lines.append("shared images")
      lines += images.map { "  \($0.fileName): \($0.scale.pointText)x" }
    }
    return lines + (manifest.scene?.propertyLines ?? ["no readable scene"])
  }

  /// Returns the description of a PNG file of which only the pixels are known.
  private static func plain(_ file: PNGFile, _ manifest: String) -> [String] {
    var lines = [
      "image", "  form: PNG file with \(manifest)",
      "  size: \(file.width) × \(file.height) pixels", "  bit depth: \(file.bitDepth)",
    ]
    let (count, overflow) = file.width.multipliedReportingOverflow(by: file.height)
    if !overflow, count <= pixelLimit, !file.isPreview, let bitmap = try? PNG.decode(file) {
      lines.append("  pixels: \(bitmap.digest.hexadecimal)")
    } else {
      lines.append("  file: \(Digest128.of(file.bytes).hexadecimal)")
    }
    return lines
  }

  /// Returns the lines of a text; `nil` for bytes that are not UTF-8 or contain a NUL.
  private static func text(_ bytes: [UInt8]) -> [String]? {
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
      return nil
    }
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func other(_ bytes: [UInt8], _ kind: String) -> [String] {
    [
      "\(kind) file", "  size: \(Numbers.counted(bytes.count, "byte"))",
      "  digest: \(Digest128.of(bytes).hexadecimal)",
    ]
  }

  private static func limited(_ lines: [String]) -> [String] {
    var (kept, size): ([String], Int) = ([], 0)
    for line in lines {
      let isLong = line.utf8.count > lineLimit
      let shown =
        isLong
        ? String(decoding: line.utf8.prefix(lineLimit), as: UTF8.self)
          + "… (\(Numbers.grouped(line.utf8.count)) bytes)" : line
      size += shown.utf8.count + 1
      guard size <= sizeLimit else {
        return kept + ["and \(Numbers.counted(lines.count - kept.count, "more line"))"]
      }
      kept.append(shown)
    }
    return kept
  }
}
