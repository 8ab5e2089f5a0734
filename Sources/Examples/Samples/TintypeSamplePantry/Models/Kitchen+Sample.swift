// SPDX-License-Identifier: MIT

import SwiftUI

extension Kitchen {
  /// Returns a kitchen to explore the app with, in the language of a locale.
  static func sample(locale: Locale = .current) -> Kitchen {
    let text = SampleText(locale: locale)
    return Kitchen(
      recipes: [
        shakshuka(text), spaghetti(text), soup(text), bowl(text), pancakes(text), curry(text),
      ],
      pantry: pantry(text),
      shopping: [
        ShoppingItem(id: "bananas", name: text("Bananas"), aisle: .produce),
        ShoppingItem(id: "spinach", name: text("Spinach"), aisle: .produce, isBought: true),
        ShoppingItem(id: "yogurt", name: text("Yogurt"), aisle: .dairy),
        ShoppingItem(
          id: "coconut", name: text("Coconut milk"), aisle: .dry, recipe: text("Coconut Curry")),
        ShoppingItem(id: "coffee", name: text("Coffee"), aisle: .other),
      ],
      arriving: [cake(text)], today: Date(timeIntervalSince1970: 1_788_000_000))
  }

  private static func pantry(_ text: SampleText) -> [PantryItem] {
    [
      PantryItem(
        id: "tomatoes", name: text("Tomatoes"), place: .fridge, icon: .tomato, count: 6,
        daysLeft: 1),
      PantryItem(
        id: "milk", name: text("Milk"), place: .fridge, icon: .milk, count: 2, daysLeft: 2),
      PantryItem(
        id: "eggs", name: text("Eggs"), place: .fridge, icon: .egg, count: 8, daysLeft: 9,
        note: text("From the farm shop")),
      PantryItem(
        id: "parmesan", name: text("Parmesan"), place: .fridge, icon: .cheese, daysLeft: 21),
      PantryItem(id: "spaghetti", name: text("Spaghetti"), place: .cupboard, icon: .box, count: 3),
      PantryItem(id: "lentils", name: text("Red lentils"), place: .cupboard, icon: .jar),
      PantryItem(id: "flour", name: text("Flour"), place: .cupboard, icon: .bag, count: 2),
      PantryItem(id: "oil", name: text("Olive oil"), place: .cupboard, icon: .bottle),
      PantryItem(
        id: "blueberries", name: text("Blueberries"), place: .freezer, icon: .berry,
        daysLeft: 120),
    ]
  }

  private static func shakshuka(_ text: SampleText) -> Recipe {
    Recipe(
      id: "shakshuka", title: text("Shakshuka"),
      summary: text("Eggs in a spicy tomato sauce, straight from the pan."), dish: .shakshuka,
      tags: [.breakfast, .vegetarian], minutes: 25, servings: 2,
      ingredients: [
        Ingredient(id: "tomatoes", name: text("Tomatoes"), amount: 4),
        Ingredient(id: "eggs", name: text("Eggs"), amount: 4, aisle: .dairy),
        Ingredient(id: "pepper", name: text("Red pepper"), amount: 1),
        Ingredient(id: "oil", name: text("Olive oil"), amount: 2, unit: .tablespoon, aisle: .dry),
        Ingredient(id: "feta", name: text("Feta"), amount: 100, unit: .gram, aisle: .dairy),
      ],
      steps: [
        RecipeStep(
          title: text("Cook the sauce"),
          text: text("Fry the pepper in oil, add the tomatoes and let everything simmer."),
          minutes: 15),
        RecipeStep(
          title: text("Add the eggs"),
          text: text("Make small hollows in the sauce and crack the eggs into them."), minutes: 8),
        RecipeStep(
          title: text("Serve"), text: text("Crumble the feta on top and serve with bread."),
          minutes: 2),
      ], isFavorite: true)
  }

  private static func spaghetti(_ text: SampleText) -> Recipe {
    Recipe(
      id: "lemon-spaghetti", title: text("Lemon Spaghetti"),
      summary: text("Creamy without cream, and ready before the table is set."), dish: .spaghetti,
      tags: [.vegetarian, .comfort], minutes: 20, servings: 2,
      ingredients: [
        Ingredient(
          id: "spaghetti", name: text("Spaghetti"), amount: 250, unit: .gram, aisle: .dry),
        Ingredient(id: "lemons", name: text("Lemons"), amount: 1),
        Ingredient(id: "parmesan", name: text("Parmesan"), amount: 60, unit: .gram, aisle: .dairy),
      ],
      steps: [
        RecipeStep(
          title: text("Boil the pasta"), text: text("Keep a cup of the water for the sauce."),
          minutes: 10),
        RecipeStep(
          title: text("Toss"), text: text("Stir in lemon juice, parmesan and a little water."),
          minutes: 5),
      ])
  }

