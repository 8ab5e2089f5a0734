// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

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
    orphans = inventory.references.filter { !asked.contains($0.path) }
    askedFor = inventory.references.count - orphans.count
    foreign = inventory.foreign.filter { !asked.contains($0) }
    temporaries = inventory.temporaries.sorted()
    end = Self.end(of: output.run(journal.run.description))
    var doubts = EvidenceDoubt.doubts(about: journal)
    if askedFor == 0, !inventory.references.isEmpty { doubts.append(.otherPackage) }
    doubts += inventory.failures.map { .unlisted(path: $0.path, trouble: $0.trouble) }
    self.doubts = doubts
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
