// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScheduling

extension Shopper {
  /// The shop's screen: the list or the open product.
  package struct ShopView: @MainActor Component {
    private let model: ShopModel

    /// Creates the screen.
    ///
    /// - Parameter model: The model.
    package init(model: ShopModel) { self.model = model }

    /// The list or the product, in the colors of the stylesheet.
    @MainActor package var body: some Component {
      Group {
        if let product = model.selected {
          detail(product)
        } else {
          list.navigationBar("Shop", displayMode: .large) {
          } trailing: {
            BasketItem(count: model.basketCount)
          }
        }
      }
      .background(model.stylesheet.background)
      .tint(model.stylesheet.accent)
    }

    @MainActor @ComponentBuilder private var list: some Component {
      switch model.phase {
      case .loading: LoadingList(stylesheet: model.stylesheet)
      case .loaded(let products):
        ProductList(
          products: products, stylesheet: model.stylesheet,
          available: { model.available(of: $0) }, onOpen: { model.open($0) },
          onAdd: { model.addToBasket($0) })
      case .empty:
        ContentUnavailableView(
          "Nothing on the Shelves", systemImage: "bag",
          description: "New things arrive every Friday. Have a look then."
        )
        .scrollingWhereNeeded()
      case .failed(let message):
        ContentUnavailableView {
          Label("Shop Unavailable", systemImage: "exclamationmark.triangle")
        } description: {
          Text(message)
        } actions: {
          Button("Try Again") { model.retry() }
            .buttonStyle(.borderedProminent)
            .tint(model.stylesheet.prominent)
        }
        .scrollingWhereNeeded()
      }
    }

    @MainActor private func detail(_ product: Product) -> some Component {
      let available = model.available(of: product)
      return ProductDetail(product: product, stylesheet: model.stylesheet)
        .safeAreaInset(edge: .bottom, spacing: 0) {
          BuyBar(product: product, available: available, stylesheet: model.stylesheet) {
            model.addToBasket(product)
          }
        }
        .navigationBar(product.name) {
          Button {
            model.close()
          } label: {
            BackLabel("Shop").padding(.leading, -8)
          }
        } trailing: {
          BasketItem(count: model.basketCount)
        }
    }
  }

  /// The basket with the number of its items.
  private struct BasketItem: Component {
    let count: Int

    var body: some Component {
      Symbol("bag")
        .font(.title3)
        .badge(count)
        .accessibilityElement()
        .accessibilityRemoveTraits(.isImage)
        .accessibilityLabel("Basket")
        .accessibilityValue(count == 1 ? "1 item" : "\(count) items")
    }
  }

