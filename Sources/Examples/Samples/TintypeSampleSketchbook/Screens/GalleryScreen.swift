// SPDX-License-Identifier: MIT

import SwiftUI

/// The sketches, which can be searched and sorted.
struct GalleryScreen: View {
  @Environment(Studio.self) private var studio
  @Environment(Preferences.self) private var preferences
  @Environment(Router.self) private var router
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @State private var search = ""
  @State private var renamed: Sketch.ID?
  @State private var title = ""
  @State private var deletion: Sketch?

  var body: some View {
    @Bindable var preferences = preferences
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaInset(edge: .bottom) { DeletionBanner() }
      .screenBackground()
      .navigationTitle("Sketchbook")
      .searchable(text: $search, prompt: "Titles")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button("Settings", systemImage: "gearshape") { router.sheet = .settings }
        }
        ToolbarItemGroup(placement: .topBarTrailing) {
          NavigationLink(value: Route.statistics) { Label("Statistics", systemImage: "chart.bar") }
          Menu("Sort By", systemImage: "arrow.up.arrow.down") {
            Picker("Sort By", selection: $preferences.order) {
              ForEach(SketchOrder.allCases) { Text($0.title) }
            }
          }
          Button("New Sketch", systemImage: "plus", action: add)
        }
      }
      .alert("Rename Sketch", isPresented: isRenaming) {
        TextField("Title", text: $title)
        Button("Cancel", role: .cancel) {}
        Button("Save", action: rename)
      }
      .confirmationDialog(
        "Delete this sketch?", isPresented: isDeleting, titleVisibility: .visible,
        presenting: deletion
      ) { sketch in
        Button("Delete Sketch", role: .destructive) {
          withAnimation { studio.delete(sketch.id) }
        }
        Button("Cancel", role: .cancel) {}
      } message: { sketch in
        Text("\(sketch.strokeCount) strokes on \(sketch.layers.count) layers are deleted.")
      }
  }

  @ViewBuilder
  private var content: some View {
    let sketches = sketches
    if studio.sketches.isEmpty {
      ContentUnavailableView {
        Label("No Sketches Yet", systemImage: "pencil")
      } description: {
        Text("Take an empty sheet of paper and draw your first line.")
      } actions: {
        Button("New Sketch", action: add)
          .buttonStyle(.borderedProminent)
      }
    } else if sketches.isEmpty {
      ContentUnavailableView.search(text: search)
    } else {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 18) {
          ForEach(sketches) { sketch in
            NavigationLink(value: Route.canvas(sketch.id)) { SketchCard(sketch: sketch) }
              .buttonStyle(.plain)
              .contextMenu { actions(of: sketch) }
              .accessibilityIdentifier(sketch.id)
          }
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 8)
      }
    }
  }

  @ViewBuilder
  private func actions(of sketch: Sketch) -> some View {
    Button(
      sketch.isFavorite ? "Remove from Favorites" : "Add to Favorites",
      systemImage: sketch.isFavorite ? "heart.fill" : "heart"
    ) {
      studio.update(sketch.id) { $0.isFavorite.toggle() }
    }
    Button("Rename", systemImage: "pencil") {
      title = sketch.title
      renamed = sketch.id
    }
    Button("Duplicate", systemImage: "doc.on.doc") {
      withAnimation { studio.duplicate(sketch.id) }
    }
    Button("Replay", systemImage: "play.fill") { router.replay = Replay(id: sketch.id) }
    Divider()
    Button("Delete Sketch", systemImage: "trash", role: .destructive) { deletion = sketch }
  }

  private var sketches: [Sketch] {
    let sorted = preferences.order.sorted(studio.sketches)
    return search.isEmpty
      ? sorted : sorted.filter { $0.displayTitle.localizedCaseInsensitiveContains(search) }
  }

  private var columns: [GridItem] {
    let column = GridItem(.flexible(), spacing: 16, alignment: .top)
    return dynamicTypeSize.isAccessibilitySize ? [column] : [column, column]
  }

  private var isRenaming: Binding<Bool> {
    Binding(get: { renamed != nil }, set: { if !$0 { renamed = nil } })
  }

  private var isDeleting: Binding<Bool> {
    Binding(get: { deletion != nil }, set: { if !$0 { deletion = nil } })
  }

  private func add() {
    router.path.append(.canvas(studio.add(paper: preferences.paper.ink)))
  }

  private func rename() {
    guard let renamed else { return }
    studio.update(renamed) { $0.title = title.trimmingCharacters(in: .whitespaces) }
  }
}

/// A sketch with its title and date.
private struct SketchCard: View {
  let sketch: Sketch

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Thumbnail(sketch: sketch)
        .clipShape(.rect(cornerRadius: 14))
        .overlay(alignment: .topTrailing) {
          if sketch.isFavorite {
            Image(systemName: "heart.fill")
              .font(.footnote)
              .foregroundStyle(.pink)
              .padding(7)
              .background(.white.opacity(0.85), in: .circle)
              .padding(8)
              .accessibilityLabel("Favorite")
          }
        }
        .shadow(color: .black.opacity(0.12), radius: 8, y: 4)
      VStack(alignment: .leading, spacing: 1) {
        Text(sketch.displayTitle)
          .font(.subheadline.weight(.semibold))
        HStack(spacing: 6) {
          Text(sketch.created, format: .dateTime.day().month(.abbreviated))
          Text(verbatim: "·").accessibilityHidden(true)
          Text("\(sketch.strokeCount) strokes")
        }
        .font(.caption)
        .foregroundStyle(.secondary)
      }
      .lineLimit(1)
    }
    .accessibilityElement(children: .combine)
  }
}

/// The last deletion with a button that reverts it.
private struct DeletionBanner: View {
  @Environment(Studio.self) private var studio

  var body: some View {
    if let first = studio.deleted.first?.sketch {
      HStack {
        Group {
          if studio.deleted.count > 1 {
            Text("\(studio.deleted.count) sketches deleted")
          } else if first.title.isEmpty {
            Text("Sketch deleted")
          } else {
            Text("“\(first.title)” deleted")
          }
        }
        .font(.subheadline)
        Spacer()
        Button("Undo") { withAnimation { studio.restore() } }
          .fontWeight(.semibold)
        Button("Close", systemImage: "xmark") { withAnimation { studio.forgetDeleted() } }
          .labelStyle(.iconOnly)
          .foregroundStyle(.secondary)
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 12)
      .background(.sheetCard, in: .rect(cornerRadius: 16))
      .shadow(color: .black.opacity(0.14), radius: 12, y: 4)
      .padding(.horizontal, 16)
      .padding(.bottom, 8)
      .transition(.move(edge: .bottom).combined(with: .opacity))
    }
  }
}
