// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeImaging
import TintypeScene
import TintypeSnapshots

/// The information in a reference about the environment that painted it.
package enum ReferenceEnvironment: Hashable, Sendable {
  /// The fingerprint of the environment.
  case stated(Fingerprint)
  /// There is no manifest: the image was not recorded by Tintype, or a program has removed it.
  case noManifest
  /// The manifest cannot be decoded.
  case damagedManifest
  /// The manifest has a later format than this version of Tintype supports.
  case laterFormat(Int)
  /// The file was changed after the manifest was written.
  case changedSince
  /// The manifest does not state the environment.
  case notStated

  /// Reads a reference's manifest without its pixels.
  ///
  /// - Parameter path: The path of a PNG file.
  /// - Throws: `ReferenceFileError` for a file that is not a readable PNG.
  package init(reference path: String) throws(ReferenceFileError) {
    let bytes: [UInt8]
    do {
      bytes = try RepositoryBoundary.bytes(of: path, limit: ReferenceFile.sizeLimit)
    } catch {
      throw .unreadable(path: path, error: error)
    }
    guard !ReferenceFile.isGitLFSPointer(bytes) else { throw .gitLFSPointer(path: path) }
    do {
      self.init(of: try PNGFile(bytes))
    } catch {
      throw .notImage(path: path, reason: error)
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

/// An error of reading the environment of references.
package enum ReferenceFileError: Error, Hashable, Sendable {
  /// The file or directory cannot be read.
  case unreadable(path: String, error: FileError)
  /// The file is a pointer of Git LFS.
  case gitLFSPointer(path: String)
  /// The file is not a PNG.
  case notImage(path: String, reason: ImagingError)
  /// The directory and its subdirectories contain no PNG.
  case noImages(directory: String)
}

extension ReferenceFileError: CustomStringConvertible {
  /// The problem, its location and the next step.
  package var description: String {
    switch self {
    case .unreadable(let path, .missing):
      "“\(path)” does not exist. Check the path."
    case .unreadable(let path, let error):
      "“\(path)” cannot be read: \(error). \(error.readingAdvice)."
    case .gitLFSPointer(let path):
      """
      “\(path)” is a pointer of Git LFS, and the file itself was not fetched. Run “git lfs pull”.
      """
    case .notImage(let path, let reason):
      "“\(path)” is not a readable PNG file. \(reason)"
    case .noImages(let directory):
      """
      “\(directory)” contains no PNG file. Pass a reference, or a directory with references, such \
      as __Snapshots__.
      """
    }
  }
}

/// Finds references by a path.
package enum ReferenceFiles {
  /// Returns the PNG files at a path: the file itself, or all files below a directory in the order
  /// of their names.
  ///
  /// Symbolic links below the directory are not followed, because they could lead out of it or form
  /// a cycle. Neither is a link to the directory that leads out of its repository.
  package static func all(at path: String) throws(ReferenceFileError) -> [String] {
    guard Directory.exists(at: path) else { return [path] }
    guard !RepositoryBoundary.isLeft(by: path) else { throw .unreadable(path: path, error: .link) }
    let found = try images(below: path)
    guard !found.isEmpty else { throw .noImages(directory: path) }
    return found
  }

  private static func images(below directory: String) throws(ReferenceFileError) -> [String] {
    let names: [String]
    do {
      names = try Directory.names(in: directory)
    } catch {
      throw .unreadable(path: directory, error: error)
    }
    var found: [String] = []
    for name in names {
      let path = directory + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        found += try images(below: path)
      } else if name.lowercased().hasSuffix(".png") {
        found.append(path)
      }
    }
    return found
  }
}
