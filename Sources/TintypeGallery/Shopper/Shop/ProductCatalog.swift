// SPDX-License-Identifier: MIT

import TintypeDoubles

extension Shopper {
  /// Knows what is sold.
  package struct ProductCatalog: Sendable {
    /// Fetches everything that is sold, in the order in which it is shown.
    package var products: @Sendable () async throws -> [Product]

    /// Creates a catalogue.
    ///
    /// - Parameter products: Fetches everything that is sold.
    package init(products: @escaping @Sendable () async throws -> [Product]) {
      self.products = products
    }

    /// A catalogue that sells what a potter makes, and a lamp.
    package static let sample = ProductCatalog { samples }

    static let samples = [
      Product(
        id: "mug", name: "Harbour Mug",
        text: "Holds a third of a litre, and keeps it warm by its thick wall. Dishwasher-safe.",
        kind: .mug, cents: 2450, stock: 24),
      Product(
        id: "vase", name: "Tall Vase",
        text: "For one branch or a handful of tulips. Thrown by hand, so no two are the same.",
        kind: .vase, cents: 6200, stock: 2),
      Product(
        id: "lamp", name: "Reading Lamp",
        text: "A shade of linen on a foot of oak. Comes with a bulb that lasts.",
        kind: .lamp, cents: 11_900, stock: 8),
      Product(
        id: "bowl", name: "Everyday Bowl",
        text: "Porridge, soup, rice. Glazed inside, and raw outside where you hold it.",
        kind: .bowl, cents: 1995, stock: 0),
      Product(
        id: "plant", name: "Rubber Plant",
        text: "Wants some light and water once a week, and forgives when you forget.",
        kind: .plant, cents: 3400, stock: 11),
    ]
  }

  /// Why the catalogue could not be fetched.
  package enum CatalogError: Error, Hashable, Sendable {
    /// There is no connection.
    case offline
    /// The shop does not answer.
    case unavailable

    /// What is shown for any error of the catalogue.
    ///
    /// - Parameter error: The error; what is not known is not told in its own words.
    /// - Returns: What happened, and what can be done.
    static func message(for error: any Error) -> String {
      switch error as? CatalogError {
      case .offline: "You are offline. Connect to the internet and try again."
      case .unavailable, nil: "The shop does not answer at the moment. Try again in a while."
      }
    }
  }
}

private enum ProductCatalogKey: DependencyKey {
  static let liveValue = Shopper.ProductCatalog.sample
  static let testValue = Shopper.ProductCatalog(products: unimplemented("ProductCatalog.products"))
}

extension DependencyValues {
  /// What the shop sells; a test must say so.
  package var productCatalog: Shopper.ProductCatalog {
    get { self[ProductCatalogKey.self] }
    set { self[ProductCatalogKey.self] = newValue }
  }
}
