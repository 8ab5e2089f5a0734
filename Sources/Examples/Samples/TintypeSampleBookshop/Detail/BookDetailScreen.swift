// SPDX-License-Identifier: MIT

import SwiftUI

/// A book with its summary, ratings and reviews.
struct BookDetailScreen: View {
  @StateObject private var viewModel: BookDetailViewModel
  @EnvironmentObject private var cart: CartStore
  @Environment(\.theme) private var theme
  @State private var isAdded = false
  let onBack: @MainActor () -> Void

  init(book: Book, catalog: any CatalogService, onBack: @escaping @MainActor () -> Void = {}) {
    _viewModel = StateObject(wrappedValue: BookDetailViewModel(book: book, service: catalog))
    self.onBack = onBack
  }

  private var book: Book { viewModel.book }

  var body: some View {
    VStack(spacing: 0) {
      HeaderBar("Book", onBack: onBack) {
        Image(systemName: "square.and.arrow.up")
          .foregroundStyle(.tint)
          .accessibilityLabel("share.book")
          .accessibilityAddTraits(.isButton)
      }
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          hero
          summary
          TagCloud(tags: book.tags)
          FactTable([
            "Pages": "\(book.pageCount)",
            "Published": "\(book.year, format: .number.grouping(.never))",
            "Genre": book.genre.title,
          ])
          Divider()
          RatingPanel(
            average: book.averageRating, distribution: viewModel.distribution,
            ownRating: $viewModel.ownRating)
          reviews
        }
        .padding()
      }
      buyBar
    }
    .background(Color(.systemGroupedBackground))
    .task(id: book.id) { await viewModel.loadReviews() }
    .onReceive(NotificationCenter.default.publisher(for: .bookAddedToCart)) { notification in
      guard notification.object as? String == book.title else { return }
      isAdded = true
    }
  }

  private var hero: some View {
    HStack(alignment: .bottom, spacing: 16) {
      BookCover(book: book)
        .frame(width: 132)
        .rotationEffect(.degrees(-3))
      VStack(alignment: .leading, spacing: 6) {
        if book.isBestseller {
          Label("Bestseller", systemImage: "flame.fill")
            .font(.caption.weight(.semibold))
            .foregroundStyle(theme.highlight)
        }
        Text(book.title)
          .font(theme.titleFont)
          .fixedSize(horizontal: false, vertical: true)
        Text("by \(book.author)")
          .foregroundStyle(.secondary)
        HStack(spacing: 6) {
          StarRow(rating: book.averageRating)
          Text(book.averageRating, format: .number.precision(.fractionLength(1)))
            .font(.footnote.monospacedDigit())
            .foregroundStyle(.secondary)
        }
      }
    }
  }

  private var summary: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(book.summary)
        .lineLimit(viewModel.isSummaryExpanded ? nil : 3)
      if book.summary.count > 120 {
        Button(viewModel.isSummaryExpanded ? "Less" : "More") {
          withAnimation { viewModel.isSummaryExpanded.toggle() }
        }
        .font(.subheadline.bold())
      }
    }
  }

  private var reviews: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Reviews")
        .font(theme.headlineFont)
      StateView(state: viewModel.reviews, retry: viewModel.loadReviews) { reviews in
        if reviews.isEmpty {
          Text("This book has no reviews yet. Be the first!")
            .foregroundStyle(.secondary)
        }
        ForEach(reviews) { review in
          ReviewRow(review: review)
          if review != reviews.last {
            Divider()
          }
        }
      } placeholder: {
        HStack {
          Spacer()
          ProgressView()
          Spacer()
        }
      }
    }
  }

  private var buyBar: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(book.price, format: .currency(code: "EUR"))
          .font(.title3.bold())
        Text(book.stock > 0 ? "In stock" : "Back in two weeks")
          .font(.caption)
          .foregroundStyle(book.stock > 0 ? .green : .secondary)
      }
      Spacer()
      Button {
        withAnimation(.spring) { cart.add(book) }
      } label: {
        Label(
          isAdded ? "Add another" : "Add to cart",
          systemImage: isAdded ? "checkmark" : "cart"
        )
        .padding(.horizontal, 8)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(book.stock == 0)
    }
    .padding()
    .background(.regularMaterial)
  }
}

#Preview {
  BookDetailScreen(book: .saltAlmanac, catalog: BundledCatalog())
    .environmentObject(CartStore())
}
