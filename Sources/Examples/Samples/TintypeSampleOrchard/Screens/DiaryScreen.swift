// SPDX-License-Identifier: MIT

import SwiftData
import SwiftUI

/// The harvests and notes of each season.
struct DiaryScreen: View {
  private enum Sheet: Identifiable {
    case harvest, note

    var id: Self { self }
  }

  @Environment(\.modelContext) private var context
  @Query(sort: \Harvest.date, order: .reverse, animation: .default) private var harvests: [Harvest]
  @Query(sort: \Note.date, order: .reverse, animation: .default) private var notes: [Note]
  @State private var sheet: Sheet?

  var body: some View {
    let seasons = DiaryEntry.seasons(harvests: harvests, notes: notes)
    NavigationStack {
      List {
        ForEach(seasons, id: \.season) { season, entries in
          Section {
            ForEach(entries) { entry in
              DiaryRow(entry: entry).deleteAction { delete(entry) }
            }
          } header: {
            SeasonHeader(season: season)
          }
        }
      }
      .overlay {
        if seasons.isEmpty {
          ContentUnavailableView(
            "No Entries", systemImage: "text.book.closed",
            description: Text("Harvests and notes appear here."))
        }
      }
      .navigationTitle("Diary")
      .toolbar {
        Menu("New Entry", systemImage: "plus") {
          Button("New Harvest", systemImage: "basket") { sheet = .harvest }
          Button("New Note", systemImage: "square.and.pencil") { sheet = .note }
        }
      }
      .sheet(item: $sheet) { sheet in
        switch sheet {
        case .harvest: HarvestEditor()
        case .note: NoteEditor()
        }
      }
    }
  }

  private func delete(_ entry: DiaryEntry) {
    switch entry {
    case .harvest(let harvest): context.delete(harvest)
    case .note(let note): context.delete(note)
    }
  }
}

/// The name and the year of a season.
private struct SeasonHeader: View {
  let season: Season

  var body: some View {
    AdaptiveRow {
      Label {
        Text(season.title)
      } icon: {
        Image(systemName: season.symbol)
      }
      Spacer(minLength: 0)
      Text(season.year, format: .number.grouping(.never))
    }
    .accessibilityElement(children: .combine)
  }
}

/// An entry beside its day.
private struct DiaryRow: View {
  @Environment(\.dynamicTypeSize) private var size
  @ScaledMetric private var width = 46.0
  let entry: DiaryEntry

  var body: some View {
    AdaptiveRow {
      day
        .accessibilityElement()
        .accessibilityLabel(Text(entry.date, format: .dateTime.day().month(.wide)))
        .accessibilitySortPriority(1)
      switch entry {
      case .harvest(let harvest): HarvestRow(harvest: harvest)
      case .note(let note): NoteRow(note: note)
      }
    }
    .padding(.vertical, 2)
    .alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
    .accessibilityElement(children: .combine)
  }

  @ViewBuilder private var day: some View {
    if size.isAccessibilitySize {
      Text(entry.date, format: .dateTime.day().month()).bold()
    } else {
      VStack(spacing: 0) {
        Text(entry.date, format: .dateTime.day()).font(.title3.bold()).monospacedDigit()
        Text(entry.date, format: .dateTime.month())
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      .frame(width: width)
    }
  }
}

/// The tree and the weight of a harvest.
private struct HarvestRow: View {
  let harvest: Harvest

  var body: some View {
    if let tree = harvest.tree {
      FruitIcon(tree.species, size: 36)
      Text(tree.name)
    }
    Spacer(minLength: 0)
    Text(kilograms: harvest.amount).fontWeight(.medium).monospacedDigit()
  }
}

/// The text of a note and the name of its tree.
private struct NoteRow: View {
  let note: Note

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(note.text)
      if let tree = note.tree {
        Text(tree.name).font(.footnote).foregroundStyle(.secondary)
      }
    }
  }
}
