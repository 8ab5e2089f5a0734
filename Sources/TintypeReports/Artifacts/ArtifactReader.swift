// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

/// Reads artifacts, and nothing but artifacts: a journal may come from somebody else's machine.
struct ArtifactReader: Sendable {
  /// The directory that no path may leave.
  var output: OutputDirectory

  /// The largest file that is embedded, in bytes: 32 MiB.
  static let limit = 32 << 20

  /// The first eight bytes of every PNG.
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads the file at a path that is relative to the output directory.
  func artifact(at path: String) -> Artifact {
    guard Self.staysInside(path) else { return .unavailable(.leavesOutputDirectory) }
    guard
      let directory = FilePath.resolved(output.path),
      let file = FilePath.resolved(output.path + "/" + path)
    else { return .unavailable(.file(.missing)) }
    guard file.hasPrefix(directory == "/" ? "/" : directory + "/") else {
      return .unavailable(.leavesOutputDirectory)
    }

    let data: Data
    do {
      data = try RegularFile.contents(of: file, limit: Self.limit)
    } catch {
      return .unavailable(.file(error))
    }
    guard path.lowercased().hasSuffix(".png") else {
      return .text(String(decoding: data, as: UTF8.self))
    }
    return data.starts(with: Self.signature) ? .picture(data) : .unavailable(.notAPicture)
  }

  static func staysInside(_ path: String) -> Bool {
    // The system would take a NUL for the end of the path.
    let hasControl = path.unicodeScalars.contains { $0.properties.generalCategory == .control }
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return !path.isEmpty && !hasControl && parts.first?.isEmpty == false
      && !parts.contains { $0.elementsEqual("..".utf8) }
  }
}
