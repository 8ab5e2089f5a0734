// SPDX-License-Identifier: MIT

import Foundation

/// The file of one reference.
package struct ReferenceFile: Sendable {
  /// The file's absolute path.
  let path: String

  /// Reads the reference; `nil` if there is none.
  ///
  /// - Throws: `SnapshotError` for a file that cannot be read or that is no reference, such as a
  ///   pointer of Git LFS.
  func read() throws(SnapshotError) -> [UInt8]? {
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.bytes(of: path, limit: Self.sizeLimit)
    } catch .missing {
      guard let target = FilePath.linkTarget(of: path) else { return nil }
      // Recording would replace the link, or fail as if another process had recorded the reference.
      throw .danglingLink(path: path, target: target)
    } catch {
      throw .unreadableReference(path: path, trouble: error)
    }
    if Self.isGitLFSPointer(bytes) { throw .gitLFSPointer(path: path) }
    return bytes
  }

  /// Writes the reference, all of it or nothing.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - isNew: Whether there was no reference a moment ago. One that another process has recorded
  ///     since then stays, and is an error unless it is the same.
  ///   - isCaseSensitive: Whether a file whose name differs by its case only is another one, as it
  ///     is not on every machine.
  /// - Throws: `SnapshotError` where nothing was written.
  func write(_ bytes: [UInt8], isNew: Bool, isCaseSensitive: Bool) throws(SnapshotError) {
    if !isCaseSensitive, let neighbour = neighbourByCase {
      throw .caseClash(path: path, neighbour: neighbour)
    }
    do {
      try AtomicFile.write(bytes, to: path, replacing: !isNew)
    } catch .exists {
      guard try read() == bytes else { throw .recordedMeanwhile(path: path) }
    } catch {
      throw .unwritableReference(path: path, trouble: error)
    }
  }

  /// The name of a file beside this one that differs from this one's by its case only.
  private var neighbourByCase: String? {
    let name = FilePath.name(of: path)
    let names = (try? Directory.names(in: FilePath.parent(of: path))) ?? []
    return names.first { $0 != name && $0.lowercased() == name.lowercased() }
  }

  /// More than any picture within the limit of pixels needs, 1 GiB.
  package static let sizeLimit = 1 << 30

  /// Whether a file only says where Git LFS keeps its contents.
  package static func isGitLFSPointer(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("version https://git-lfs".utf8))
  }
}

/// The marks that version control leaves in a file that it could not merge.
enum MergeConflict {
  /// Whether some lines of a file are the marks of a conflict, in their order.
  static func isLeft(in bytes: [UInt8]) -> Bool {
    // A mark starts its line.
    let file = Data([0x0A] + bytes)
    var start = file.startIndex
    for mark in ["\n<<<<<<< ", "\n=======", "\n>>>>>>> "] {
      guard let found = file.range(of: Data(mark.utf8), in: start..<file.endIndex) else {
        return false
      }
      start = found.upperBound
    }
    return true
  }
}

