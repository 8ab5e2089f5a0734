// SPDX-License-Identifier: MIT

import TintypeDoubles

extension Shopper {
  /// A product of the shop.
  package struct Product: Identifiable, Hashable, Sendable {
    /// The kind of a product, which determines its image.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A mug.
      case mug
      /// A vase.
      case vase
      /// A bowl.
      case bowl
      /// A lamp.
      case lamp
      /// A potted plant.
      case plant
    }

    /// The product's identifier.
    package let id: String
    /// The product's name.
    package let name: String
    /// The description.
    package let text: String
    /// The kind.
    package let kind: Kind
    /// The price in euro cents.
    package let cents: Int
    /// The number of items in stock.
    package let stock: Int

    /// Creates a product.
    ///
    /// - Parameters:
    ///   - id: The identifier.
    ///   - name: The name.
    ///   - text: The description.
    ///   - kind: The kind.
    ///   - cents: The price in euro cents.
    ///   - stock: The number of items in stock.
    package init(id: String, name: String, text: String, kind: Kind, cents: Int, stock: Int) {
      self.id = id
      self.name = name
      self.text = text
      self.kind = kind
      self.cents = cents
      self.stock = stock
    }

    /// The formatted price, such as €24.50.
    package var price: String {
      let (euros, rest) = cents.magnitude.quotientAndRemainder(dividingBy: 100)
      return "\(cents < 0 ? "−" : "")€\(euros).\(rest < 10 ? "0" : "")\(rest)"
    }

    /// A Boolean value that indicates whether the product is in stock.
    package var isAvailable: Bool { stock > 0 }

    /// A note about low stock; `nil` if there is enough.
    package var stockNote: String? {
      if stock <= 0 { return "Sold out" }
      return stock <= 3 ? "Only \(stock) left" : nil
    }
  }

  /// A source of the products in the shop.
  package struct ProductCatalog: Sendable {
    /// Fetches all products in display order.
    package var products: @Sendable () async throws -> [Product]

    /// Creates a catalog.
    ///
    /// - Parameter products: Fetches all products.
    package init(products: @escaping @Sendable () async throws -> [Product]) {
      self.products = products
    }

    /// A catalog with pottery and a lamp.
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

  /// The reason why the catalog could not be fetched.
  package enum CatalogError: Error, Hashable, Sendable {
    /// There is no connection.
    case offline
    /// The shop does not answer.
    case unavailable

    /// Returns the message for any error of the catalog.
    ///
    /// - Parameter error: The error; an unknown error gets a generic message.
    /// - Returns: The cause and a remedy.
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
  /// The catalog of the shop; tests must replace it.
  package var productCatalog: Shopper.ProductCatalog {
    get { self[ProductCatalogKey.self] }
    set { self[ProductCatalogKey.self] = newValue }
  }
}
