// SPDX-License-Identifier: MIT

import TintypeScene
import TintypeImaging
import TintypeSnapshots

/// What a reference tells of the environment that painted it.
package enum ReferenceEnvironment: Hashable, Sendable {
  /// What painted it.
  case stated(Fingerprint)
  /// There is no manifest: the picture was not recorded by Tintype, or a program has dropped it.
  case noManifest
  /// There is a manifest that cannot be understood.
  case damagedManifest
  /// The manifest is of a later format than this version of Tintype knows.
  case laterFormat(Int)
  /// The file was changed after the manifest was written.
  case changedSince
  /// The manifest says nothing of the environment.
  case notStated

  /// Reads a reference's manifest, not its pixels.
  ///
  /// - Parameter path: The path of a PNG file.
  /// - Throws: `ReferenceTrouble` for a file that is no readable PNG.
  package init(reference path: String) throws(ReferenceTrouble) {
    let bytes: [UInt8]
    do {
      bytes = Array(try RegularFile.contents(of: path, limit: ReferenceFile.sizeLimit))
    } catch {
      throw .unreadable(path: path, trouble: error)
    }
    guard !ReferenceFile.isGitLFSPointer(bytes) else { throw .gitLFSPointer(path: path) }
    do {
      self.init(of: try PNGFile(bytes))
    } catch {
      throw .notPicture(path: path, reason: error)
    }
  }

  private init(of file: PNGFile) {
    guard file.data(of: ReferenceManifest.chunk) != nil else {
      self = .noManifest
      return
    }
    switch ReferenceManifest.reading(file) {
    case .manifest(let manifest): self = manifest.environment.map(Self.stated) ?? .notStated
    case .damaged: self = .damagedManifest
    case .otherFormat(let format): self = .laterFormat(format)
    case .ofAnotherFile: self = .changedSince
    }
  }
}
