// SPDX-License-Identifier: MIT

import SwiftUI

/// A recipe with its ingredients for a number of servings.
struct RecipeScreen: View {
  @Environment(Kitchen.self) private var kitchen
  @Environment(\.dismiss) private var dismiss
  @State private var servings: Int?
  @State private var isCooking = false
  @State private var isDeleting = false
  @State private var showsSteps = false
  let id: Recipe.ID

  var body: some View {
    Group {
      if let recipe = kitchen.recipe(id) {
        content(of: recipe)
      } else {
        ContentUnavailableView("Recipe Deleted", systemImage: "book")
      }
    }
    .navigationBarTitleDisplayMode(.inline)
    .onAppear { kitchen.markAsSeen(id) }
  }

  private func content(of recipe: Recipe) -> some View {
    List {
      Section { RecipeHeader(recipe: recipe) }
        .listRowInsets(EdgeInsets())
        .listRowBackground(Color.plate)
      ingredients(of: recipe)
      Section {
        DisclosureGroup(isExpanded: $showsSteps) {
          ForEach(Array(recipe.steps.enumerated()), id: \.offset) { index, step in
            StepRow(number: index + 1, step: step)
          }
        } label: {
          Label("Preparation", systemImage: "list.bullet")
            .badge(recipe.steps.count)
        }
      }
      .listRowBackground(Color.plate)
    }
    .headerProminence(.increased)
    .safeAreaInset(edge: .bottom, spacing: 0) { startButton }
    .kitchenBackground()
    .navigationTitle(recipe.title)
    .toolbar { toolbar(of: recipe) }
    .fullScreenCover(isPresented: $isCooking) { CookingScreen(recipe: recipe) }
    .confirmationDialog(
      "Delete this recipe?", isPresented: $isDeleting, titleVisibility: .visible
    ) {
      Button("Delete Recipe", role: .destructive) {
        kitchen.delete(recipe)
        dismiss()
      }
      Button("Cancel", role: .cancel) {}
    }
  }

  private func ingredients(of recipe: Recipe) -> some View {
    let servings = servings ?? kitchen.defaultServings
    return Section {
      Stepper(
        "\(servings) servings",
        value: Binding {
          servings
        } set: {
          self.servings = $0
        },
        in: 1...12)
      ForEach(recipe.ingredients) { ingredient in
        IngredientRow(
          ingredient: ingredient, factor: Double(servings) / Double(recipe.servings),
          isAtHome: kitchen.has(ingredient))
      }
      if !kitchen.missing(of: recipe).isEmpty {
        Button("Buy Missing Ingredients", systemImage: "cart") {
          kitchen.buyMissing(of: recipe)
        }
        .disabled(kitchen.isListed(recipe))
      }
    } header: {
      Text("Ingredients")
    } footer: {
      Text("A check mark shows what you have at home.")
    }
    .listRowBackground(Color.plate)
  }

  private var startButton: some View {
    Button {
      isCooking = true
    } label: {
      Label("Start Cooking", systemImage: "flame.fill")
        .fontWeight(.semibold)
        .frame(maxWidth: .infinity)
        .padding(.vertical, 4)
    }
    .buttonStyle(.borderedProminent)
    .tint(.herbFill)
    .controlSize(.large)
    .dynamicTypeSize(...DynamicTypeSize.accessibility1)
    .padding(.horizontal, 20)
    .padding(.vertical, 10)
    .background(.linen)
  }

  @ToolbarContentBuilder
  private func toolbar(of recipe: Recipe) -> some ToolbarContent {
    ToolbarItemGroup(placement: .topBarTrailing) {
      Button(
        recipe.isFavorite ? "Remove from Favorites" : "Add to Favorites",
        systemImage: recipe.isFavorite ? "heart.fill" : "heart"
      ) {
        kitchen.toggleFavorite(id)
      }
      Menu("More", systemImage: "ellipsis.circle") {
        Button("Delete Recipe", systemImage: "trash", role: .destructive) { isDeleting = true }
      }
    }
  }
}

/// The image and the facts of a recipe.
private struct RecipeHeader: View {
  let recipe: Recipe

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      DishView(dish: recipe.dish)
        .frame(height: 220)
      VStack(alignment: .leading, spacing: 10) {
        Text(recipe.title)
          .font(.largeTitle.bold())
          .accessibilityAddTraits(.isHeader)
        Text(recipe.summary)
          .foregroundStyle(.secondary)
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 8) { facts }
          VStack(alignment: .leading, spacing: 8) { facts }
        }
        .font(.footnote.weight(.medium))
      }
      .padding(16)
    }
  }

  @ViewBuilder
  private var facts: some View {
    Minutes(count: recipe.minutes)
      .modifier(Chip())
    ForEach(recipe.tags) { tag in
      Text(tag.title)
        .modifier(Chip())
    }
  }
}

/// A capsule around a text.
private struct Chip: ViewModifier {
  func body(content: Content) -> some View {
    content
      .lineLimit(1)
      .fixedSize()
      .foregroundStyle(.herb)
      .padding(.horizontal, 10)
      .padding(.vertical, 6)
      .background(Color.herb.opacity(0.12), in: .capsule)
  }
}

/// An ingredient with its amount.
private struct IngredientRow: View {
  let ingredient: Ingredient
  let factor: Double
  let isAtHome: Bool

  var body: some View {
    LabeledContent {
      ingredient.unit.text(ingredient.amount * factor)
        .monospacedDigit()
    } label: {
      Label {
        Text(ingredient.name)
      } icon: {
        Image(systemName: isAtHome ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(isAtHome ? AnyShapeStyle(.herb) : AnyShapeStyle(.tertiary))
          .accessibilityLabel(isAtHome ? "At Home" : "Missing")
      }
    }
  }
}

/// A step of the preparation.
private struct StepRow: View {
  let number: Int
  let step: RecipeStep

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Text(number, format: .number)
        .font(.headline)
        .foregroundStyle(.herb)
      VStack(alignment: .leading, spacing: 4) {
        Text(step.title)
          .font(.headline)
        Text(step.text)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
    .padding(.vertical, 4)
  }
}
