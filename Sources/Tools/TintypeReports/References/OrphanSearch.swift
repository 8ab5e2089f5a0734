// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeComparison
import TintypeRuns
import TintypeSnapshots

/// The references that no test of a run used, and whether the evidence of the run is complete.
package struct OrphanSearch: Hashable, Sendable {
  /// The run.
  package let run: RunName
  /// The references that no test used, by path.
  package let orphans: [ReferenceInventory.File]
  /// The number of references that tests used.
  package let usedCount: Int
  /// The other files in the directories, sorted; they are never changed.
  package let foreign: [String]
  /// The reasons why the evidence is incomplete; empty if references can be deleted.
  package let gaps: [IncompleteEvidence]
  /// The end of the run; `nil` if it is unknown.
  private let end: FileTime?
  /// The directories that contain temporary files, relative to the package's root, sorted.
  package let temporaries: [String]

  /// Searches a package for references that a run did not use.
  ///
  /// - Parameters:
  ///   - packageRoot: The directory that contains `Package.swift`.
  ///   - output: The output directory of the tests.
  ///   - run: The run; the latest by default.
  /// - Throws: `ReportError` if there is no run to read.
  package init(
    packageRoot: String, output: OutputDirectory, run: RunName? = nil
  ) throws(ReportError) {
    let scan = try JournalReader(output: output).scan(
      run: run, keeping: .notable, findingReferences: true)
    let (journal, used) = (scan.journal, scan.used)
    let extensions = ReferenceInventory.usualExtensions.union(used.extensions)
    let inventory = ReferenceInventory(
      of: packageRoot, extensions: extensions, without: used.contains)
    self.run = journal.run
    orphans =
      inventory.references
      + Self.unusedAssets(inventory.assets, by: used, in: packageRoot, extensions: extensions)
    usedCount = inventory.omittedCount
    foreign = inventory.foreign.filter { !used.contains($0) }
    temporaries = inventory.temporaries.sorted()
    end = Self.end(of: output.run(journal.run.description))
    var gaps = IncompleteEvidence.gaps(about: journal)
    if usedCount == 0, !inventory.references.isEmpty { gaps.append(.otherPackage) }
    gaps += inventory.failures.map { .unlisted(path: $0.path, error: $0.error) }
    self.gaps = gaps
  }

  /// Returns the shared images that no used reference states; none if one of these cannot be read.
  private static func unusedAssets(
    _ assets: [ReferenceInventory.File], by used: UsedReferences, in packageRoot: String,
    extensions: Set<String>
  ) -> [ReferenceInventory.File] {
    guard !assets.isEmpty else { return [] }
    var names: Set<String>? = []
    // The package is searched again, because the used references were only counted.
    _ = ReferenceInventory(of: packageRoot, extensions: extensions) { path in
      if names != nil, path.hasSuffix(".png"), used.contains(path) {
        let images = sharedImages(of: packageRoot + "/" + path)
        names = images.flatMap { names?.union($0) }
      }
      return true
    }
    guard let names else { return [] }
    return assets.filter { !names.contains(FilePath.name(of: $0.path)) }
  }

  private static func sharedImages(of path: String) -> [String]? {
    guard let bytes = try? RegularFile.bytes(of: path, limit: ReferenceFile.sizeLimit) else {
      return nil
    }
    return CompactReference.sharedImages(of: bytes)
  }

  /// Returns whether a reference was written after the run, so that no test of the run can have
  /// used it.
  func isNewer(_ file: ReferenceInventory.File) -> Bool { end.map { file.modified > $0 } ?? true }

  /// Returns the time when the last line of a run was written.
  private static func end(of directory: String) -> FileTime? {
    let names = (try? Directory.names(in: directory)) ?? []
    return names.filter { $0.hasSuffix(".jsonl") }.compactMap { name in
      var status = stat()
      return stat(directory + "/" + name, &status) == 0 ? FileTime(modificationOf: status) : nil
    }.max()
  }
}

/// The references that tests used.
package struct UsedReferences: Hashable, Sendable {
  /// Digests of the paths, relative to the package's root, each of 8 bytes.
  ///
  /// If two paths have one digest, both count as used, so that no used reference is deleted.
  private var paths: Set<UInt64> = []
  /// Digests of references outside the package's sources, by their paths below `__Snapshots__`.
  ///
  /// An example is a bundle that was built from the package's references.
  private var tails: Set<UInt64> = []
  /// The file extensions, without a dot.
  private(set) var extensions: Set<String> = []

  /// Creates an empty list.
  package init() {}

  /// Adds the reference of a record, if it has one.
  package mutating func add(_ record: JournalRecord) {
    guard let path = record.reference else { return }
    let name = record.snapshot
    add(path, test: name.test, identifier: name.identifier)
  }

  /// Adds a reference.
  mutating func add(_ path: String, test: String, identifier: String) {
    paths.insert(SnapshotHash.value(of: path))
    let (isElsewhere, name) = path.withCString { start in
      (
        path.hasPrefix("/") || path.hasPrefix(".") || strstr(start, "/.") != nil,
        strrchr(start, Int32(UInt8(ascii: "/"))).map { String(cString: $0 + 1) } ?? path
      )
    }
    if isElsewhere, let tail = Self.tail(of: path) { tails.insert(tail) }
    let start = test + "." + identifier + "."
    if name.hasPrefix(start) { extensions.insert(String(name.dropFirst(start.count))) }
  }

  /// Returns whether a test used a file of the package, or its copy in a bundle.
  func contains(_ path: String) -> Bool {
    if paths.contains(SnapshotHash.value(of: path)) { return true }
    guard !tails.isEmpty, let tail = Self.tail(of: path) else { return false }
    return tails.contains(tail)
  }

  private static func tail(of path: String) -> UInt64? {
    let parts = path.split(separator: "/")
    guard let last = parts.lastIndex(where: { $0 == ReferenceGuard.directoryName }) else {
      return nil
    }
    return SnapshotHash.value(of: parts[(last + 1)...].joined(separator: "/"))
  }
}
