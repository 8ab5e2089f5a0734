// SPDX-License-Identifier: MIT

import SwiftUI

/// A number of copies of a book in the cart.
struct CartLine: Identifiable, Hashable, Sendable {
  let book: Book
  var quantity: Int

  var id: Book.ID { book.id }

  var total: Decimal { book.price * Decimal(quantity) }
}

/// A way to receive an order.
enum DeliveryMethod: String, CaseIterable, Identifiable, Sendable {
  case pickup, standard, express

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .pickup: "Pick up"
    case .standard: "Standard"
    case .express: "Express"
    }
  }

  var price: Decimal {
    switch self {
    case .pickup: 0
    case .standard: 3.9
    case .express: 8.5
    }
  }

  var detail: LocalizedStringKey {
    switch self {
    case .pickup: "Ready at the shop in Kiln Street after two hours"
    case .standard: "Arrives within three working days"
    case .express: "Arrives tomorrow before noon"
    }
  }
}

/// The sums of an order.
struct OrderSummary: Equatable, Sendable {
  var subtotal: Decimal
  var discount: Decimal
  var delivery: Decimal
  var tip: Decimal = 0

  var total: Decimal { subtotal - discount + delivery + tip }
}

/// A placed order.
struct Order: Identifiable, Hashable, Sendable {
  let id: String
  let lines: [CartLine]
  let total: Decimal
  let recipient: String
  let delivery: DeliveryMethod
  let isGift: Bool
}