/// Where the references of a test lie.
package struct ReferencePlace: Sendable {
  /// The rules that paths and names follow.
  let style: SnapshotTestingConfiguration.References.Style
  /// The directory that holds `Package.swift`; `nil` where the sources are not in reach.
  let packageRoot: String?
  /// The root of the tree of references.
  let root: String
  /// The directory that holds this test's references.
  private let directory: Directory
  /// Whether references are written at all; those in a bundle are not.
  let isWritable: Bool
  /// The form of new references that the configuration asks for; `nil` without one.
  private let configuredForm: ReferenceForm?
  /// The address of the store that the configuration names.
  let store: String?

  private enum Directory {
    /// One for each target and suite.
    case bySuite
    /// One for each suite: all are of one target.
    case bySuiteAlone
    /// One for each test file.
    case byFile(String)
    /// One that somebody named.
    case flat
  }

  package static let directoryName = "__Snapshots__"

  /// Finds the place for a test.
  ///
  /// - Parameters:
  ///   - sourceFile: The path of the test's file, where it is now.
  ///   - snapshotDirectory: The directory that an assertion names; it holds the files themselves.
  ///   - references: What the configuration says; `nil` looks at what lies beside the test's file.
  /// - Throws: `SnapshotError` where there is no such place.
  init(
    sourceFile: String,
    snapshotDirectory: String?,
    references: SnapshotTestingConfiguration.References?
  ) throws(SnapshotError) {
    let sources = FilePath.parent(of: sourceFile)
    packageRoot = FilePath.packageRoot(from: sources)
    let base = packageRoot ?? FileManager.default.currentDirectoryPath
    if let snapshotDirectory {
      guard !snapshotDirectory.isEmpty else { throw .unusableDirectory }
      root = FilePath.absolute(snapshotDirectory, in: base)
      (style, directory, isWritable) = (.besideTestFile, .flat, true)
      (configuredForm, store) = (references?.form, references?.store)
      return
    }
    let beside = sources + "/" + Self.directoryName
    let references = references ?? (Self.isDirectory(beside) ? .besideTestFile : .inPackage)
    style = references.style
    isWritable = !references.root.isBundle
    (configuredForm, store) = (references.form, references.store)
    let file = FamiliarName.directory(ofTestFile: sourceFile)
    guard style == .inPackage || ![".", "..", ""].contains(file) else {
      throw .unusableName(FilePath.name(of: sourceFile))
    }
    switch references.root {
    case .bundle(let path):
      root = path + "/" + Self.directoryName
      directory = style == .inPackage ? .bySuiteAlone : .byFile(file)
    case .directory(let path):
      root = FilePath.absolute(path, in: base)
      directory = .bySuite
    case .natural where style == .besideTestFile:
      guard Self.isDirectory(sources) else { throw .sourcesMissing(directory: sources) }
      root = beside
      directory = .byFile(file)
    case .natural:
      guard let packageRoot else { throw .packageRootNotFound(sourceFile: sourceFile) }
      root = packageRoot + "/" + Self.directoryName
      directory = .bySuite
    }
  }

  /// The place of inline snapshots: the test's file itself.
  init(ofInlineSnapshotsIn sourceFile: String) {
    let sources = FilePath.parent(of: sourceFile)
    packageRoot = FilePath.packageRoot(from: sources)
    (style, root, directory, isWritable) = (.inPackage, sources, .flat, true)
    (configuredForm, store) = (nil, nil)
  }

  private static func isDirectory(_ path: String) -> Bool {
    TintypeSnapshots.Directory.exists(at: path)
  }

  /// The absolute path of a snapshot's reference.
  func path(of name: SnapshotName, pathExtension: String?) -> String {
    let file = name.file(pathExtension: pathExtension)
    return switch directory {
    case .bySuite: "\(root)/\(name.target)/\(name.suite)/\(file)"
    case .bySuiteAlone: "\(root)/\(name.suite)/\(file)"
    case .byFile(let directory): "\(root)/\(directory)/\(file)"
    case .flat: "\(root)/\(file)"
    }
  }

  /// The form of new references: as the configuration asks, else compact if the root holds a file with
  /// the name ``compactMarker``, pointers if it holds ``storeMarker``, and full otherwise.
  var form: ReferenceForm {
    if let configuredForm { return configuredForm }
    if FilePath.isOccupied(root + "/" + Self.compactMarker) { return .compact }
    return FilePath.isOccupied(root + "/" + Self.storeMarker) ? .pointer : .full
  }

  /// The name of an empty file in the root of a tree of references that makes new ones compact.
  package static let compactMarker = ".compact"

  /// The name of a file in the root of a tree of references with the address of a store, which makes
  /// new references pointers.
  package static let storeMarker = ".store"

  /// Whether an assertion named the directory.
  var isNamedByTest: Bool {
    if case .flat = directory { true } else { false }
  }

  /// A path as the journal has it: relative to the package's root where it lies below.
  func relative(_ path: String) -> String {
    guard let packageRoot, path.hasPrefix(packageRoot + "/") else { return path }
    return String(path.dropFirst(packageRoot.count + 1))
  }
}

extension SnapshotTestingConfiguration.References.Root {
  /// Whether it is in a bundle.
  fileprivate var isBundle: Bool {
    if case .bundle = self { true } else { false }
  }
}
