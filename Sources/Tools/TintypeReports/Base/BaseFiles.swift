// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeComparison
import TintypeGit
import TintypeSnapshots

/// The images that the compact references of a commit or of the index share, as files in a
/// temporary directory.
///
/// The file names are generated, so a path of the repository is never written to.
final class BaseAssets {
  private let repository: GitRepository
  private let source: Source
  private let directory: String
  /// The files of each requested directory, and the paths of their copies.
  private var known: [String: (files: [GitPath: GitChange.File], copy: String)] = [:]
  private var written: Set<String> = []

  /// The place of the references in the repository.
  enum Source {
    /// A commit with this name.
    case commit(String)
    case index
  }

  init(of source: Source, in repository: GitRepository, directory: String) {
    (self.source, self.repository, self.directory) = (source, repository, directory)
  }

  /// Writes the images that a reference uses.
  ///
  /// - Parameters:
  ///   - image: The reference.
  ///   - path: Its path in the repository.
  /// - Returns: The directory of the files; an image that the repository does not contain is
  ///   missing.
  /// - Throws: `GitError` if Git fails.
  func assets(of image: ReferenceImage, at path: String) throws(GitError) -> ReferenceAssets {
    let place = String(ReferenceAssets(of: "/" + path).directory.dropFirst())
    let (files, copy) = try listing(of: place)
    for name in image.sharedImages where ReferenceAssets.isName(name) {
      let target = copy + "/" + name
      guard let file = files[GitPath(place + "/" + name)], file.isRegular,
        written.insert(target).inserted
      else { continue }
      let contents = try repository.contents(of: [file.object], limit: ReferenceFile.sizeLimit)
      guard case .bytes(let bytes) = contents.first else { continue }
      // A failed write results in a missing image, which painting reports.
      try? AtomicFile.write(bytes, to: target)
    }
    return ReferenceAssets(directory: copy)
  }

  private func listing(
    of place: String
  ) throws(GitError) -> (files: [GitPath: GitChange.File], copy: String) {
    if let known = known[place] { return known }
    let listing: (files: [GitPath: GitChange.File], copy: String)
    switch source {
    case .commit(let commit):
      listing = (
        try repository.files(at: place, in: commit), "\(directory)/assets-\(known.count)"
      )
    case .index:
      listing = (try repository.indexedFiles(at: place), "\(directory)/index-\(known.count)")
    }
    known[place] = listing
    return listing
  }
}

/// One side of a comparison: the bytes of a reference, or the reason why they are unavailable.
struct BaseSide {
  var path: String
  var contents: Result<[UInt8], BaseFileError>
}

/// The reason why one side of a comparison has no bytes.
enum BaseFileError: Error, Hashable, CustomStringConvertible {
  /// The file is a symbolic link or a submodule.
  case notAFile
  /// The file in the working tree cannot be read.
  case file(FileError)
  /// The repository does not contain the object of the base commit.
  case notInRepository
  /// The file is a pointer of Git LFS, to a file with this SHA-256 in hexadecimal digits.
  case gitLFSPointer(digest: String?)

  var description: String {
    switch self {
    case .notAFile: "The file is a symbolic link or a submodule, which is not followed."
    case .file(let error): "The file cannot be read: \(error). \(error.readingAdvice)."
    case .notInRepository:
      "The contents are not in this repository. Fetch them, for example with “git fetch origin”."
    case .gitLFSPointer:
      "It is a Git LFS pointer, and its file was not fetched. Run “git lfs fetch --all”."
    }
  }
}

extension BaseSide {
  /// Creates the side for a file in a commit or in the index, whose object is the next one unless
  /// the file is not regular.
  init(_ file: GitChange.File, _ objects: GitObjects) throws(GitError) {
    path = file.path.lossyText
    contents = file.isRegular ? Self.contents(try objects.next()) : .failure(.notAFile)
  }

  /// Returns the contents of an object.
  static func contents(_ contents: GitObjects.Contents?) -> Result<[UInt8], BaseFileError> {
    switch contents {
    case .bytes(let bytes): checked(bytes)
    case .tooLarge(let limit): .failure(.file(.tooLarge(limit: limit)))
    case .missing, nil: .failure(.notInRepository)
    }
  }

  /// Returns the contents of a file in the working tree; a symbolic link is not followed.
  ///
  /// Git does not look behind links to folders, but an index can claim that a file is unchanged.
  static func contents(ofFile path: String) -> Result<[UInt8], BaseFileError> {
    if FilePath.linkTarget(of: path) != nil { return .failure(.notAFile) }
    if RepositoryBoundary.isLeft(by: path) { return .failure(.file(.link)) }
    do throws(FileError) {
      return checked(try RegularFile.bytes(of: path, limit: ReferenceFile.sizeLimit))
    } catch {
      return .failure(error == .notARegularFile ? .notAFile : .file(error))
    }
  }

  private static func checked(_ bytes: [UInt8]) -> Result<[UInt8], BaseFileError> {
    ReferenceFile.isGitLFSPointer(bytes)
      ? .failure(.gitLFSPointer(digest: ReferenceFile.digest(ofGitLFSPointer: bytes)))
      : .success(bytes)
  }
}
