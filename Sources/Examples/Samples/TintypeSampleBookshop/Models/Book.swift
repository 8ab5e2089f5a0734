// SPDX-License-Identifier: MIT

import SwiftUI

/// A book of the shop.
struct Book: Identifiable, Hashable, Sendable {
  let id: String
  let title: String
  let author: String
  let genre: Genre
  let price: Decimal
  let averageRating: Double
  let pageCount: Int
  let year: Int
  let summary: String
  let tags: [String]
  var isBestseller = false
  var stock = 12
}

/// A category of books.
enum Genre: String, CaseIterable, Identifiable, Sendable {
  case fiction, crime, science, nature, travel, cooking

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .fiction: "Fiction"
    case .crime: "Crime"
    case .science: "Science"
    case .nature: "Nature"
    case .travel: "Travel"
    case .cooking: "Cooking"
    }
  }

  var systemImage: String {
    switch self {
    case .fiction: "book"
    case .crime: "key"
    case .science: "lightbulb"
    case .nature: "cloud"
    case .travel: "globe"
    case .cooking: "flame"
    }
  }
}

/// The opinion of a reader.
struct Review: Identifiable, Hashable, Sendable {
  let id: Int
  let reader: String
  let rating: Int
  let text: String
  let date: Date
}

/// The state of something that is loaded.
enum LoadingState<Value: Sendable>: Sendable {
  case idle
  case loading
  case loaded(Value)
  case failed(message: String)

  var value: Value? {
    guard case .loaded(let value) = self else { return nil }
    return value
  }

  var isLoading: Bool {
    if case .loading = self { true } else { false }
  }
}
