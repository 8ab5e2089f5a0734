// SPDX-License-Identifier: MIT

import Foundation

/// An order that has not been placed.
struct OrderDraft: Sendable {
  var lines: [CartLine]
  var recipient: String
  var delivery: DeliveryMethod
  var isGift: Bool
  var total: Decimal
}

/// Places orders.
protocol OrderService: Sendable {
  func place(_ draft: OrderDraft) async throws -> Order
}

/// Accepts all orders and numbers them.
actor LocalOrderService: OrderService {
  private var nextNumber = 1041

  func place(_ draft: OrderDraft) async throws -> Order {
    guard !draft.lines.isEmpty else { throw ShopError(message: "The cart is empty.") }
    defer { nextNumber += 1 }
    return Order(
      id: "KS-\(nextNumber)", lines: draft.lines, total: draft.total,
      recipient: draft.recipient, delivery: draft.delivery, isGift: draft.isGift)
  }
}

/// Rejects all orders.
struct RejectingOrderService: OrderService {
  func place(_ draft: OrderDraft) async throws -> Order {
    throw ShopError(message: "The payment was declined. You have not been charged.")
  }
}
