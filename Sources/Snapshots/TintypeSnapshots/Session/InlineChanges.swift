// SPDX-License-Identifier: MIT

import Synchronization
import TintypeRuns

/// The text of an inline snapshot, and the text of its closure.
package struct InlineChange: Hashable, Sendable {
  /// The current absolute path of the source file.
  package var file: String
  /// The location of the call, relative to the package.
  package var callSite: CallSite
  /// The label of the closure.
  package var label: String
  /// The previous labels of the closure.
  package var deprecatedLabels: [String]
  /// The number of preceding closures at the end of the call.
  package var offset: Int
  /// The text that the closure returned; `nil` if there is no closure.
  package var expected: String?
  /// The text of the value; `nil` if there is no value.
  package var actual: String?
  /// A Boolean value that indicates whether the text is written into the file.
  package var isRecorded: Bool
  /// The name of the test, for messages.
  package var test: String
  /// The directory of the run's output.
  package var output: OutputDirectory

  /// The position in the file, which is the same each time the call is reached.
  fileprivate var place: Place {
    Place(line: callSite.line, column: callSite.column, label: label, offset: offset)
  }

  fileprivate struct Place: Hashable {
    var line: UInt
    var column: UInt
    var label: String
    var offset: Int
  }
}

/// The inline snapshots of a session that are written when the tests have ended.
package final class InlineChanges: Sendable {
  private struct State {
    var files: [String: [InlineChange.Place: InlineChange]] = [:]
    /// The calls with different texts, which are not written.
    var conflicts: [String: Set<InlineChange.Place>] = [:]
  }
  private let state = Mutex(State())

  init() {}

  /// Adds the text of a snapshot.
  ///
  /// - Throws: ``SnapshotError/differentInlineTexts(_:first:second:)`` if the call had another text
  ///   before; then neither text is written.
  package func add(_ change: InlineChange) throws(SnapshotError) {
    let other = state.withLock { state -> InlineChange? in
      guard let known = state.files[change.file]?[change.place] else {
        state.files[change.file, default: [:]][change.place] = change
        return nil
      }
      guard known.actual.map({ Array($0.utf8) }) == change.actual.map({ Array($0.utf8) }) else {
        state.conflicts[change.file, default: []].insert(change.place)
        return known
      }
      if change.isRecorded { state.files[change.file]?[change.place] = change }
      return nil
    }
    if let other {
      throw .differentInlineTexts(
        change.callSite, first: other.actual ?? "nil", second: change.actual ?? "nil")
    }
  }

  /// Removes and returns the snapshots to write, by file and in the order of their lines.
  package func take() -> [(file: String, changes: [InlineChange])] {
    let state = state.withLock { state in
      let taken = state
      state = State()
      return taken
    }
    return state.files.sorted { $0.key < $1.key }.compactMap { file, changes in
      let conflicts = state.conflicts[file] ?? []
      let recorded = changes.filter { $0.value.isRecorded && !conflicts.contains($0.key) }.values
      guard !recorded.isEmpty else { return nil }
      return (
        file,
        recorded.sorted {
          ($0.callSite.line, $0.callSite.column, $0.offset)
            < ($1.callSite.line, $1.callSite.column, $1.offset)
        }
      )
    }
  }
}
