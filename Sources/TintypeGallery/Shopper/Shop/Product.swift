// SPDX-License-Identifier: MIT

extension Shopper {
  /// Something that is sold.
  public struct Product: Identifiable, Hashable, Sendable {
    /// What it is, which decides how it is drawn.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
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
    public let id: String
    /// The product's name.
    public let name: String
    /// What is said of it.
    public let text: String
    /// What it is.
    public let kind: Kind
    /// What it costs, in hundredths of a euro.
    public let cents: Int
    /// How many there are.
    public let stock: Int

    /// Creates a product.
    ///
    /// - Parameters:
    ///   - id: Its identifier.
    ///   - name: Its name.
    ///   - text: What is said of it.
    ///   - kind: What it is.
    ///   - cents: What it costs, in hundredths of a euro.
    ///   - stock: How many there are.
    public init(id: String, name: String, text: String, kind: Kind, cents: Int, stock: Int) {
      self.id = id
      self.name = name
      self.text = text
      self.kind = kind
      self.cents = cents
      self.stock = stock
    }

    /// What it costs as it is written, such as €24.50.
    public var price: String {
      let (euros, rest) = cents.magnitude.quotientAndRemainder(dividingBy: 100)
      return "\(cents < 0 ? "−" : "")€\(euros).\(rest < 10 ? "0" : "")\(rest)"
    }

    /// Whether there is one to sell.
    public var isAvailable: Bool { stock > 0 }

    /// What is worth saying of how many there are; `nil` for enough.
    public var stockNote: String? {
      if stock <= 0 { return "Sold out" }
      return stock <= 3 ? "Only \(stock) left" : nil
    }
  }
}
