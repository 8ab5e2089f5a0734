// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeDoubles

extension Shopper {
  /// A subapp with a screen of its own.
  package protocol ScreenSubapp: Subapp {
    /// The screen as it is now.
    @MainActor var screen: any Component { get }
  }

  /// The shop: what is sold, and a basket for it.
  package final class ShopSubapp: ScreenSubapp {
    /// What the screen shows.
    package let model: ShopModel

    /// Makes the shop with the catalogue of the dependencies.
    ///
    /// - Parameters:
    ///   - appConfiguration: What was decided when the app was built; nothing of it matters here.
    ///   - subappServices: What the platform offers.
    package init(appConfiguration: AppConfiguration, subappServices: any SubappServices) async {
      @Dependency(\.productCatalog) var catalog
      model = await ShopModel(catalog: catalog, services: subappServices)
    }

    /// Installs what counts the shop's events.
    package func installTelemetryBusEventHandlers(on observer: TelemetryBusEventObserver) {
      ShopTelemetry.install(on: observer)
    }

    /// Begins to fetch the catalogue, for which nobody waits.
    package func start() async { await model.load() }

    /// The list, or the product that is looked at.
    @MainActor package var screen: any Component { ShopView(model: model) }
  }

  /// What happens in the shop.
  enum ShopEvent: TelemetryBusEvent, Hashable {
    /// The catalogue is there.
    case catalogLoaded(products: Int)
    /// Somebody has tried again after the catalogue could not be fetched.
    case retried
    /// Somebody looks at a product, which stands at a place of the list, counted from 1.
    case productViewed(Product, position: Int)
    /// Somebody has put a product into the basket, which holds a number of it now.
    case addedToBasket(Product, quantity: Int)
  }

  /// What is counted of that, and under which names.
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
