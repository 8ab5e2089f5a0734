// SPDX-License-Identifier: MIT

import SwiftUI

/// The journal of a trip.
struct MemoriesScreen: View {
  @Environment(Journal.self) private var journal
  @Environment(Router.self) private var router
  let id: Trip.ID

  var body: some View {
    let memories = journal.trip(id)?.memories ?? []
    Group {
      if memories.isEmpty {
        ContentUnavailableView {
          Label("No Memories Yet", systemImage: "book")
        } description: {
          Text("Write down what you want to remember.")
        } actions: {
          Button("Write a Memory") { router.sheet = .newMemory(id) }
            .buttonStyle(.borderedProminent)
            .tint(.brandFill)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        ScrollView {
          LazyVStack(spacing: 20) {
            ForEach(memories) { memory in
              Button {
                router.memory = OpenedMemory(trip: id, id: memory.id)
              } label: {
                MemoryCard(memory: memory)
              }
              .buttonStyle(.plain)
              .contextMenu { actions(of: memory) }
            }
          }
          .padding(20)
        }
      }
    }
    .screenBackground()
    .navigationTitle("Memories")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        UndoButton()
        Button("Write a Memory", systemImage: "square.and.pencil") {
          router.sheet = .newMemory(id)
        }
      }
    }
  }

  @ViewBuilder
  private func actions(of memory: Memory) -> some View {
    Button(
      memory.isFavorite ? "Remove from Favorites" : "Add to Favorites",
      systemImage: memory.isFavorite ? "heart.fill" : "heart"
    ) {
      journal.toggleFavorite(OpenedMemory(trip: id, id: memory.id))
    }
    Button("Delete", systemImage: "trash", role: .destructive) {
      journal.update(id) { $0.memories.removeAll { $0.id == memory.id } }
    }
  }
}

/// A memory with the beginning of its text.
private struct MemoryCard: View {
  let memory: Memory

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      SceneryView(scenery: memory.scenery)
        .frame(height: 130)
        .overlay(alignment: .topTrailing) {
          if memory.isFavorite {
            Image(systemName: "heart.fill")
              .foregroundStyle(.white)
              .padding(8)
              .background(.black.opacity(0.35), in: .circle)
              .padding(12)
              .accessibilityLabel("Favorite")
          }
        }
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Text(memory.date, format: .dateTime.day().month(.wide))
          Spacer()
          MoodLabel(mood: memory.mood)
        }
        .font(.caption.weight(.medium))
        .foregroundStyle(.secondary)
        Text(memory.title)
          .font(.title3.bold())
        Text(memory.text)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(2)
      }
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .background(.card)
    .clipShape(.rect(cornerRadius: 22))
    .shadow(color: .black.opacity(0.08), radius: 10, y: 4)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier(memory.id)
  }
}

/// The name and the symbol of a mood.
struct MoodLabel: View {
  let mood: Mood

  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: mood.symbol)
        .foregroundStyle(mood.color)
        .accessibilityHidden(true)
      Text(mood.title)
    }
  }
}

extension Journal {
  func toggleFavorite(_ opened: OpenedMemory) {
    update(opened.trip) { trip in
      guard let index = trip.memories.firstIndex(where: { $0.id == opened.id }) else { return }
      trip.memories[index].isFavorite.toggle()
    }
  }
}
