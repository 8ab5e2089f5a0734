// SPDX-License-Identifier: MIT

import Foundation
import TintypeComparison
import TintypeSnapshots

/// Deletes references that no test asks for.
package struct Pruning: Sendable {
  /// What was deleted, relative to the package's root, sorted.
  package private(set) var deleted: [String] = []
  /// What was written when the run was over, and stays, sorted.
  package private(set) var kept: [String] = []
  /// The temporary files that were removed, relative to the package's root, sorted by directory.
  package private(set) var temporaries: [String] = []
  /// What could not be deleted, by path.
  package private(set) var failures: [ReferenceInventory.Failure] = []

  /// Deletes what a search has found, and the directories that nothing is left in.
  ///
  /// - Parameters:
  ///   - search: The search; by one with doubts nothing is deleted.
  ///   - packageRoot: The directory that holds `Package.swift`.
  ///   - isDryRun: Whether it is only told what would be deleted.
  package init(_ search: OrphanSearch, in packageRoot: String, dryRun isDryRun: Bool) {
    // Whatever the tests have asked for: no temporary file is a reference.
    if !isDryRun { removeTemporaries(of: search, in: packageRoot) }
    guard search.doubts.isEmpty else { return }
    for file in search.orphans {
      let path = packageRoot + "/" + file.path
      if search.isNewer(file) || !isDryRun && Self.hasChanged(file, at: path) {
        kept.append(file.path)
      } else if isDryRun || unlink(path) == 0 {
        deleted.append(file.path)
        if !isDryRun { Self.removeEmpty(FilePath.parent(of: file.path), in: packageRoot) }
      } else {
        failures.append(
          ReferenceInventory.Failure(path: file.path, trouble: .system(code: errno)))
      }
    }
  }

  /// Removes what processes that were killed have left, by the clock of the directory's file system.
  private mutating func removeTemporaries(of search: OrphanSearch, in packageRoot: String) {
    for directory in search.temporaries {
      let path = packageRoot + "/" + directory
      temporaries += TemporaryFile.removeAbandoned(
        in: path, writtenBefore: TemporaryFile.time(in: path)
      ).map { directory + "/" + $0 }
    }
  }

  /// Whether somebody has put something else in a file's place since the search.
  private static func hasChanged(_ file: ReferenceInventory.File, at path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 || status.st_mode & S_IFMT != S_IFREG
      || FileTime(modificationOf: status) != file.modified
  }

  /// Removes a directory below `__Snapshots__` and those above it, as long as they are empty.
  private static func removeEmpty(_ directory: String, in packageRoot: String) {
    var directory = directory
    while !directory.isEmpty, FilePath.name(of: directory) != ReferenceGuard.directoryName {
      // The system refuses to remove what is not empty.
      guard rmdir(packageRoot + "/" + directory) == 0 else { return }
      directory = FilePath.parent(of: directory)
    }
  }
}

/// The references that no test has asked for in a run, and whether the run is evidence of that.
package struct OrphanSearch: Hashable, Sendable {
  /// The run.
  package let run: RunName
  /// The references that no test has asked for, by path.
  package let orphans: [ReferenceInventory.File]
  /// How many references there are that were asked for.
  package let askedFor: Int
  /// What else lies beside the references, sorted: never touched.
  package let foreign: [String]
  /// Why what the run says is not enough to delete a file; empty where it is.
  package let doubts: [EvidenceDoubt]
  /// When the run was over; `nil` where that is not known.
  private let end: FileTime?
  /// The directories that contain temporary files, relative to the package's root, sorted.
  package let temporaries: [String]

  /// Searches a package for what a run has not asked for.
  ///
  /// - Parameters:
  ///   - packageRoot: The directory that holds `Package.swift`.
  ///   - output: Where the tests wrote.
  ///   - run: The run; by default the latest.
  /// - Throws: `ReportError` where there is no run to ask.
  package init(
    packageRoot: String, output: OutputDirectory, run: RunName? = nil
  ) throws(ReportError) {
    let journal = try JournalReader(output: output).read(run: run)
    let asked = AskedReferences(journal.records)
    let inventory = ReferenceInventory(
      of: packageRoot, extensions: ReferenceInventory.usualExtensions.union(asked.extensions))
    self.run = journal.run
    let unused = inventory.references.filter { !asked.contains($0.path) }
    let used = inventory.references.filter { asked.contains($0.path) }
    orphans = unused + Self.unusedAssets(inventory.assets, by: used, in: packageRoot)
    askedFor = used.count
    foreign = inventory.foreign.filter { !asked.contains($0) }
    temporaries = inventory.temporaries.sorted()
    end = Self.end(of: output.run(journal.run.description))
    var doubts = EvidenceDoubt.doubts(about: journal)
    if askedFor == 0, !inventory.references.isEmpty { doubts.append(.otherPackage) }
    doubts += inventory.failures.map { .unlisted(path: $0.path, trouble: $0.trouble) }
    self.doubts = doubts
  }

  /// The shared images that no reference uses; none if a reference does not tell what it uses.
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
        let used = CompactReference.sharedImages(of: bytes)
      else { return [] }
      names.formUnion(used)
    }
    return assets.filter { !names.contains(FilePath.name(of: $0.path)) }
  }

  /// Whether a reference was written when the run was over: no test of it can have asked for it.
  func isNewer(_ file: ReferenceInventory.File) -> Bool { end.map { file.modified > $0 } ?? true }

  /// When the last line of a run was written.
  private static func end(of directory: String) -> FileTime? {
    let names = (try? Directory.names(in: directory)) ?? []
    return names.filter { $0.hasSuffix(".jsonl") }.compactMap { name in
      var status = stat()
      return stat(directory + "/" + name, &status) == 0 ? FileTime(modificationOf: status) : nil
    }.max()
  }
}

