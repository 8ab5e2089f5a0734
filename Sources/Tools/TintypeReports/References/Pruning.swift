// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeComparison
import TintypeRuns
import TintypeSnapshots

/// The deletion of references that no test uses.
package struct Pruning: Sendable {
  /// The deleted references, relative to the package's root, sorted.
  package private(set) var deleted: [String] = []
  /// The references that are kept because they were written after the run, sorted.
  package private(set) var kept: [String] = []
  /// The temporary files that were removed, relative to the package's root, sorted by directory.
  package private(set) var temporaries: [String] = []
  /// The files that could not be deleted, by path.
  package private(set) var failures: [ReferenceInventory.Failure] = []

  /// Deletes the references that a search found, and directories that become empty.
  ///
  /// - Parameters:
  ///   - search: The search; if its evidence is incomplete, no reference is deleted.
  ///   - packageRoot: The directory that contains `Package.swift`.
  ///   - isDryRun: A Boolean value that indicates whether nothing is deleted.
  package init(_ search: OrphanSearch, in packageRoot: String, dryRun isDryRun: Bool) {
    // Temporary files are never references, so they need no evidence.
    if !isDryRun { removeTemporaries(of: search, in: packageRoot) }
    guard search.gaps.isEmpty else { return }
    for file in search.orphans {
      let path = packageRoot + "/" + file.path
      if search.isNewer(file) || !isDryRun && Self.hasChanged(file, at: path) {
        kept.append(file.path)
      } else if isDryRun || unlink(path) == 0 {
        deleted.append(file.path)
        if !isDryRun { Self.removeEmpty(FilePath.parent(of: file.path), in: packageRoot) }
      } else {
        failures.append(
          ReferenceInventory.Failure(path: file.path, error: .system(code: errno)))
      }
    }
  }

  /// Removes files of killed processes, by the clock of the directory's file system.
  private mutating func removeTemporaries(of search: OrphanSearch, in packageRoot: String) {
    for directory in search.temporaries {
      let path = packageRoot + "/" + directory
      temporaries += TemporaryFile.removeAbandoned(
        in: path, writtenBefore: TemporaryFile.time(in: path)
      ).map { directory + "/" + $0 }
    }
  }

  /// Returns whether a file was modified or replaced since the search.
  private static func hasChanged(_ file: ReferenceInventory.File, at path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 || status.st_mode & S_IFMT != S_IFREG
      || FileTime(modificationOf: status) != file.modified
  }

  /// Removes a directory below `__Snapshots__` and its parents, as long as they are empty.
  private static func removeEmpty(_ directory: String, in packageRoot: String) {
    var directory = directory
    while !directory.isEmpty, FilePath.name(of: directory) != ReferenceGuard.directoryName {
      // The system refuses to remove a directory that is not empty.
      guard rmdir(packageRoot + "/" + directory) == 0 else { return }
      directory = FilePath.parent(of: directory)
    }
  }
}

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
    let journal = try JournalReader(output: output).read(run: run)
    let used = UsedReferences(journal.records + journal.known)
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
struct UsedReferences {
  /// The paths, relative to the package's root.
  private var paths: Set<String> = []
  /// The paths below `__Snapshots__` of references outside of the package's sources.
  ///
  /// An example is a bundle that was built from the package's references.
  private var tails: Set<String> = []
  /// The file extensions, without a dot.
  private(set) var extensions: Set<String> = []

  init(_ records: [JournalRecord]) {
    for record in records {
      guard let path = record.reference else { continue }
      paths.insert(path)
      let isElsewhere =
        path.hasPrefix("/") || path.split(separator: "/").contains { $0.hasPrefix(".") }
      if isElsewhere, let tail = Self.tail(of: path) { tails.insert(tail) }
      let start = "\(record.snapshot.test).\(record.snapshot.identifier)."
      let name = FilePath.name(of: path)
      if name.hasPrefix(start) { extensions.insert(String(name.dropFirst(start.count))) }
    }
  }

