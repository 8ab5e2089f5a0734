// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeAssertions
import TintypeBase
import TintypeRuns
import TintypeSnapshots
import TintypeSourceEditing

/// Writes the inline snapshots of a process when its tests have ended.
enum InlineSnapshotWriter {
  private static let sessions = Mutex<[SnapshotSession]>([])

  /// The registration of the exit handler, evaluated once.
  private static let registration: Void = {
    let isRegistered = atexit { InlineSnapshotWriter.writeAll() } == 0
    if !isRegistered { ProcessExit.fail() }
  }()

  /// Writes the snapshots of the current session when the process exits.
  ///
  /// The journal has already begun, so its exit handler was registered before and runs later.
  static func writeAtExit() {
    // Tests of assertions have their own session, and write its snapshots themselves.
    guard SnapshotScope.current.session == nil else { return }
    let session = SnapshotSession.current
    sessions.withLock { sessions in
      if !sessions.contains(where: { $0 === session }) { sessions.append(session) }
    }
    registration
  }

  private static func writeAll() {
    for session in sessions.withLock({ $0 }) {
      let lines = write(session, linkTime: TestProgram.linkTime)
      guard !lines.isEmpty else { continue }
      FileHandle.standardError.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    }
  }

  /// Writes the snapshots of a session.
  ///
  /// A snapshot that cannot be written is a failure in the journal, and makes the process fail.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - linkTime: The time at which the tests were linked; `nil` if it is unknown.
  ///   - fail: Makes the process fail.
  /// - Returns: The lines to print.
  static func write(
    _ session: SnapshotSession, linkTime: FileTime?, fail: () -> Void = { ProcessExit.fail() }
  ) -> [String] {
    var lines: [String] = []
    for (path, changes) in session.inlineChanges.take() {
      var failures: [(change: InlineChange, reason: String)] = []
      var written = 0
      do {
        let edits = try changes.map(SnapshotEdit.init)
        let outcome = try SourceFile(
          path: path, linkTime: linkTime, output: changes[0].output
        ).write(edits)
        written = outcome.written
        failures = outcome.refusals.sorted { $0.key < $1.key }.map {
          (changes[$0.key], $0.value.description)
        }
      } catch {
        failures = changes.map { ($0, "\(error)") }
      }
      if written > 0 {
        lines.append(
          "note: recorded \(Numbers.counted(written, "inline snapshot")) in \(changes[0].callSite.file)"
        )
      }
      for failure in failures {
        let message = "The inline snapshot was not recorded. \(failure.reason)"
        lines.append("error: \(failure.change.callSite): \(message)")
        session.noteFailure(of: failure.change.test, message: message, file: nil, line: 0)
        fail()
      }
    }
    return lines
  }
}

extension SnapshotEdit {
  /// Creates the edit of a change.
  fileprivate init(_ change: InlineChange) throws(SourceFileError) {
    guard let line = Int(exactly: change.callSite.line),
      let column = Int(exactly: change.callSite.column)
    else { throw .refused(.noCall) }
    self.init(
      at: SnapshotPosition(
        line: line, column: column, label: change.label,
        deprecatedLabels: change.deprecatedLabels, offset: change.offset),
      from: change.expected, to: change.actual)
  }
}
