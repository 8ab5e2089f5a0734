// SPDX-License-Identifier: MIT

extension PNGFile {
  /// A defect of a file whose pixels can be read nevertheless.
  public enum Warning: Hashable, Sendable {
    /// The file ends after its image data, without the chunk `IEND` or within a chunk before it.
    case missingEnd
  }

  /// The defects that reading the file's structure found; empty for most files.
  ///
  /// Whether the image data of a file without its end are complete turns out when they are decoded:
  /// where they are not, ``ImagingError/truncatedPNG(byteCount:)`` is thrown.
  public var warnings: [Warning] { isEndMissing ? [.missingEnd] : [] }

  /// The bytes, with the chunk `IEND` in place of what follows the last complete chunk where the
  /// end is missing.
  var completedBytes: [UInt8] {
    guard isEndMissing, let end = chunks.last?.range.upperBound else { return bytes }
    return bytes[..<end] + Self.end
  }

  /// The chunk `IEND` with its length and its checksum.
  static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
}

extension PNGFile.Warning: CustomStringConvertible {
  /// The warning as the end of a sentence that begins with the name of the file.
  public var description: String {
    switch self {
    case .missingEnd: "ends without the chunk IEND; its image data are complete"
    }
  }
}