/// The references that tests have asked for.
struct AskedReferences {
  /// The paths, relative to the package's root.
  private var paths: Set<String> = []
  /// Of references that lie elsewhere, such as in a bundle that was built of the package's: their
  /// paths below `__Snapshots__`.
  private var tails: Set<String> = []
  /// What the files end in, without a dot.
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

  /// Whether a test has asked for a file of the package, or for its copy in a bundle.
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

/// Why a run does not show that no test asks for a reference.
package enum EvidenceDoubt: Hashable, Sendable {
  /// Nobody has written down that all tests ran: they were not started by `tintype test`.
  case notTested
  /// The command that ran the tests ended with this status.
  case failed(status: Int)
  /// Only some of the tests were run.
  case partial
  /// Tests were skipped or disabled: their names, sorted.
  case skipped([String])
  /// It is unknown whether tests were skipped: Swift Testing's events are missing.
  case skipsUnknown
  /// Parts of a run that was split are missing.
  case missingParts([Int], total: Int)
  /// Something of the journal cannot be read, as a sentence.
  case problem(String)
  /// The run has asked for none of the references here.
  case otherPackage
  /// A directory could not be searched; its path, relative to the package's root.
  case unlisted(path: String, trouble: FileTrouble)

  /// The command that gives better evidence.
  package static let advice = "Run all tests with “tintype test”, without a filter."

  /// What is doubtful in a run, the same each time.
  static func doubts(about journal: RunJournal) -> [EvidenceDoubt] {
    var doubts: [EvidenceDoubt] = []
    let ends = lastEnds(in: journal)
    let coverage = ShardCoverage(journal)
    let parts = Set(ends.compactMap { $0.shard?.index })
    let isTold = parts.isSuperset(of: coverage?.present ?? [])
    if ends.isEmpty || !isTold || ends.contains(where: { $0.status == nil }) {
      doubts.append(.notTested)
    }
    if let status = ends.compactMap(\.status).filter({ $0 != 0 }).max() {
      doubts.append(.failed(status: status))
    }
    if ends.contains(where: { $0.isWhole != true }) { doubts.append(.partial) }
    let skipped = Set(journal.events.filter { $0.event == .testSkipped }.map { $0.test ?? "" })
    if !skipped.isEmpty {
      doubts.append(.skipped(skipped.sorted()))
    } else if ends.contains(where: { $0.tests == nil }) {
      doubts.append(.skipsUnknown)
    }
    if let coverage, !coverage.isComplete {
      doubts.append(.missingParts(coverage.missing, total: coverage.total))
    }
    return doubts + Report(journal).problems.map { .problem("\($0)") }
  }

  /// The lines that tell of the end of all tests.
  ///
  /// A later attempt at a part takes the place of an earlier one.
  private static func lastEnds(in journal: RunJournal) -> [JournalEvent] {
    let ends = journal.events.filter { $0.event == .tested }
    let attempts = Dictionary(ends.map { ($0.shard, $0.attempt ?? 1) }, uniquingKeysWith: max)
    return ends.filter { ($0.attempt ?? 1) == attempts[$0.shard] }
  }
}

extension EvidenceDoubt: CustomStringConvertible {
  /// The reason as a sentence.
  package var description: String {
    switch self {
    case .notTested:
      "Nobody has told that all tests ran to their end: they were not started by “tintype test”."
    case .failed(let status):
      "The tests ended with exit code \(status): a test that failed may not have asked for all."
    case .partial: "Only some of the tests ran: a filter was given."
    case .skipped(let tests):
      """
      \(Numbers.counted(tests.count, "test")) did not run, since \(tests.count == 1 ? "it was" : "they were") \
      skipped or disabled: \(ShortText.list(tests.map { ShortText.line($0) }, limit: 5)). \
      \(tests.count == 1 ? "It" : "They") may use a reference.
      """
    case .skipsUnknown:
      """
      It is unknown whether tests were skipped or disabled: Swift Testing wrote no events. Run the \
      tests with the Swift toolchain that Tintype requires.
      """
    case .missingParts(let parts, let total):
      """
      Of the \(total) parts of the run, \(ShortText.list(parts.map { "\($0)" }, limit: 8)) \
      \(parts.count == 1 ? "is" : "are") missing.
      """
    case .problem(let text): text
    case .otherPackage:
      "The run has asked for none of the references here: it may be of another package."
    case .unlisted(let path, let trouble): "“\(path)” cannot be searched: \(trouble)."
    }
  }
}
