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
  private let profile: ReaderProfile

  init(
    cart: CartStore = CartStore(), catalog: any CatalogService = BundledCatalog(),
    orders: any OrderService = LocalOrderService(), profile: ReaderProfile = .sample
  ) {
    _cart = StateObject(wrappedValue: cart)
    _checkout = StateObject(wrappedValue: CheckoutViewModel(service: orders))
    self.catalog = catalog
    self.profile = profile
  }

  var body: some View {
    ZStack {
      VStack(spacing: 0) {
        tabContent
          .frame(maxWidth: .infinity, maxHeight: .infinity)
        TabBar(selection: $tab, cartCount: cart.itemCount)
      }
      if let route {
        screen(for: route)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(Color(.systemGroupedBackground))
          .transition(.move(edge: .trailing))
          .zIndex(1)
      }
    }
    .overlay(alignment: .top) {
      if let message {
        Text(message)
          .font(.footnote.bold())
          .padding(.horizontal, 14)
          .padding(.vertical, 8)
          .background(.thinMaterial, in: .capsule)
          .padding(.top, 52)
          .transition(.move(edge: .top).combined(with: .opacity))
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
      CatalogScreen(viewModel: CatalogViewModel(service: catalog)) { book in
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
