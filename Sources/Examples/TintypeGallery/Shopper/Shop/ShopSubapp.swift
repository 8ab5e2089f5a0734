// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeDoubles

extension Shopper {
  /// A subapp with a screen.
  package protocol ScreenSubapp: Subapp {
    /// The current screen.
    @MainActor var screen: any Component { get }
  }

  /// The shop: the products and a basket.
  package final class ShopSubapp: ScreenSubapp {
    /// The model of the screen.
    package let model: ShopModel

    /// Creates the shop with the catalog from the dependencies.
    ///
    /// - Parameters:
    ///   - appConfiguration: The build-time configuration, which is not used.
    ///   - subappServices: The services of the platform.
    package init(appConfiguration: AppConfiguration, subappServices: any SubappServices) async {
      @Dependency(\.productCatalog) var catalog
      model = await ShopModel(catalog: catalog, services: subappServices)
    }

    /// Installs the handlers that log the shop's events.
    package func installTelemetryBusEventHandlers(on observer: TelemetryBusEventObserver) {
      ShopTelemetry.install(on: observer)
    }

    /// Starts to fetch the catalog, without waiting for it.
    package func start() async { await model.load() }

    /// The list or the open product.
    @MainActor package var screen: any Component { ShopView(model: model) }
  }

  /// An event of the shop.
  enum ShopEvent: TelemetryBusEvent, Hashable {
    /// The catalog was loaded.
    case catalogLoaded(products: Int)
    /// The user retried after the catalog could not be fetched.
    case retried
    /// The user opened a product; positions in the list are counted from 1.
    case productViewed(Product, position: Int)
    /// The user added a product to the basket, with its new quantity in the basket.
    case addedToBasket(Product, quantity: Int)
  }

  /// The telemetry of the shop: the logged events and their names.
  enum ShopTelemetry {
    /// Installs the handlers.
    static func install(on observer: TelemetryBusEventObserver) {
      observer.addHandler(for: ShopEvent.self) { event, logger in
        switch event {
        case .catalogLoaded(let products):
          logger.logEvent(CatalogLoaded(eventData: .init(products: products)))
        case .retried:
          logger.logEvent(Retried())
        case .productViewed(let product, let position):
          logger.logEvent(
            ProductViewed(eventData: .init(productID: product.id, position: position)))
        case .addedToBasket(let product, let quantity):
          logger.logEvent(
            AddedToBasket(
              eventData: .init(productID: product.id, quantity: quantity, cents: product.cents)))
        }
      }
    }

    struct CatalogLoaded: TelemetryEvent {
      struct Data: Encodable, Sendable { let products: Int }
      let name = TelemetryEventName(rawValue: "shop.catalog_loaded")
      let eventData: Data
    }

    struct Retried: TelemetryEvent {
      struct Data: Encodable, Sendable {}
      let name = TelemetryEventName(rawValue: "shop.retried")
      let eventData = Data()
    }

    struct ProductViewed: TelemetryEvent {
      struct Data: Encodable, Sendable {
        let productID: String
        let position: Int
      }
      let name = TelemetryEventName(rawValue: "shop.product_viewed")
      let eventData: Data
    }

    struct AddedToBasket: TelemetryEvent {
      struct Data: Encodable, Sendable {
        let productID: String
        let quantity: Int
        let cents: Int
      }
      let name = TelemetryEventName(rawValue: "shop.added_to_basket")
      let eventData: Data
    }
  }
}
