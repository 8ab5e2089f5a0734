// SPDX-License-Identifier: MIT

import SwiftUI

/// The catalog with a search field, filters, and books in a grid or a list.
struct CatalogScreen: View {
  @StateObject private var viewModel: CatalogViewModel
  @EnvironmentObject private var cart: CartStore
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Namespace private var covers
  private let onSelect: @MainActor (Book) -> Void

  init(
    viewModel: @autoclosure @escaping () -> CatalogViewModel,
    onSelect: @escaping @MainActor (Book) -> Void = { _ in }
  ) {
    _viewModel = StateObject(wrappedValue: viewModel())
    self.onSelect = onSelect
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        header
        SearchField(text: $viewModel.searchText)
        GenreFilter(selection: viewModel.genre, onSelect: viewModel.toggle)
          .padding(.horizontal, -16)
        StateView(state: viewModel.state, retry: viewModel.retry) { _ in
          if viewModel.results.isEmpty {
            emptyState
          } else if viewModel.isList {
            list
          } else {
            grid
          }
        } placeholder: {
          CatalogPlaceholder(columns: columns)
        }
      }
      .padding(.horizontal, 16)
      .padding(.bottom, 24)
    }
    .background(Color(.systemGroupedBackground))
    .scrollDismissesKeyboard(.immediately)
    .animation(.default, value: viewModel.results)
    .task { await viewModel.load() }
    .refreshable { await viewModel.retry() }
  }

  private var header: some View {
    HStack(alignment: .firstTextBaseline) {
      ScreenTitle("Kiln Street Books")
      Spacer()
      Button {
        withAnimation(.spring(response: 0.45, dampingFraction: 0.85)) {
          viewModel.isList.toggle()
        }
      } label: {
        Image(systemName: viewModel.isList ? "square.grid.2x2" : "list.bullet")
          .font(.title3)
      }
      .accessibilityLabel(viewModel.isList ? "Show as grid" : "Show as list")
    }
  }

  private var columns: [GridItem] {
    let minimum: CGFloat =
      if dynamicTypeSize.isAccessibilitySize {
        240
      } else {
        horizontalSizeClass == .regular ? 200 : 140
      }
    return [GridItem(.adaptive(minimum: minimum), spacing: 16, alignment: .top)]
  }

  private var grid: some View {
    LazyVGrid(columns: columns, alignment: .leading, spacing: 20) {
      ForEach(viewModel.results) { book in
        BookCell(book: book)
          .matchedGeometryEffect(id: book.id, in: covers)
          .onTapGesture { onSelect(book) }
          .accessibilityAction(named: "Add to cart") { cart.add(book) }
          .accessibilityAddTraits(.isButton)
      }
    }
  }

  private var list: some View {
    LazyVStack(spacing: 12) {
      ForEach(viewModel.results) { book in
        BookRow(book: book)
          .matchedGeometryEffect(id: book.id, in: covers)
          .onTapGesture { onSelect(book) }
          .accessibilityAddTraits(.isButton)
      }
    }
  }

  private var emptyState: some View {
    ContentUnavailableView {
      Label("No books found", systemImage: "magnifyingglass")
    } description: {
      Text("Try another word, or browse all genres.")
    } actions: {
      if viewModel.isFiltering {
        Button("Reset filters", action: viewModel.resetFilters)
      }
    }
  }
}

#Preview("Catalog") {
  CatalogScreen(viewModel: CatalogViewModel(service: BundledCatalog()))
    .environmentObject(CartStore())
}

#Preview("Offline") {
  CatalogScreen(viewModel: CatalogViewModel(service: OfflineCatalog()))
    .environmentObject(CartStore())
}
