// SPDX-License-Identifier: MIT

import Foundation

/// An error of the shop's services, with a message for the customer.
struct ShopError: LocalizedError, Equatable {
  let message: String

  var errorDescription: String? { message }

  static let offline = ShopError(message: "The shop cannot be reached. Check your connection.")
}

/// Loads books and reviews.
protocol CatalogService: Sendable {
  func books() async throws -> [Book]
  func reviews(of book: Book) async throws -> [Review]
}

/// A catalog in memory.
actor BundledCatalog: CatalogService {
  private let storedBooks: [Book]
  private var storedReviews: [Book.ID: [Review]]

  init(
    books: [Book] = Book.samples,
    reviews: [Book.ID: [Review]] = [Book.saltAlmanac.id: Review.samples]
  ) {
    storedBooks = books
    storedReviews = reviews
  }

  func books() async throws -> [Book] { storedBooks }

  func reviews(of book: Book) async throws -> [Review] { storedReviews[book.id, default: []] }
}

/// A catalog that cannot be reached.
struct OfflineCatalog: CatalogService {
  func books() async throws -> [Book] { throw ShopError.offline }

  func reviews(of book: Book) async throws -> [Review] { throw ShopError.offline }
}
