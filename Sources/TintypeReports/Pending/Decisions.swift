// SPDX-License-Identifier: MIT

import TintypeBase
import Foundation
import TintypeImaging
import TintypeSnapshots

/// What somebody decided while looking at a report, as the page exports it.
///
/// The file may come from anybody: it names changes and digests, never paths, and what it names is
/// decided on only where both digests are those of what waits.
package struct Decisions: Hashable, Sendable {
  /// The decisions, in the order of the file; on no snapshot twice.
  package let list: [Decision]

  /// The version of the format.
  package static let currentVersion = 1
  /// The largest file that is read, in bytes: 64 MiB.
  package static let sizeLimit = 64 << 20
  /// The most decisions of a file.
  package static let countLimit = 100_000

  /// A decision on one change.
  package struct Decision: Hashable, Sendable, Decodable {
    /// The snapshot, `target/suite/test.identifier`.
    package let name: String
    /// The extension of the snapshot's file; empty where it has none.
    package let pathExtension: String
    /// What was decided.
    package let verdict: Verdict
    /// The SHA-256 of the reference that was looked at; `nil` where there was none.
    package let reference: String?
    /// The SHA-256 of the new file that was looked at.
    package let actual: String

    /// What can be decided.
    package enum Verdict: String, Hashable, Sendable, Decodable {
      case accept, reject
    }

    /// The name and the extension, which together no other change has.
    package var fullName: String { pathExtension.isEmpty ? name : name + "." + pathExtension }

    private enum CodingKeys: String, CodingKey {
      case name, decision, reference, actual
      case pathExtension = "extension"
    }

    /// Reads a decision, and refuses one whose digests are none.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      func digest(_ key: CodingKeys) throws -> String {
        try container.decode(SHA256Digest.self, forKey: key).hexadecimal
      }
      name = try container.decode(String.self, forKey: .name)
      pathExtension = try container.decodeIfPresent(String.self, forKey: .pathExtension) ?? ""
      verdict = try container.decode(Verdict.self, forKey: .decision)
      let isNew =
        try !container.contains(.reference) || container.decodeNil(forKey: .reference)
      reference = isNew ? nil : try digest(.reference)
      actual = try digest(.actual)
    }
  }

  /// Reads a file's contents.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - path: What messages call the file.
  /// - Throws: ``DecisionError`` for what holds no decisions, or two on one snapshot.
  package init(_ bytes: [UInt8], path: String) throws(DecisionError) {
    let file: File
    do {
      file = try JSONDecoder().decode(File.self, from: Data(bytes))
    } catch let error as DecodingError {
      throw .noDecisions(path: path, field: error.field)
    } catch {
      throw .noDecisions(path: path, field: nil)
    }
    guard file.version == Self.currentVersion else {
      throw file.version > Self.currentVersion
        ? .newerDecisions(path: path, version: file.version)
        : .noDecisions(path: path, field: "version")
    }
    guard let list = file.decisions else { throw .noDecisions(path: path, field: "decisions") }
    guard list.count <= Self.countLimit else {
      throw .tooManyDecisions(path: path, limit: Self.countLimit)
    }
    var names: Set<String> = []
    for decision in list where !names.insert(decision.fullName).inserted {
      throw .decidedTwice(path: path, name: decision.fullName)
    }
    self.list = list
  }

  private struct File: Decodable {
    var version: Int
    var decisions: [Decision]?

    private enum Key: CodingKey { case version, decisions }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      version = try container.decode(Int.self, forKey: .version)
      // Nothing else in a newer file can be relied on.
      guard version == Decisions.currentVersion else { return }
      decisions = try container.decode([Decision].self, forKey: .decisions)
    }
  }
}

extension Decisions.Decision {
  /// Refuses a change that is not the one which was decided on.
  package func check(_ item: PendingItem) throws(Refusal) {
    guard item.digests.actual == actual else {
      throw .decidedOnAnother(seen: String(actual.prefix(12)))
    }
    guard item.digests.reference == reference else { throw .decidedBesideAnother }
  }
}
