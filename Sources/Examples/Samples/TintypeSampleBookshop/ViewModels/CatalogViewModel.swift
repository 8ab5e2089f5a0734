// SPDX-License-Identifier: MIT

import Combine
import Foundation

/// The catalog with a search text and a genre.
@MainActor
final class CatalogViewModel: ObservableObject {
  @Published var searchText = ""
  @Published var genre: Genre?
  @Published var isList = false
  @Published private(set) var state: LoadingState<[Book]> = .idle
  @Published private(set) var results: [Book] = []

  private let service: any CatalogService

  /// Creates a catalog whose search begins after a delay on a scheduler.
  init<S: Scheduler>(service: any CatalogService, scheduler: S) {
    self.service = service
    let query =
      $searchText
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .removeDuplicates()
      .debounce(for: .milliseconds(300), scheduler: scheduler)
      .prepend("")
    Publishers.CombineLatest3($state.compactMap(\.value), query, $genre)
      .map { books, query, genre in
        books.filter { book in
          (genre == nil || book.genre == genre) && Self.matches(book, query)
        }
      }
      .assign(to: &$results)
  }

  convenience init(service: any CatalogService) {
    self.init(service: service, scheduler: DispatchQueue.main)
  }

  var isFiltering: Bool { genre != nil || !searchText.isEmpty }

  func load() async {
    guard state.value == nil else { return }
    state = .loading
    do {
      state = .loaded(try await service.books())
    } catch {
      state = .failed(message: error.localizedDescription)
    }
  }

  func retry() async {
    state = .idle
    await load()
  }

  func toggle(_ genre: Genre) {
    self.genre = self.genre == genre ? nil : genre
  }

  func resetFilters() {
    genre = nil
    searchText = ""
  }

  private nonisolated static func matches(_ book: Book, _ query: String) -> Bool {
    query.isEmpty
      || book.title.localizedCaseInsensitiveContains(query)
      || book.author.localizedCaseInsensitiveContains(query)
      || book.tags.contains { $0.localizedCaseInsensitiveContains(query) }
  }
}
