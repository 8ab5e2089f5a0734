// SPDX-License-Identifier: MIT

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
}