  private static func soup(_ text: SampleText) -> Recipe {
    Recipe(
      id: "lentil-soup", title: text("Red Lentil Soup"),
      summary: text("A warm bowl for the first cold evening."), dish: .soup,
      tags: [.vegan, .comfort], minutes: 35, servings: 4,
      ingredients: [
        Ingredient(id: "lentils", name: text("Red lentils"), amount: 200, unit: .gram, aisle: .dry),
        Ingredient(id: "tomatoes", name: text("Tomatoes"), amount: 2),
        Ingredient(id: "oil", name: text("Olive oil"), amount: 1, unit: .tablespoon, aisle: .dry),
      ],
      steps: [
        RecipeStep(
          title: text("Simmer"), text: text("Cook the lentils with the tomatoes until soft."),
          minutes: 25)
      ], isFavorite: true)
  }

  private static func bowl(_ text: SampleText) -> Recipe {
    Recipe(
      id: "garden-bowl", title: text("Garden Bowl"),
      summary: text("Everything green, with a lemon dressing."), dish: .bowl, tags: [.vegan],
      minutes: 15, servings: 2,
      ingredients: [
        Ingredient(id: "spinach", name: text("Spinach"), amount: 150, unit: .gram),
        Ingredient(id: "avocado", name: text("Avocado"), amount: 1),
        Ingredient(id: "lemons", name: text("Lemons"), amount: 1),
      ],
      steps: [
        RecipeStep(
          title: text("Toss"), text: text("Mix the leaves with the dressing."), minutes: 5)
      ])
  }

  private static func pancakes(_ text: SampleText) -> Recipe {
    Recipe(
      id: "pancakes", title: text("Blueberry Pancakes"),
      summary: text("For slow Sundays, with berries from the freezer."), dish: .pancakes,
      tags: [.breakfast, .vegetarian, .baking], minutes: 20, servings: 4,
      ingredients: [
        Ingredient(id: "flour", name: text("Flour"), amount: 200, unit: .gram, aisle: .dry),
        Ingredient(id: "milk", name: text("Milk"), amount: 300, unit: .milliliter, aisle: .dairy),
        Ingredient(id: "eggs", name: text("Eggs"), amount: 2, aisle: .dairy),
        Ingredient(id: "blueberries", name: text("Blueberries"), amount: 120, unit: .gram),
      ],
      steps: [
        RecipeStep(
          title: text("Mix the batter"), text: text("Let it rest while the pan gets hot."),
          minutes: 10),
        RecipeStep(
          title: text("Fry"), text: text("Turn the pancakes when bubbles appear."), minutes: 10),
      ])
  }

  private static func curry(_ text: SampleText) -> Recipe {
    Recipe(
      id: "curry", title: text("Coconut Curry"),
      summary: text("Mild, golden and even better on the second day."), dish: .curry,
      tags: [.vegan, .comfort], minutes: 40, servings: 4,
      ingredients: [
        Ingredient(
          id: "coconut", name: text("Coconut milk"), amount: 400, unit: .milliliter, aisle: .dry),
        Ingredient(id: "spinach", name: text("Spinach"), amount: 200, unit: .gram),
      ],
      steps: [
        RecipeStep(
          title: text("Simmer"), text: text("Cook everything over a low heat."), minutes: 30)
      ], isNew: true)
  }

  private static func cake(_ text: SampleText) -> Recipe {
    Recipe(
      id: "plum-cake", title: text("Plum Cake"),
      summary: text("The season is short, so bake two."), dish: .cake,
      tags: [.vegetarian, .baking], minutes: 60, servings: 8,
      ingredients: [
        Ingredient(id: "plums", name: text("Plums"), amount: 800, unit: .gram),
        Ingredient(id: "flour", name: text("Flour"), amount: 250, unit: .gram, aisle: .dry),
        Ingredient(id: "eggs", name: text("Eggs"), amount: 3, aisle: .dairy),
      ],
      steps: [
        RecipeStep(
          title: text("Bake"), text: text("Bake the cake until it is golden."), minutes: 40)
      ], isNew: true)
  }
}

/// The texts of the sample kitchen.
private struct SampleText {
  let locale: Locale

  func callAsFunction(_ key: String.LocalizationValue) -> String {
    String(localized: key, table: "PantrySamples", bundle: .pantry, locale: locale)
  }
}
