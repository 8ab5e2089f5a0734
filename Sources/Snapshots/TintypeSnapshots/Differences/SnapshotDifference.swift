// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeRuns

/// A difference between a value and its reference.
///
/// Each format has its own type, with the facts of its comparison. The failure message and the
/// journal need only the members of this protocol.
package protocol SnapshotDifference: Sendable {
  /// The end of the sentence that states the size of the difference, such as “: 1 line added.”
  var extent: String { get }
  /// The lines that describe the changes; empty if the changes are unknown.
  var changedLines: [String] { get }

  /// The most important change in a few words, for a short message; `nil` if it is unknown.
  var changeSummary: String? { get }
  /// A note about the changes as a whole; `nil` for none.
  var changeNote: String? { get }
  /// Sentences about the circumstances of the comparison, such as other versions of libraries.
  var circumstances: [String] { get }
  /// The lines that show the difference; empty if a file shows it.
  var lines: [String] { get }
  /// The bytes of a file that shows the difference; `nil` if there is none.
  var artifact: [UInt8]? { get }
  /// The name of the file in ``artifact``, without the name of the snapshot.
  var artifactName: String { get }
  /// Additional files that show the difference.
  var attachments: [DiffAttachment] { get }
  /// The full bytes of the reference, if the file stores a compact form; else `nil`.
  var fullReference: [UInt8]? { get }
  /// A feature vector of the difference's appearance, to find similar ones; `nil` if there is none.
  var features: [Int]? { get }
  /// The changed lines of a text, for the journal; `nil` for other formats, and if they are too
  /// many or too long.
  var textChanges: [JournalRecord.TextChange]? { get }
  /// The facts of the comparison, for the journal; `nil` for none.
  var details: (any JournalDetails)? { get }
}

extension SnapshotDifference {
  package var changedLines: [String] { [] }

  package var changeSummary: String? { changedLines.first }
  package var changeNote: String? { nil }
  package var circumstances: [String] { [] }
  package var lines: [String] { [] }
  package var artifact: [UInt8]? { nil }
  package var artifactName: String { "difference.patch" }
  package var attachments: [DiffAttachment] { [] }
  package var fullReference: [UInt8]? { nil }
  package var features: [Int]? { nil }
  package var textChanges: [JournalRecord.TextChange]? { nil }
  package var details: (any JournalDetails)? { nil }

  /// A description of the difference, without a list of the changes.
  var summary: String {
    lines.isEmpty ? "The values differ" + extent : lines.joined(separator: "\n")
  }

  /// All files that show the difference.
  var files: [DiffAttachment] {
    let own = artifact.map { DiffAttachment.data(Data($0), name: artifactName) }
    return [own].compactMap(\.self) + attachments
  }
}

/// A difference that the closures of a ``Diffing`` report.
package struct DescribedDifference: SnapshotDifference, Hashable {
  /// The message of the closure.
  package var message: String
  /// The files that the closure attaches.
  package var attachments: [DiffAttachment]

  /// Creates a difference.
  package init(_ message: String, attachments: [DiffAttachment] = []) {
    (self.message, self.attachments) = (message, attachments)
  }

  package var extent: String { "." }
  package var lines: [String] { message.isEmpty ? [] : [message] }
}

extension TextDifference: SnapshotDifference {
  package var extent: String {
    let lines = hunks.flatMap(\.lines)
    let counts = [
      ("removed", lines.count { $0.kind == .removed }),
      ("added", lines.count { $0.kind == .added }),
    ]
    return ": "
      + counts.filter { $0.1 > 0 }.map { "\(Numbers.counted($1, "line")) \($0)" }
      .joined(separator: ", ") + "."
  }

  package var changedLines: [String] { note == nil ? words(limit: 5) : [] }
  package var changeNote: String? { note }
  package var lines: [String] { [marked(limit: 100)] }
  package var artifact: [UInt8]? { Array(unified.utf8) }
}

extension DiffAttachment {
  /// The contents and the name of the file.
  package var file: (data: Data, name: String) {
    switch self {
    case .data(let data, let name): return (data, name)
    #if !canImport(Darwin)
      case .xcTest(let attachment): return attachment.named.file
    #endif
    }
  }
}
