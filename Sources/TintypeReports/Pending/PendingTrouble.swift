// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots
import TintypeComparison

/// Why the file of a change that waits tells nothing that could be decided on.
package enum PendingTrouble: Error, Hashable, Sendable {
  /// It cannot be read.
  case unreadable(FileTrouble)
  /// It is no JSON, or not of a change; `field` is what is missing or wrong, where that is known.
  case notAChange(field: String?)
  /// It has a format that is newer than this library.
  case newerVersion(Int)
  /// A field is missing without which nothing can be decided.
  case incomplete(field: String)
  /// It tells of something that is no change.
  case nothingToDecide(JournalRecord.Outcome)
  /// It tells of another snapshot than its name.
  case otherSnapshot(String)
  /// It names a file in another folder than its own.
  case otherFolder(String)
  /// It names a file outside of the output directory, or itself lies there by a link.
  case leavesOutputDirectory(String)

  /// Decodes the file of a change.
  static func decoded(_ bytes: Data) throws(PendingTrouble) -> PendingChange {
    do {
      let change = try JSONDecoder.journal.decode(Versioned.self, from: bytes)
      guard let change = change.change else { throw PendingTrouble.newerVersion(change.version) }
      return change
    } catch let trouble as PendingTrouble {
      throw trouble
    } catch let error as DecodingError {
      throw .notAChange(field: error.field)
    } catch {
      throw .notAChange(field: nil)
    }
  }

  /// A change, or the version that makes it unreadable: nothing else in it can be relied on.
  private struct Versioned: Decodable {
    var version: Int
    var change: PendingChange?

    private enum Key: CodingKey { case version }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      version = try container.decode(Int.self, forKey: .version)
      guard version <= JournalRecord.currentVersion else { return }
      guard version == JournalRecord.currentVersion else {
        throw DecodingError.dataCorruptedError(
          forKey: .version, in: container, debugDescription: "There is no such version.")
      }
      change = try PendingChange(from: decoder)
    }
  }
}

extension DecodingError {
  /// The field that is missing or wrong, such as `record.snapshot`; `nil` for what is no JSON.
  var field: String? {
    let path: [any CodingKey] =
      switch self {
      case .keyNotFound(let key, let context): context.codingPath + [key]
      case .typeMismatch(_, let context), .valueNotFound(_, let context): context.codingPath
      case .dataCorrupted(let context): context.codingPath
      @unknown default: []
      }
    return path.isEmpty ? nil : path.map(\.stringValue).joined(separator: ".")
  }
}