  /// The model of the shop's screen.
  @MainActor package final class ShopModel: ObservableObject {
    /// The phase of the list.
    package enum Phase: Hashable, Sendable {
      /// The catalog is being fetched.
      case loading
      /// The catalog, with at least one product.
      case loaded([Product])
      /// The catalog has no products.
      case empty
      /// The catalog could not be fetched, with a message.
      case failed(String)
    }

    /// The current phase of the list.
    @Published package private(set) var phase: Phase
    /// The open product; `nil` for the list.
    @Published package private(set) var selected: Product?
    /// The quantities of products in the basket, by identifier.
    @Published package private(set) var basket: [Product.ID: Int] = [:]

    /// The style of the shop.
    package let stylesheet: Stylesheet

    private let catalog: ProductCatalog
    private let services: any SubappServices
    private var task: Task<Void, Never>?

    /// Creates a model.
    ///
    /// - Parameters:
    ///   - catalog: The source of the products.
    ///   - services: The services of the platform.
    ///   - phase: The initial phase of the list; loading by default.
    package init(
      catalog: ProductCatalog, services: any SubappServices, phase: Phase = .loading
    ) {
      self.catalog = catalog
      self.services = services
      self.phase = phase
      stylesheet = services.stylesheet
    }

    deinit { task?.cancel() }

    /// The number of items in the basket.
    package var basketCount: Int { basket.values.reduce(0, +) }

    /// Fetches the catalog; a call during a fetch does nothing.
    package func load() {
      guard task == nil else { return }
      phase = .loading
      let load = WorkTracker.beginLoad("catalog", owner: self)
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
      report(.catalogLoaded(products: products.count))
    }

    private func show(_ error: any Error) {
      task = nil
      phase = .failed(CatalogError.message(for: error))
      services.telemetryEventLogger.logError(error, attributes: ["subapp": "shop"])
    }

    /// Fetches the catalog again.
    package func retry() {
      guard task == nil else { return }
      report(.retried)
      load()
    }

    /// Opens a product of the list; a product that is not in the list is ignored.
    ///
    /// - Parameter product: The product.
    package func open(_ product: Product) {
      guard case .loaded(let products) = phase, let index = products.firstIndex(of: product) else {
        return
      }
      selected = product
      report(.productViewed(product, position: index + 1))
    }

    /// Returns to the list.
    package func close() { selected = nil }

    /// Returns how many more items of a product can be added to the basket.
    ///
    /// - Parameter product: The product.
    /// - Returns: The stock minus the quantity in the basket, at least 0.
    package func available(of product: Product) -> Int {
      max(0, product.stock - basket[product.id, default: 0])
    }

    /// Adds a product to the basket if it is available.
    ///
    /// - Parameter product: The product.
    package func addToBasket(_ product: Product) {
      guard available(of: product) > 0 else { return }
      let quantity = basket[product.id, default: 0] + 1
      basket[product.id] = quantity
      report(.addedToBasket(product, quantity: quantity))
    }

    private func report(_ event: ShopEvent) { services.telemetryBusEventObserver.observe(event) }
  }

  /// The previews of the shop's screen.
  package enum ShopViewPreviews: PreviewProvider {
    /// The test suite that takes their snapshots.
    package static let suite = "ShopViewSnapshotTests"

    /// The phases of the list, open products, and another stylesheet.
    @MainActor package static var previews: [Preview] {
      [
        Preview("Loading") { ShopPreview(phase: .loading) },
        Preview("Loaded", in: [.light, .dark, .rightToLeft, .largestText]) {
          ShopPreview(phase: .loaded(ProductCatalog.samples))
        },
        Preview("Empty") { ShopPreview(phase: .empty) },
        Preview("Failed") {
          ShopPreview(phase: .failed(CatalogError.message(for: CatalogError.offline)))
        },
        Preview("Detail") { ShopPreview(phase: loaded, opens: "lamp", adds: 2) },
        Preview("Detail-Last") { ShopPreview(phase: loaded, opens: "vase", adds: 2) },
        Preview("Detail-SoldOut") { ShopPreview(phase: loaded, opens: "bowl") },
        Preview("Festive") { ShopPreview(phase: loaded, stylesheet: .festive) },
      ]
    }

    private static let loaded = ShopModel.Phase.loaded(ProductCatalog.samples)
  }

  /// A screen whose model has a fixed phase.
  private struct ShopPreview: @MainActor Component {
    let phase: ShopModel.Phase
    var opens: Product.ID?
    var adds = 0
    var stylesheet = Stylesheet.standard

    @MainActor var body: some Component {
      let model = ShopModel(
        catalog: .sample, services: PreviewServices(stylesheet: stylesheet), phase: phase)
      if let product = ProductCatalog.samples.first(where: { $0.id == opens }) {
        model.open(product)
        for _ in 0..<adds { model.addToBasket(product) }
      }
      return ShopView(model: model)
    }
  }

  /// Services for previews, which discard all logs.
  struct PreviewServices: SubappServices {
    var stylesheet = Stylesheet.standard
    let telemetryEventLogger: any TelemetryEventLogging
    let telemetryBusEventObserver: TelemetryBusEventObserver

    init(stylesheet: Stylesheet = .standard) {
      self.stylesheet = stylesheet
      let logger = TelemetryEventLogger(
        telemetryDestination: TextTelemetryDestination { _ in })
      telemetryEventLogger = logger
      telemetryBusEventObserver = TelemetryBusEventObserver(telemetryEventLogger: logger)
    }
  }
}
