// SPDX-License-Identifier: MIT

import TintypeBase
import Foundation
import TintypeImaging
import TintypeSnapshots

/// The decisions of a reviewer, as the report's page exports them.
///
/// The file is not trusted: it contains names and digests of changes but no paths, and a decision
/// applies only if both digests match the pending change.
package struct Decisions: Hashable, Sendable {
  /// The decisions, in the order of the file; no snapshot has two.
  package let list: [Decision]

  /// The version of the format.
  package static let currentVersion = 1
  /// The maximum size of the file, in bytes: 64 MiB.
  package static let sizeLimit = 64 << 20
  /// The maximum number of decisions in a file.
  package static let countLimit = 100_000

  /// A decision on one change.
  package struct Decision: Hashable, Sendable, Decodable {
    /// The name of the snapshot, `target/suite/test.identifier`.
    package let name: String
    /// The extension of the snapshot's file; empty if it has none.
    package let pathExtension: String
    /// The verdict.
    package let verdict: Verdict
    /// The SHA-256 of the reviewed reference; `nil` if there was none.
    package let reference: String?
    /// The SHA-256 of the reviewed new file.
    package let actual: String

    /// The possible verdicts.
    package enum Verdict: String, Hashable, Sendable, Decodable {
      case accept, reject
    }

    /// The name and the extension, which together are unique.
    package var fullName: String { pathExtension.isEmpty ? name : name + "." + pathExtension }

    private enum CodingKeys: String, CodingKey {
      case name, decision, reference, actual
      case pathExtension = "extension"
    }

    /// Decodes a decision, and rejects invalid digests.
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

  /// Parses the contents of a file.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - path: The name of the file in messages.
  /// - Throws: ``DecisionError`` if there are no decisions, or two on one snapshot.
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
      // The other fields of a newer file may have changed.
      guard version == Decisions.currentVersion else { return }
      decisions = try container.decode([Decision].self, forKey: .decisions)
    }
  }
}

extension Decisions.Decision {
  /// Throws an error if the change is not the reviewed one.
  package func check(_ item: PendingItem) throws(Refusal) {
    guard item.digests.actual == actual else {
      throw .decidedOnAnother(seen: String(actual.prefix(12)))
    }
    guard item.digests.reference == reference else { throw .decidedBesideAnother }
  }
}
