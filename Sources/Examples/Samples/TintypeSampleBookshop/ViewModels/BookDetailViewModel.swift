// SPDX-License-Identifier: MIT

import Combine
import Foundation

/// A book with its reviews.
@MainActor
final class BookDetailViewModel: ObservableObject {
  let book: Book
  @Published var ownRating = 0
  @Published var isSummaryExpanded = false
  @Published private(set) var reviews: LoadingState<[Review]> = .idle
  /// The share of the ratings from one to five stars.
  @Published private(set) var distribution: [Double] = Array(repeating: 0, count: 5)

  private let service: any CatalogService

  init(book: Book, service: any CatalogService) {
    self.book = book
    self.service = service
    $reviews
      .compactMap(\.value)
      .combineLatest($ownRating)
      .map { reviews, ownRating in
        let ratings = reviews.map(\.rating) + (ownRating > 0 ? [ownRating] : [])
        return (1...5).map { stars in
          ratings.isEmpty
            ? 0 : Double(ratings.filter { $0 == stars }.count) / Double(ratings.count)
        }
      }
      .assign(to: &$distribution)
  }

  func loadReviews() async {
    reviews = .loading
    do {
      reviews = .loaded(try await service.reviews(of: book))
    } catch {
      reviews = .failed(message: error.localizedDescription)
    }
  }
}
