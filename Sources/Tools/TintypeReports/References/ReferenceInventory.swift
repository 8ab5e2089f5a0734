// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeSnapshots

/// The files in the `__Snapshots__` directories of a package.
package struct ReferenceInventory: Hashable, Sendable {
  /// The files that may be references of Tintype, by path.
  package private(set) var references: [File] = []
  /// The images that compact references share, by path.
  package private(set) var assets: [File] = []
  /// The other files, relative to the package's root, sorted; they are never changed.
  package private(set) var foreign: [String] = []
  /// The directories that could not be listed, by path.
  package private(set) var failures: [Failure] = []
  /// The directories that contain temporary files, relative to the package's root.
  package private(set) var temporaries: Set<String> = []

  /// A file.
  package struct File: Hashable, Sendable {
    /// The path, relative to the package's root.
    package var path: String
    /// The time of its last modification.
    package var modified: FileTime
  }

  /// A file or directory that cannot be accessed.
  package struct Failure: Hashable, Sendable {
    /// The path, relative to the package's root.
    package var path: String
    package var error: FileError
  }

  /// The extensions that Tintype's strategies use; a run states others.
  package static let usualExtensions: Set<String> = ["png", "txt", "json", "plist", "csv"]
  /// The maximum depth of nested directories.
  private static let depthLimit = 64

  /// Searches a package.
  ///
  /// Hidden directories such as `.build` and `.git` are skipped, and so are nested packages, which
  /// have their own tests. Links are not followed.
  ///
  /// - Parameters:
  ///   - root: The directory that contains `Package.swift`.
  ///   - extensions: The file extensions of references, without a dot.
  package init(of root: String, extensions: Set<String>) {
    var directories = [(path: "", isInside: false, depth: 0)]
    while let (directory, isInside, depth) = directories.popLast() {
      let names: [String]
      do {
        names = try Directory.names(in: root + "/" + directory)
      } catch {
        failures.append(Failure(path: directory, error: error))
        continue
      }
      // Skip nested packages.
      if !directory.isEmpty, !isInside, names.contains("Package.swift") { continue }
      for name in names {
        let path = directory.isEmpty ? name : directory + "/" + name
        var status = stat()
        guard lstat(root + "/" + path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          if isInside, name == ReferenceAssets.unpushedName { continue }
          let isHere = isInside || name == ReferenceGuard.directoryName
          guard depth < Self.depthLimit, isHere || !name.hasPrefix(".") else { continue }
          directories.append((path, isHere, depth + 1))
        } else if isInside {
          let isFile = status.st_mode & S_IFMT == S_IFREG
          let file = File(path: path, modified: FileTime(modificationOf: status))
          if isFile, Self.isAsset(path) {
            assets.append(file)
          } else if isFile,
            [ReferenceLocation.compactMarker, ReferenceLocation.storeMarker].contains(name)
          {
            continue
          } else if isFile, Self.mayBeReference(path, extensions: extensions) {
            references.append(file)
          } else if TemporaryFile(name: name) != nil {
            temporaries.insert(directory)
          } else {
            foreign.append(path)
          }
        }
      }
    }
    references.sort { $0.path < $1.path }
    assets.sort { $0.path < $1.path }
    foreign.sort()
    failures.sort { $0.path < $1.path }
  }

  /// Returns whether a file is a shared image of references, in `__Snapshots__/assets`.
  private static func isAsset(_ path: String) -> Bool {
    let directory = FilePath.parent(of: path)
    return ReferenceAssets.isName(FilePath.name(of: path))
      && FilePath.name(of: directory) == ReferenceAssets.name
      && FilePath.name(of: FilePath.parent(of: directory)) == ReferenceGuard.directoryName
  }

  /// Returns whether Tintype may have written a file.
  ///
  /// Such a file is named `test.identifier.extension`, and is in a subdirectory of `__Snapshots__`.
  private static func mayBeReference(_ path: String, extensions: Set<String>) -> Bool {
    let parts = path.split(separator: "/")
    guard parts.count >= 3, parts[parts.count - 2] != ReferenceGuard.directoryName,
      let name = parts.last
    else { return false }
    let words = name.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    return words.count == 3 && extensions.contains(String(words[2])) && isFit(words[0])
      && isFit(words[1])
  }

  /// Returns whether a text contains only letters, digits, `_` and `-`, like parts of a snapshot's
  /// name.
  private static func isFit(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.allSatisfy { character in
        character.isLetter || character.isNumber || character == "_" || character == "-"
          // swift-snapshot-testing also keeps other connectors, marks and joiners.
          || character.unicodeScalars.allSatisfy(isWordPart)
      }
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark: true
    default: scalar.properties.isAlphabetic || scalar.value == 0x200C || scalar.value == 0x200D
    }
  }
}
