// SPDX-License-Identifier: MIT

import TintypeDoubles

extension Shopper {
  /// Something that is sold.
  package struct Product: Identifiable, Hashable, Sendable {
    /// What it is, which decides how it is drawn.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A mug.
      case mug
      /// A vase.
      case vase
      /// A bowl.
      case bowl
      /// A lamp.
      case lamp
      /// A plant in its pot.
      case plant
    }

    /// The product's identifier.
    package let id: String
    /// The product's name.
    package let name: String
    /// What is said of it.
    package let text: String
    /// What it is.
    package let kind: Kind
    /// What it costs, in hundredths of a euro.
    package let cents: Int
    /// How many there are.
    package let stock: Int

    /// Creates a product.
    ///
    /// - Parameters:
    ///   - id: Its identifier.
    ///   - name: Its name.
    ///   - text: What is said of it.
    ///   - kind: What it is.
    ///   - cents: What it costs, in hundredths of a euro.
    ///   - stock: How many there are.
    package init(id: String, name: String, text: String, kind: Kind, cents: Int, stock: Int) {
      self.id = id
      self.name = name
      self.text = text
      self.kind = kind
      self.cents = cents
      self.stock = stock
    }

    /// What it costs as it is written, such as €24.50.
    package var price: String {
      let (euros, rest) = cents.magnitude.quotientAndRemainder(dividingBy: 100)
      return "\(cents < 0 ? "−" : "")€\(euros).\(rest < 10 ? "0" : "")\(rest)"
    }

    /// Whether there is one to sell.
    package var isAvailable: Bool { stock > 0 }

    /// What is worth saying of how many there are; `nil` for enough.
    package var stockNote: String? {
      if stock <= 0 { return "Sold out" }
      return stock <= 3 ? "Only \(stock) left" : nil
    }
  }

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