  /// Returns whether a test used a file of the package, or its copy in a bundle.
  func contains(_ path: String) -> Bool {
    if paths.contains(path) { return true }
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

/// A reason why a run does not prove that no test uses a reference.
package enum IncompleteEvidence: Hashable, Sendable {
  /// No record states that all tests ran: they were not started by `tintype test`.
  case notTested
  /// The command that ran the tests ended with this exit code.
  case failed(status: Int)
  /// Only some of the tests ran.
  case partial
  /// Tests were skipped or disabled; the names are sorted.
  case skipped([String])
  /// It is unknown whether tests were skipped: Swift Testing's events are missing.
  case skipsUnknown
  /// Shards of a split run are missing.
  case missingParts([Int], total: Int)
  /// The journal has a problem; the text is a sentence.
  case problem(String)
  /// The run used none of the references in this package.
  case otherPackage
  /// A directory could not be searched; its path, relative to the package's root.
  case unlisted(path: String, error: FileError)

  /// The advice for complete evidence.
  package static let advice = "Run all tests with “tintype test”, without a filter."

  /// Returns the reasons why the evidence of a run is incomplete, in a fixed order.
  static func gaps(about journal: RunJournal) -> [IncompleteEvidence] {
    var gaps: [IncompleteEvidence] = []
    let ends = lastEnds(in: journal)
    let coverage = ShardCoverage(journal)
    let parts = Set(ends.compactMap { $0.shard?.index })
    let isReported = parts.isSuperset(of: coverage?.present ?? [])
    if ends.isEmpty || !isReported || ends.contains(where: { $0.status == nil }) {
      gaps.append(.notTested)
    }
    if let status = ends.compactMap(\.status).filter({ $0 != 0 }).max() {
      gaps.append(.failed(status: status))
    }
    if ends.contains(where: { $0.isWhole != true }) { gaps.append(.partial) }
    let skipped = Set(journal.events.filter { $0.event == .testSkipped }.map { $0.test ?? "" })
    if !skipped.isEmpty {
      gaps.append(.skipped(skipped.sorted()))
    } else if ends.contains(where: { $0.tests == nil }) {
      gaps.append(.skipsUnknown)
    }
    if let coverage, !coverage.isComplete {
      gaps.append(.missingParts(coverage.missing, total: coverage.total))
    }
    return gaps + Report(journal).problems.map { .problem("\($0)") }
  }

  /// Returns the events that mark the end of all tests.
  ///
  /// A later attempt of a shard replaces an earlier one.
  private static func lastEnds(in journal: RunJournal) -> [JournalEvent] {
    let ends = journal.events.filter { $0.event == .tested }
    let attempts = Dictionary(ends.map { ($0.shard, $0.attempt ?? 1) }, uniquingKeysWith: max)
    return ends.filter { ($0.attempt ?? 1) == attempts[$0.shard] }
  }
}

extension IncompleteEvidence: CustomStringConvertible {
  /// The reason as a sentence.
  package var description: String {
    switch self {
    case .notTested:
      "It is unknown whether all tests ran to the end: “tintype test” did not start them."
    case .failed(let status):
      "The tests ended with exit code \(status): a failed test may not have used all references."
    case .partial: "Only some of the tests ran: a filter was specified."
    case .skipped(let tests):
      """
      \(Numbers.counted(tests.count, "test")) \(tests.count == 1 ? "was" : "were") skipped or \
      disabled: \(ShortText.list(tests.map { ShortText.line($0) }, limit: 5)). \
      \(tests.count == 1 ? "It" : "They") may use a reference.
      """
    case .skipsUnknown:
      """
      It is unknown whether tests were skipped or disabled: Swift Testing wrote no events. Run the \
      tests with the Swift toolchain that Tintype requires.
      """
    case .missingParts(let parts, let total):
      """
      Of the \(total) shards of the run, \(ShortText.list(parts.map { "\($0)" }, limit: 8)) \
      \(parts.count == 1 ? "is" : "are") missing.
      """
    case .problem(let text): text
    case .otherPackage:
      "The run used none of the references in this package: it may belong to another package."
    case .unlisted(let path, let error): "“\(path)” cannot be searched: \(error)."
    }
  }
}
