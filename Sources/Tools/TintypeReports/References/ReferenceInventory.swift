// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeSnapshots

/// The files in the `__Snapshots__` directories of a package.
package struct ReferenceInventory: Hashable, Sendable {
  /// The files that may be references of Tintype, by path.
  package private(set) var references: [File] = []
  /// The number of further references, which were counted only.
  package private(set) var omittedCount = 0
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
  ///   - isOmitted: Returns whether the reference with a path is only counted.
  package init(
    of root: String, extensions: Set<String>, without isOmitted: (String) -> Bool = { _ in false }
  ) {
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
      let place = Place(directory)
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
          let kind = isFile ? place.kind(of: name, extensions: extensions) : .foreign
          let modified = FileTime(modificationOf: status)
          switch kind {
          case .reference where isOmitted(path): omittedCount += 1
          case .reference: references.append(File(path: path, modified: modified))
          case .asset: assets.append(File(path: path, modified: modified))
          case .marker: break
          case .foreign where TemporaryFile(name: name) != nil: temporaries.insert(directory)
          case .foreign: foreign.append(path)
          }
        }
      }
    }
    references.sort { $0.path < $1.path }
    assets.sort { $0.path < $1.path }
    foreign.sort()
    failures.sort { $0.path < $1.path }
  }
}

extension ReferenceInventory {
  /// A kind of files.
  private enum Kind {
    /// A file that may be a reference.
    case reference
    /// A shared image of references, in `__Snapshots__/assets`.
    case asset
    /// A file that states the form of the references beside it.
    case marker
    case foreign
  }

  /// A directory in `__Snapshots__`, whose position determines the kinds of its files.
  private struct Place {
    /// A Boolean value that indicates whether the directory is `__Snapshots__` itself.
    private let isTop: Bool
    /// A Boolean value that indicates whether the directory has the shared images.
    private let hasAssets: Bool

    init(_ directory: String) {
      isTop = FilePath.name(of: directory) == ReferenceGuard.directoryName
      hasAssets =
        FilePath.name(of: directory) == ReferenceAssets.name
        && FilePath.name(of: FilePath.parent(of: directory)) == ReferenceGuard.directoryName
    }

    /// Returns the kind of a regular file.
    func kind(of name: String, extensions: Set<String>) -> Kind {
      if hasAssets, ReferenceAssets.isName(name) { return .asset }
      if name == ReferenceLocation.compactMarker || name == ReferenceLocation.storeMarker {
        return .marker
      }
      return !isTop && ReferenceInventory.isReferenceName(name, extensions: extensions)
        ? .reference : .foreign
    }
  }

  /// Returns whether Tintype may have written a file with a name, `test.identifier.extension`.
  ///
  /// Such files are in subdirectories of `__Snapshots__`.
  private static func isReferenceName(_ name: String, extensions: Set<String>) -> Bool {
    if let pathExtension = plainExtension(of: name) { return extensions.contains(pathExtension) }
    let words = name.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    return words.count == 3 && extensions.contains(String(words[2])) && isFit(words[0])
      && isFit(words[1])
  }

  /// Returns the extension of a file whose test and identifier have ASCII characters only, as nearly
  /// all have; `nil` for other names.
  private static func plainExtension(of name: String) -> String? {
    name.withCString { start in
      var rest = start
      for _ in 0..<2 {
        let count = strspn(
          rest, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-")
        guard count > 0, rest[count] == CChar(bitPattern: UInt8(ascii: ".")) else { return nil }
        rest += count + 1
      }
      return String(cString: rest)
    }
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
