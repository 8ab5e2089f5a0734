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
    let inventory = ReferenceInventory(
      of: packageRoot, extensions: ReferenceInventory.usualExtensions.union(used.extensions))
    self.run = journal.run
    let unused = inventory.references.filter { !used.contains($0.path) }
    let usedReferences = inventory.references.filter { used.contains($0.path) }
    orphans = unused + Self.unusedAssets(inventory.assets, by: usedReferences, in: packageRoot)
    usedCount = usedReferences.count
    foreign = inventory.foreign.filter { !used.contains($0) }
    temporaries = inventory.temporaries.sorted()
    end = Self.end(of: output.run(journal.run.description))
    var gaps = IncompleteEvidence.gaps(about: journal)
    if usedCount == 0, !inventory.references.isEmpty { gaps.append(.otherPackage) }
    gaps += inventory.failures.map { .unlisted(path: $0.path, error: $0.error) }
    self.gaps = gaps
  }

  /// Returns the shared images that no reference uses; none if a reference does not state its
  /// images.
  private static func unusedAssets(
    _ assets: [ReferenceInventory.File], by references: [ReferenceInventory.File],
    in packageRoot: String
  ) -> [ReferenceInventory.File] {
    guard !assets.isEmpty else { return [] }
    var names: Set<String> = []
    for reference in references where reference.path.hasSuffix(".png") {
      guard
        let bytes = try? RegularFile.bytes(
          of: packageRoot + "/" + reference.path, limit: ReferenceFile.sizeLimit),
        let usedReferences = CompactReference.sharedImages(of: bytes)
      else { return [] }
      names.formUnion(usedReferences)
    }
    return assets.filter { !names.contains(FilePath.name(of: $0.path)) }
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
  /// The paths below `__Snapshots__` of references outside of the package's sources.
  ///
  /// An example is a bundle that was built from the package's references.
  private var tails: Set<String> = []
  /// The file extensions, without a dot.
  private(set) var extensions: Set<String> = []

  init() {}

  init(_ records: [JournalRecord]) { for record in records { add(record) } }

  /// Adds the reference of a record, if it has one.
  mutating func add(_ record: JournalRecord) {
    guard let path = record.reference else { return }
    let name = record.snapshot
    add(path, test: name.test, identifier: name.identifier)
  }

  /// Adds a reference.
  mutating func add(_ path: String, test: String, identifier: String) {
    paths.insert(SnapshotHash.value(of: path))
    let isElsewhere = path.hasPrefix("/") || path.hasPrefix(".") || path.contains("/.")
    if isElsewhere, let tail = Self.tail(of: path) { tails.insert(tail) }
    let start = "\(test).\(identifier)."
    let name = FilePath.name(of: path)
    if name.hasPrefix(start) { extensions.insert(String(name.dropFirst(start.count))) }
  }

  /// Returns whether a test used a file of the package, or its copy in a bundle.
  func contains(_ path: String) -> Bool {
    if paths.contains(SnapshotHash.value(of: path)) { return true }
    guard !tails.isEmpty, let tail = Self.tail(of: path) else { return false }
    return tails.contains(tail)
  }

  private static func tail(of path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let last = parts.lastIndex(where: { $0 == ReferenceGuard.directoryName }) else {
      return nil
    }
    return parts[(last + 1)...].joined(separator: "/")
  }
}
