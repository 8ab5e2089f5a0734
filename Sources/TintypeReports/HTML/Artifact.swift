// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeSnapshots

/// A file that a difference left behind, read and checked.
enum Artifact: Hashable, Sendable {
  /// The bytes of a file that starts as a PNG does.
  case picture([UInt8])
  /// A text.
  case text(String)
  /// Nothing to show, and why.
  case unavailable(Trouble)

  /// Why an artifact is not shown.
  enum Trouble: Error, Hashable, Sendable {
    /// Its path is absolute, contains `..`, or leads elsewhere through a symbolic link.
    case leavesOutputDirectory
    /// It is called a PNG but is none.
    case notAPicture
    /// It starts as a PNG does, but cannot be decoded.
    case damaged(ImagingError)
    /// It has more pixels than a browser can show beside another one.
    case tooManyPixels(PixelSize)
    /// It is a text of more than so many bytes.
    case longText(limit: Int)
    /// It cannot be read.
    case file(FileTrouble)
  }
}

extension Artifact.Trouble: CustomStringConvertible {
  /// The trouble in words, and what to do next.
  var description: String {
    switch self {
    case .leavesOutputDirectory:
      "Not shown: the path leads out of the output directory. Check who wrote this journal."
    case .notAPicture:
      "Not shown: the file is not a PNG picture. Run the test again to write it anew."
    case .damaged(let error):
      "Not shown: the picture cannot be decoded. \(error) Or run the test again."
    case .tooManyPixels(let size):
      """
      Not shown: the picture has \(Numbers.grouped(size.width)) × \(Numbers.grouped(size.height)) \
      pixels, more than a page can compare. Open it where it lies.
      """
    case .longText(let limit):
      "Not shown: the text has more than \(limit >> 20) MiB. Open it where it lies."
    case .file(.missing):
      """
      Not shown: the file is gone. A later run may have removed it because the snapshot matched; \
      if not, run the test again.
      """
    case .file(let trouble):
      "Not shown: the file cannot be embedded, \(trouble). Open it where it lies."
    }
  }
}

/// Reads artifacts, and nothing but artifacts: a journal may come from somebody else's machine.
struct ArtifactReader: Sendable {
  /// The directory that no path may leave.
  var output: OutputDirectory

  /// The largest file that is embedded, in bytes: 32 MiB.
  static let limit = 32 << 20

  /// The longest text that is shown, in bytes: 2 MiB.
  static let textLimit = 2 << 20

  /// Reads the file at a path that is relative to the output directory.
  func artifact(at path: String) -> Artifact {
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
      return bytes.starts(with: PNGFile.signature) ? .picture(bytes) : .unavailable(.notAPicture)
    }
    guard bytes.count <= Self.textLimit else {
      return .unavailable(.longText(limit: Self.textLimit))
    }
    return .text(String(decoding: bytes, as: UTF8.self))
  }
}
