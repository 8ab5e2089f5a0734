// SPDX-License-Identifier: MIT

import SwiftUI

/// The texts of the samples in the language of a locale.
private struct SampleText {
  let locale: Locale

  func callAsFunction(_ text: String) -> String {
    String(
      localized: String.LocalizationValue(text), table: "BookshopSamples", bundle: .bookshop,
      locale: locale)
  }
}

extension Book {
  /// Returns the book in the language of a locale.
  func translated(to locale: Locale) -> Book {
    let text = SampleText(locale: locale)
    return Book(
      id: id, title: text(title), author: text(author), genre: genre, price: price,
      averageRating: averageRating, pageCount: pageCount, year: year, summary: text(summary),
      tags: tags.map { text($0) }, isBestseller: isBestseller, stock: stock)
  }
}

extension Review {
  /// Returns the review in the language of a locale.
  func translated(to locale: Locale) -> Review {
    let sample = SampleText(locale: locale)
    return Review(
      id: id, reader: sample(reader), rating: rating, text: sample(text), date: date)
  }
}

extension ReaderProfile {
  /// Returns the profile in the language of a locale.
  func translated(to locale: Locale) -> ReaderProfile {
    let text = SampleText(locale: locale)
    var profile = self
    profile.name = text(name)
    profile.currentTitle = text(currentTitle)
    profile.achievements = achievements.map {
      Achievement(
        title: text($0.title), detail: text($0.detail), systemImage: $0.systemImage,
        isEarned: $0.isEarned)
    }
    return profile
  }
}

extension BundledCatalog {
  /// Creates the catalog of the samples in the language of a locale.
  init(locale: Locale) {
    self.init(
      books: Book.samples.map { $0.translated(to: locale) },
      reviews: [Book.saltAlmanac.id: Review.samples.map { $0.translated(to: locale) }])
  }
}

extension CartStore {
  /// Returns the sample of a cart in the language of a locale.
  static func sample(locale: Locale) -> CartStore {
    CartStore(
      lines: sample.lines.map {
        CartLine(book: $0.book.translated(to: locale), quantity: $0.quantity)
      })
  }
}
