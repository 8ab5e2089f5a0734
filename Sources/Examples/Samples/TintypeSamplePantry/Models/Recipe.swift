// SPDX-License-Identifier: MIT

import SwiftUI

/// A dish with its ingredients and steps.
struct Recipe: Identifiable, Hashable, Sendable {
  let id: String
  var title: String
  var summary: String
  var dish: Dish
  var tags: [RecipeTag]
  var minutes: Int
  var servings: Int
  var ingredients: [Ingredient]
  var steps: [RecipeStep]
  var isFavorite = false
  var isNew = false

  var duration: Duration { .seconds(minutes * 60) }
}

/// An amount of a food.
struct Ingredient: Identifiable, Hashable, Sendable {
  /// The identifier of the food, which supplies have as well.
  let id: String
  var name: String
  var amount: Double
  var unit = FoodUnit.piece
  var aisle = Aisle.produce
}

/// A part of the preparation.
struct RecipeStep: Hashable, Sendable {
  var title: String
  var text: String
  var minutes: Int
}

/// The unit of an amount.
enum FoodUnit: Sendable {
  case piece, gram, milliliter, tablespoon

  func text(_ amount: Double) -> Text {
    let format = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0...1))
    return switch self {
    case .piece: Text(amount, format: format)
    case .gram: Text("\(amount, format: format) g")
    case .milliliter: Text("\(amount, format: format) ml")
    case .tablespoon: Text("\(amount, format: format) tbsp")
    }
  }
}

/// A property by which recipes are found.
enum RecipeTag: String, CaseIterable, Identifiable, Sendable {
  case breakfast, vegetarian, vegan, comfort, baking

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .breakfast: "Breakfast"
    case .vegetarian: "Vegetarian"
    case .vegan: "Vegan"
    case .comfort: "Comfort Food"
    case .baking: "Baking"
    }
  }

  var symbol: String {
    switch self {
    case .breakfast: "sun.max"
    case .vegetarian: "heart"
    case .vegan: "globe"
    case .comfort: "flame"
    case .baking: "clock"
    }
  }
}

/// The recipes that a search considers.
enum RecipeScope: CaseIterable, Identifiable, Sendable {
  case all, favorites, atHome

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .all: "All"
    case .favorites: "Favorites"
    case .atHome: "At Home"
    }
  }
}
