// SPDX-License-Identifier: MIT

import SwiftUI

/// The recipes, which are found by words, tags and scopes.
struct RecipesScreen: View {
  @Environment(Kitchen.self) private var kitchen
  @State private var path: [Recipe.ID] = []
  @State private var text = ""
  @State private var tags: [RecipeTag] = []
  @State private var scope = RecipeScope.all
  @State private var isSearching = false
  @State private var showsSettings = false

  var body: some View {
    NavigationStack(path: $path) {
      List {
        if !isFiltered, let suggestion = kitchen.suggestion {
          Section("Use It Up Today") {
            Button {
              path.append(suggestion.id)
            } label: {
              SuggestionCard(recipe: suggestion)
            }
            .buttonStyle(.plain)
            .listRowInsets(EdgeInsets())
            .accessibilityIdentifier("suggestion")
          }
          .listRowBackground(Color.plate)
        }
        if !results.isEmpty {
          Section {
            ForEach(results) { row(of: $0) }
          } header: {
            Text("\(results.count) recipes")
          }
          .listRowBackground(Color.plate)
        }
      }
      .headerProminence(.increased)
      .undoBanner()
      .kitchenBackground()
      .overlay { emptyResults }
      .refreshable { kitchen.refresh() }
      .navigationTitle("Cookbook")
      .navigationDestination(for: Recipe.ID.self) { RecipeScreen(id: $0) }
      .searchable(
        text: $text, tokens: $tags, suggestedTokens: .constant(suggestedTags),
        isPresented: $isSearching, prompt: "Dishes and ingredients"
      ) { tag in
        Label(tag.title, systemImage: tag.symbol)
      }
      .searchScopes($scope, activation: .onSearchPresentation) {
        ForEach(RecipeScope.allCases) { Text($0.title).tag($0) }
      }
      .onChange(of: isSearching) {
        if !isSearching { (scope, tags) = (.all, []) }
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Settings", systemImage: "gearshape") { showsSettings = true }
        }
      }
    }
    .sheet(isPresented: $showsSettings) { SettingsScreen() }
  }

  private var isFiltered: Bool { !text.isEmpty || !tags.isEmpty || scope != .all }

  private var suggestedTags: [RecipeTag] {
    text.isEmpty && tags.isEmpty ? RecipeTag.allCases : []
  }

  private var results: [Recipe] {
    kitchen.recipes.filter { recipe in
      let isInScope =
        switch scope {
        case .all: true
        case .favorites: recipe.isFavorite
        case .atHome: kitchen.missing(of: recipe).isEmpty
        }
      let words = [recipe.title] + recipe.ingredients.map(\.name)
      return isInScope && tags.allSatisfy(recipe.tags.contains)
        && (kitchen.diet.map(recipe.tags.contains) ?? true)
        && (text.isEmpty || words.contains { $0.localizedStandardContains(text) })
    }
  }

  @ViewBuilder
  private var emptyResults: some View {
    if results.isEmpty {
      if !text.isEmpty {
        ContentUnavailableView.search(text: text)
      } else {
        ContentUnavailableView(
          "No Recipes", systemImage: "book",
          description: Text("Change the tags or the scope of your search."))
      }
    }
  }

  private func row(of recipe: Recipe) -> some View {
    NavigationLink(value: recipe.id) { RecipeRow(recipe: recipe) }
      .badge(recipe.isNew ? Text("New") : nil)
      .swipeActions(edge: .leading) {
        Button(
          recipe.isFavorite ? "Remove from Favorites" : "Add to Favorites",
          systemImage: recipe.isFavorite ? "heart" : "heart.fill"
        ) {
          kitchen.toggleFavorite(recipe.id)
        }
        .tint(.pink)
      }
      .swipeActions(edge: .trailing) {
        Button("Delete", systemImage: "trash", role: .destructive) {
          withAnimation { kitchen.delete(recipe) }
        }
        Button("Buy", systemImage: "cart") { kitchen.buyMissing(of: recipe) }
          .tint(.orange)
      }
      .contextMenu {
        Button(
          recipe.isFavorite ? "Remove from Favorites" : "Add to Favorites",
          systemImage: recipe.isFavorite ? "heart.fill" : "heart"
        ) {
          kitchen.toggleFavorite(recipe.id)
        }
        Button("Buy Missing Ingredients", systemImage: "cart") {
          kitchen.buyMissing(of: recipe)
        }
        Divider()
        Button("Delete", systemImage: "trash", role: .destructive) { kitchen.delete(recipe) }
      }
      .accessibilityIdentifier(recipe.id)
  }
}

/// The recipe that uses food that must be used soon.
private struct SuggestionCard: View {
  let recipe: Recipe

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      DishView(dish: recipe.dish)
        .frame(height: 168)
      VStack(alignment: .leading, spacing: 4) {
        Text(recipe.title)
          .font(.title2.bold())
        Text(recipe.summary)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      .padding(16)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .contentShape(.rect)
    .accessibilityElement(children: .combine)
  }
}

/// The image, the title and the facts of a recipe.
private struct RecipeRow: View {
  @Environment(Kitchen.self) private var kitchen
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let recipe: Recipe

  var body: some View {
    let layout =
      dynamicTypeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 10))
      : AnyLayout(HStackLayout(spacing: 14))
    layout {
      DishView(dish: recipe.dish)
        .frame(width: 72, height: 72)
        .clipShape(.rect(cornerRadius: 14))
      VStack(alignment: .leading, spacing: 4) {
        HStack(spacing: 6) {
          Text(recipe.title)
            .font(.headline)
          if recipe.isFavorite {
            Image(systemName: "heart.fill")
              .font(.caption)
              .foregroundStyle(.pink)
              .accessibilityLabel("Favorite")
          }
        }
        Minutes(count: recipe.minutes)
          .font(.footnote)
          .foregroundStyle(.secondary)
        availability
          .font(.footnote.weight(.medium))
      }
    }
    .padding(.vertical, 2)
  }

  private var availability: some View {
    let count = kitchen.missing(of: recipe).count
    return Text(count == 0 ? "Everything at home" : "\(count) ingredients missing")
      .foregroundStyle(count == 0 ? AnyShapeStyle(.herb) : AnyShapeStyle(.secondary))
  }
}
