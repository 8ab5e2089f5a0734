// SPDX-License-Identifier: MIT

import Foundation
import SwiftData

/// A harvest or a note.
enum DiaryEntry: Identifiable {
  case harvest(Harvest)
  case note(Note)

  var model: any PersistentModel {
    switch self {
    case .harvest(let harvest): harvest
    case .note(let note): note
    }
  }

  var id: PersistentIdentifier { model.persistentModelID }

  var date: Date {
    switch self {
    case .harvest(let harvest): harvest.date
    case .note(let note): note.date
    }
  }

  /// Returns the entries of each season, both from the latest.
  static func seasons(
    harvests: [Harvest], notes: [Note]
  ) -> [(season: Season, entries: [DiaryEntry])] {
    let entries = harvests.map(DiaryEntry.harvest) + notes.map(DiaryEntry.note)
    return Dictionary(grouping: entries) { Season(of: $0.date) }
      .map { ($0, $1.sorted { $0.date > $1.date }) }
      .sorted { $0.season > $1.season }
  }
}
