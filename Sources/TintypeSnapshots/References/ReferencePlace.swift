// SPDX-License-Identifier: MIT

import Foundation

/// Where the references of a test lie.
struct ReferencePlace: Sendable {
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

  static let directoryName = "__Snapshots__"

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
      return
    }
    let beside = sources + "/" + Self.directoryName
    let references = references ?? (Self.isDirectory(beside) ? .besideTestFile : .inPackage)
    style = references.style
    isWritable = !references.root.isBundle
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
