// SPDX-License-Identifier: MIT

import Foundation
import Observation

/// The recipes, supplies and shopping list of a household.
@MainActor
@Observable
final class Kitchen {
  /// A deletion that can be undone.
  struct Deletion: Equatable {
    var name: String
    fileprivate var pantry: [PantryItem]
    fileprivate var shopping: [ShoppingItem]
    fileprivate var recipes: [Recipe]
  }

  private(set) var recipes: [Recipe]
  private(set) var pantry: [PantryItem]
  private(set) var shopping: [ShoppingItem]
  private(set) var deletion: Deletion?
  private var arriving: [Recipe]
  let today: Date
  var defaultServings = 2
  var remindsOfDates = true
  var diet: RecipeTag?

  init(
    recipes: [Recipe] = [], pantry: [PantryItem] = [], shopping: [ShoppingItem] = [],
    arriving: [Recipe] = [], today: Date
  ) {
    self.recipes = recipes
    self.pantry = pantry
    self.shopping = shopping
    self.arriving = arriving
    self.today = today
  }

  var newCount: Int { recipes.count(where: \.isNew) }
  var urgentCount: Int { pantry.count(where: \.isUrgent) }
  var openCount: Int { shopping.count { !$0.isBought } }

  func recipe(_ id: Recipe.ID) -> Recipe? { recipes.first { $0.id == id } }
  func item(_ id: PantryItem.ID) -> PantryItem? { pantry.first { $0.id == id } }
  func has(_ ingredient: Ingredient) -> Bool { item(ingredient.id) != nil }

  func missing(of recipe: Recipe) -> [Ingredient] { recipe.ingredients.filter { !has($0) } }

  /// Returns whether the missing ingredients of a recipe are on the shopping list.
  func isListed(_ recipe: Recipe) -> Bool {
    missing(of: recipe).allSatisfy { ingredient in shopping.contains { $0.id == ingredient.id } }
  }

  /// The recipe for which most of the food that must be used soon is needed.
  var suggestion: Recipe? {
    let urgent = Set(pantry.filter(\.isUrgent).map(\.id))
    func uses(_ recipe: Recipe) -> Int { recipe.ingredients.count { urgent.contains($0.id) } }
    return recipes.max { uses($0) < uses($1) }
  }

  // MARK: Recipes

  /// Adds the recipes that have been published since the last refresh.
  func refresh() {
    recipes.insert(contentsOf: arriving, at: 0)
    arriving = []
  }

  func toggleFavorite(_ id: Recipe.ID) {
    guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
    recipes[index].isFavorite.toggle()
  }

  func markAsSeen(_ id: Recipe.ID) {
    guard let index = recipes.firstIndex(where: { $0.id == id }), recipes[index].isNew else {
      return
    }
    recipes[index].isNew = false
  }

  func delete(_ recipe: Recipe) {
    remember(recipe.title)
    recipes.removeAll { $0.id == recipe.id }
  }

  // MARK: Supplies

  func save(_ item: PantryItem) {
    if let index = pantry.firstIndex(where: { $0.id == item.id }) {
      pantry[index] = item
    } else {
      pantry.append(item)
    }
  }

  func delete(_ item: PantryItem) {
    remember(item.name)
    pantry.removeAll { $0.id == item.id }
  }

  func useOne(of item: PantryItem) {
    guard item.count > 1 else { return delete(item) }
    var item = item
    item.count -= 1
    save(item)
  }

  // MARK: Shopping

  func buy(_ name: String, aisle: Aisle = .other, id: String = UUID().uuidString) {
    guard !shopping.contains(where: { $0.id == id }) else { return }
    shopping.append(ShoppingItem(id: id, name: name, aisle: aisle))
  }

  /// Adds the ingredients of a recipe that are missing to the shopping list.
  func buyMissing(of recipe: Recipe) {
    for ingredient in missing(of: recipe)
    where !shopping.contains(where: { $0.id == ingredient.id }) {
      shopping.append(
        ShoppingItem(
          id: ingredient.id, name: ingredient.name, aisle: ingredient.aisle, recipe: recipe.title))
    }
  }

  func toggleBought(_ id: ShoppingItem.ID) {
    guard let index = shopping.firstIndex(where: { $0.id == id }) else { return }
    shopping[index].isBought.toggle()
  }

  func delete(_ items: [ShoppingItem]) {
    guard let first = items.first else { return }
    remember(items.map(\.name).count == 1 ? first.name : "")
    shopping.removeAll { items.contains($0) }
  }

  func clearBought() { delete(shopping.filter(\.isBought)) }

  // MARK: Undo

  func undoDeletion() {
    guard let deletion else { return }
    (pantry, shopping, recipes) = (deletion.pantry, deletion.shopping, deletion.recipes)
    self.deletion = nil
  }

  func forgetDeletion() { deletion = nil }

  func eraseSupplies() {
    remember("")
    (pantry, shopping) = ([], [])
  }

  private func remember(_ name: String) {
    deletion = Deletion(name: name, pantry: pantry, shopping: shopping, recipes: recipes)
  }
}
