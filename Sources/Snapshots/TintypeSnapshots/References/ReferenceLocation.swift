// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeRuns

/// The location of the references of a test.
package struct ReferenceLocation: Sendable {
  /// The rules for paths and names.
  let style: SnapshotTestingConfiguration.References.Style
  /// The directory that contains `Package.swift`; `nil` if the sources are not accessible.
  let packageRoot: String?
  /// The root of the tree of references.
  let root: String
  /// The directory layout of this test's references.
  private let directory: Directory
  /// A Boolean value that indicates whether references can be written, which is not so in a bundle.
  let isWritable: Bool
  /// The form of new references in the configuration; `nil` if it sets none.
  private let configuredForm: ReferenceForm?
  /// The address of the store in the configuration.
  let store: String?

  private enum Directory {
    /// A directory for each target and suite.
    case bySuite
    /// A directory for each suite; all are of one target.
    case bySuiteAlone
    /// A directory for each test file.
    case byFile(String)
    /// The directory that an assertion names.
    case flat
  }

  package static let directoryName = "__Snapshots__"

  /// Creates the location for a test.
  ///
  /// - Parameters:
  ///   - sourceFile: The current path of the test's file.
  ///   - snapshotDirectory: The directory argument of an assertion, which contains the files
  ///     directly.
  ///   - references: The references of the configuration; `nil` searches next to the test's file.
  /// - Throws: `SnapshotError` if there is no such location.
  init(
    sourceFile: String,
    snapshotDirectory: String?,
    references: SnapshotTestingConfiguration.References?
  ) throws(SnapshotError) {
    let sources = FilePath.parent(of: sourceFile)
    packageRoot =
      if case .project(let path)? = references?.root { path } else {
        FilePath.packageRoot(from: sources)
      }
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
    let file = SnapshotTestingName.directory(ofTestFile: sourceFile)
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
    case .project(let path):
      root = path + "/" + Self.directoryName
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

  /// Creates the location of inline snapshots: the test's file itself.
  init(ofInlineSnapshotsIn sourceFile: String) {
    let sources = FilePath.parent(of: sourceFile)
    packageRoot = FilePath.packageRoot(from: sources)
    (style, root, directory, isWritable) = (.inPackage, sources, .flat, true)
    (configuredForm, store) = (nil, nil)
  }

  private static func isDirectory(_ path: String) -> Bool { TintypeBase.Directory.exists(at: path) }

  /// Returns the absolute path of a snapshot's reference.
  func path(of name: SnapshotName, pathExtension: String?) -> String {
    let file = name.file(pathExtension: pathExtension)
    return switch directory {
    case .bySuite: "\(root)/\(name.target)/\(name.suite)/\(file)"
    case .bySuiteAlone: "\(root)/\(name.suite)/\(file)"
    case .byFile(let directory): "\(root)/\(directory)/\(file)"
    case .flat: "\(root)/\(file)"
    }
  }

  /// The form of new references.
  ///
  /// It is the form of the configuration, else compact if the root contains a regular file with the
  /// name ``compactMarker``, pointers if it contains ``storeMarker``, and full otherwise.
  var form: ReferenceForm {
    if let configuredForm { return configuredForm }
    if FilePath.isRegularFile(root + "/" + Self.compactMarker) { return .compact }
    return FilePath.isRegularFile(root + "/" + Self.storeMarker) ? .pointer : .full
  }

  /// The name of an empty file at the root of a reference tree that makes new references compact.
  package static let compactMarker = ".compact"

  /// The name of the file that contains the store's address, at the root of a reference tree.
  ///
  /// It makes new references pointers.
  package static let storeMarker = ".store"

  /// A Boolean value that indicates whether an assertion names the directory.
  var isNamedByTest: Bool {
    if case .flat = directory { true } else { false }
  }

  /// Returns a path for the journal: relative to the package's root if it is below that, else
  /// absolute.
  func relative(_ path: String) -> String {
    guard let packageRoot, path.hasPrefix(packageRoot + "/") else { return path }
    return String(path.dropFirst(packageRoot.count + 1))
  }
}

extension SnapshotTestingConfiguration.References.Root {
  /// A Boolean value that indicates whether the references are in a bundle.
  fileprivate var isBundle: Bool {
    if case .bundle = self { true } else { false }
  }
}
