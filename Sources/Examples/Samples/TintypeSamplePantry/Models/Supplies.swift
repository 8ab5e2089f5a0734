// SPDX-License-Identifier: MIT

import SwiftUI

/// A food in the household.
struct PantryItem: Identifiable, Hashable, Sendable {
  let id: String
  var name: String
  var place: Place
  var icon: FoodIcon.Kind
  var count = 1
  /// The number of days until the food should be used; `nil` for foods that keep.
  var daysLeft: Int?
  var note = ""

  var isUrgent: Bool { daysLeft.map { $0 <= 2 } ?? false }
}

/// The place of a food.
enum Place: String, CaseIterable, Identifiable, Sendable {
  case fridge, cupboard, freezer

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .fridge: "Fridge"
    case .cupboard: "Cupboard"
    case .freezer: "Freezer"
    }
  }

  var symbol: String {
    switch self {
    case .fridge: "drop.fill"
    case .cupboard: "archivebox"
    case .freezer: "snowflake"
    }
  }

  var color: Color {
    switch self {
    case .fridge: .teal
    case .cupboard: .brown
    case .freezer: .blue
    }
  }
}

/// A food to buy.
struct ShoppingItem: Identifiable, Hashable, Sendable {
  let id: String
  var name: String
  var aisle: Aisle
  var recipe: String?
  var isBought = false
}

/// A part of the shop.
enum Aisle: CaseIterable, Identifiable, Sendable {
  case produce, dairy, dry, other

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .produce: "Fruit & Vegetables"
    case .dairy: "Dairy & Eggs"
    case .dry: "Grains & Cans"
    case .other: "Everything Else"
    }
  }
}
