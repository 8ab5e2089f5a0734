// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeSnapshots

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
