// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// The snapshots of previews that ended earlier programs of this process by a trap.
package enum TrappedSnapshots {
  /// The variable with the identifiers, one on each line.
  package static let variable = "TINTYPE_TRAPPED"

  /// The identifiers; empty if the program was not started again.
  package static let identifiers: [String] =
    (ProcessInfo.processInfo.environment[variable] ?? "").split(separator: "\n").map(String.init)
}

extension JournalFile {
  /// Ends the part of a journal that an earlier program of this process began.
  ///
  /// - Parameters:
  ///   - path: The journal's file.
  ///   - event: The last line, to which the number of lines is added.
  package static func endEarlierPart(of path: String, _ event: JournalEvent) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return }
    let lines = text.split(separator: "\n")
    func isEvent(_ line: Substring, _ kind: JournalEvent.Kind) -> Bool {
      line.contains("\"event\":\"\(kind.rawValue)\"")
    }
    guard let began = lines.lastIndex(where: { isEvent($0, .began) }),
      !lines[began...].contains(where: { isEvent($0, .ended) })
    else { return }
    var event = event
    event.lines = lines.count - began - 1
    if let line = try? event.line { try? append(line, to: path) }
  }
}
