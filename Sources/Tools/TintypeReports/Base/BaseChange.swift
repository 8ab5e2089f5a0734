// SPDX-License-Identifier: MIT

import TintypeComparison
import TintypeRuns
import TintypeSnapshots

/// A reference that differs between a base commit and the working tree.
package struct BaseChange: Sendable {
  /// The kind of change.
  package var kind: Kind
  /// The path from the root of the working tree, or the path in the commit of a removed reference.
  package var path: String
  /// The path in the commit; `nil` if it is the same.
  package var oldPath: String?
  /// The facts of the comparison of two images.
  package var details: ImageDetails?
  /// The appearance of the difference as a vector, for finding similar differences.
  package var features: [Int]?
  /// The changed nodes or lines, at most five and the number of the others, or the reason why
  /// nothing could be compared.
  package var lines: [String] = []
  /// The changed lines of a text; `nil` for other files, and if they are too many.
  package var textChanges: [JournalRecord.TextChange]?
  /// Remarks about the comparison.
  package var notes: [String] = []
  /// The files for a report, relative to the directory of artifacts.
  package var artifacts: (old: String?, new: String?) = (nil, nil)

  /// The kinds of changes, in the order of a summary.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The pixels or the text differ.
    case changed
    /// The commit has no such reference.
    case added
    /// The working tree has no such reference.
    case removed
    /// The path differs, and the pixels or the text are the same.
    case renamed
    /// The pixels are the same, and the scenes differ.
    case scene
    /// Only the bytes of the file differ, not the pixels or the scene.
    case same
    /// The two files could not be compared.
    case failed
  }

  /// Creates a change.
  package init(_ kind: Kind, path: String, oldPath: String? = nil, lines: [String] = []) {
    self.kind = kind
    self.path = path
    self.oldPath = oldPath
    self.lines = lines
  }

  /// A Boolean value that indicates whether the change is visible or audible to a reviewer.
  package var isDifference: Bool { kind != .same }
}

extension BaseChange {
  /// The change as a journal record for a report.
  package var record: JournalRecord {
    var notes = notes
    if let oldPath { notes.insert("renamed from \(oldPath)", at: 0) }
    if kind == .scene {
      notes.append("same pixels, different scene: " + lines.joined(separator: "; "))
    }
    let hasFiles = artifacts.old != nil || artifacts.new != nil
    return JournalRecord(
      snapshot: SnapshotName(referencePath: path), outcome: outcome, reference: path,
      artifacts: hasFiles
        ? JournalRecord.Artifacts(reference: artifacts.old, actual: artifacts.new ?? "") : nil,
      location: CallSite(file: "", line: 0, column: 0),
      message: details == nil && kind != .scene && !lines.isEmpty
        ? lines.joined(separator: "\n") : nil,
      textChanges: textChanges, details: details, fingerprint: features, notes: notes)
  }

  /// The outcome in whose section a report lists the change; see ``Report/Baseline``.
  private var outcome: JournalRecord.Outcome {
    switch kind {
    case .changed: .changed
    case .added: .recorded
    case .removed: .missing
    case .renamed, .scene, .same: .matched
    case .failed: .failed
    }
  }
}

extension SnapshotName {
  /// Creates the name of a reference from its path.
  ///
  /// The target is the path up to `__Snapshots__`; the suite is the path below it. Two paths result
  /// in different names, unless they differ only in the extension.
  ///
  /// - Parameter path: A path such as `__Snapshots__/FormTests/LoginTests/appearance.1.png`.
  init(referencePath path: String) {
    let parts = path.split(separator: "/").map(String.init)
    let file = parts.last ?? path
    var directories = Array(parts.dropLast())
    // `__Snapshots__` in the package's root is not part of names.
    if directories.first == ReferenceLocation.directoryName, directories.count > 1 {
      directories.removeFirst()
    } else if !directories.contains(ReferenceLocation.directoryName) {
      directories.insert(".", at: 0)
    }
    let words = file.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let isUsual = words.count == 3
    let suiteCount = directories.count > 1 ? 1 : 0
    self.init(
      target: directories.dropLast(suiteCount).joined(separator: "/"),
      suite: directories.suffix(suiteCount).joined(separator: "/"),
      test: isUsual ? words[0] : file, identifier: isUsual ? words[1] : "")
  }
}
