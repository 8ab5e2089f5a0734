// SPDX-License-Identifier: MIT

import Foundation
import TintypeImaging
import TintypeScene
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

/// Why a file tells nothing.
package enum ReferenceTrouble: Error, Hashable, Sendable {
  /// The file or directory cannot be read.
  case unreadable(path: String, trouble: FileTrouble)
  /// The file is a pointer of Git LFS.
  case gitLFSPointer(path: String)
  /// The file is no PNG.
  case notPicture(path: String, reason: ImagingError)
  /// The directory and those below it hold no PNG.
  case noPictures(directory: String)
}

extension ReferenceTrouble: CustomStringConvertible {
  /// What is wrong, where, and what to do next.
  package var description: String {
    switch self {
    case .unreadable(let path, .missing):
      "“\(path)” does not exist. Check the path."
    case .unreadable(let path, let trouble):
      "“\(path)” cannot be read: \(trouble). Check what stands there and who may read it."
    case .gitLFSPointer(let path):
      """
      “\(path)” is a pointer of Git LFS, and the file itself was not fetched. Run “git lfs pull”.
      """
    case .notPicture(let path, let reason):
      "“\(path)” is not a picture that tells what painted it. \(reason)"
    case .noPictures(let directory):
      """
      “\(directory)” holds no PNG file. Name a reference, or a directory with references, such as \
      __Snapshots__.
      """
    }
  }
}

/// Finding references by a path that somebody names.
package enum ReferenceFiles {
  /// The PNG files at a path: the file itself, or all below a directory, in the order of their names.
  ///
  /// Symbolic links below the directory are not followed, so that none leads out of it or round in
  /// a circle.
  package static func all(at path: String) throws(ReferenceTrouble) -> [String] {
    guard Directory.exists(at: path) else { return [path] }
    let found = try pictures(below: path)
    guard !found.isEmpty else { throw .noPictures(directory: path) }
    return found
  }

  private static func pictures(below directory: String) throws(ReferenceTrouble) -> [String] {
    let names: [String]
    do {
      names = try Directory.names(in: directory)
    } catch {
      throw .unreadable(path: directory, trouble: error)
    }
    var found: [String] = []
    for name in names {
      let path = directory + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        found += try pictures(below: path)
      } else if name.lowercased().hasSuffix(".png") {
        found.append(path)
      }
    }
    return found
  }
}
