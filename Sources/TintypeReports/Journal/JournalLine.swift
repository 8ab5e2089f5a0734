// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots
import TintypeComparison

/// What one line of a journal turned out to be.
package enum JournalLine: Hashable, Sendable {
  case record(JournalRecord)
  case event(JournalEvent)
  case problem(JournalProblem.Reason)

  /// Reads one line.
  ///
  /// - Parameters:
  ///   - bytes: The line without its newline.
  ///   - isTerminated: Whether a newline followed; only a process that died leaves none.
  init(_ bytes: Data, isTerminated: Bool) {
    do {
      switch try JSONDecoder.journal.decode(Versioned.self, from: bytes) {
      case .record(let record): self = .record(record)
      case .event(let event): self = .event(event)
      case .newer(let version): self = .problem(.newerVersion(version))
      }
    } catch let error as DecodingError {
      let reason = Self.reason(for: error)
      self = .problem(reason == .notJSON && !isTerminated ? .truncated : reason)
    } catch {
      self = .problem(.notJSON)
    }
  }

  /// A record, or the version that makes it unreadable: nothing else in it can be relied on.
  private enum Versioned: Decodable {
    case record(JournalRecord)
    case event(JournalEvent)
    case newer(Int)

    private enum Key: CodingKey { case version, event }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let version = try container.decode(Int.self, forKey: .version)
      if version > JournalRecord.currentVersion {
        self = .newer(version)
      } else if version == JournalRecord.currentVersion {
        self =
          container.contains(.event)
          ? .event(try JournalEvent(from: decoder)) : .record(try JournalRecord(from: decoder))
      } else {
        throw DecodingError.dataCorruptedError(
          forKey: .version, in: container, debugDescription: "There is no such version.")
      }
    }
  }

  private static func reason(for error: DecodingError) -> JournalProblem.Reason {
    switch error {
    case .keyNotFound(let key, let context):
      return .notARecord(field: field(context.codingPath + [key]))
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return .notARecord(field: field(context.codingPath))
    case .dataCorrupted(let context):
      // Faulty JSON has no path; a value that its type refuses has one.
      let name = field(context.codingPath)
      return name == nil ? .notJSON : .notARecord(field: name)
    @unknown default:
      return .notARecord(field: nil)
    }
  }

  private static func field(_ path: [any CodingKey]) -> String? {
    path.isEmpty ? nil : path.map(\.stringValue).joined(separator: ".")
  }
}
