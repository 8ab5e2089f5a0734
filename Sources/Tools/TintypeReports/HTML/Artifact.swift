// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeImaging
import TintypeRuns

/// A file of a difference, after reading and checking it.
package enum Artifact: Hashable, Sendable {
  /// The bytes of a file with the PNG signature.
  case image([UInt8])
  /// A text.
  case text(String)
  /// No contents, with the reason.
  case unavailable(Failure)

  /// The reason why an artifact is not shown.
  package enum Failure: Error, Hashable, Sendable {
    /// The path is absolute, contains `..`, or leads out of the directory through a symbolic link.
    case leavesOutputDirectory
    /// The file is named like a PNG but is not one.
    case notAImage
    /// The file has the PNG signature, but cannot be decoded.
    case damaged(ImagingError)
    /// The image has more pixels than a browser can compare.
    case tooManyPixels(PixelSize)
    /// The text is longer than the limit, in bytes.
    case longText(limit: Int)
    /// The file cannot be read.
    case file(FileError)
  }
}

extension Artifact.Failure: CustomStringConvertible {
  /// The reason and the next step.
  package var description: String {
    switch self {
    case .leavesOutputDirectory:
      "Not shown: the path is outside of the output directory. Check the origin of this journal."
    case .notAImage:
      "Not shown: the file is not a PNG image. Run the test again to replace it."
    case .damaged(let error):
      "Not shown: the image cannot be decoded. \(error) Or run the test again."
    case .tooManyPixels(let size):
      """
      Not shown: the image has \(Numbers.grouped(size.width)) × \(Numbers.grouped(size.height)) \
      pixels, more than a page can compare. Open the file itself.
      """
    case .longText(let limit):
      "Not shown: the text has more than \(limit >> 20) MiB. Open the file itself."
    case .file(.missing):
      """
      Not shown: the file is missing. A later run may have removed it because the snapshot \
      matched. Otherwise, run the test again.
      """
    case .file(let error):
      "Not shown: the file cannot be embedded: \(error). Open the file itself."
    }
  }
}

/// A reader that only accesses artifacts, because a journal may come from an untrusted machine.
package struct ArtifactReader: Sendable {
  /// The directory that contains all artifacts.
  var output: OutputDirectory

  /// Creates a reader of the artifacts in a directory.
  package init(output: OutputDirectory) { self.output = output }

  /// The maximum size of an embedded file, in bytes: 32 MiB.
  static let limit = 32 << 20

  /// The maximum size of a displayed text, in bytes: 2 MiB.
  static let textLimit = 2 << 20

  /// Reads the file at a path that is relative to the output directory.
  package func artifact(at path: String) -> Artifact {
    guard ConfinedPath.staysInside(path) else { return .unavailable(.leavesOutputDirectory) }
    guard
      let directory = FilePath.resolved(output.path),
      let file = FilePath.resolved(output.path + "/" + path)
    else { return .unavailable(.file(.missing)) }
    guard ConfinedPath.contains(file, in: directory) else {
      return .unavailable(.leavesOutputDirectory)
    }

    let bytes: [UInt8]
    do {
      bytes = try RegularFile.bytes(of: file, limit: Self.limit)
    } catch {
      return .unavailable(.file(error))
    }
    if path.lowercased().hasSuffix(".png") {
      return bytes.starts(with: PNGFile.signature) ? .image(bytes) : .unavailable(.notAImage)
    }
    guard bytes.count <= Self.textLimit else {
      return .unavailable(.longText(limit: Self.textLimit))
    }
    return .text(String(decoding: bytes, as: UTF8.self))
  }
}
