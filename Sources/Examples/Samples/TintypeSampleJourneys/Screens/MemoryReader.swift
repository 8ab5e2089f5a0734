// SPDX-License-Identifier: MIT

import SwiftUI

/// A memory on the whole screen.
struct MemoryReader: View {
  @Environment(Journal.self) private var journal
  @Environment(\.dismiss) private var dismiss
  let opened: OpenedMemory

  var body: some View {
    Group {
      if let memory = journal.trip(opened.trip)?.memories.first(where: { $0.id == opened.id }) {
        content(memory)
      } else {
        ContentUnavailableView("Memory Deleted", systemImage: "book")
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.canvas, ignoresSafeAreaEdges: .all)
  }

  private func content(_ memory: Memory) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        SceneryView(scenery: memory.scenery)
          .frame(height: 340)
        VStack(alignment: .leading, spacing: 16) {
          HStack {
            Text(memory.date, format: .dateTime.day().month(.wide).year())
            Spacer()
            MoodLabel(mood: memory.mood)
          }
          .font(.subheadline.weight(.medium))
          .foregroundStyle(.secondary)
          Text(memory.title)
            .font(.largeTitle.bold())
            .accessibilityAddTraits(.isHeader)
          Text(memory.text)
            .font(.title3)
            .lineSpacing(8)
        }
        .padding(24)
      }
    }
    .ignoresSafeArea(edges: .top)
    .overlay(alignment: .top) { controls(memory) }
  }

  private func controls(_ memory: Memory) -> some View {
    HStack {
      control("Close", symbol: "xmark") { dismiss() }
      Spacer()
      control(
        memory.isFavorite ? "Remove from Favorites" : "Add to Favorites",
        symbol: memory.isFavorite ? "heart.fill" : "heart"
      ) {
        withAnimation { journal.toggleFavorite(opened) }
      }
    }
    .padding(.horizontal, 20)
    .padding(.top, 8)
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }

  private func control(
    _ title: LocalizedStringKey, symbol: String, action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) {
      Label(title, systemImage: symbol)
        .labelStyle(.iconOnly)
        .font(.headline)
        .foregroundStyle(.white)
        .frame(width: 44, height: 44)
        .background(.black.opacity(0.35), in: .circle)
    }
    .buttonStyle(.plain)
  }
}
