// SPDX-License-Identifier: MIT

import TintypeScheduling

extension Shopper {
  /// What the shop's screen shows, and what its taps do.
  @MainActor package final class ShopModel: ObservableObject {
    /// What the list shows.
    package enum Phase: Hashable, Sendable {
      /// The catalogue is being fetched.
      case loading
      /// The catalogue: one product at least.
      case loaded([Product])
      /// Nothing is sold.
      case empty
      /// The catalogue could not be fetched, and why.
      case failed(String)
    }

    /// What the list shows.
    @Published package private(set) var phase: Phase
    /// The product that is looked at; `nil` for the list.
    @Published package private(set) var selected: Product?
    /// How many of each product are in the basket, by their identifiers.
    @Published package private(set) var basket: [Product.ID: Int] = [:]

    /// How the shop looks.
    package let stylesheet: Stylesheet

    private let catalog: ProductCatalog
    private let services: any SubappServices
    private var task: Task<Void, Never>?

    /// Creates a model.
    ///
    /// - Parameters:
    ///   - catalog: Knows what is sold.
    ///   - services: What the platform offers.
    ///   - phase: What the list shows first; that the catalogue is being fetched by default.
    package init(
      catalog: ProductCatalog, services: any SubappServices, phase: Phase = .loading
    ) {
      self.catalog = catalog
      self.services = services
      self.phase = phase
      stylesheet = services.stylesheet
    }

    deinit { task?.cancel() }

    /// How many things are in the basket.
    package var basketCount: Int { basket.values.reduce(0, +) }

    /// Fetches the catalogue; a call while it is fetched does nothing.
    package func load() {
      guard task == nil else { return }
      phase = .loading
      let load = Ledger.beginLoad("catalogue", owner: self)
      task = Task { [weak self, catalog] in
        defer { load?.end() }
        do {
          let products = try await catalog.products()
          self?.show(products)
        } catch {
          self?.show(error)
        }
      }
    }

    private func show(_ products: [Product]) {
      task = nil
      phase = products.isEmpty ? .empty : .loaded(products)
      tell(.catalogLoaded(products: products.count))
    }

    private func show(_ error: any Error) {
      task = nil
      phase = .failed(CatalogError.message(for: error))
      services.telemetryEventLogger.logError(error, attributes: ["subapp": "shop"])
    }

    /// Fetches the catalogue once more.
    package func retry() {
      guard task == nil else { return }
      tell(.retried)
      load()
    }

    /// Looks at a product of the list; one that is not in it is not shown.
    ///
    /// - Parameter product: The product.
    package func open(_ product: Product) {
      guard case .loaded(let products) = phase, let index = products.firstIndex(of: product) else {
        return
      }
      selected = product
      tell(.productViewed(product, position: index + 1))
    }

    /// Goes back to the list.
    package func close() { selected = nil }

    /// How many more of a product can be put into the basket.
    ///
    /// - Parameter product: The product.
    /// - Returns: What is in stock without what is in the basket, at least 0.
    package func available(of product: Product) -> Int {
      max(0, product.stock - basket[product.id, default: 0])
    }

    /// Puts a product into the basket, if there is one left.
    ///
    /// - Parameter product: The product.
    package func addToBasket(_ product: Product) {
      guard available(of: product) > 0 else { return }
      let quantity = basket[product.id, default: 0] + 1
      basket[product.id] = quantity
      tell(.addedToBasket(product, quantity: quantity))
    }

    private func tell(_ event: ShopEvent) { services.telemetryBusEventObserver.observe(event) }
  }
}
