// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeComparison
import TintypeRuns
import TintypeSnapshots

/// The unused references that newly recorded snapshots resemble, as after a test was renamed.
///
/// Only a run of all tests shows that a reference is unused. Of other runs, nothing is stated.
package struct Resemblances: Hashable, Sendable {
  /// The path of the reference that the snapshot of a new reference resembles, by the path of the new
  /// reference.
  private var paths: [String: String] = [:]

  /// The minimum share of equal properties or lines: 0.5.
  static let minimum = 0.5
  /// The maximum number of new references, and of unused ones, that are compared: 500.
  static let limit = 500

  /// Compares the new references of a run with the unused references of a package.
  ///
  /// - Parameters:
  ///   - journal: The run.
  ///   - used: The references of all of its records.
  ///   - packageRoot: The directory that contains `Package.swift`.
  package init(_ journal: RunJournal, using used: UsedReferences, in packageRoot: String) {
    let new = Set(
      journal.records.filter { $0.outcome == .recorded }.compactMap(\.reference))
    guard !new.isEmpty, new.count <= Self.limit, Self.isWhole(journal) else { return }
    let unused = ReferenceInventory(
      of: packageRoot, extensions: ReferenceInventory.usualExtensions.union(used.extensions),
      without: used.contains
    ).references.map(\.path)
    guard unused.count <= Self.limit else { return }
    let known = unused.compactMap { path in
      Self.properties(of: path, in: packageRoot).map { (path: path, properties: $0) }
    }
    for path in new {
      guard let own = Self.properties(of: path, in: packageRoot) else { continue }
      var best: (path: String, share: Double)?
      // The first path counts if several resemble the new one equally.
      for candidate in known where Self.ending(candidate.path) == Self.ending(path) {
        let share = Self.share(own, candidate.properties)
        if share >= Self.minimum, share > best?.share ?? 0 { best = (candidate.path, share) }
      }
      paths[path] = best?.path
    }
  }

  /// Returns the path of the unused reference that a new snapshot resembles; `nil` if there is none.
  package func path(of record: JournalRecord) -> String? {
    guard record.outcome == .recorded else { return nil }
    return record.reference.flatMap { paths[$0] }
  }

  /// Returns whether all tests ran; a failure is expected, because recording fails a test.
  private static func isWhole(_ journal: RunJournal) -> Bool {
    IncompleteEvidence.gaps(about: journal).allSatisfy { gap in
      if case .failed = gap { true } else { false }
    }
  }

  private static func ending(_ path: String) -> Substring {
    FilePath.name(of: path).split(separator: ".").last ?? ""
  }

  /// The sections of a description that do not describe the content.
  private static let circumstances: Set<String> = [
    "image", "environment", "allowed pending work", "object in the store", "shared images",
  ]

  /// Returns the properties of an image's nodes, or the lines of a text; `nil` without any.
  private static func properties(of path: String, in packageRoot: String) -> Set<String>? {
    guard
      let bytes = try? RegularFile.bytes(
        of: packageRoot + "/" + path, limit: ReferenceFile.sizeLimit)
    else { return nil }
    let lines = ReferenceDescription.lines(of: bytes)
    guard path.hasSuffix(".png") else { return lines.isEmpty ? nil : Set(lines) }
    var section = ""
    var properties: Set<String> = []
    for line in lines {
      if !line.hasPrefix(" ") { section = line }
      if !circumstances.contains(section) { properties.insert(section + "\n" + line) }
    }
    return properties.isEmpty ? nil : properties
  }

  /// Returns the share of equal elements, from 0 to 1.
  private static func share(_ first: Set<String>, _ second: Set<String>) -> Double {
    Double(2 * first.intersection(second).count) / Double(first.count + second.count)
  }
}
