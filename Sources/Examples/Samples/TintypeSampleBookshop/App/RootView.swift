// SPDX-License-Identifier: MIT

import SwiftUI

/// The screens of the app with a tab bar.
struct RootView: View {
  /// A screen that covers the tabs.
  enum Route: Equatable {
    case book(Book)
    case checkout
    case confirmation(Order)
    case statistics
    case settings
  }

  @StateObject private var cart: CartStore
  @StateObject private var checkout: CheckoutViewModel
  @State private var settings = SettingsModel()
  @State private var tab = AppTab.catalog
  @State private var route: Route?
  @State private var message: String?

  private let catalog: any CatalogService
  private let makeCatalogModel: @MainActor () -> CatalogViewModel
  private let profile: ReaderProfile

  /// Creates the app.
  ///
  /// - Parameters:
  ///   - cart: The books that will be ordered.
  ///   - catalog: The service that loads books.
  ///   - orders: The service that places orders.
  ///   - profile: The customer.
  ///   - catalogModel: A closure that creates the model of the catalog; by default one whose search
  ///     waits for a pause in typing.
  init(
    cart: CartStore = CartStore(), catalog: any CatalogService = BundledCatalog(),
    orders: any OrderService = LocalOrderService(), profile: ReaderProfile = .sample,
    catalogModel: (@MainActor () -> CatalogViewModel)? = nil
  ) {
    _cart = StateObject(wrappedValue: cart)
    _checkout = StateObject(wrappedValue: CheckoutViewModel(service: orders))
    self.catalog = catalog
    makeCatalogModel = catalogModel ?? { CatalogViewModel(service: catalog) }
    self.profile = profile
  }

  var body: some View {
    ZStack {
      VStack(spacing: 0) {
        tabContent
          .frame(maxWidth: .infinity, maxHeight: .infinity)
        TabBar(selection: $tab, cartCount: cart.itemCount)
      }
      // The screen in front of the tabs does not remove them.
      .accessibilityHidden(route != nil)
      if let route {
        screen(for: route)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(Color(.systemGroupedBackground))
          .transition(.move(edge: .trailing))
          .zIndex(1)
      }
    }
    .overlay(alignment: .bottom) {
      if let message {
        Text(message)
          .font(.footnote.bold())
          .padding(.horizontal, 14)
          .padding(.vertical, 8)
          .background(.regularMaterial, in: .capsule)
          .overlay { Capsule().strokeBorder(.separator) }
          .shadow(color: .black.opacity(0.18), radius: 10, y: 4)
          // Above the tab bar, and the price of a book.
          .padding(.bottom, 96)
          .transition(.move(edge: .bottom).combined(with: .opacity))
          .onTapGesture { self.message = nil }
      }
    }
    .environmentObject(cart)
    .environment(settings)
    .environment(\.catalog, catalog)
    .theme(settings.theme)
    .onReceive(NotificationCenter.default.publisher(for: .bookAddedToCart)) { notification in
      message = (notification.object as? String).map { "Added “\($0)”" }
    }
    .onReceive(checkout.$order.compactMap { $0 }) { order in
      show(.confirmation(order))
    }
    .onChange(of: tab) { _, _ in
      message = nil
    }
  }

  @ViewBuilder private var tabContent: some View {
    switch tab {
    case .catalog:
      CatalogScreen(viewModel: makeCatalogModel()) { book in
        show(.book(book))
      }
    case .cart:
      CartScreen {
        show(.checkout)
      } onBrowse: {
        tab = .catalog
      }
    case .profile:
      ProfileScreen(profile: profile) {
        show(.statistics)
      } onShowSettings: {
        show(.settings)
      }
    }
  }

  @ViewBuilder
  private func screen(for route: Route) -> some View {
    switch route {
    case .book(let book):
      BookDetailScreen(book: book, catalog: catalog, onBack: back)
    case .checkout:
      CheckoutScreen(viewModel: checkout, onBack: back)
    case .confirmation(let order):
      ConfirmationScreen(order: order) {
        tab = .catalog
        back()
      }
    case .statistics:
      StatisticsScreen(profile: profile, onBack: back)
    case .settings:
      SettingsScreen(model: settings, onBack: back)
    }
  }

  private func show(_ newRoute: Route) {
    withAnimation(.easeInOut) { route = newRoute }
  }

  private func back() {
    withAnimation(.easeInOut) { route = nil }
  }
}

#Preview("App") {
  RootView(cart: .sample)
}
